import type { Locator, Page } from 'playwright/test';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';
import type { Picked } from './picking';
import { type Hosts, startHosts } from './server';
import { card, pickingScript, tabTo } from './walking';

let hosts: Hosts;
let script = '';
test.beforeAll(async () => {
  hosts = await startHosts();
  script = await pickingScript();
});
test.afterAll(() => hosts.stop());

type Place = { title: string; locate: (page: Page) => Locator };

/** Elements of applications, in the builds that their makers publish. */
const APPS: Record<string, Place[]> = {
  'swagger-ui': [
    { title: 'Another description', locate: (page) => page.getByRole('button', { name: 'Explore' }) },
    { title: 'Invoices', locate: (page) => page.getByRole('link', { name: 'invoices', exact: true }) },
    { title: 'Write one', locate: (page) => page.getByRole('link', { name: '/invoices' }).nth(1) },
    { title: 'Schemas', locate: (page) => page.locator('h4', { hasText: 'Schemas' }) },
  ],
  verdaccio: [
    { title: 'Search', locate: (page) => page.getByPlaceholder('Search Packages') },
    { title: 'Sign in', locate: (page) => page.getByRole('button', { name: 'Login' }) },
    { title: 'The ledger', locate: (page) => page.getByRole('link', { name: 'ledger' }) },
    { title: 'About taxes', locate: (page) => page.getByText('Knows the rates of each country.') },
  ],
};

const pick = (locator: Locator): Promise<Picked> =>
  locator.evaluate((element) => Reflect.get(window, 'picking').pick(element));
const ringOffset = (page: Page, picked: Picked) =>
  page.evaluate((given) => Reflect.get(window, 'picking').ringOffset(given), picked);

/** Picks the elements as the picker does, and starts a tour of them in a new load of the page. */
async function startTour({ page, company, request }: Parameters<typeof hostOf>[0], app: string): Promise<Picked[]> {
  const places = APPS[app] ?? [];
  const url = hosts.urlOf(app, company.clientToken);
  await page.goto(url);
  await expect(places[0]?.locate(page) ?? page.locator('body')).toBeVisible();
  await page.addScriptTag({ content: script });
  const picked: Picked[] = [];
  for (const { locate } of places) picked.push(await pick(locate(page)));
  await hostOf({ page, company, request }).live('product-tours', {
    name: 'Tour',
    steps: places.map(({ title }, at) => ({ type: 'highlight', title, content: '<p>Here.</p>', ...picked[at] })),
    settings: { tourStart: 'immediate', timeout: 60 },
  });
  await page.goto(url);
  await page.addScriptTag({ content: script });
  return picked;
}

for (const [app, places] of Object.entries(APPS)) {
  test(`${app}: a tour of picked elements, by mouse`, async ({ page, company, request }) => {
    const faults = faultsOf(page);
    const picked = await startTour({ page, company, request }, app);
    for (const [at, { title, locate }] of places.entries()) {
      await expect(card(page, title)).toBeVisible();
      await expect(locate(page)).toBeInViewport();
      await expect.poll(() => ringOffset(page, picked[at] as Picked), title).toEqual([0, 0, 0, 0]);
      const button = at === places.length - 1 ? 'Finish' : 'Next';
      await card(page, title).getByRole('button', { name: button }).click();
    }
    await expect(page.locator('docent-widget')).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test(`${app}: a tour of picked elements, by keyboard alone`, async ({ page, company, request }) => {
    await startTour({ page, company, request }, app);
    for (const [at, { title }] of places.entries()) {
      await expect(card(page, title)).toBeVisible();
      await tabTo(page, at === places.length - 1 ? 'Finish' : 'Next');
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('docent-widget')).toHaveCount(0);
  });
}

test('verdaccio: a click on the element of a step leads to the next page, where the tour continues', async ({
  page,
  company,
  request,
}) => {
  const faults = faultsOf(page);
  await hostOf({ page, company, request }).live('product-tours', {
    name: 'Tour',
    steps: [
      {
        type: 'highlight',
        title: 'Open it',
        domQuery: 'role=link[name="ledger"]',
        advanceOn: 'click',
      },
      { type: 'highlight', title: 'What it needs', domQuery: 'role=tab[name="Dependencies"]' },
    ],
    settings: { tourStart: 'immediate', timeout: 60, multiPageEnabled: true },
  });
  await page.goto(hosts.urlOf('verdaccio', company.clientToken));
  await expect(card(page, 'Open it')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  await page.getByRole('link', { name: 'ledger' }).click();
  await expect(card(page, 'What it needs')).toBeVisible();
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  await card(page, 'What it needs').getByRole('button', { name: 'Finish' }).click();
  expect(faults).toEqual([]);
});
