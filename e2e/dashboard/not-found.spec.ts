import { faultsOf } from '../support/faults';
import { expect, ownerTest as test } from '../support/test';

/** What is not there, and the list that leads on from it. */
const LOST: [path: string, list: string | undefined][] = [
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

test('whatever is not there has one page, with the frame, a name and ways on', async ({ page }) => {
  for (const [path, list] of LOST) {
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
});

test('what is not there is answered with 404, and without a fault that axe finds', async ({ page }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/builder/product-tours/999999');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('what can be done ends at the same place on every list', async ({ page }) => {
  const ends = new Map<string, number>();
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
    ends.set(path, Math.round((box?.x ?? 0) + (box?.width ?? 0)));
  }
  expect(new Set(ends.values()).size, JSON.stringify([...ends])).toBe(1);
});
