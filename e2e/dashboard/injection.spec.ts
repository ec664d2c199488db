import { expect, restOf, test } from '../support/test';

const SCRIPT = '<script>window.__hacked = true</script>';
const IMAGE = '<img src="x" onerror="window.__hacked = true">';
const LINK = '<a href="javascript:window.__hacked=true">click me</a>';
const EVIL = `${SCRIPT}${IMAGE}${LINK}"><svg onload="window.__hacked = true">`;

test('what people write is shown, never run', async ({ page, company, member, request }) => {
  expect(member).toBeTruthy();
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
  await rest.post(`/roadmaps/${roadmap.id}/items`, { sectionId: section.id, name, description: EVIL });
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
  for (const path of [
    '/',
    '/widgets',
    new URL(tour.dashboardUrl).pathname,
    `${new URL(tour.dashboardUrl).pathname}?tab=history`,
    new URL(announcement.dashboardUrl).pathname,
    '/changelogs',
    `/changelogs/${changelog.id}`,
    `/changelogs/${changelog.id}/posts/${post.id}`,
    '/roadmaps',
    `/roadmaps/${roadmap.id}`,
    '/tags',
    '/segments',
    `/segments/${segment.id}`,
    '/users',
    `/users/${encodeURIComponent(userId)}`,
    '/statistics',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    for (const frame of page.frames())
      expect(await frame.evaluate(() => '__hacked' in window), `${path} in ${frame.url()}`).toBe(false);
    for (const frame of page.frames())
      expect(await frame.locator('a[href^="javascript:"]').count(), `${path} in ${frame.url()}`).toBe(0);
  }
  expect(alarms).toEqual([]);
});
