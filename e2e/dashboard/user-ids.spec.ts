import { sampleOf } from '../../server/testing/repeats';
import { ORIGIN } from '../support/addresses';
import { BEFORE_RELEASE } from '../support/before-release';
import { expect, ownerTest as test } from '../support/test';

const IDS = sampleOf([
  ...['..', '.', '/', 'a/b', '../x', '%252e', '%2e%2e', '#top', 'a;b', '?x=1', 'two words', 'id'],
  ...['back\\slash', 'ann@b.com', 'x.json', 'x.rsc', 'page.txt', 'favicon.ico', ' ', '🦆', 'é'.repeat(255)],
]);

test('the page of a user opens, whatever characters the id holds', BEFORE_RELEASE, async ({ page, member }) => {
  // Many pages, one after the other.
  test.slow();
  expect(member.role).toBe('owner');
  for (const [index, userId] of IDS.entries()) {
    const put = await page.request.post('/api/trpc/users.put', {
      data: { userId, metadata: { name: `Person ${index}.` } },
      headers: { Origin: ORIGIN },
    });
    expect(put.status()).toBe(200);
  }
  for (const [index, userId] of IDS.entries()) {
    await page.goto(`/users?query=${encodeURIComponent(`Person ${index}.`)}`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { name: `Person ${index}.` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: `Copy: ${userId}`.trim() })).toBeVisible();
  }
});
