// Which way imports run; docs/architecture.md draws it.
const FEATURE = '^server/features/';
const TEST = '(\\.test\\.tsx?$|^server/testing/)';

// The layers of server/, lowest first: a folder imports from its own layer and those below it.
const LAYERS = [
  '^server/platform/',
  '^server/database/',
  '^server/auth/',
  '^server/operations/',
  FEATURE,
  '^server/(transports|demo)/',
  '^server/(process|cli)/',
];

// Which features a feature may import. Those that are left out of a list must not be imported.
const USES = {
  accounts: [],
  drafts: [],
  widgets: ['drafts', 'audience', 'analytics'],
  audience: ['widgets', 'analytics'],
  analytics: ['widgets', 'audience', 'delivery'],
  content: ['drafts', 'widgets', 'audience', 'analytics'],
  delivery: ['accounts', 'widgets', 'audience', 'analytics', 'content'],
  scheduling: ['drafts', 'widgets', 'content'],
  changes: ['accounts', 'widgets', 'content', 'audience', 'workspace'],
  previews: ['accounts', 'delivery', 'drafts', 'widgets'],
  proposals: ['drafts', 'widgets', 'content', 'audience', 'delivery'],
  workspace: ['drafts', 'widgets', 'audience', 'content'],
};

// The folders of widgets/ that are a type, and those that types share.
const TYPES = require('./widgets/registry.json').join('|');
// Of what types share, the files without a parser.
const SHARED_IN_BROWSER = '^widgets/(targeting/|selectors/(?!selector\\.)|appearance/)';

// Of widgets/, the definitions run on the server, the forms in the builder, and the rest in the host page.
const FORM = `^widgets/(${TYPES})/form/`;
const FORMS = `^widgets/(${TYPES}|generated)/form/`;
const SCHEMAS = 'contract/(definition|entries|fields|registry|stored)|targeting/schema';
const ZOD_IN_WIDGETS = `^widgets/((${TYPES})/definition|${SCHEMAS})\\.ts$`;
// The app for MCP runs in a frame of its host, with the library of the extension.
const IN_BROWSER = [
  '^embed/(?!mcp-app/)',
  '^widgets/(targeting/(describe|phrases)|contract/(renderers|views))\\.ts$',
  `^widgets/(${TYPES})/(?!(definition|requirements|warnings)\\.)[^/]+\\.ts$`,
];

const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const layers = LAYERS.slice(0, -1).map((path, layer) =>
  forbid(
    `layer-${layer}-imports-none-above`,
    'Imports in server/ run one way: platform, database, auth, operations, features, transports and demo, process and cli.',
    { path, pathNot: TEST },
    { path: LAYERS.slice(layer + 1) },
  ),
);

const features = Object.entries(USES).map(([feature, uses]) =>
  forbid(
    `feature-${feature}`,
    'A feature imports the features that its list in USES names, and no others.',
    { path: `^server/features/${feature}/`, pathNot: TEST },
    { path: FEATURE, pathNot: `^server/features/(${[feature, ...uses].join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    ...layers,
    ...features,
    forbid(
      'no-circles',
      'Files that import each other, even for types alone, cannot be understood apart.',
      {},
      { circular: true },
    ),
    forbid(
      'pages-ask-the-api',
      'Pages know the server by its types alone: no business rules, no database.',
      { path: '^(app|ui)/' },
      { path: '^(server|prisma)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'pages-load-no-schemas',
      'A schema would bring zod into the browser: pages read widgets/contract/requirements.ts and widgets/contract/known-values.ts.',
      { path: ['^(app|ui)/', FORM], pathNot: TEST },
      {
        path: [
          'node_modules/zod/',
          `^widgets/((${TYPES})/definition|contract/(registry|fields|stored)|targeting/schema)\\.ts$`,
        ],
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
      { path: ['^(app|server|prisma|messages)/', `^widgets/(${TYPES})/`], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'forms-keep-to-their-type',
      'The form of a widget type is made of the parts of ui/ and knows its own type alone.',
      { path: FORM, pathNot: TEST },
      {
        path: ['^(app|server|prisma|messages)/', `^widgets/(${TYPES})/`],
        pathNot: '^widgets/$1/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'api-asks-routers',
      'The transports reach a domain through its router only.',
      { path: '^server/transports/', pathNot: TEST },
      { path: FEATURE, pathNot: '/routers?\\.ts$' },
    ),
    forbid(
      'one-place-joins-routers',
      'REST, its description, MCP and the dashboard all come from one router; what browsers and readers ask is no operation.',
      { pathNot: ['^server/transports/router\\.ts$', '^server/transports/(browser|public-pages)/', TEST] },
      { path: `${FEATURE}.*/router\\.ts$`, pathNot: '^server/features/widgets/' },
    ),
    forbid(
      'services-know-no-procedures',
      'Business functions know no HTTP and no tRPC.',
      { path: FEATURE, pathNot: ['/router\\.ts$', TEST] },
      {
        path: [
          '^(node:)?https?$',
          'node_modules/(next|@trpc|trpc-to-openapi)/',
          '^server/operations/(operation|public-procedure)\\.ts$',
        ],
      },
    ),
    forbid(
      'widgets-stand-alone',
      'A widget type describes itself with zod, nanoid for ids and a parser of selectors, so that browser and server can both read it.',
      { path: '^widgets/', pathNot: [FORMS, TEST] },
      { pathNot: [`^widgets/(?!(${TYPES})/form/)`, '^embed/', 'node_modules/(zod|nanoid|css-what)/'] },
    ),
    forbid(
      'facts-are-plain-data',
      'The server, the pages and the host page read these files of a type alike.',
      { path: `^widgets/(${TYPES})/(type|known-values|requirements|warnings|events|script|guide|demo)\\.ts$` },
      {
        path: ['^(server|app|ui|embed|prisma)/', 'node_modules/', ZOD_IN_WIDGETS],
        pathNot: '^widgets/contract/definition\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'the-browser-gets-no-server',
      'What runs in the host page carries no zod, no React and nothing of the server; packages place what points at an element, find selectors, and compute roles and names.',
      { path: IN_BROWSER, pathNot: TEST },
      {
        path: ['^(server|app|prisma|ui)/', FORM, 'node_modules/', ZOD_IN_WIDGETS],
        pathNot: 'node_modules/(@floating-ui/core|@medv/finder|dom-accessibility-api|diff)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'the-mcp-app-gets-no-server',
      'The app for MCP reads results of tools: it knows the library of the extension and the kit.',
      { path: '^embed/mcp-app/', pathNot: TEST },
      {
        pathNot: ['^embed/(mcp-app|kit)/', 'node_modules/@modelcontextprotocol/ext-apps/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'embed-knows-no-types',
      'The kit, the preview and the script serve every widget type: they get the renderers as arguments, and import only generated modules that cover every type, and the rules and the limits of answers, which are the same everywhere.',
      { path: '^embed/', pathNot: TEST },
      {
        path: '^widgets/',
        pathNot: [SHARED_IN_BROWSER, '^widgets/(generated/(scripts|offers)|contract/(answer-limits|script))\\.ts$'],
      },
    ),
    forbid(
      'one-guard-for-outgoing-requests',
      'Requests to other hosts go through server/platform/outgoing.ts, which judges addresses and bounds answers. process/ listens, node-request.ts reads addresses; the commands that run in a terminal ask the hosts they are told.',
      {
        path: '^server/',
        pathNot: [
          '^server/platform/outgoing\\.ts$',
          '^server/process/(control|http|pages)\\.ts$',
          '^server/transports/node-request\\.ts$',
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
