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
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: ORIGIN,
    actionTimeout: 20_000,
    launchOptions,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${server}`,
    cwd: '..',
    url: `${CONTROL}/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
