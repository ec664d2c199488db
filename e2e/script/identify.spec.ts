import type { Route } from 'playwright/test';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const BOOTSTRAP = '**/api/client/bootstrap';
const steps = ['One', 'Two'].map((title) => ({ type: 'modal', title }));

test('the next user of a browser starts at the first step, even if the application did not call reset', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('product-tours', { name: 'Tour', steps, settings: { tourStart: 'immediate', trigger: 'always' } });
  const [one, two] = ['One', 'Two'].map((name) => page.getByRole('dialog', { name }));
  if (!one || !two) throw new Error('no cards');
  const visitAs = (userId: string) => host.visit('/', [['identifyUser', userId, {}]]);

  await visitAs('ann');
  await one.getByRole('button', { name: 'Next' }).click();
  await expect(two).toBeVisible();
  await visitAs('ann');
  await expect(two).toBeVisible();
  await visitAs('bob');
  await expect(one).toBeVisible();
});

test('a person who is identified again while the server says that nothing changed keeps the open widget', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('nps-widgets', { name: 'NPS' });
  await host.visit('/', [['identifyUser', 'ann', {}]]);
  const widget = page.locator('docent-widget');
  await expect(widget.getByRole('dialog')).toBeVisible();
  await widget.evaluate((element) => element.setAttribute('data-first', ''));

  const held = new Promise<Route>((resolve) => page.route(BOOTSTRAP, resolve, { times: 1 }));
  // The script asks whether anything changed when a tab is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const route = await held;
  expect(route.request().postDataJSON().known).toBeTruthy();
  const unchanged = page.waitForResponse((response) => response.status() === 304);
  const asked = page.waitForResponse(
    (response) => response.url().includes('client/bootstrap') && response.status() === 200,
  );
  // The call is not awaited: it waits for the request that is held.
  await page.evaluate(() => void Reflect.get(window, 'Docent').identifyUser('ann', {}));
  await route.continue();
  await unchanged;
  await asked;
  await expect(page.locator('docent-widget[data-first]')).toBeAttached();
});

test('what the application calls before it identifies the next user is done for that user', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const tourId = await host.live('product-tours', { name: 'Tour', steps, settings: { tourStart: 'manual' } });
  await host.visit('/', [['identifyUser', 'ann', {}]]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docent:user'))).toBe('"ann"');
  await host.visit('/', [
    ['startTour', { tourId }],
    ['identifyUser', 'bob', {}],
  ]);
  await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible();
});
