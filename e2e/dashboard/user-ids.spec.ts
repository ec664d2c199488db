import { ORIGIN } from '../support/addresses';
import { expect, ownerTest as test } from '../support/test';

const IDS = [
  ...[
    '.',
    '..',
    'a/b',
    '/',
    '../x',
    '%2e%2e',
    '%252e',
    '?x=1',
    '#top',
    'a;b',
    'back\\slash',
    ' ',
    'two words',
    'id',
    'ann@b.com',
  ],
  ...['x.rsc', 'x.json', 'page.txt', 'favicon.ico', '🦆', 'é'.repeat(255)],
];

test('the page of a user opens, whatever characters the id holds', async ({ page, member }) => {
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
