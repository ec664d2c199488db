import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

test('a widget that was closed comes back only if it is published to be shown again', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const settings = { type: 'toast', frequency: { mode: 'once' } };
  const id = await host.live('announcements', { name: 'News', title: 'News', content: '<p>Old</p>', settings });
  const draft = `/widgets/announcements/${id}/draft`;
  const publish = async (content: string, showAgain: boolean) => {
    expect((await host.rest.patch(draft, { content })).status).toBe(200);
    expect((await host.rest.post(`${draft}/publish`, { showAgain })).status).toBe(200);
  };
  const news = page.getByRole('dialog', { name: 'News' });

  await host.visit();
  await expect(news).toContainText('Old');
  await publish('<p>New</p>', false);
  await news.getByRole('button', { name: 'Close' }).click();
  await host.counted('announcement_closed', 'announcement', id);
  const asked = page.waitForResponse(/client\/bootstrap/);
  await host.visit();
  await asked;
  await expect(page.locator('docent-widget')).toHaveCount(0);

  await publish('<p>Newest</p>', true);
  await host.visit();
  await expect(news).toContainText('Newest');
  await news.getByRole('button', { name: 'Close' }).click();
  await host.counted('announcement_closed', 'announcement', id, 2);
});
