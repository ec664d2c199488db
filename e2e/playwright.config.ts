import { defineConfig } from 'playwright/test';
import { WAIT_MS } from '../server/testing/wait';
import { CONTROL, ORIGIN } from './support/addresses';
import { launchOptions } from './support/chromium.mjs';

const server = 'node_modules/tsx/dist/cli.mjs e2e/support/serve.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../.build/e2e',
  // Long enough for a machine under heavy load. It slows no test down: tests wait for states, not for times, and set no limits of their own.
  timeout: 1_200_000,
  expect: { timeout: WAIT_MS },
  // A browser waits for its pages part of the time, which the other workers can use.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: ORIGIN,
    actionTimeout: WAIT_MS,
    launchOptions,
    // Recording a trace of every test would take a quarter of the total time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${server}`,
    cwd: '..',
    url: `${CONTROL}/ready`,
    timeout: WAIT_MS,
    // A server that is killed at once leaves the data of its PostgreSQL behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: Boolean(process.env.E2E_REUSE),
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
