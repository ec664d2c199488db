import { nameField, preview, toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

const TIP = { name: 'Tip', title: 'Here', content: '<p>It is.</p>', settings: { cssSelector: '#here' } };
const saveDraft = /^Save draft$/;

test('Back and the palette ask before unsaved work is lost', async ({ page, company, request }) => {
  const { body: tip } = await restOf(request, company.key).post('/smart-tips', TIP);
  await page.goto('/widgets/smart-tips');
  await page.getByRole('link', { name: 'Tip', exact: true }).click();
  await nameField(page).fill('Not saved');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(tip.dashboardUrl);
  await expect(nameField(page)).toHaveValue('Not saved');

  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByPlaceholder('Type a page, a widget or a command…')).toBeFocused();
  await page.keyboard.type('roadm');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(nameField(page)).toHaveValue('Not saved');

  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/widgets\/smart-tips$/);
});

test('a widget that is opened again is loaded again', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tip } = await rest.post('/smart-tips', TIP);
  await page.goto(tip.dashboardUrl);
  await expect(nameField(page)).toHaveValue('Tip');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  const opener = page.getByRole('link', { name: 'Tip', exact: true });
  await expect(opener).toBeVisible();
  await rest.patch(`/smart-tips/${tip.id}`, { name: 'Changed elsewhere' });
  await opener.click();
  await expect(nameField(page)).toHaveValue('Changed elsewhere');
});

test('numbers with a decimal point can be typed', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body } = await rest.post('/announcements', { name: 'News' });
  await page.goto(`${body.dashboardUrl}?tab=behaviour`);
  await page.getByLabel('Close automatically after').pressSequentially('1.05');
  await page.getByLabel('Delay before it shows').pressSequentially('0.5');
  await page.getByLabel('Delay before it shows').press('Backspace');
  await page.getByLabel('Delay before it shows').press('Backspace');
  await page.getByRole('button', { name: saveDraft }).click();
  await toast(page, 'Saved');
  const { settings } = (await rest.get(`/announcements/${body.id}`)).body;
  expect(settings).toMatchObject({ autoCloseSeconds: 1.05, delaySeconds: 0 });
});

test('a text that is not edited does not change', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const list = { ...TIP, content: '<ul><li><p>One</p></li></ul>' };
  const { body: tip } = await rest.post('/smart-tips', list);
  await page.goto(tip.dashboardUrl);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('End');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await expect(page.getByRole('button', { name: saveDraft })).toBeDisabled();

  const { body: big } = await rest.post('/smart-tips', { ...TIP, content: '<h1>Big</h1><p dir="rtl">x</p>' });
  await page.goto(big.dashboardUrl);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' }).and(page.locator('textarea'))).toHaveValue(
    '<h1>Big</h1><p dir="rtl">x</p>',
  );
});

test('a step keeps its id through saving, undoing and saving again', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Ids' });
  const steps = async () => (await rest.get(`/product-tours/${tour.id}`)).body.steps;
  await page.goto(tour.dashboardUrl);
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('menuitem', { name: /^Welcome/ }).click();
  await page.getByLabel('Title', { exact: true }).fill('Hello');
  await page.getByRole('button', { name: saveDraft }).click();
  await expect.poll(steps).toMatchObject([{ title: 'Hello' }]);
  const [{ id }] = await steps();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: saveDraft }).click();
  await expect.poll(steps).toMatchObject([{ id, title: '' }]);
});

test('several values under one operator are all shown and kept', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const rule = { type: 'url', comparisonOperator: 'contains', value: ['/one', '/two'] };
  const { body: tip } = await rest.post('/smart-tips', { ...TIP, targeting: { rules: [rule] } });
  await page.goto(`${tip.dashboardUrl}?tab=targeting`);
  const field = page
    .getByRole('group', { name: /Page address/ })
    .getByRole('combobox')
    .last();
  await field.fill('/three');
  await field.press('Enter');
  await page.getByRole('button', { name: saveDraft }).click();
  await toast(page, 'Saved');
  expect((await rest.get(`/smart-tips/${tip.id}`)).body.rules[0].value).toEqual(['/one', '/two', '/three']);
});

test('a repeated save command saves once', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tip } = await rest.post('/smart-tips', TIP);
  await page.goto(tip.dashboardUrl);
  const updates: string[] = [];
  page.on('request', (sent) => {
    const [, names = ''] = new URL(sent.url()).pathname.split('/api/trpc/');
    updates.push(...names.split(',').filter((name) => name.endsWith('.update')));
  });
  await nameField(page).fill('Once');
  // Like a key that is held down: repeated before the page can show that it is saving.
  await page.evaluate(() => {
    for (const repeat of [false, true, true])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, repeat }));
  });
  await toast(page, 'Saved');
  await expect(page.getByRole('button', { name: saveDraft })).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await rest.get(`/smart-tips/${tip.id}`)).body).toMatchObject({ name: 'Once', version: 2 });
  expect(updates).toHaveLength(1);
});

test('a widget with an unfinished edit can be unpublished', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tip } = await rest.post('/smart-tips', { ...TIP, targeting: { showOnAllPages: true }, active: true });
  await page.goto(`${tip.dashboardUrl}?tab=targeting`);
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('menuitem', { name: 'Page address' }).click();
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await toast(page, 'is a draft again');
  expect((await rest.get(`/smart-tips/${tip.id}`)).body).toMatchObject({
    active: false,
    rules: [{ type: 'all-pages' }],
  });
  await expect(page.getByText('One rule is incomplete')).toBeVisible();
});

test('the focus stays near an entry that is deleted, and returns from a dialog', async ({ page, company, request }) => {
  const steps = ['One', 'Two'].map((title) => ({ type: 'welcome', title }));
  const { body: tour } = await restOf(request, company.key).post('/product-tours', { name: 'Focus', steps });
  await page.goto(tour.dashboardUrl);
  await expect(preview(page).getByRole('heading', { name: 'One' })).toBeVisible();
  for (const [menu, then] of [
    ['Actions for Step 1', 'Actions for Step 1'],
    ['Actions for Step 1', 'Add step'],
  ] as const) {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: then })).toBeFocused();
  }
  await page.getByRole('button', { name: saveDraft }).click();
  await toast(page, 'Saved');
  await page.goto('/tags');
  const open = page.getByRole('button', { name: 'New tag' }).first();
  await expect(page.locator('#content')).not.toHaveAttribute('inert');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('a button with a new action does not keep the id of the old action', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Tour' });
  const buttons = [{ text: 'Go', action: 'start-tour', id: tour.id }];
  const { body: news } = await rest.post('/announcements', { name: 'News', settings: { buttons } });
  await page.goto(news.dashboardUrl);
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Open a changelog' }).click();
  await page.getByRole('button', { name: saveDraft }).click();
  await toast(page, 'Saved');
  const { settings } = (await rest.get(`/announcements/${news.id}`)).body;
  expect(settings.buttons).toEqual([{ text: 'Go', action: 'open-changelog' }]);
});
