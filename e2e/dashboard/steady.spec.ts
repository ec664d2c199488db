import type { Page, Route } from 'playwright/test';
import { pagesOf } from '../support/pages';
import { test as base, type Demo, expect, makeCompany, makeDemo, restOf, signInAs } from '../support/test';

const test = base.extend<object, { demo: Demo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  demo: [async ({}, use) => use(await makeDemo()), { scope: 'worker' }],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** The share of the screen that may move, by how far, as browsers count it. */
const MOST_SHIFT = 0.02;

/** Counts from now on, on every page that is loaded, what moves without anybody having done something. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    Object.assign(window, { shifts: () => ({ sum, shifts }) });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        sum += value;
        for (const { node, previousRect, currentRect } of sources.slice(0, 2))
          shifts.push(`${node?.className ?? node?.nodeName} ${previousRect.y}→${currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Where one thing is edited or counted, its parts come one after the other; everywhere else nothing may move. */
const PART_BY_PART = /^\/(builder\/|statistics\/tour\/|segments\/\d)/;

type Shifts = { sum: number; shifts: string[] };

async function shiftsOf(page: Page, paths: string[]): Promise<string[]> {
  await watchShifts(page);
  const found: string[] = [];
  for (const path of paths.filter((one) => !PART_BY_PART.test(one))) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const { sum, shifts } = await page.evaluate(() => (window as unknown as { shifts: () => Shifts }).shifts());
    if (sum >= MOST_SHIFT) found.push(`${path} ${sum.toFixed(3)}: ${shifts.join(' | ')}`);
  }
  return found;
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`nothing moves while pages of a company load, ${size}`, async ({ page, request, demo }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await signInAs(page, demo);
    expect(await shiftsOf(page, await pagesOf(restOf(request, demo.key)))).toEqual([]);
  });

  test(`nothing moves while pages of an empty company load, ${size}`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const { key, members } = await makeCompany();
    await page.setViewportSize(viewport);
    await signInAs(page, members[0] as NonNullable<(typeof members)[0]>);
    expect(await shiftsOf(page, await pagesOf(restOf(request, key)))).toEqual([]);
  });
}

/** Loads a page as it comes when the service does not answer in time: without what it would show first. */
const withoutFirstAnswers = async (route: Route) => {
  const request = route.request();
  if (request.resourceType() !== 'document') return route.fallback();
  const headers = { ...(await request.allHeaders()), 'sec-fetch-dest': 'empty' };
  return route.fulfill({ response: await route.fetch({ headers }) });
};

test('no page shows a number before it knows one', async ({ page, request, demo }) => {
  test.setTimeout(300_000);
  await signInAs(page, demo);
  const paths = await pagesOf(restOf(request, demo.key));
  // Whoever it is is known; of the company nothing is answered, for as long as this page lives.
  await page.route('**/api/trpc/**', () => undefined);
  await page.route(/^[^?]*$/, withoutFirstAnswers);
  const invented: string[] = [];
  for (const path of paths.filter((one) => !one.startsWith('/settings/') && !one.startsWith('/builder/'))) {
    await page.goto(path);
    const content = page.locator('#content');
    await expect(content.locator('[data-visible]').first()).toBeAttached();
    const text = await content.innerText();
    // The address of a page may hold numbers, and so may the last 30 days.
    const numbers = text.match(/\(?\b0\b\)?|\b\d+ of \d+\b|\bNothing\b|\bNo \w+ yet\b/gi);
    if (numbers) invented.push(`${path}: ${numbers.join(', ')}`);
  }
  expect(invented).toEqual([]);
});
