import type { Page } from 'playwright/test';
import { sampleOf } from '../../server/testing/repeats';
import { BEFORE_RELEASE, usually } from '../support/before-release';
import { axeViolationsOf } from '../support/faults';
import { withoutPrefetchedData } from '../support/hold';
import { pagesOf } from '../support/pages';
import { findShifts, watchShifts } from '../support/shifts';
import { test as base, type Demo, expect, makeCompany, makeDemo, restOf, signInAs } from '../support/test';

// Loading pages takes most of the time of these tests, so `walk` makes both checks on each loaded page.

/** The pages are divided into parts, so that several workers can load them at the same time. */
const PARTS = [1, 2, 3, 4];
const PHONE = { width: 390, height: 844 };

// Seeding takes seconds and no test changes the data, so it runs once per worker.
const test = base.extend<object, { demo: Demo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  demo: [async ({}, use) => use(await makeDemo()), { scope: 'worker' }],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** The layout shifts while these pages load. */
async function walkForShifts(page: Page, paths: string[]): Promise<string[]> {
  await watchShifts(page);
  const faults: string[] = [];
  for (const path of paths) {
    await load(page, path);
    faults.push(...(await findShifts(page, path)));
  }
  return faults;
}

/** The layout shifts while these pages load, and the faults that axe finds in them. */
async function walk(page: Page, paths: string[]): Promise<string[]> {
  await watchShifts(page);
  const faults: string[] = [];
  for (const path of paths) {
    await load(page, path);
    faults.push(...(await findShifts(page, path)), ...(await axeViolationsOf(page)));
  }
  return faults;
}

async function signInToEmpty(page: Page) {
  const { key, members } = await makeCompany();
  const [owner] = members;
  if (!owner) throw new Error('The company has no owner.');
  await signInAs(page, owner);
  return key;
}

const partOf = (paths: string[], part: number) => paths.filter((_, index) => index % PARTS.length === part - 1);

for (const part of PARTS)
  test(
    `pages do not move while they load, and axe finds no fault, part ${part} of ${PARTS.length}`,
    usually(part === 1),
    async ({ page, request, demo }) => {
      await signInAs(page, demo);
      expect(await walk(page, partOf(await pagesOf(restOf(request, demo.key)), part))).toEqual([]);
    },
  );

test(
  'pages of an empty company do not move while they load, and axe finds no fault',
  BEFORE_RELEASE,
  async ({ page, request }) => {
    const key = await signInToEmpty(page);
    expect(await walk(page, sampleOf(await pagesOf(restOf(request, key))))).toEqual([]);
  },
);

test('no page moves while it loads on a phone', BEFORE_RELEASE, async ({ page, request, demo }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, demo);
  expect(await walkForShifts(page, sampleOf(await pagesOf(restOf(request, demo.key))))).toEqual([]);
});

test('no page of an empty company moves while it loads on a phone', BEFORE_RELEASE, async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const key = await signInToEmpty(page);
  expect(await walkForShifts(page, sampleOf(await pagesOf(restOf(request, key))))).toEqual([]);
});

test('the pages for people who have not signed in have no fault that axe finds', async ({ page }) => {
  expect(await walk(page, ['/sign-in', '/setup', '/invite/nothing'])).toEqual([]);
});

test('no page shows a count or an empty state before its data has loaded', async ({ page, request, demo }) => {
  await signInAs(page, demo);
  const paths = await pagesOf(restOf(request, demo.key));
  // From here on, no request of the page for data is answered.
  await page.route('**/api/trpc/**', () => undefined);
  await page.route(/^[^?]*$/, withoutPrefetchedData);
  const invented: string[] = [];
  for (const path of paths.filter((one) => !one.startsWith('/settings/') && !one.startsWith('/builder/'))) {
    await page.goto(path);
    const content = page.locator('#content');
    await expect(content.locator('[data-visible]').first()).toBeAttached();
    // biome-ignore lint/performance/useDomNodeTextContent: texts that are not displayed do not count
    const text = await content.innerText();
    // Other numbers are allowed, such as in addresses and in “last 30 days”.
    const numbers = text.match(/\(?\b0\b\)?|\b\d+ of \d+\b|\bNothing\b|\bNo \w+ yet\b/gi);
    if (numbers) invented.push(`${path}: ${numbers.join(', ')}`);
  }
  expect(invented).toEqual([]);
});
