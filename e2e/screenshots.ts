// npm run screenshots: every page of the dashboard, desktop and phone, light and dark, with demo data and empty, into screenshots/.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { request } from 'playwright/test';
import { ORIGIN } from './support/addresses';
import { launchOptions } from './support/chromium.mjs';
import { pagesOf } from './support/pages';
import { startServer } from './support/server';
import { makeCompany, makeDemo, restOf, signInAs } from './support/test';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 375, height: 760 } };
const OUT = 'screenshots';

/** Pages that need no session. */
const SIGNED_OUT = ['/sign-in', '/setup', '/invite/nothing'];
/** Pages that `pagesOf` does not list, but that people can reach: not found, and a search without results. */
const LOST = ['/nowhere', '/builder/product-tours/999999999', '/widgets?q=nothing+like+it'];

const fileName = (path: string) => path.slice(1).replace(/[/?=&%]+/g, '-') || 'home';

type Person = { key: string; email: string; password: string };

async function take(page: Page, dir: string, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('status', { name: /^Loading/ }).waitFor({ state: 'detached' });
  await page.screenshot({ path: join(dir, `${fileName(path)}.png`) });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wider > 0) console.error(`${dir} ${path}: ${wider} px wider than the screen`);
}

async function shoot(browser: Browser, state: string, person: Person, only: string | undefined): Promise<void> {
  const wanted = (path: string) => !only || path.includes(only);
  const signedOut = SIGNED_OUT.filter(wanted);
  const paths = [...LOST, ...(await pagesOf(restOf(await request.newContext(), person.key)))].filter(wanted);
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      const dir = join(OUT, state, `${size}-${colorScheme}`);
      mkdirSync(dir, { recursive: true });
      const context = await browser.newContext({ baseURL: ORIGIN, viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${state} ${page.url()}: ${error.message}`));
      for (const path of signedOut) await take(page, dir, path);
      await signInAs(page, person);
      for (const path of paths) await take(page, dir, path);
      await context.close();
      console.log(`${state}, ${size}, ${colorScheme}: ${signedOut.length + paths.length} pages`);
    }
}

const only = process.argv[2];
if (!only) rmSync(OUT, { recursive: true, force: true });
const server = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  const empty = await makeCompany(['owner'], 'Empty company');
  const [owner] = empty.members;
  await shoot(browser, 'demo', await makeDemo(), only);
  if (owner) await shoot(browser, 'empty', { key: empty.key, ...owner }, only);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
