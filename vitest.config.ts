import { defineConfig } from 'vitest/config';

const tests = [
  'server/**/*.test.ts',
  'widgets/**/*.test.ts',
  'scripts/**/*.test.ts',
  'app/**/*.test.ts',
  'ui/**/*.test.ts',
];
const processTests = '**/*.process.test.ts';
const clusterTests = '**/*.cluster.test.ts';
const elsewhere = ['.build/**', '**/node_modules/**'];

const shared = {
  env: {
    DOCENT_SECRET: 'a secret that only the tests ever use',
    DOCENT_DATA_DIR: 'memory://',
    LOG_LEVEL: 'silent',
    NEXT_TELEMETRY_DISABLED: '1',
  },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

// Files of a worker share its database; see server/testing/database.ts.
const inWorker = { ...shared, include: tests, exclude: [processTests, clusterTests, ...elsewhere], isolate: false };
const onPostgres = { globalSetup: 'server/testing/setup-postgres.ts' };
const onCitus = { globalSetup: 'server/testing/setup-citus.ts' };
// Few have a cluster: without one, whoever asks for these tests by name is told so.
const forCluster = process.env.DATABASE_URL_CITUS || process.argv.includes('citus');
// What a database is before it has nodes; and a plan of Citus does not tell which rows it reads.
const withoutNodes = [
  'server/database/{companies-on-many-nodes,company-statement,locales,open}.test.ts',
  '{widgets,scripts,app,ui}/**',
];
// Nothing in these depends on the database.
const anyDatabase = [
  'server/kernel/*.test.ts',
  'server/database/{migrate,statements-of}.test.ts',
  'server/api-keys/crypto.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      // What draws is tested where it draws: in a browser, by e2e.
      include: ['server/**/*.{ts,mjs}', 'widgets/*.ts', 'widgets/*/{definition,requirements}.ts'],
      exclude: [
        'widgets/{renderer,renderers,texts}.ts',
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
      { test: { ...inWorker, name: 'embedded', globalSetup: 'server/testing/snapshot.ts' } },
      { test: { ...inWorker, ...onPostgres, name: 'postgres', exclude: [...inWorker.exclude, ...anyDatabase] } },
      ...(forCluster
        ? [
            {
              test: {
                ...inWorker,
                ...onCitus,
                name: 'citus',
                exclude: [processTests, ...elsewhere, ...anyDatabase, ...withoutNodes],
              },
            },
          ]
        : []),
      // Whole processes, started once whatever the database: each of these tests names its own.
      {
        test: {
          ...shared,
          name: 'process',
          include: [processTests],
          exclude: elsewhere,
          testTimeout: 120_000,
          ...onPostgres,
        },
      },
    ],
  },
});
