// Which way imports run; docs/architecture.md draws it.
const SHARED = 'api|cli|database|demo|generated|identity|kernel|operation|process|testing';
const DOMAIN = `^server/(?!(?:${SHARED})/)[^/]+/`;
const TEST = '(\\.test\\.tsx?$|^server/testing/)';

// The floors of server/, lowest first: a room imports from its own floor and those below it.
const FLOORS = [
  '^server/kernel/',
  '^server/database/',
  '^server/identity/',
  '^server/operation/',
  DOMAIN,
  '^server/(api|demo)/',
  '^server/(process|cli)/',
];

// Of widgets/, the definitions run on the server, the forms in the builder, and the rest in the host page.
const FORM = '^widgets/(?!generated/)([^/]+)/form/';
const FORMS = '^widgets/[^/]+/form/';
const ZOD_IN_WIDGETS = '^widgets/([^/]+/definition|definition|entries|fields|registry|stored|targeting-schema)\\.ts$';
const IN_BROWSER = [
  '^embed/',
  '^widgets/(describe-targeting|targeting-phrases|renderers|views)\\.ts$',
  '^widgets/(?!generated/definitions)[^/]+/(?!(definition|requirements|warnings)\\.)[^/]+\\.ts$',
];

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const floors = FLOORS.slice(0, -1).map((path, floor) =>
  forbid(
    `floor-${floor}-knows-none-above`,
    'Arrows in server/ run one way: kernel, database, identity, operation, domains, api and demo, process and cli.',
    { path, pathNot: TEST },
    { path: FLOORS.slice(floor + 1) },
  ),
);

module.exports = {
  forbidden: [
    ...floors,
    forbid(
      'no-circles',
      'Files that need each other cannot be understood apart.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'pages-ask-the-api',
      'Pages know the server by its types alone: no business rules, no database.',
      { path: '^(app|ui)/' },
      { path: '^(server|prisma)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'pages-load-no-schemas',
      'A schema would bring zod into the browser: pages read widgets/requirements.ts and widgets/known-values.ts.',
      { path: ['^(app|ui)/', FORM], pathNot: TEST },
      {
        path: ['node_modules/zod/', '^widgets/([^/]+/definition|registry|fields|stored|targeting-schema)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'server-knows-no-pages',
      'Only pages import pages.',
      { path: '^(server|widgets|prisma|embed)/' },
      { path: '^app/' },
    ),
    forbid(
      'parts-know-no-pages',
      'What forms and pages share is told what it needs: it knows no page, no API and no widget type.',
      { path: '^ui/', pathNot: TEST },
      { path: ['^(app|server|prisma|messages)/', '^widgets/[^/]+/'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'forms-keep-to-their-type',
      'The form of a widget type is made of the parts of ui/ and knows its own type alone.',
      { path: FORM, pathNot: TEST },
      {
        path: ['^(app|server|prisma|messages)/', '^widgets/[^/]+/'],
        pathNot: '^widgets/$1/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'api-asks-routers',
      'The transports reach a domain through its router only.',
      { path: '^server/api/', pathNot: TEST },
      { path: DOMAIN, pathNot: '/routers?\\.ts$' },
    ),
    forbid(
      'one-place-joins-routers',
      'REST, its description, MCP and the dashboard all come from one router; what browsers and readers ask is no operation.',
      { pathNot: ['^server/api/router\\.ts$', '^server/api/(client|public-pages)/', TEST] },
      { path: `${DOMAIN}router\\.ts$`, pathNot: '^server/widgets/' },
    ),
    forbid(
      'services-know-no-procedures',
      'Business functions know no HTTP and no tRPC.',
      { path: DOMAIN, pathNot: ['/router\\.ts$', TEST] },
      {
        path: [
          '^(node:)?https?$',
          'node_modules/(next|@trpc|trpc-to-openapi)/',
          '^server/operation/(operation|public-procedure)\\.ts$',
        ],
      },
    ),
    forbid(
      'widgets-stand-alone',
      'A widget type describes itself with zod, nanoid for ids and a parser of selectors, so that browser and server can both read it.',
      { path: '^widgets/', pathNot: [FORMS, TEST] },
      { pathNot: ['^widgets/(?![^/]+/form/)', '^embed/', 'node_modules/(zod|nanoid|css-what)/'] },
    ),
    forbid(
      'facts-are-plain-data',
      'The server, the pages and the host page read these files of a type alike.',
      { path: '^widgets/[^/]+/(type|known-values|requirements|warnings|events|guide|demo)\\.ts$' },
      {
        path: ['^(server|app|ui|embed|prisma)/', 'node_modules/', ZOD_IN_WIDGETS],
        pathNot: '^widgets/definition\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'the-browser-gets-no-server',
      'What runs in the host page carries no zod, no React and nothing of the server; packages place what points at an element, find selectors, and compute roles and names.',
      { path: IN_BROWSER, pathNot: TEST },
      {
        path: ['^(server|app|prisma|ui)/', FORMS, 'node_modules/', ZOD_IN_WIDGETS],
        pathNot: 'node_modules/(@floating-ui/core|@medv/finder|dom-accessibility-api)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'embed-knows-no-types',
      'The kit, the preview and the script serve every widget type: they are handed the renderers. Rules are judged alike everywhere.',
      { path: '^embed/', pathNot: TEST },
      {
        path: '^widgets/',
        pathNot:
          '^widgets/((describe-)?targeting[a-z-]*|alternatives|selector-parts|target-snapshot|rollout|dates|rich-text|theme|trigger|gates|turn)\\.ts$',
      },
    ),
    forbid(
      'one-guard-for-outgoing-requests',
      'Requests to other hosts go through server/kernel/outgoing.ts, which judges addresses and bounds answers. process/ listens, node-request.ts reads addresses; the commands that run in a terminal ask the hosts they are told.',
      {
        path: '^server/',
        pathNot: [
          '^server/kernel/outgoing\\.ts$',
          '^server/process/(control|http|pages)\\.ts$',
          '^server/api/node-request\\.ts$',
          '^server/(cli|testing)/',
          TEST,
        ],
      },
      {
        path: [
          '^(node:)?(http|https|http2|net|tls|dgram)$',
          'node_modules/(undici|got|axios|node-fetch|ky|follow-redirects)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'tests-stay-in-tests',
      'Nothing that ships may need the tests or development packages.',
      { path: '^(server|widgets|app|ui|prisma)/', pathNot: TEST },
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
