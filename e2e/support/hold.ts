import type { Page } from 'playwright/test';

/** The scripts of the dashboard. */
export const SCRIPTS = '**/_next/static/chunks/*.js';

/** Holds the requests for an address that are sent from now on. @returns a function that lets them and all later requests through */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
