import type { Browser, Page } from 'playwright/test';
import { nameField, openTab, preview, toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { type Company, expect, openAs, restOf, ownerTest as test } from '../support/test';

const STEPS = ['The first step', 'The second step'].map((title) => ({
  type: 'modal',
  title,
  content: `<p>The text of ${title}</p>`,
}));
const titleField = (page: Page) => page.getByLabel('Title', { exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Unpublished changes' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

type Rest = ReturnType<typeof restOf>;
const makeTour = async (rest: Rest) =>
  (
    await rest.post('/product-tours', {
      name: 'Ours',
      steps: STEPS,
      settings: { tourStart: 'immediate', timeout: 5 },
      targeting: { showOnAllPages: true },
      active: true,
    })
  ).body;

async function openAt(browser: Browser, company: Company, role: 'editor', address: string): Promise<Page> {
  const page = await openAs(browser, company, role);
  await page.goto(address);
  await expect(nameField(page)).not.toHaveValue('');
  return page;
}

test('an editor changes what is live and asks for a review, and an owner sends it back', async ({
  page: owner,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  const live = async () => (await rest.get(`/product-tours/${tour.id}`)).body;
  const page = await openAt(browser, company, 'editor', tour.dashboardUrl);
  await titleField(page).fill('The very first step');
  await openTab(page, 'Behavior');
  await page.getByLabel('Longest wait for an element').fill('9');
  await expect(bar(page)).toContainText('2 unpublished changes');
  await expect(bar(page)).toContainText('Not saved yet');
  await save(page);
  await toast(page, 'Saved, not published yet');
  expect(await live()).toMatchObject({ version: 1, draft: { changes: 2, review: null } });

  await bar(page).getByRole('button', { name: 'Ask for review' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for review' });
  await ask.getByLabel('Note').fill('Is the title right?');
  await ask.getByRole('button', { name: 'Ask for review' }).click();
  await expect(bar(page)).toContainText('“Is the title right?”');

  await owner.goto(tour.dashboardUrl);
  await expect(titleField(owner)).toHaveValue('The very first step');
  await expect(bar(owner)).toContainText(`editor of ${company.companyId} asked for a review`);
  await bar(owner).getByRole('button', { name: 'See changes' }).click();
  const changes = owner.getByRole('dialog', { name: 'Unpublished changes' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'Steps › 1 › Title' }).locator('ins')).toHaveText(
    'very ',
  );
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  expect(await axeViolationsOf(owner)).toEqual([]);
  await changes.getByRole('button', { name: 'Close' }).last().click();

  await bar(owner).getByRole('button', { name: 'Send back' }).click();
  const back = owner.getByRole('dialog', { name: 'Send back' });
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(back.getByText('Enter what has to change')).toBeVisible();
  await back.getByLabel('Note').fill('Shorter, please.');
  await back.getByRole('button', { name: 'Send back' }).click();
  await toast(owner, 'Sent back');

  await page.reload();
  await expect(bar(page)).toContainText('“Shorter, please.”');
});

test('changes that were sent back are edited, reviewed again and published', async ({
  page: owner,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  const draft = `/widgets/product-tours/${tour.id}/draft`;
  await rest.patch(draft, { settings: { timeout: 9 } });
  await rest.post(`${draft}/review`, { note: 'Is the wait right?' });
  await rest.post(`${draft}/send-back`, { note: 'Shorter, please.' });
  const page = await openAt(browser, company, 'editor', tour.dashboardUrl);
  await expect(bar(page)).toContainText('“Shorter, please.”');
  await titleField(page).fill('Better');
  await save(page);
  await toast(page, 'Saved, not published yet');
  await bar(page).getByRole('button', { name: 'Ask for review' }).click();
  await page.getByRole('dialog', { name: 'Ask for review' }).getByRole('button', { name: 'Ask for review' }).click();
  await toast(page, 'Review requested');

  await owner.goto(tour.dashboardUrl);
  await expect(titleField(owner)).toHaveValue('Better');
  await owner.getByRole('button', { name: 'Publish changes' }).click();
  const publish = owner.getByRole('dialog', { name: 'Publish 2 changes?' });
  expect(await axeViolationsOf(owner)).toEqual([]);
  await publish.getByRole('checkbox', { name: 'Show it again' }).check();
  await publish.getByRole('button', { name: 'Publish changes' }).click();
  await toast(owner, 'Changes published');
  await expect(bar(owner)).toBeHidden();
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({
    version: 2,
    draft: null,
    settings: { timeout: 9 },
    steps: [{ title: 'Better' }, {}],
  });
});

test('single changes are undone, all are discarded, and the preview shows either version', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  await page.goto(tour.dashboardUrl);
  await nameField(page).fill('Renamed');
  await titleField(page).fill('Changed');
  await page.keyboard.press('Control+S');
  await toast(page, 'Saved, not published yet');
  await expect(preview(page).getByRole('heading', { name: 'Changed' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Show live version' }).click();
  await expect(preview(page).getByText('The first step', { exact: true })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Show live version' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Changed' })).toBeVisible();

  await bar(page).getByRole('button', { name: 'See changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await dialog.getByRole('button', { name: 'Undo: Name' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(nameField(page)).toHaveValue('Ours');
  await save(page);
  await expect.poll(async () => (await rest.get(`/product-tours/${tour.id}`)).body.draft?.changes).toBe(1);

  await bar(page).getByRole('button', { name: 'See changes' }).click();
  await dialog.getByRole('button', { name: 'Discard all changes' }).click();
  await toast(page, 'Changes discarded');
  await expect(titleField(page)).toHaveValue('The first step');
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({ draft: null, version: 1 });
});

test('conflicts with the live version are resolved before publishing', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { name: 'Draft name', settings: { timeout: 8 } });
  await rest.patch(`/product-tours/${tour.id}`, { name: 'Hot fix', settings: { timeout: 7 } });
  await page.goto(tour.dashboardUrl);
  await expect(bar(page)).toContainText('2 fields were also changed in the live version');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await dialog.getByRole('button', { name: 'Keep this change: Name' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep this change: Name' })).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Keep the live value: / }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page
    .getByRole('dialog', { name: 'Publish 1 change?' })
    .getByRole('button', { name: 'Publish changes' })
    .click();
  await toast(page, 'Changes published');
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({
    name: 'Draft name',
    settings: { timeout: 7 },
  });
});

test('two people who work on the same unpublished changes lose nothing', async ({
  page,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  await page.goto(tour.dashboardUrl);
  const other = await openAt(browser, company, 'editor', tour.dashboardUrl);
  await nameField(page).fill('Mine');
  await save(page);
  await toast(page, 'Saved, not published yet');
  await titleField(other).fill('Theirs');
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await toast(other, 'Saved, not published yet');
  const { body } = await rest.get(`/widgets/product-tours/${tour.id}/draft`);
  expect(body.widget).toMatchObject({ name: 'Mine', steps: [{ title: 'Theirs' }, {}] });
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({ name: 'Ours', version: 1 });
});

test('changes are scheduled, and the schedule is canceled', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { name: 'Later' });
  await page.goto(tour.dashboardUrl);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await expect(dialog.getByRole('radio', { name: 'Publish the unpublished changes' })).toBeChecked();
  expect(await axeViolationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(bar(page)).toContainText('The unpublished changes go live on');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.schedule).toMatchObject([{ action: 'publish-changes' }]);
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await toast(page, 'Canceled');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.schedule).toEqual([]);
});

test('unpublished changes of a widget that is unpublished stay in the builder', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { name: 'Better tour' });
  await page.goto(tour.dashboardUrl);
  const name = nameField(page);
  await expect(name).toHaveValue('Better tour');
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'is a draft again' })).toBeVisible();
  await expect(name).toHaveValue('Better tour');
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({ name: 'Ours', active: false });
  await page.getByRole('button', { name: 'Save draft' }).click();
  const stored = async () => (await rest.get(`/product-tours/${tour.id}`)).body;
  await expect.poll(stored).toMatchObject({ name: 'Better tour', active: false });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(stored).toMatchObject({ name: 'Better tour', active: true });
  await expect(page.getByRole('region', { name: 'Unpublished changes' })).toHaveCount(0);
});

/** A live tour that will be taken down tomorrow, open in the builder with an edited name. A colleague saves `theirs` meanwhile. */
async function openEdited(page: Page, rest: Rest, theirs: Record<string, unknown>) {
  const tour = await makeTour(rest);
  const draft = `/widgets/product-tours/${tour.id}/draft`;
  await rest.patch(draft, { settings: { timeout: 8 } });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await rest.post(`/widgets/product-tours/${tour.id}/schedule`, { action: 'take-down', at });
  await page.goto(tour.dashboardUrl);
  await nameField(page).fill('Mine');
  await rest.patch(draft, theirs);
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await toast(page, 'Canceled');
  await expect(bar(page).getByRole('button', { name: 'Cancel' })).toBeHidden();
  const stored = async () => (await rest.get(draft)).body.widget;
  return { stored };
}

test('canceling a schedule takes over what a colleague saved, and keeps unsaved edits', async ({
  page,
  company,
  request,
}) => {
  const { stored } = await openEdited(page, restOf(request, company.key), { settings: { timeout: 9 } });
  await expect(nameField(page)).toHaveValue('Mine');
  await openTab(page, 'Behavior');
  await expect(page.getByLabel('Longest wait for an element')).toHaveValue('9 seconds');
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(nameField(page)).toHaveValue('Ours');
  await expect(page.getByLabel('Longest wait for an element')).toHaveValue('9 seconds');
  await page.getByRole('banner').getByRole('button', { name: 'Redo' }).click();
  await save(page);
  await toast(page, 'Saved, not published yet');
  expect(await stored()).toMatchObject({ name: 'Mine', settings: { timeout: 9 } });
});

test('after canceling a schedule, a save still asks about a field that a colleague also changed', async ({
  page,
  company,
  request,
}) => {
  const { stored } = await openEdited(page, restOf(request, company.key), { name: 'Theirs' });
  await expect(nameField(page)).toHaveValue('Mine');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await expect(dialog.getByRole('group', { name: 'Name' })).toBeVisible();
  expect(await stored()).toMatchObject({ name: 'Theirs' });
  await dialog.getByRole('radio', { name: 'Mine Mine' }).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await toast(page, 'Saved, not published yet');
  expect(await stored()).toMatchObject({ name: 'Mine' });
});

test('keeping the live value of a field replaces an unsaved edit of it', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { name: 'Draft name', settings: { timeout: 8 } });
  await rest.patch(`/product-tours/${tour.id}`, { name: 'Hot fix' });
  await page.goto(tour.dashboardUrl);
  await nameField(page).fill('Typed');
  await bar(page).getByRole('button', { name: 'See changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await dialog.getByRole('button', { name: 'Keep the live value: Name' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(nameField(page)).toHaveValue('Hot fix');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('keeping a change of one step does not revert what was published in another step', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  const [first, second] = tour.steps;
  const address = `/product-tours/${tour.id}`;
  await rest.patch(`/widgets${address}/draft`, { steps: [{ ...first, title: 'Draft' }, second] });
  await page.goto(tour.dashboardUrl);
  await expect(titleField(page)).toHaveValue('Draft');
  const fixed = [
    { ...first, title: 'Hot fix' },
    { ...second, title: 'Also fixed' },
  ];
  expect((await rest.patch(address, { steps: fixed })).status).toBe(200);
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await publish.click();
  const confirm = page.getByRole('dialog', { name: 'Publish 1 change?' });
  await confirm.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await dialog.getByRole('button', { name: 'Keep this change: Steps › 1 › Title' }).click();
  await expect(dialog.getByRole('button', { name: /^Keep this change: / })).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await publish.click();
  await confirm.getByRole('button', { name: 'Publish changes' }).click();
  await toast(page, 'Changes published');
  expect((await rest.get(address)).body).toMatchObject({ steps: [{ title: 'Draft' }, { title: 'Also fixed' }] });
});

test('unpublished changes that were edited further after unpublishing are not brought back by publishing', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  const stored = async () => (await rest.get(`/product-tours/${tour.id}`)).body;
  await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { name: 'Better', settings: { timeout: 9 } });
  await page.goto(tour.dashboardUrl);
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await toast(page, 'is a draft again');
  await nameField(page).fill('Better 2');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(stored).toMatchObject({ name: 'Better 2', settings: { timeout: 9 }, active: true, draft: null });
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeEnabled();
  await expect(nameField(page)).toHaveValue('Better 2');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('after publishing, the form has what a colleague changed in the live version meanwhile', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const tour = await makeTour(rest);
  const { body: folder } = await rest.post('/folders', { name: 'Elsewhere' });
  await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { name: 'Better' });
  await page.goto(tour.dashboardUrl);
  await openTab(page, 'Behavior');
  await expect(page.getByRole('combobox', { name: 'Folder' })).not.toHaveValue('');
  expect((await rest.patch(`/product-tours/${tour.id}`, { folderId: folder.id })).status).toBe(200);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page
    .getByRole('dialog', { name: 'Publish 1 change?' })
    .getByRole('button', { name: 'Publish changes' })
    .click();
  await toast(page, 'Changes published');
  await expect(page.getByRole('combobox', { name: 'Folder' })).toHaveValue('Elsewhere');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect((await rest.get(`/product-tours/${tour.id}`)).body).toMatchObject({ name: 'Better', folderId: folder.id });
});
