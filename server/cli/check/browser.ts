import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { findAll } from '../../../embed/script/find';
import { alternativesOf } from '../../../widgets/alternatives';
import { SettingsError } from '../../kernel/env';

/** Not among the packages that serving needs, so it is looked for by whoever checks. */
const PACKAGE = 'playwright';
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const POLL_MS = 250;

/** Opens a browser. @throws SettingsError that says how to get one */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = (await import(PACKAGE).catch(() => {
    throw new SettingsError('This takes the package playwright: npm install --no-save playwright');
  })) as typeof import('playwright');
  const executablePath = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
  return chromium.launch({ ...(executablePath ? { executablePath } : {}) }).catch((error: Error) => {
    const [why = ''] = error.message.split('\n', 1);
    throw new SettingsError(
      `No browser could be started: npx playwright install chromium brings one, or CHROMIUM_PATH names one. (${why})`,
    );
  });
}

/** Which of the selectors name something that can be seen, as the browser script finds it. */
export async function seenOn(page: Page, selectors: readonly string[]): Promise<Set<string>> {
  const asked = selectors.map((selector) => [selector, alternativesOf(selector)]);
  // As text, since nothing of the page may be built upon; some bundlers call __name.
  const found = await page.evaluate<boolean[]>(`(() => {
    const __name = (one) => one;
    const findAll = ${findAll.toString()};
    return ${JSON.stringify(asked)}.map(([selector, tried]) =>
      findAll(selector, tried).some((element) => element.getClientRects().length > 0));
  })()`);
  return new Set(selectors.filter((_, index) => found[index]));
}

/** Waits until all that is looked for can be seen, or the time is up; answers what could be seen in the end. */
export async function lookFor(page: Page, selectors: readonly string[], seconds: number): Promise<Set<string>> {
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    // A page that goes elsewhere meanwhile is asked once more.
    const seen = await seenOn(page, selectors).catch(() => new Set<string>());
    if (seen.size === new Set(selectors).size || Date.now() > until) return seen;
    await setTimeout(POLL_MS);
  }
}
