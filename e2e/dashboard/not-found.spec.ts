import { BEFORE_RELEASE } from '../support/before-release';
import { axeViolationsOf } from '../support/faults';
import { expect, ownerTest as test } from '../support/test';

/** Addresses that do not exist, and the list that their page links to. */
const MISSING: [path: string, list: string | undefined][] = [
  ['/nowhere', undefined],
  ['/nowhere/at/all', undefined],
  ['/settings/nothing', undefined],
  ['/widgets/nothing', undefined],
  ['/statistics/nothing', undefined],
  ['/builder/nothing/1', undefined],
  ['/builder/product-tours/nothing', undefined],
  ['/builder/product-tours/999999', 'Product tours'],
  ['/users/unknown-user', 'Users'],
  ['/segments/999999', 'Segments'],
  ['/changelogs/999999', 'Changelogs'],
  ['/changelogs/999999/posts/1', 'Changelogs'],
  ['/roadmaps/999999', 'Roadmaps'],
  ['/responses/micro-surveys/999999', 'Responses'],
  ['/responses/feedback-widgets/999999', 'Responses'],
];

test(
  'all missing pages look the same, with the navigation, a title and links to other pages',
  BEFORE_RELEASE,
  async ({ page }) => {
    for (const [path, list] of MISSING) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
      await expect(page).toHaveTitle('Page not found · Docent');
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toHaveCount(1);
      await expect(main.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
      if (list) await expect(main.getByRole('link', { name: `To ${list}` })).toBeVisible();
    }
    await page.getByRole('link', { name: 'To Responses' }).click();
    await expect(page.getByRole('heading', { name: 'Responses', level: 1 })).toBeVisible();
  },
);

test('a missing page has the status 404, and no fault that axe finds', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.goto('/builder/product-tours/999999');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
});

test('the right edge of the main button is at the same position in every list', BEFORE_RELEASE, async ({ page }) => {
  const rightEdges = new Map<string, number>();
  for (const [path, action] of [
    ['/changelogs', 'New changelog'],
    ['/roadmaps', 'New roadmap'],
    ['/tags', 'New tag'],
    ['/segments', 'New segment'],
    ['/settings/members', 'Invite someone'],
    ['/settings/api-keys', 'New API key'],
  ] as const) {
    await page.goto(path);
    const box = await page.getByRole('main').locator('a, button').filter({ hasText: action }).first().boundingBox();
    rightEdges.set(path, Math.round((box?.x ?? 0) + (box?.width ?? 0)));
  }
  expect(new Set(rightEdges.values()).size, JSON.stringify([...rightEdges])).toBe(1);
});
