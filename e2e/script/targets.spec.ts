import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { HOST, ORIGIN } from '../support/addresses';
import { faultsOf, hostOf } from '../support/host';
import { expect, ownerTest, test } from '../support/test';

const STEP = { id: 'a', type: 'highlight', title: 'Begin here', content: '<p>Now.</p>' };
const settings = { tourStart: 'immediate', timeout: 1 };
/** The selector that the picker stores for a button that can be identified only by its position. */
const SELECTOR = 'main > button:nth-of-type(1)';
/** The stored snapshot of that button, from a time when its accessible name was `name`. */
const snapshot = (name: string) => ({
  selector: SELECTOR,
  tag: 'button',
  role: 'button',
  name,
  alike: 1,
  language: 'en',
});

/** Waits until the spotlight has moved to the button of the host application. */
async function expectSpotlight(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const target = await page.locator('#target').boundingBox();
      const light = await page.locator('docent-widget .ring').boundingBox();
      const middle = (box: typeof light) => (box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0]);
      const [[x = 0, y = 0], [ownX = 0, ownY = 0]] = [middle(target), middle(light)];
      return Math.hypot(x - ownX, y - ownY);
    })
    .toBeLessThan(2);
}

for (const [selector, name] of [
  ['role=button[name="New project"]', 'role and name'],
  ['button:text("new proj")', 'a part of its text'],
  ['button:text-is("New project")', 'its text'],
  ['main:has-text("Host application") >> button', 'a text around it'],
  ['#gone || role=button[name="new PROJECT" i]', 'a fallback that names a role'],
])
  test(`a step finds its element by ${name}`, async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const faults = faultsOf(page);
    await host.live('product-tours', { name: 'T', settings, steps: [{ ...STEP, domQuery: selector }] });
    await host.visit();
    await expect(page.getByRole('dialog', { name: 'Begin here' })).toBeVisible();
    await expectSpotlight(page);
    expect(faults).toEqual([]);
  });

ownerTest(
  'a step points at an element that has changed, and the change is reported everywhere',
  async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const steps = [{ ...STEP, domQuery: SELECTOR, targetSnapshot: snapshot('New invoice') }];
    const id = await host.live('product-tours', { name: 'Invoices', settings, steps });
    await host.visit();
    await expect(page.getByRole('dialog', { name: 'Begin here' })).toBeVisible();
    await host.counted('tour_step_target_changed', 'tour', id);
    expect(await host.count('tour_step_target_missing', 'tour', id)()).toBe(0);
    const { body } = await host.rest.get('/widgets/missing-targets');
    const expected = 'button "New invoice"';
    const found = 'button "New project"';
    expect(body.data).toMatchObject([
      { widgetId: id, path: 'steps[0].domQuery', missing: 0, changed: 1, expected, found },
    ]);
    const report = (await host.call('debug')) as { widgets: { targets: unknown[] }[] };
    expect(report.widgets[0]?.targets).toMatchObject([{ found: true, visible: true, change: { expected, found } }]);
    const args = ['.build/docent.mjs', 'check', '--url', `${HOST}/?token=${company.clientToken}`, '--docent', ORIGIN];
    const check = await promisify(execFile)(process.execPath, [...args, '--key', company.key, '--timeout', '1']).catch(
      (error: { code: number; stdout: string }) => error,
    );
    expect(check).toMatchObject({ code: 1, stdout: expect.stringContaining(`it was ${expected}, and is ${found}`) });
    await page.goto(`${ORIGIN}/builder/product-tours/${id}`);
    const step = page.locator('[data-field="steps[0]"] button[aria-controls]').first();
    if ((await step.getAttribute('aria-expanded')) === 'false') await step.click();
    await expect(page.getByText(`has changed from ${expected} to ${found}`)).toBeVisible();
    await page.goto(`${ORIGIN}/widgets/product-tours`);
    await expect(page.getByText('Element missing or changed on 1 page view')).toBeVisible();
    await page.goto(`${ORIGIN}/`);
    await expect(page.getByText(`now ${found}`)).toBeVisible();
  },
);

test('an element that moved is found in its new place, and nothing is reported', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const steps = [{ ...STEP, domQuery: SELECTOR, targetSnapshot: snapshot('New project') }];
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Import' });
      document.getElementById('target')?.before(button);
    }),
  );
  const id = await host.live('product-tours', { name: 'T', settings, steps });
  await host.visit();
  await expect(page.getByRole('dialog', { name: 'Begin here' })).toBeVisible();
  await expectSpotlight(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.counted('tour_finish', 'tour', id);
  expect(await host.count('tour_step_target_changed', 'tour', id)()).toBe(0);
});

test('with changedTarget: missing, an element that has changed counts as missing', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const step = { ...STEP, domQuery: SELECTOR, targetSnapshot: snapshot('New invoice'), changedTarget: 'missing' };
  const steps = [
    { ...step, missingTarget: 'skip' },
    { id: 'b', type: 'modal', title: 'Here then' },
  ];
  const id = await host.live('product-tours', { name: 'T', settings, steps });
  const tip = {
    cssSelector: SELECTOR,
    targetSnapshot: snapshot('New invoice'),
    changedTarget: 'missing',
    displayOn: 'always',
  };
  await host.live('smart-tips', { name: 'Tip', title: 'A tip', settings: tip });
  await host.visit();
  await expect(page.getByRole('dialog', { name: 'Here then' })).toBeVisible();
  await host.counted('tour_step_target_changed', 'tour', id);
  await expect(page.getByText('A tip')).toHaveCount(0);
});

test('names are not compared on a page in another language, nor for an element that is found by its id', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const german = { ...snapshot('Neue Rechnung'), language: 'de' };
  const own = { ...snapshot('New invoice'), selector: '#target' };
  const steps = [
    { ...STEP, domQuery: SELECTOR, targetSnapshot: german },
    { ...STEP, id: 'b', title: 'By its id', domQuery: '#target', targetSnapshot: own },
  ];
  const id = await host.live('product-tours', { name: 'T', settings, steps });
  await host.visit();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'By its id' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.counted('tour_finish', 'tour', id);
  expect(await host.count('tour_step_target_changed', 'tour', id)()).toBe(0);
});
