// Which way imports run: app -> server/api -> a domain's router -> its services -> the database; see docs/architecture.md.
const SHARED = 'api|auth|cli|generated|testing';
const DOMAIN = `^server/(?!(?:${SHARED})/)[^/]+/`;
const TEST = '(\\.test\\.tsx?$|^server/testing/|^server/api/contract/)';

// Of widgets/, the definitions run on the server and the rest in the host page.
const ZOD_IN_WIDGETS = '^widgets/([^/]+/definition|definition|entries|fields|registry|targeting-schema)\\.ts$';
const IN_BROWSER = [
  '^embed/',
  '^widgets/(describe-targeting|targeting-phrases|renderer|renderers|texts)\\.ts$',
  '^widgets/[^/]+/(?!(definition|requirements)\\.)[^/]+\\.ts$',
];

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Files that need each other cannot be understood apart.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'pages-ask-the-api',
      'Pages and routes hand their requests to server/api: no business rules, no database.',
      { path: '^app/' },
      { path: '^(server|prisma)/', pathNot: '^server/api/' },
    ),
    forbid(
      'pages-load-no-schemas',
      'A schema would bring zod into the browser: pages read widgets/requirements.ts and widgets/known-values.ts.',
      { path: '^app/', pathNot: TEST },
      {
        path: ['node_modules/zod/', '^widgets/([^/]+/definition|registry|fields|targeting-schema)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'server-knows-no-pages',
      'Only pages import pages.',
      { path: '^(server|widgets|prisma)/' },
      { path: '^app/' },
    ),
    forbid(
      'api-asks-routers',
      'The transports reach a domain through its router only.',
      { path: '^server/api/', pathNot: TEST },
      { path: DOMAIN, pathNot: '/router\\.ts$' },
    ),
    forbid(
      'one-place-joins-routers',
      'REST, its description, MCP and the dashboard all come from one router.',
      { pathNot: ['^server/api/router\\.ts$', TEST] },
      { path: `${DOMAIN}router\\.ts$`, pathNot: '^server/widgets/' },
    ),
    forbid(
      'domains-know-no-transport',
      'A domain sees of server/api only how operations are declared and how values are written.',
      { path: DOMAIN, pathNot: TEST },
      { path: '^server/api/', pathNot: '^server/api/(operation|open-procedure|wire|dates)\\.ts$' },
    ),
    forbid(
      'services-know-no-procedures',
      'Business functions know no HTTP and no tRPC.',
      { path: DOMAIN, pathNot: ['/router\\.ts$', TEST] },
      {
        path: [
          '^(node:)?https?$',
          'node_modules/(next|@trpc|trpc-to-openapi)/',
          '^server/api/(operation|open-procedure)\\.ts$',
        ],
      },
    ),
    forbid(
      'the-process-is-outermost',
      'Only the programs themselves open and close what the process has.',
      { path: ['^server/api/', DOMAIN], pathNot: TEST },
      { path: '^server/(main|start|store|routes|http|shutdown|drain)\\.ts$' },
    ),
    forbid(
      'widgets-stand-alone',
      'A widget type describes itself with zod and nothing else, so that browser and server can both read it.',
      { path: '^widgets/', pathNot: TEST },
      { pathNot: ['^widgets/', '^embed/', 'node_modules/zod/', 'node_modules/react/'] },
    ),
    forbid(
      'the-browser-gets-no-server',
      'What runs in the host page carries no zod, no React and nothing of the server; the two packages are what it needs.',
      { path: IN_BROWSER, pathNot: TEST },
      {
        path: ['^(server|app|prisma)/', 'node_modules/', ZOD_IN_WIDGETS],
        pathNot: 'node_modules/(dompurify|@floating-ui/dom)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'tests-stay-in-tests',
      'Nothing that ships may need the tests or development packages.',
      { path: '^(server|widgets|app|prisma)/', pathNot: TEST },
      { path: ['^server/testing/', '\\.test\\.tsx?$'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^server/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
  },
};
