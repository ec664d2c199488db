import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

test('the page makes room for two banners until both are closed, and then has its own styles', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const banner = (name: string) =>
    host.live('announcements', { name, title: name, content: '<p>Read.</p>', settings: { type: 'banner' } });
  const ids = [await banner('First'), await banner('Second')];
  await host.visit();
  const room = () => page.evaluate(() => document.documentElement.style.paddingTop);
  const flowing = page.locator('docent-widget .banner.flows');
  await expect(flowing).toHaveCount(2);
  const heights = await flowing.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
  expect(await room()).toBe(`${Math.max(...heights)}px`);

  // The second one covers the first for the pointer.
  for (const [index, id] of ids.entries()) {
    const close = host.widget('announcement', id).getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(host.widget('announcement', id)).toHaveCount(0);
    expect(await room()).toBe(index === 0 ? `${heights.at(1)}px` : '');
  }
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
});
