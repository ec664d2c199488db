import { build } from 'esbuild';
import { test as base, type Page } from 'playwright/test';
import { launchOptions } from '../support/chromium.mjs';
import type { Log, Mount } from './fixture';

const ORIGIN = 'http://host.test/';
// As strict as policies get: no inline style, no inline script, no eval.
const POLICY =
  "default-src 'none'; script-src 'self'; img-src 'self'; media-src 'self'; require-trusted-types-for 'script'";
const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host</title><body><button id="before">Before</button>
<main><button id="first">First</button><button id="second">Second</button><input id="field"></main><script src="/bundle.js"></script></body></html>`;

/** The host page, and the functions by which a test controls the widget in it. */
export type Host = {
  page: Page;
  mount: (mount: Mount) => Promise<void>;
  update: (widget: unknown, changes?: object) => Promise<void>;
  show: (index: number) => Promise<void>;
  log: () => Promise<Log>;
  /** The names of the events so far. */
  events: () => Promise<string[]>;
  /** What the content security policy and Trusted Types refused, and the uncaught errors of the page. */
  violations: string[];
};

export const test = base.extend<{ host: Host; policy: string }, { bundle: string }>({
  policy: [POLICY, { option: true }],
  launchOptions: [launchOptions, { scope: 'worker' }],
  bundle: [
    async ({ browserName: _ }, use) => {
      const entryPoints = [new URL('fixture.ts', import.meta.url).pathname];
      const { outputFiles } = await build({
        entryPoints,
        bundle: true,
        write: false,
        format: 'iife',
        target: 'es2022',
      });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],
  host: async ({ page, bundle, policy }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
    });
    page.on('pageerror', (error) => violations.push(error.message));
    await page.route(`${ORIGIN}**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === '/bundle.js') return route.fulfill({ contentType: 'text/javascript', body: bundle });
      if (path === '/')
        return route.fulfill({
          contentType: 'text/html',
          body: HTML,
          headers: policy ? { 'content-security-policy': policy } : {},
        });
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(ORIGIN);
    await use({
      page,
      violations,
      mount: (mount) => page.evaluate((given) => window.widgets.mount(given), mount),
      update: (widget, changes) =>
        page.evaluate(([next, changed]) => window.widgets.update(next, changed as object), [widget, changes] as const),
      show: (index) => page.evaluate((at) => window.widgets.show(at), index),
      log: () => page.evaluate(() => window.widgets.log),
      events: () => page.evaluate(() => window.widgets.log.events.map(({ name }) => name)),
    });
  },
});

export { expect } from 'playwright/test';

/** Rich text that tries to run scripts, and to escape its place in the page. */
export const ATTACK = [
  '<script>window.hacked = 1</script>',
  '<img src="/none" onerror="window.hacked = 2">',
  '<a href="javascript:window.hacked = 3">link</a>',
  '<a href=" java&#10;script:window.hacked = 4">other link</a>',
  '<svg onload="window.hacked = 5"></svg>',
  '<iframe srcdoc="<script>parent.hacked = 6</script>"></iframe>',
  '<p style="position: fixed">safe text</p>',
  '<form action="javascript:window.hacked = 7"><button>go</button></form>',
].join('');
