import type { Page } from 'playwright/test';
import { faultsOf } from '../support/faults';
import { pagesOf } from '../support/pages';
import { test as base, type Demo, expect, makeCompany, makeDemo, restOf, signInAs } from '../support/test';

/** The pages are walked in parts, which the workers share among them. */
const PARTS = [1, 2, 3, 4];

// Seeding takes seconds and no part changes anything: once for each worker.
const test = base.extend<object, { demo: Demo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  demo: [async ({}, use) => use(await makeDemo()), { scope: 'worker' }],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function walk(page: Page, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(page)));
  }
  return faults;
}

const partOf = (paths: string[], part: number) => paths.filter((_, index) => index % PARTS.length === part - 1);

for (const part of PARTS)
  test(`no page has a fault that axe finds, part ${part} of ${PARTS.length}`, async ({ page, request, demo }) => {
    test.setTimeout(300_000);
    await signInAs(page, demo);
    expect(await walk(page, partOf(await pagesOf(restOf(request, demo.key)), part))).toEqual([]);
  });

test('no page of an empty company has a fault that axe finds', async ({ page, request }) => {
  test.setTimeout(300_000);
  const { key, members } = await makeCompany();
  const [owner] = members;
  if (!owner) throw new Error('The company has no owner.');
  await signInAs(page, owner);
  expect(await walk(page, await pagesOf(restOf(request, key)))).toEqual([]);
});

test('the pages for people who have not signed in have no fault that axe finds', async ({ page }) => {
  expect(await walk(page, ['/sign-in', '/setup', '/invite/nothing'])).toEqual([]);
});
