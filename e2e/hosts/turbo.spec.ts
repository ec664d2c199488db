import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type OddHost, startOddHost } from './odd-host';
import { card } from './walking';

const require = createRequire(import.meta.url);

let odds: OddHost;
test.beforeAll(async () => {
  odds = await startOddHost({ '/turbo.js': readFileSync(require.resolve('@hotwired/turbo'), 'utf8') });
});
test.afterAll(() => odds.stop());

test('Turbo replaces the body: a tour goes on in the new one, and is not moved again', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const steps = ['One', 'Two'].map((title) => ({ type: 'tooltip', title, domQuery: 'h1' }));
  await host.live('product-tours', { name: 'Tour', steps, settings: { tourStart: 'immediate' } });
  await odds.open(page, company.clientToken, {
    head: '<script src="/turbo.js"></script>',
    isScriptInHead: true,
    body: '<a href="?page=2">Next page</a>',
  });
  await expect(card(page, 'One')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { firstBody: document.body }));
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.evaluate(() => document.body !== Reflect.get(window, 'firstBody'))).toBe(true);
  await expect(card(page, 'One')).toBeVisible();

  await page.evaluate(() => {
    const removed: Node[] = [];
    const isWidget = ({ nodeName }: Node) => nodeName === 'DOCENT-WIDGET';
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) removed.push(...[...removedNodes].filter(isWidget));
    }).observe(document.body, { childList: true });
    Object.assign(window, { removed });
  });
  await card(page, 'One').getByRole('button', { name: 'Next' }).click();
  await expect(card(page, 'Two')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'removed').length)).toBe(0);
  await card(page, 'Two').getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator('docent-widget')).toHaveCount(0);
});
