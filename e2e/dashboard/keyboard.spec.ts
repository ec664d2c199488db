import type { Locator, Page } from 'playwright/test';
import { nameField, toast } from '../support/builder';
import { expect, ownerTest, restOf, test } from '../support/test';

const MOST_STOPS = 120;

/** Goes on with Tab until the control is reached, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('a tour goes from sign-in to live with the keyboard alone', async ({ page, company, request }) => {
  const [owner] = company.members;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  await page.goto('/widgets/product-tours');
  await write(page, page.getByLabel('E-mail'), owner?.email ?? '');
  await write(page, page.getByLabel('Password', { exact: true }), owner?.password ?? '');
  await page.keyboard.press('Enter');

  await press(page, button('New product tour').first());
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel('Name'), 'By keyboard');
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveValue('By keyboard');

  await press(page, button('2 things missing'));
  await press(page, dialog.getByRole('button', { name: 'Add at least one step' }));
  await press(page, button('Add step'));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await write(page, page.getByLabel('Title', { exact: true }), 'First step');
  await press(page, button('Add step'));
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await write(page, page.getByLabel('Title', { exact: true }), 'Second step');

  await press(page, button('Actions for Step 2'));
  const up = page.getByRole('menuitem', { name: 'Move up' });
  await expect(up).toBeVisible();
  for (let stop = 0; stop < 8 && !(await up.evaluate((item) => item === document.activeElement)); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await press(page, button('1 thing missing'));
  await press(page, dialog.getByRole('button', { name: 'Say who sees it, and where' }));
  await press(page, page.getByRole('switch', { name: 'Show on all pages' }), 'Space');
  await press(page, button('Publish'));
  await toast(page, 'is live');

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { body } = await restOf(request, company.key).get(`/product-tours/${id}`);
  expect(body).toMatchObject({ active: true, name: 'By keyboard' });
  expect(body.steps.map(({ title }: { title: string }) => title)).toEqual(['Second step', 'First step']);
});

ownerTest('the palette leads anywhere, and Escape leads back', async ({ page, company, request }) => {
  const { body } = await restOf(request, company.key).post('/checklists', { name: 'Zebra crossing' });
  await page.goto('/tags');
  await expect(page.getByRole('heading', { name: 'Tags', level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  const search = page.getByPlaceholder('Type a page, a widget or a command…');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+K');
  await expect(search).toBeFocused();
  await page.keyboard.type('roadm');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/roadmaps$/);
  await expect(search).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+K');
  await expect(search).toBeFocused();
  await page.keyboard.type('zebra');
  await expect(page.getByRole('button', { name: /Zebra crossing/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(body.dashboardUrl);
});
