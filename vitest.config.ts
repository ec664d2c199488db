import { defineConfig } from 'vitest/config';
import { WAIT_MS } from './server/testing/wait';

const tests = [
  'server/**/*.test.ts',
  'widgets/**/*.test.ts',
  'scripts/**/*.test.ts',
  'app/**/*.test.ts',
  'messages/**/*.test.ts',
  'ui/**/*.test.ts',
];
const processTests = '**/*.process.test.ts';
const releaseTests = '**/*.release.test.ts';
const clusterTests = '**/*.cluster.test.ts';
const elsewhere = ['.build/**', '**/node_modules/**'];

/** Stops a test that hangs. No test depends on it, not even on a machine under heavy load. Only a test of a time limit of the product sets its own. */
const HANG_MS = 1_800_000;

const shared = {
  env: {
    DOCENT_SECRET: 'a secret that only the tests ever use',
    DOCENT_DATA_DIR: 'memory://',
    LOG_LEVEL: 'silent',
    NEXT_TELEMETRY_DISABLED: '1',
  },
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: WAIT_MS } },
};

// Files of a worker share its database; see server/testing/database.ts.
const inWorker = {
  ...shared,
  include: tests,
  exclude: [processTests, releaseTests, clusterTests, ...elsewhere],
  isolate: false,
  // Modules of the project are evaluated again for each file, those of packages once for a worker. If the JavaScript of the schema engine
  // were not inlined, the second file would give it a second WebAssembly instance, and it would lose the memory of the first.
  server: { deps: { inline: [/@prisma\/schema-engine-wasm/] } },
};
// A time zone far from the one that server/testing/odd-zone.ts sets for the databases.
const inOddZone = { env: { ...shared.env, TZ: process.env.TEST_TZ || 'America/New_York' } };
const onPostgres = { ...inOddZone, globalSetup: 'server/testing/setup-postgres.ts' };
const onCitus = { ...inOddZone, globalSetup: 'server/testing/setup-citus.ts' };
// Most machines have no cluster. Without one, this project exists only if it is named, and then fails with a message.
const forCluster = process.env.DATABASE_URL_CITUS || process.argv.includes('citus');
// Not run on Citus: tests of databases that have no nodes yet; tests of query plans, which on Citus do not show the rows that are read; and
// folders whose tests use no database.
const withoutNodes = [
  'server/database/{companies-on-many-nodes,company-statement,locales,open,responses-updated}.test.ts',
  'server/database/time-repair/*.test.ts',
  '{widgets,scripts,app,ui}/**',
];
// Nothing in these depends on the database.
const anyDatabase = [
  'server/platform/*.test.ts',
  'server/database/{migrate,statements-of}.test.ts',
  'server/features/accounts/api-keys/crypto.test.ts',
];
// All files run on PostgreSQL. The embedded database is many times slower, so only these files also run on it: they have statements that it
// may answer differently, or they open it. `npm run test:all` runs every file on both.
const concernEmbedded = [
  'server/database/**/*.test.ts',
  'server/features/{content/{changelog-posts,roadmaps},analytics/{events,results,stats},audience/{segments,users},delivery/reach}/**/*.test.ts',
  'server/features/{widgets/list,workspace/search}/**/*.test.ts',
  'server/auth/context.test.ts',
  'server/features/drafts/mails.test.ts',
  'server/{cli,process}/*.test.ts',
  'server/platform/{data-dir,lock,secret}*.test.ts',
  'server/transports/contract/{dates,round-trip}.test.ts',
  'server/transports/rest/idempotency.test.ts',
];
/** Exceptions from `concernEmbedded`: query plans, which are the same, and random histories of statements that other files run too. */
const sameOnEmbedded = [
  'server/database/company-statement.test.ts',
  'server/features/analytics/stats/recount.test.ts',
  'server/features/audience/segments/*.property.test.ts',
];
/** These open the embedded database in any project, so they do not run in the project for PostgreSQL. */
const opensEmbedded = ['server/database/migrate.test.ts'];
const isWhole = process.env.DOCENT_TEST_ALL === '1';
/** Other files run the same statements, so `citus` skips these: they only add other input, another transport, or random histories. */
const sameStatements = [
  'server/transports/{mcp,openapi}/**',
  'server/transports/rest/{cursors,idempotent-routes}.test.ts',
  'server/transports/browser/hostile.test.ts',
  'server/transports/contract/{bodies,change-order,compression,dates,drafts-only-tools,round-trip,time-zones,user-ids}.test.ts',
  'server/features/widgets/warnings.test.ts',
  'server/features/analytics/responses/delete.test.ts',
  'server/demo/demo.test.ts',
];
/** Tests that start whole processes. They run in only one project, because each chooses its own database. */
const processes = {
  ...shared,
  ...inOddZone,
  exclude: elsewhere,
  globalSetup: ['server/testing/setup-postgres.ts', 'server/testing/snapshot.ts'],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      // Rendering code is not included: e2e tests cover it in a browser.
      include: [
        'server/**/*.{ts,mjs}',
        'widgets/{contract,targeting,selectors,validation,appearance,merge}/*.ts',
        'widgets/*/{definition,requirements}.ts',
      ],
      exclude: [
        'widgets/contract/renderers.ts',
        'server/generated/**',
        'server/testing/**',
        'server/process/{main,dev,reload}.ts',
        'server/cli/main.ts',
        '**/*.test.ts',
      ],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: { lines: 90 },
    },
    projects: [
      { test: { ...inWorker, ...onPostgres, name: 'postgres', exclude: [...inWorker.exclude, ...opensEmbedded] } },
      {
        test: {
          ...inWorker,
          name: 'embedded',
          globalSetup: 'server/testing/snapshot.ts',
          ...(isWhole ? {} : { include: concernEmbedded, exclude: [...inWorker.exclude, ...sameOnEmbedded] }),
        },
      },
      ...(forCluster
        ? [
            {
              test: {
                ...inWorker,
                ...onCitus,
                name: 'citus',
                exclude: [
                  ...[processTests, releaseTests, ...elsewhere, ...anyDatabase, ...withoutNodes],
                  ...(isWhole ? [] : sameStatements),
                ],
              },
            },
          ]
        : []),
      { test: { ...processes, name: 'process', include: [processTests] } },
      // Tests of packages, images and third-party programs, and tests that copy the whole repository.
      { test: { ...processes, name: 'release', include: [releaseTests] } },
    ],
  },
});
