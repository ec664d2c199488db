import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

test('a double click on Next moves one step, and two clicks move two', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const steps = ['One', 'Two', 'Three', 'Four'].map((title) => ({ type: 'modal', title }));
  await host.live('product-tours', { name: 'T', steps, settings: { tourStart: 'immediate' } });
  await host.visit();
  const next = page.getByRole('button', { name: 'Next' });
  await next.dblclick();
  await expect(page.getByRole('dialog', { name: 'Two' })).toBeVisible();
  await next.click();
  await expect(page.getByRole('dialog', { name: 'Three' })).toBeVisible();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Four' })).toBeVisible();
});

for (const closeOnOutsideClick of [undefined, true])
  test(`a click outside a popup ${closeOnOutsideClick ? 'closes it if that is set' : 'leaves it open'}`, async ({
    page,
    company,
    request,
  }) => {
    const host = hostOf({ page, company, request });
    const settings = { type: 'popup', frequency: { mode: 'once' }, closeOnOutsideClick };
    const id = await host.live('announcements', { name: 'News', title: 'News', content: '<p>x</p>', settings });
    await host.visit();
    const popup = page.getByRole('dialog', { name: 'News' });
    await expect(popup).toBeVisible();
    await host.counted('announcement_shown', 'announcement', id);
    await page.mouse.click(5, 5);
    await expect(popup).toHaveCount(closeOnOutsideClick ? 0 : 1);
    if (closeOnOutsideClick) return host.counted('announcement_closed', 'announcement', id);
    await popup.getByRole('button', { name: 'Close' }).click();
    // Counted once, for the button.
    await host.counted('announcement_closed', 'announcement', id);
  });
