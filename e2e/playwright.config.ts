import { defineConfig } from 'playwright/test';
import { CONTROL, ORIGIN } from './support/addresses';
import { launchOptions } from './support/chromium.mjs';

const server = 'node_modules/tsx/dist/cli.mjs e2e/support/serve.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../.build/e2e',
  // What is waited for is a state; this is for a machine that is busy with other things.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Browsers wait for their pages part of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: ORIGIN,
    actionTimeout: 20_000,
    launchOptions,
    // Recording every test would take a quarter of the time of all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${server}`,
    cwd: '..',
    url: `${CONTROL}/ready`,
    timeout: 120_000,
    // Killed at once, it would leave the data of its PostgreSQL behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
