import type { Page } from 'playwright/test';
import { tabTo } from '../hosts/walking';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

/** Counts the Escape keys that the host application gets. @returns a function that reads the count */
async function countEscapes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.escapes = '0';
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') dataset.escapes = `${Number(dataset.escapes) + 1}`;
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.escapes));
}

test('Escape closes a smart tip, and goes to the application when no tip is open', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('smart-tips', {
    name: 'Tip',
    title: 'A tip',
    settings: { cssSelector: '#target', displayOn: 'hover' },
  });
  await host.visit();
  await expect(host.widget('smartTip', id)).toBeAttached();
  const escapes = await countEscapes(page);
  const tip = page.getByRole('tooltip', { name: 'A tip' });
  const target = page.locator('#target');

  await target.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  expect(await escapes()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await escapes()).toBe(1);
});

test('Escape goes to the application while a tour waits for its element, and while people may not close a tour', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('product-tours', {
    name: 'Tour',
    steps: [{ type: 'tooltip', title: 'Here', domQuery: '#late' }],
    settings: { tourStart: 'immediate', timeout: 60, allowClosingTour: false },
  });
  await host.visit();
  await expect(host.widget('tour', id).locator('.card')).toBeAttached();
  const escapes = await countEscapes(page);
  await page.keyboard.press('Escape');
  expect(await escapes()).toBe(1);

  await page.evaluate(() => {
    const late = Object.assign(document.createElement('button'), { id: 'late', textContent: 'Late' });
    document.querySelector('main')?.append(late);
  });
  const step = page.getByRole('dialog', { name: 'Here' });
  await expect(step).toBeFocused();
  await page.locator('#target').focus();
  await page.keyboard.press('Escape');
  await expect(step).toBeVisible();
  expect(await escapes()).toBe(2);

  const { status } = await host.rest.patch(`/product-tours/${id}`, { settings: { allowClosingTour: true } });
  expect(status).toBe(200);
  await host.visit();
  await expect(host.widget('tour', id).locator('.card')).toBeAttached();
  const again = await countEscapes(page);
  await page.keyboard.press('Escape');
  expect(await again()).toBe(1);
  await expect(host.widget('tour', id)).toBeAttached();
});

test('Tab leaves a dialog of the application after a tip in it was closed', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('smart-tips', {
    name: 'Tip',
    title: 'A tip',
    settings: { cssSelector: '#last', displayOn: 'focus' },
  });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const dialog = Object.assign(document.createElement('div'), { role: 'dialog', ariaLabel: 'New project' });
      dialog.innerHTML = '<button id="first">First</button><button id="last">Last</button>';
      const after = Object.assign(document.createElement('button'), { id: 'after', textContent: 'After' });
      document.querySelector('main')?.append(dialog, after);
    }),
  );
  await host.visit();
  await expect(host.widget('smartTip', id)).toBeAttached();
  const tip = page.getByRole('tooltip', { name: 'A tip' });
  await page.locator('#last').focus();
  await expect(tip).toBeVisible();
  await expect(page.locator('[role=dialog] docent-widget')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await tabTo(page, 'After');
});
