import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { playground } from '../../playground/server.mjs';
import { ORIGIN } from '../support/addresses';
import { faultsOf } from '../support/host';
import { expect, makeDemo, restOf, test } from '../support/test';

let application: Server;
let address: string;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  const { key } = await makeDemo();
  const request = await playwright.request.newContext();
  const { clientToken } = (await restOf(request, key).get('/company')).body;
  await request.dispose();
  application = playground({ docent: ORIGIN, token: clientToken });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(application.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  application.close();
  application.closeAllConnections();
});

/** The tours, announcements and surveys that are on the page. */
const overThePage = (page: Page) =>
  page
    .locator('docent-widget')
    .filter({ has: page.getByRole('dialog') })
    .evaluateAll((hosts) => hosts.map((host) => host.getAttribute('data-docent-widget')?.split('/')[0]));

test('the welcome tour is alone at first, and the announcement comes after a pause', async ({ page }) => {
  const faults = faultsOf(page);
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(5_000);
  const welcome = page.getByRole('dialog', { name: 'Welcome to Plumbline' });
  await expect(welcome).toBeVisible();
  expect(await overThePage(page)).toEqual(['tour']);
  await welcome.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(25_000);
  expect(await overThePage(page)).toEqual([]);
  await page.clock.runFor(10_000);
  const news = page.getByRole('dialog', { name: 'Forecasts you can argue with' });
  await expect(news).toBeVisible();
  expect(await overThePage(page)).toEqual(['announcement']);
  await news.getByRole('button', { name: 'Later' }).click();
  await expect(news).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a tour leads through a table that scrolls and a dialog to another page, without a page load', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('dialog', { name: 'Welcome to Plumbline' }).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await page.getByRole('link', { name: 'Workload' }).click();
  await page.locator('docent-widget').getByRole('button', { name: 'Start tour' }).click();
  const step = (name: string) => page.getByRole('dialog', { name });
  await step('Capacity').getByRole('button', { name: 'Next' }).click();
  await expect(step('Too much')).toBeVisible();
  await page.getByRole('button', { name: '46 of 40 hours' }).click();
  await expect(page.getByRole('dialog', { name: 'Ann Reed in week 23' })).toBeVisible();
  await step('Spread the work').getByRole('button', { name: 'Next' }).click();
  await expect(step('And see what it changes')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/forecast');
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
});

test('every link and button of the application works', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('dialog', { name: 'Welcome to Plumbline' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('You are')).toHaveValue('');
  await expect(page.getByLabel('You are').locator('option:checked')).toHaveText('Signed out');
  const paths = await page
    .locator('template')
    .evaluateAll((templates) => templates.map((one) => one.getAttribute('data-path') ?? ''));
  const main = page.locator('#page');
  for (const path of paths) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    for (const link of await page.locator('a[data-route]').all())
      expect(paths, path).toContain(await link.getAttribute('href'));
    for (const button of await main.locator('button:visible').all()) {
      const [name, before] = [await button.textContent(), await main.innerHTML()];
      const download = name === 'Export' && page.waitForEvent('download');
      await button.click();
      const dialog = main.getByRole('dialog');
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cancel' }).click();
      else if (download) expect((await download).suggestedFilename()).toBe('plumbline.csv');
      else expect(await main.innerHTML(), `${path}: ${name}`).not.toBe(before);
    }
  }
  await page.getByRole('link', { name: 'Projects' }).first().click();
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Annual report');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(main.locator('tbody tr').first()).toContainText('Annual report');
  await page.getByRole('searchbox', { name: 'Search' }).fill('atlas');
  await expect(main.locator('tbody tr:visible')).toHaveCount(1);
  await page.getByRole('link', { name: 'Help', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
});
