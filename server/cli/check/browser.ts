import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { TargetQuery, TargetResult } from '../../../embed/check/look';
import { SettingsError } from '../../platform/env';

/** Loaded only by `docent check`: the server does not need this package. */
const PACKAGE = 'playwright';
const BROWSER_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const POLL_MS = 250;

/** Opens a browser. @throws SettingsError that says how to get one */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = (await import(PACKAGE).catch(() => {
    throw new SettingsError('This command needs the package playwright: npm install --no-save playwright');
  })) as typeof import('playwright');
  const executablePath = [process.env.CHROMIUM_PATH, ...BROWSER_PATHS].find((path) => path && existsSync(path));
  return chromium.launch({ ...(executablePath ? { executablePath } : {}) }).catch((error: Error) => {
    const [why = ''] = error.message.split('\n', 1);
    throw new SettingsError(
      `No browser could be started: npx playwright install chromium brings one, or CHROMIUM_PATH names one. (${why})`,
    );
  });
}

const SCRIPT = '.build/js/check.js';

/** Finds elements on a page as the browser script does. @returns the results in the order of `wanted` */
export async function findTargetsOn(page: Page, wanted: readonly TargetQuery[]): Promise<TargetResult[]> {
  // Inside a function, so that the script leaves no globals in the page.
  return page.evaluate<TargetResult[]>(
    `(() => { ${readFileSync(SCRIPT, 'utf8')}; return docentCheck.look(${JSON.stringify(wanted)}); })()`,
  );
}

/** Waits until all elements are found, or for the timeout; returns the last result. */
export async function lookFor(page: Page, wanted: readonly TargetQuery[], seconds: number): Promise<TargetResult[]> {
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    // A navigation makes this call fail: the page is then checked again.
    const seen = await findTargetsOn(page, wanted).catch(() => wanted.map((): TargetResult => ({ isThere: false })));
    if (seen.every(({ isThere, change }) => isThere && !change) || Date.now() > until) return seen;
    await setTimeout(POLL_MS);
  }
}
