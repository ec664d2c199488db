import { toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

const DAY_MS = 86_400_000;
/** A day in the format of the date field: local time, to the minute. */
const localDay = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 11).concat('09:30');

test.use({ timezoneId: 'Asia/Tokyo', locale: 'en-US' });

test('a post with a date in the future is scheduled, and the form and the list say so', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const publicPage = async () => (await request.get(`/c/${changelog.publicId}`)).text();
  await page.goto(`/changelogs/${changelog.id}/posts/new`);
  await page.getByLabel('Title').fill('Winter release');
  const date = page.getByRole('textbox', { name: 'Date' });
  const published = page.getByRole('switch', { name: 'Published' });
  await expect(page.getByText('in your time zone (Asia/Tokyo)')).toBeVisible();

  await expect(page.getByText('Only your team sees the post.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  await published.check({ force: true });
  await expect(page.getByText('Readers see the post as soon as it is saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save and publish' })).toBeVisible();
  await date.fill(localDay(-10));
  await expect(page.getByText(/^Readers see the post as soon as it is saved, dated .*9:30\sAM\.$/)).toBeVisible();
  await date.fill(localDay(10));
  const from = /^Readers see the post from .*9:30\sAM \(Asia\/Tokyo\) on\. Until then, only your team sees it\.$/;
  await expect(page.getByText(from)).toBeVisible();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await toast(page, /^Post scheduled for .*9:30\sAM$/);

  const { body: posts } = await rest.get(`/changelogs/${changelog.id}/posts`);
  const [post] = posts.data;
  expect([post.active, post.date.slice(11)]).toEqual([true, '00:30:00.000Z']);
  expect(await publicPage()).not.toContain('Winter release');

  await page.goto(`/changelogs/${changelog.id}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Winter release' });
  await expect(row).toContainText('Scheduled');
  await expect(row).toContainText(/Appears on .*9:30\sAM/);
  await row.getByRole('button', { name: 'Cancel schedule: Winter release' }).click();
  await expect(row).toContainText('Draft');
  await row.getByRole('button', { name: 'Schedule: Winter release' }).click();
  await toast(page, /^“Winter release” is scheduled for .*9:30\sAM$/);
  await rest.patch(`/changelogs/${changelog.id}/posts/${post.id}`, { date: new Date().toISOString() });
  await expect.poll(publicPage).toContain('Winter release');
});

test('a published post whose date moves to the future says that it leaves the public page until then', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const posts = `/changelogs/${changelog.id}/posts`;
  const { body: post } = await rest.post(posts, { title: 'Winter release', active: true });
  const publicPage = async () => (await request.get(`/c/${changelog.publicId}`)).text();
  await page.goto(`${posts}/${post.id}`);
  const date = page.getByRole('textbox', { name: 'Date' });
  const bar = page.getByRole('region', { name: 'Unpublished changes' });
  const leaves =
    /^Publishing this date removes the post from the public page\. Readers see it again from .*9:30\sAM \(Asia\/Tokyo\) on\.$/;
  await expect(page.getByText(leaves)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Show live version' })).toHaveCount(0);
  await date.fill(localDay(30));
  await expect(page.getByRole('status').filter({ hasText: leaves })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Show live version' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Schedule post' }).click();
  const question = page.getByRole('dialog', { name: 'Schedule the post with 1 change?' });
  await expect(question.getByText(leaves)).toBeVisible();
  await question.getByRole('button', { name: 'Schedule post' }).click();
  await toast(page, /^Post scheduled for .*9:30\sAM$/);
  expect(await publicPage()).not.toContain('Winter release');

  await expect(page.getByText(leaves)).toHaveCount(0);
  await expect(page.getByText(/^Readers see the post from .*9:30\sAM \(Asia\/Tokyo\) on\. Until then/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Spring release');
  await bar.getByRole('button', { name: 'Show scheduled version' }).click();
  await expect(page.getByRole('region', { name: 'The scheduled version' })).toContainText('Winter release');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Saved, not scheduled yet');
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toHaveCount(0);
  await date.fill(localDay(-1));
  await expect(
    page.getByText(/^Readers see the post as soon as the changes are published, dated .*9:30\sAM\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }).click();
  await toast(page, 'Changes published');
  expect(await publicPage()).toContain('Spring release');
  await rest.patch(`${posts}/${post.id}`, { date: new Date(Date.now() + 5 * DAY_MS).toISOString() });
  await page.reload();
  await page.getByRole('button', { name: 'Cancel schedule' }).click();
  await toast(page, 'Schedule canceled: the post is a draft again');
  expect((await rest.get(`${posts}/${post.id}`)).body.active).toBe(false);
});

test('posts are grouped by the month that they have in the zone of the company', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.patch('/company', { settings: { timeZone: 'America/Los_Angeles' } });
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  for (const [title, date] of [
    ['First', '2026-07-02T00:00:00Z'],
    ['Last', '2026-07-31T23:00:00Z'],
    ['Earlier', '2026-07-01T01:00:00Z'],
  ])
    await rest.post(`/changelogs/${changelog.id}/posts`, { title, date, active: true });
  await page.goto(`/changelogs/${changelog.id}`);
  const months = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(months).toHaveText(['July 2026', 'June 2026']);
});
