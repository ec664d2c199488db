import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { playground } from '../../playground/server.mjs';
import { HOST, ORIGIN } from '../support/addresses';
import { faultsOf, hostOf } from '../support/host';
import { type Company, expect, signInAs, ownerTest as test } from '../support/test';

const FIELD = '[data-field="steps[0].domQuery"]';

/** Opens the first step of a tour in the builder. */
async function openStep(page: Page, id: number): Promise<void> {
  await page.goto(`/builder/product-tours/${id}`);
  const toggle = page.locator('[data-field="steps[0]"] button[aria-controls]').first();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await expect(page.locator(FIELD)).toBeVisible();
}

/** Opens a page from the open dialog. @returns the page */
async function openPage(page: Page, address: string): Promise<Page> {
  await page.getByRole('textbox', { name: 'Address of the page' }).fill(address);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the page' }).click();
  return opened;
}

/** The playground's application with the company's script in it, on another origin and with another content security policy. */
async function startPlayground({ clientToken }: Company) {
  const server = playground({ docent: ORIGIN, token: clientToken });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

const bar = (page: Page) => page.getByRole('region', { name: /Pick an element|Preview of a draft/ });
const inner = (page: Page) =>
  page.getByText('app-shell >>> [data-testid="inner"] · matches 1 element', { exact: true });
const fieldOf = (page: Page) => page.locator(FIELD);

const STEP = { id: 's', type: 'highlight', title: 'Begin here', content: '<p>Now.</p>' };

test('an element is picked on a page of the playground, from an empty field', async ({ page, company, request }) => {
  const { rest } = hostOf({ page, company, request });
  const { body: tour } = await rest.post('/product-tours', { name: 'First steps', steps: [STEP] });
  const app = await startPlayground(company);
  await openStep(page, tour.id);
  await expect(fieldOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Pick on your page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pick an element on your page' });
  await expect(dialog).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const host = await openPage(page, `${app.address}/projects`);
  const faults = faultsOf(host);
  await expect(bar(host)).toBeVisible();
  await expect(dialog.getByText('The page is open.')).toBeVisible();
  expect(host.url()).toBe(`${app.address}/projects`);
  // Go to another page of the application first, by client-side routing.
  await host.getByRole('button', { name: 'Use the page' }).click();
  await host.getByRole('link', { name: 'Dashboards' }).click();
  await expect(host.getByRole('heading', { name: 'Dashboards' })).toBeVisible();
  // Picking also continues after a full page load.
  await host.reload();
  await host.getByRole('button', { name: 'Pick an element' }).click();
  await host.getByRole('button', { name: 'Add a chart' }).hover();
  await expect(host.getByText('#add-chart · matches 1 element', { exact: true })).toBeVisible();
  // A click on a link picks it and does not follow it.
  await host.getByRole('link', { name: 'Reports' }).click();
  await expect(host.getByRole('heading', { name: 'Dashboards' })).toBeVisible();
  await host.getByRole('button', { name: 'Pick another' }).click();
  await host.getByRole('button', { name: 'Add a chart' }).click();
  await expect(bar(host).getByRole('listitem')).toHaveCount(3);
  const tools = await new AxeBuilder({ page: host }).include('docent-widget').analyze();
  expect(tools.violations.map(({ id }) => id)).toEqual([]);
  const closed = host.waitForEvent('close');
  await host.getByRole('button', { name: 'Use this element' }).click();
  await closed;
  await expect(dialog).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue(/^#add-chart \|\| .+ \|\| .+$/);
  await expect(page.getByRole('list', { name: 'Tried in this order' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(async () => (await rest.get(`/product-tours/${tour.id}`)).body.steps[0].domQuery)
    .toMatch(/^#add-chart \|\| /);
  expect(faults).toEqual([]);
  app.stop();
});

test('an editor picks by the keyboard alone, inside a shadow root', async ({ page, company, request }) => {
  const { rest } = hostOf({ page, company, request });
  const { body: tour } = await rest.post('/product-tours', { name: 'First steps', steps: [STEP] });
  await page.context().clearCookies();
  await signInAs(page, company.members.find(({ role }) => role === 'editor') as Company['members'][number]);
  await openStep(page, tour.id);
  await page.getByRole('button', { name: 'Pick on your page' }).click();
  const host = await openPage(page, `${HOST}/?token=${company.clientToken}`);
  await expect(bar(host)).toBeVisible();
  await host.evaluate(() => {
    const shell = document.querySelector('main')?.appendChild(document.createElement('app-shell'));
    const button = shell?.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
    if (button) button.dataset.testid = 'inner';
    if (button) button.textContent = 'Inner';
  });
  // Tab reaches two links, a button, and the added element.
  for (let press = 0; press < 20 && !(await inner(host).isVisible()); press += 1) await host.keyboard.press('Tab');
  await host.keyboard.press('ArrowUp');
  await expect(host.getByText(/^app-shell · matches 1 element/)).toBeVisible();
  await host.keyboard.press('ArrowDown');
  await expect(
    host.getByText('app-shell >>> [data-testid="inner"] · matches 1 element', { exact: true }),
  ).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(host.getByRole('button', { name: 'Pick an element' })).toBeFocused();
  await host.keyboard.press('Enter');
  for (let press = 0; press < 20 && !(await inner(host).isVisible()); press += 1) await host.keyboard.press('Tab');
  await host.keyboard.press('Enter');
  await expect(host.getByRole('button', { name: 'Use this element' })).toBeFocused();
  const closed = host.waitForEvent('close');
  // The page may be closed before the key is up.
  await host.keyboard.press('Enter').catch(() => {});
  await closed;
  await expect(fieldOf(page)).toHaveValue(/^app-shell >>> \[data-testid="inner"\]/);
});

test('elements can also be picked for a targeting rule and a smart tip', async ({ page, company, request }) => {
  const { rest } = hostOf({ page, company, request });
  const rules = [{ type: 'element', comparisonOperator: 'present', value: '#old' }];
  const { body: tip } = await rest.post('/smart-tips', { name: 'Tip', title: 'Tip', targeting: { rules } });
  for (const [tab, field] of [
    ['content', 'settings.cssSelector'],
    ['targeting', 'targeting.rules[0].value'],
  ]) {
    await page.goto(`/builder/smart-tips/${tip.id}?tab=${tab}`);
    await page.getByRole('button', { name: 'Pick on your page' }).click();
    const host = await openPage(page, `${HOST}/?token=${company.clientToken}`);
    // Before the bar is there, the application gets the click.
    await expect(bar(host)).toBeVisible();
    await host.getByRole('button', { name: 'New project' }).click();
    await host.getByRole('button', { name: 'Use this element' }).click();
    await expect(page.locator(`[data-field="${field}"]`)).toHaveValue(/^#target \|\| /);
  }
});

test('a step whose first selector is broken finds its target by a fallback', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('product-tours', {
    name: 'Tour',
    steps: [{ ...STEP, domQuery: '#renamed || [data-tour="gone"] || main > button' }],
    settings: { tourStart: 'immediate', timeout: 2 },
  });
  await host.visit();
  await expect(page.getByRole('heading', { name: 'Begin here' })).toBeVisible();
  const [target, ring] = await Promise.all([
    page.locator('#target').boundingBox(),
    page.evaluate(() => {
      const at = document.querySelector('docent-widget')?.shadowRoot?.querySelector('.ring')?.getBoundingClientRect();
      return at && { x: at.x, width: at.width };
    }),
  ]);
  expect(
    Math.abs((ring?.x ?? 0) + (ring?.width ?? 0) / 2 - ((target?.x ?? 0) + (target?.width ?? 0) / 2)),
  ).toBeLessThan(3);
  await host.counted('tour_step', 'tour', id);
  expect(await host.count('tour_step_target_missing', 'tour', id)()).toBe(0);
});

test('a draft is previewed on the page with its unsaved changes, and nothing is counted', async ({
  page,
  company,
  request,
}) => {
  const { rest, count } = hostOf({ page, company, request });
  const steps = [
    { ...STEP, domQuery: '#target' },
    { ...STEP, id: 't', title: 'Not here', domQuery: '#nowhere' },
    { ...STEP, id: 'u', title: 'The end', type: 'modal' },
  ];
  const settings = { timeout: 1, frequency: { mode: 'once' } };
  const { body: tour } = await rest.post('/product-tours', { name: 'First steps', steps, settings });
  await openStep(page, tour.id);
  await page.locator('[data-field="steps[0].title"]').fill('Typed just now');
  await page.getByRole('button', { name: 'On your page', exact: true }).click();
  for (const _ of ['once', 'and once more, whatever its frequency says']) {
    const host = await openPage(page, `${HOST}/?token=${company.clientToken}`);
    const faults = faultsOf(host);
    // An element that fades in has too little contrast at first.
    await host.emulateMedia({ reducedMotion: 'reduce' });
    await expect(host.getByRole('heading', { name: 'Typed just now' })).toBeVisible();
    await expect(bar(host).getByText('1 of 3')).toBeVisible();
    await bar(host).getByRole('button', { name: 'Next' }).click();
    await expect(bar(host).getByText('Its element is not on this page.', { exact: false })).toBeVisible();
    await bar(host).getByRole('button', { name: 'Next' }).click();
    await expect(host.getByRole('heading', { name: 'The end' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page: host }).include('docent-widget').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await host.getByRole('button', { name: 'Finish' }).click();
    await expect(bar(host).getByText('It is closed.')).toBeVisible();
    await bar(host).getByRole('button', { name: 'Show again' }).click();
    await expect(host.getByRole('heading', { name: 'Typed just now' })).toBeVisible();
    // The preview continues after a page load.
    await host.reload();
    await expect(host.getByRole('heading', { name: 'Typed just now' })).toBeVisible();
    expect(faults).toEqual([]);
    await host.close();
    await page.getByRole('button', { name: 'On your page', exact: true }).click();
  }
  for (const name of ['tour_start', 'tour_auto_start', 'tour_step', 'tour_finish', 'tour_step_target_missing'])
    expect([name, await count(name, 'tour', tour.id)()]).toEqual([name, 0]);
});

test('an invalid link shows a message, and the next page load is normal', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await host.live('nps-widgets', { name: 'N', settings: { question: 'How likely?' } });
  const faults = faultsOf(page);
  await page.goto(`${HOST}/?token=${company.clientToken}&docent=p_nothing`);
  await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
  expect(new URL(page.url()).searchParams.has('docent')).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How likely?' })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
