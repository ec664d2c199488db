import type { Page, Route } from 'playwright/test';

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

/** The request of a page for the session. */
export const SESSION = '**/api/public/*session*';

/** Loads pages without prefetched data, as if the server had not read the data in time. */
export const withoutPrefetchedData = async (route: Route): Promise<void> => {
  const request = route.request();
  if (request.resourceType() !== 'document') return route.fallback();
  const headers = { ...(await request.allHeaders()), 'sec-fetch-dest': 'empty' };
  return route.fulfill({ response: await route.fetch({ headers }) });
};
