import type { Browser, Page } from 'playwright/test';
import { nameField, openTab, toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { expect, removeWidget, restOf, signInAs, ownerTest as test } from '../support/test';

const STEPS = ['One', 'Two', 'Three'].map((title) => ({ type: 'welcome', title }));
const titles = (body: { steps: { title: string }[] }) => body.steps.map(({ title }) => title);
const titleField = (page: Page) => page.getByLabel('Title', { exact: true });
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click();

/** Another browser in which `member` edits the same widget. */
async function openAs(browser: Browser, member: { email: string; password: string }, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, member);
  await page.goto(address);
  await expect(nameField(page)).not.toHaveValue('');
  return page;
}

test('the second of two people who save sees the differences and chooses values', async ({
  page,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Ours', steps: STEPS });
  const stored = async () => (await rest.get(`/product-tours/${tour.id}`)).body;
  const [owner, admin = owner] = company.members;
  await page.goto(tour.dashboardUrl);
  await expect(nameField(page)).toHaveValue('Ours');
  const other = await openAs(browser, admin as NonNullable<typeof admin>, tour.dashboardUrl);
  await nameField(page).fill('Mine');
  await titleField(page).fill('One of mine');
  await saveDraft(page);
  await toast(page, 'Saved');
  await nameField(other).fill('Theirs');
  await openTab(other, 'Behavior');
  await other.getByLabel('Priority').fill('7');
  await saveDraft(other);

  const dialog = other.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await expect(dialog).toContainText(`owner of ${company.companyId}`);
  expect((await stored()).name).toBe('Mine');
  const place = (name: string) => dialog.getByRole('group', { name });
  await expect(place('Name').getByRole('radio', { name: 'Mine Theirs' })).not.toBeChecked();
  await expect(place('Name').getByRole('radio', { name: 'Theirs Mine' })).not.toBeChecked();
  await expect(place('Steps › 1 › Title').getByRole('radio', { name: 'Theirs One of mine' })).toBeChecked();
  await expect(place('Priority').getByRole('radio', { name: 'Mine 7' })).toBeChecked();
  expect(await axeViolationsOf(other)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(nameField(other)).toHaveValue('Theirs');

  await saveDraft(other);
  // For a field that both changed, neither value is preselected.
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(dialog).toBeVisible();
  await place('Name').getByRole('radio', { name: 'Mine Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await toast(other, 'Saved');
  const saved = await stored();
  expect([saved.name, titles(saved), saved.settings.priority]).toEqual(['Theirs', ['One of mine', 'Two', 'Three'], 7]);

  // If all values of the other person are chosen, there is nothing to save.
  await nameField(page).fill('Mine after all');
  await saveDraft(page);
  const own = page.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await own.getByRole('button', { name: 'All theirs' }).click();
  await own.getByRole('button', { name: 'Save this' }).click();
  await expect(nameField(page)).toHaveValue('Theirs');
  expect((await stored()).version).toBe(saved.version);
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(nameField(page)).toHaveValue('Mine after all');
});

test('undo after a merge keeps what a colleague saved', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Ours', steps: STEPS, settings: { priority: 5 } });
  const stored = async () => (await rest.get(`/product-tours/${tour.id}`)).body;
  await page.goto(tour.dashboardUrl);
  await nameField(page).fill('Mine');
  await rest.patch(`/product-tours/${tour.id}`, { settings: { priority: 7 } });
  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await toast(page, 'Saved');
  expect(await stored()).toMatchObject({ name: 'Mine', settings: { priority: 7 } });
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(nameField(page)).toHaveValue('Ours');
  await openTab(page, 'Behavior');
  await expect(page.getByLabel('Priority')).toHaveValue('7');
  await saveDraft(page);
  await expect.poll(stored).toMatchObject({ name: 'Ours', settings: { priority: 7 } });
});

test('edits in two tabs of a person are merged, or compared if they conflict', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Ours', steps: STEPS });
  const stored = async () => (await rest.get(`/product-tours/${tour.id}`)).body;
  await page.goto(tour.dashboardUrl);
  await expect(nameField(page)).toHaveValue('Ours');
  const tab = await page.context().newPage();
  await tab.goto(tour.dashboardUrl);
  await nameField(tab).fill('Other tab');
  await saveDraft(tab);
  await toast(tab, 'Saved');

  await titleField(page).fill('Here');
  await saveDraft(page);
  await toast(page, 'together with your changes from another tab');
  await expect(nameField(page)).toHaveValue('Other tab');
  expect(await stored()).toMatchObject({ name: 'Other tab', version: 3 });
  expect(titles(await stored())).toEqual(['Here', 'Two', 'Three']);

  await nameField(tab).fill('There');
  await saveDraft(tab);
  await toast(tab, 'together');
  await nameField(page).fill('Here');
  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: 'You also changed this in another tab' });
  await dialog.getByRole('radio', { name: 'Other tab There' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(nameField(page)).toHaveValue('There');
});

test('edits of a widget that was published in the meantime stay unpublished', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', {
    name: 'Ours',
    steps: STEPS,
    targeting: { showOnAllPages: true },
  });
  await page.goto(tour.dashboardUrl);
  await nameField(page).fill('Mine');
  await rest.patch(`/product-tours/${tour.id}`, { active: true });
  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await expect(dialog).toContainText('It was published in the meantime. Your changes stay unpublished');
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await toast(page, 'Saved, not published yet');
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({ name: 'Ours', draft: { changes: 1 } });
});

test('a widget archived while it is edited is restored with the edits', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Ours', steps: STEPS });
  await page.goto(tour.dashboardUrl);
  await nameField(page).fill('Typed');
  await rest.delete(`/product-tours/${tour.id}`);
  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: 'This was archived while you were editing' });
  await expect(dialog).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(nameField(page)).toHaveValue('Typed');
  await saveDraft(page);
  await dialog.getByRole('button', { name: 'Restore and save' }).click();
  await toast(page, 'Saved');
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({ name: 'Typed', active: false });
  await nameField(page).fill('And on');
  await saveDraft(page);
  await expect.poll(async () => (await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('And on');
});

test('a widget archived while it is edited is saved as a copy, with all edits', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', {
    name: 'Ours',
    steps: STEPS,
    settings: { priority: 7 },
    targeting: { showOnAllPages: true },
  });
  await page.goto(tour.dashboardUrl);
  await titleField(page).fill('Typed');
  await rest.delete(`/product-tours/${tour.id}`);
  await saveDraft(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a copy' }).click();
  await expect(nameField(page)).toHaveValue('Ours (copy)');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(id).not.toBe(tour.id);
  const { body } = await rest.get(`/product-tours/${id}`);
  expect(titles(body)).toEqual(['Typed', 'Two', 'Three']);
  expect(body).toMatchObject({ settings: { priority: 7 }, rules: [{ type: 'all-pages' }], active: false });
  expect((await rest.get(`/product-tours/${tour.id}`)).status).toBe(404);
});

test('a widget removed for good while it is edited is saved as a copy', async ({ page, company, request }) => {
  const { companyId, key } = company;
  const rest = restOf(request, key);
  const { body: theme } = await rest.post('/themes', { name: 'Gone as well' });
  const { body: tour } = await rest.post('/product-tours', {
    name: 'Ours',
    steps: STEPS,
    themeId: theme.id,
    settings: { priority: 7 },
  });
  await page.goto(tour.dashboardUrl);
  await nameField(page).fill('Typed');
  await titleField(page).fill('One typed');
  await removeWidget({ companyId, id: tour.id });
  expect((await rest.get('/product-tours?includeArchived=true')).body.data).toEqual([]);
  expect((await rest.delete(`/themes/${theme.id}`)).status).toBe(204);
  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: 'This no longer exists' });
  await expect(dialog).toContainText('Your changes are not lost');
  await expect(dialog.getByRole('button', { name: 'Restore and save' })).toHaveCount(0);
  expect(await axeViolationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(titleField(page)).toHaveValue('One typed');

  await saveDraft(page);
  await dialog.getByRole('button', { name: 'Save as a copy' }).click();
  await toast(page, 'Typed (copy)');
  await expect(nameField(page)).toHaveValue('Typed (copy)');
  await expect(titleField(page)).toHaveValue('One typed');
  const { data } = (await rest.get('/product-tours')).body;
  expect(data).toHaveLength(1);
  const { body: copy } = await rest.get(`/product-tours/${data[0].id}`);
  expect(titles(copy)).toEqual(['One typed', 'Two', 'Three']);
  expect(copy).toMatchObject({ name: 'Typed (copy)', themeId: null, settings: { priority: 7 }, active: false });
});

test('an editor’s edits are kept as unpublished changes if the widget was published in the meantime', async ({
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', {
    name: 'Ours',
    steps: STEPS,
    targeting: { showOnAllPages: true },
  });
  const editor = company.members.find(({ role }) => role === 'editor');
  const page = await openAs(browser, editor as NonNullable<typeof editor>, tour.dashboardUrl);
  await nameField(page).fill('Typed');
  await rest.patch(`/product-tours/${tour.id}`, { active: true });
  await saveDraft(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await toast(page, 'Saved, not published yet');
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({ name: 'Ours', active: true });
  expect((await rest.get(`/widgets/product-tours/${tour.id}/draft`)).body.widget).toMatchObject({ name: 'Typed' });
});
