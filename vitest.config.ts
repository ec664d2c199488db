import { defineConfig } from 'vitest/config';

const tests = [
  'server/**/*.test.ts',
  'widgets/**/*.test.ts',
  'scripts/**/*.test.ts',
  'app/**/*.test.ts',
  'ui/**/*.test.ts',
];
const processTests = '**/*.process.test.ts';
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
const inWorker = { ...shared, include: tests, exclude: [processTests, ...elsewhere], isolate: false };
const onPostgres = { globalSetup: 'server/testing/setup-postgres.ts' };
// Nothing in these depends on the database.
const anyDatabase = ['server/kernel/*.test.ts', 'server/database/migrate.test.ts', 'server/api-keys/crypto.test.ts'];

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
