import type { Locator } from 'playwright/test';
import { preview } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

const SCRIPT = '<script>window.__hacked = true</script>';
const IMAGE = '<img src="x" onerror="window.__hacked = true">';
const LINK = '<a href="javascript:window.__hacked=true">click me</a>';
const EVIL = `${SCRIPT}${IMAGE}${LINK}"><svg onload="window.__hacked = true">`;

test('texts that people write are shown, and never run as scripts', async ({ page, company, request }) => {
  // Many pages, one after the other.
  test.slow();
  const rest = restOf(request, company.key);
  const name = EVIL.slice(0, 190);
  const { body: tour } = await rest.post('/product-tours', {
    name,
    steps: [{ type: 'welcome', title: EVIL, content: EVIL }],
  });
  const { body: announcement } = await rest.post('/announcements', { name, title: EVIL, content: EVIL });
  const { body: changelog } = await rest.post('/changelogs', { name });
  const { body: post } = await rest.post(`/changelogs/${changelog.id}/posts`, { title: name, description: EVIL });
  const { body: roadmap } = await rest.post('/roadmaps', { name });
  const { body: section } = await rest.post(`/roadmaps/${roadmap.id}/sections`, { name });
  const { body: item } = await rest.post(`/roadmaps/${roadmap.id}/sections/${section.id}/items`, {
    name,
    description: EVIL,
  });
  expect(item.id).toBeTruthy();
  await rest.post('/tags', { name });
  const { body: segment } = await rest.post('/segments', {
    name,
    rules: [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: EVIL }],
  });
  const userId = 'hostile<script>';
  const put = await request.put(`${new URL(tour.dashboardUrl).origin}/api/v1/users/${encodeURIComponent(userId)}`, {
    headers: { Authorization: `Bearer ${company.key}` },
    data: { metadata: { name: EVIL, [SCRIPT]: IMAGE } },
  });
  expect(put.status()).toBeLessThan(300);

  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  const written = page.getByText('__hacked').filter({ visible: true }).first();
  const drawn = preview(page).getByText('__hacked').first();
  const tourPath = new URL(tour.dashboardUrl).pathname;
  const pages: [string, Locator][] = [
    ['/', written],
    ['/widgets', written],
    [tourPath, drawn],
    [`${tourPath}?tab=history`, page.getByText('Version 1')],
    [new URL(announcement.dashboardUrl).pathname, drawn],
    ['/changelogs', written],
    [`/changelogs/${changelog.id}`, written],
    [`/changelogs/${changelog.id}/posts/${post.id}`, written],
    ['/roadmaps', written],
    [`/roadmaps/${roadmap.id}`, written],
    [`/roadmaps/${roadmap.id}?item=${item.id}`, written],
    ['/tags', written],
    ['/segments', written],
    [`/segments/${segment.id}`, written],
    ['/users', written],
    [`/users/${encodeURIComponent(userId)}`, written],
    ['/statistics', page.getByText('Tours started').first()],
  ];
  for (const [path, sign] of pages) {
    await page.goto(path);
    await expect(sign).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    for (const frame of page.frames())
      expect(await frame.evaluate(() => '__hacked' in window), `${path} in ${frame.url()}`).toBe(false);
    for (const frame of page.frames())
      expect(await frame.locator('a[href^="javascript:"]').count(), `${path} in ${frame.url()}`).toBe(0);
  }
  expect(alarms).toEqual([]);
});
