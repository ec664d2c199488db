import { nameField, openTab, preview, toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

const STEPS = ['One', 'Two', 'Three'].map((title) => ({ type: 'welcome', title }));
const titles = (body: { steps: { title: string }[] }) => body.steps.map(({ title }) => title);

test('an incomplete rule is listed as missing, and saving shows an error in it', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tip } = await rest.post('/smart-tips', {
    name: 'Tip',
    title: 'Here',
    content: 'It is.',
    settings: { cssSelector: '#here' },
  });
  await page.goto(tip.dashboardUrl);
  await openTab(page, 'Targeting');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('menuitem', { name: 'User property' }).click();
  await page.getByRole('combobox', { name: 'Property' }).fill('plan');
  await openTab(page, 'Content');
  await page.getByRole('button', { name: '1 thing missing' }).click();
  await page.getByRole('button', { name: 'Complete the targeting rule' }).click();
  await expect(page.getByRole('combobox', { name: 'Value' })).toBeFocused();

  await openTab(page, 'Content');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Choose a property and a value.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Value' }).fill('pro');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await toast(page, 'is live');
  expect((await rest.get(`/smart-tips/${tip.id}`)).body).toMatchObject({
    active: true,
    rules: [{ type: 'user-property', property: 'plan', value: 'pro' }],
  });
});

test('a field that the server refuses is focused, on its tab and in its entry', async ({ page, company, request }) => {
  const steps = ['One', 'Two'].map((title) => ({ type: 'modal', title }));
  const { body: tour } = await restOf(request, company.key).post('/product-tours', { name: 'Tour', steps });
  await page.goto(tour.dashboardUrl);
  const saveWith = async (wrong: object) => {
    await page.route('**/api/trpc/**', (route) => {
      const body = route.request().postData() ?? '';
      return route.continue({
        postData: body.replace('"name":"Wrong"', `"name":"Wrong",${JSON.stringify(wrong).slice(1, -1)}`),
      });
    });
    await openTab(page, 'API');
    await nameField(page).fill('Wrong');
    await page.getByRole('button', { name: 'Save draft' }).click();
  };
  await saveWith({ settings: { priority: 500 } });
  await expect(page.getByRole('tab', { name: 'Behavior' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-field="settings.priority"]')).toBeFocused();
  await saveWith({ steps: [steps[0], { ...steps[1], domQuery: 5 }] });
  await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-field="steps[1].domQuery"]')).toBeFocused();
});

test('steps are reordered with the keyboard, with the menu and by dragging', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Order', steps: STEPS });
  await page.goto(tour.dashboardUrl);
  const saveAs = async (order: string[]) => {
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect.poll(async () => titles((await rest.get(`/product-tours/${tour.id}`)).body)).toEqual(order);
    await expect(page.getByRole('button', { name: 'Save draft' })).toHaveAttribute('data-disabled', 'true');
    await expect(page.getByRole('button', { name: 'Save draft' })).not.toHaveAttribute('data-loading');
  };

  await page.getByRole('button', { name: 'Actions for Step 1' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await saveAs(['Two', 'One', 'Three']);

  await page.getByRole('button', { name: 'Move Step 3' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Now at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Now at position 1 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Dropped at position 1 of 3.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  await saveAs(['Three', 'Two', 'One']);

  const box = async (number: number) => {
    const found = await page.getByRole('button', { name: `Move Step ${number}` }).boundingBox();
    if (!found) throw new Error(`Step ${number} has no handle.`);
    return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  };
  const [from, to] = [await box(3), await box(2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12, { steps: 4 });
  await expect(page.getByText('Picked up, at position 3 of 3.')).toBeAttached();
  await page.mouse.move(to.x, to.y - 4, { steps: 20 });
  await expect(page.getByText('Now at position 2 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  await saveAs(['Three', 'One', 'Two']);
});

test('rows become movable without disturbing a person who types in one', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Typing', steps: STEPS });
  await page.goto(tour.dashboardUrl);
  const title = page.getByRole('textbox', { name: 'Title' });
  const handle = page.getByRole('button', { name: 'Move Step 1' });
  const movable = /^data-rfd-drag-handle-draggable-id$/;
  const attributes = () => handle.evaluate((element) => element.getAttributeNames());
  await title.focus();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('End');
  await page.keyboard.type(' of three');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('One of three');
  expect(await attributes()).not.toContainEqual(expect.stringMatching(movable));
  await title.blur();
  await expect.poll(attributes).toContainEqual(expect.stringMatching(movable));
  await expect(title).toHaveValue('One of three');

  await page.reload();
  await handle.focus();
  await expect.poll(attributes).toContainEqual(expect.stringMatching(movable));
  await expect(handle).toBeFocused();
});

test('edits can be undone and redone, and leaving unsaved edits asks first', async ({ page, company, request }) => {
  const { body: tour } = await restOf(request, company.key).post('/product-tours', { name: 'Before', steps: STEPS });
  await page.goto(tour.dashboardUrl);
  await page.getByRole('button', { name: 'Actions for Step 2' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Step 3' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Step 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Step 3' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(tour.dashboardUrl);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/widgets\/product-tours$/);
});

test('the preview follows the edit and shares nothing with the dashboard', async ({ page, company, request }) => {
  const { body: tour } = await restOf(request, company.key).post('/product-tours', { name: 'Seen', steps: STEPS });
  await page.goto(tour.dashboardUrl);
  const frame = preview(page);
  await expect(frame.getByRole('heading', { name: 'One' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('One, changed');
  await expect(frame.getByRole('heading', { name: 'One, changed' })).toBeVisible();
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect(frame.getByRole('heading', { name: 'Two' })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Two');
  const inner = page.frames().find((one) => new URL(one.url()).pathname === '/preview/frame');
  expect(await inner?.evaluate(() => window.origin)).toBe('null');
  expect(
    await inner?.evaluate(() =>
      fetch('/api/public/session')
        .then(() => 'reached')
        .catch(() => 'refused'),
    ),
  ).toBe('refused');
});
