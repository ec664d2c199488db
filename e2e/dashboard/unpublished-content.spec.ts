import type { Browser, Page } from 'playwright/test';
import { toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { type Company, expect, openAs, restOf, ownerTest as test } from '../support/test';

type Rest = ReturnType<typeof restOf>;

const DATE = '2026-01-05T09:30:00.000Z';
const makePost = async (rest: Rest) => {
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const posts = `/changelogs/${changelog.id}/posts`;
  const fields = { title: 'Faster boards', description: '<p>They open at once.</p>', date: DATE, active: true };
  const { body: post } = await rest.post(posts, fields);
  return { address: `${posts}/${post.id}`, list: `/changelogs/${changelog.id}` };
};

const bar = (page: Page) => page.getByRole('region', { name: 'Unpublished changes' });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const publishChanges = (page: Page) => page.getByRole('button', { name: 'Publish changes' });

/** Clicks first, because the rich text editor is loaded only then. */
async function writeText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.locator('[contenteditable="true"]').fill(text);
}

async function openAt(browser: Browser, company: Company, role: 'editor', address: string): Promise<Page> {
  const page = await openAs(browser, company, role);
  await page.goto(address);
  return page;
}

test('an editor changes a published post, and an owner sends it back, reads it again and publishes it', async ({
  page: owner,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest);
  const live = async () => (await rest.get(address)).body;
  const page = await openAt(browser, company, 'editor', address);
  await titleField(page).fill('Much faster boards');
  await writeText(page, 'They open in no time.');
  await expect(bar(page)).toContainText('2 unpublished changes');
  await expect(bar(page)).toContainText('Not saved yet');
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toHaveCount(0);
  await expect(publishChanges(page)).toHaveAttribute('aria-disabled', 'true');
  await save(page);
  await toast(page, 'Saved, not published yet');
  expect(await live()).toMatchObject({ title: 'Faster boards', version: 1, draft: { changes: 2, review: null } });

  await bar(page).getByRole('button', { name: 'Ask for review' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask for review' });
  await ask.getByLabel('Note').fill('Is the title right?');
  await ask.getByRole('button', { name: 'Ask for review' }).click();
  await expect(bar(page)).toContainText('“Is the title right?”');

  await owner.goto('/');
  const reviews = owner.getByRole('region', { name: 'Reviews' });
  await expect(reviews).toContainText('“Is the title right?”');
  expect(await axeViolationsOf(owner)).toEqual([]);
  await reviews.getByRole('link', { name: /Faster boards/ }).click();
  await expect(owner).toHaveURL(address);
  await expect(titleField(owner)).toHaveValue('Much faster boards');
  await expect(bar(owner)).toContainText(`editor of ${company.companyId} asked for a review`);
  await bar(owner).getByRole('button', { name: 'See changes' }).click();
  const changes = owner.getByRole('dialog', { name: 'Unpublished changes' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'Title' }).locator('ins')).toHaveText(
    'Much faster boards',
  );
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  expect(await axeViolationsOf(owner)).toEqual([]);
  await changes.getByRole('button', { name: 'Close' }).last().click();
  expect(await axeViolationsOf(owner)).toEqual([]);

  await bar(owner).getByRole('button', { name: 'Send back' }).click();
  const back = owner.getByRole('dialog', { name: 'Send back' });
  await back.getByLabel('Note').fill('Shorter, please.');
  await back.getByRole('button', { name: 'Send back' }).click();
  await toast(owner, 'Sent back');

  await page.reload();
  await expect(bar(page)).toContainText('“Shorter, please.”');
  await titleField(page).fill('Fast boards');
  await page.keyboard.press('Control+S');
  await toast(page, 'Saved, not published yet');

  await owner.reload();
  await expect(titleField(owner)).toHaveValue('Fast boards');
  await publishChanges(owner).click();
  const publish = owner.getByRole('dialog', { name: 'Publish 2 changes?' });
  expect(await axeViolationsOf(owner)).toEqual([]);
  await publish.getByRole('button', { name: 'Publish changes' }).click();
  await toast(owner, 'Changes published');
  await expect(bar(owner)).toBeHidden();
  expect(await live()).toMatchObject({ version: 2, draft: null, title: 'Fast boards' });
});

test('changes of a post are undone one by one or all, and its preview shows either version', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest);
  await page.goto(address);
  await titleField(page).fill('Renamed');
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-02-01T10:00');
  await save(page);
  await toast(page, 'Saved, not published yet');
  const preview = page.getByRole('region', { name: 'As readers see it' });
  await bar(page).getByRole('button', { name: 'Show live version' }).click();
  await expect(page.getByRole('region', { name: 'The live version' }).getByText('Faster boards')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Show live version' }).click();
  await expect(preview.getByText('Renamed')).toBeAttached();

  await bar(page).getByRole('button', { name: 'See changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Date' })).toContainText('Jan 5, 2026');
  await dialog.getByRole('button', { name: 'Undo: Title' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(titleField(page)).toHaveValue('Faster boards');
  await save(page);
  await expect.poll(async () => (await rest.get(address)).body.draft?.changes).toBe(1);

  await bar(page).getByRole('button', { name: 'See changes' }).click();
  await dialog.getByRole('button', { name: 'Discard all changes' }).click();
  await toast(page, 'Changes discarded');
  await expect(bar(page)).toBeHidden();
  expect((await rest.get(address)).body).toMatchObject({ draft: null, version: 1, date: DATE });
});

test('conflicts with changes to the published post are resolved before publishing', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest);
  await rest.patch(`${address}/draft`, { title: 'Draft title', description: '<p>Draft</p>' });
  await rest.patch(address, { title: 'Hot fix', description: '<p>Hot fix</p>' });
  await page.goto(address);
  await expect(bar(page)).toContainText('2 fields were also changed in the live version');
  await publishChanges(page).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await dialog.getByRole('button', { name: 'Keep this change: Title' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep this change: Title' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keep the live value: Text' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await publishChanges(page).click();
  await page
    .getByRole('dialog', { name: 'Publish 1 change?' })
    .getByRole('button', { name: 'Publish changes' })
    .click();
  await toast(page, 'Changes published');
  expect((await rest.get(address)).body).toMatchObject({ title: 'Draft title', description: '<p>Hot fix</p>' });
});

test('two people who change the same post lose nothing', async ({ page, company, request, browser }) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest);
  await page.goto(address);
  const other = await openAt(browser, company, 'editor', address);
  await expect(titleField(other)).toHaveValue('Faster boards');
  await titleField(page).fill('Mine');
  await save(page);
  await toast(page, 'Saved, not published yet');
  await titleField(other).fill('Theirs');
  await writeText(other, 'Another text.');
  await save(other);
  const dialog = other.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await expect(dialog).toBeVisible();
  expect(await axeViolationsOf(other)).toEqual([]);
  await dialog.getByRole('group', { name: 'Title' }).getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await toast(other, 'Saved, not published yet');
  expect((await rest.get(`${address}/draft`)).body.post).toMatchObject({
    title: 'Theirs',
    description: '<p>Another text.</p>',
  });
  expect((await rest.get(address)).body).toMatchObject({ title: 'Faster boards', version: 1 });
});

test('two people who change the same draft of a post choose between conflicting values', async ({
  page,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest);
  await rest.patch(address, { active: false });
  await page.goto(address);
  const other = await openAt(browser, company, 'editor', address);
  await expect(titleField(other)).toHaveValue('Faster boards');
  await titleField(page).fill('Mine');
  await save(page);
  await toast(page, 'Post saved');

  // A field that only one of them changed is merged.
  await writeText(other, 'Another text.');
  await save(other);
  await toast(other, 'Post saved');
  await expect(titleField(other)).toHaveValue('Mine');

  await titleField(page).fill('Mine again');
  await titleField(other).fill('Theirs');
  await save(other);
  await expect.poll(async () => (await rest.get(address)).body.title).toBe('Theirs');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText('Post saved')).toHaveCount(0);
  expect(await axeViolationsOf(page)).toEqual([]);
  await dialog.getByRole('group', { name: 'Title' }).getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect
    .poll(async () => (await rest.get(address)).body)
    .toMatchObject({
      title: 'Mine again',
      description: '<p>Another text.</p>',
      active: false,
    });
});

test('changes of a post are scheduled, a schedule is canceled, and a post is unpublished', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest);
  await rest.patch(`${address}/draft`, { title: 'Later' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await expect(dialog.getByRole('radio', { name: 'Publish the unpublished changes' })).toBeChecked();
  expect(await axeViolationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(bar(page)).toContainText('The unpublished changes go live on');
  expect((await rest.get(address)).body.schedule).toMatchObject([{ action: 'publish-changes' }]);
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await toast(page, 'Canceled');
  expect((await rest.get(address)).body.schedule).toEqual([]);

  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await toast(page, 'Unpublished: it is a draft again');
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  expect((await rest.get(address)).body).toMatchObject({ active: false, title: 'Faster boards' });
  // The unpublished change is now an unsaved edit of the draft: what the form shows is what is saved and published.
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Later');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await rest.get(address)).body.title).toBe('Later');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await dialog.getByRole('radio', { name: 'Publish' }).check();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(bar(page)).toContainText('Goes live on');
  expect((await rest.get(address)).body.schedule).toMatchObject([{ action: 'publish' }]);
});

test('unpublished changes of a post that were edited further after unpublishing are not brought back', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest);
  await rest.patch(`${address}/draft`, { title: 'Better' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await toast(page, 'Unpublished: it is a draft again');
  await titleField(page).fill('Better still');
  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect
    .poll(async () => (await rest.get(address)).body)
    .toMatchObject({ title: 'Better still', active: true, draft: null });
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeEnabled();
  await expect(titleField(page)).toHaveValue('Better still');
  await expect(bar(page)).toHaveCount(0);
});

test('an item of a public roadmap is changed, reviewed and published like a post', async ({
  page: owner,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const { body: roadmap } = await rest.post('/roadmaps', { name: 'Next' });
  const address = `/roadmaps/${roadmap.id}`;
  const { body: planned } = await rest.post(`${address}/sections`, { name: 'Planned' });
  await rest.post(`${address}/sections`, { name: 'Done' });
  const { body: item } = await rest.post(`${address}/sections/${planned.id}/items`, { name: 'Dark mode' });
  const live = async () => (await rest.get(`${address}/items/${item.id}`)).body;
  const places = async () =>
    (await rest.get(address)).body.sections.map(({ items }: { items: { name: string }[] }) =>
      items.map(({ name }) => name),
    );
  await rest.patch(address, { active: true });
  const page = await openAt(browser, company, 'editor', `${address}?item=${item.id}`);
  const drawer = page.getByRole('dialog', { name: 'Item' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Dark and light mode');
  await drawer.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: 'Done' }).click();
  await expect(bar(page)).toContainText('2 unpublished changes');
  await save(page);
  await toast(page, 'Saved, not published yet');
  expect(await live()).toMatchObject({ name: 'Dark mode', draft: { changes: 2 } });
  expect(await places()).toEqual([['Dark mode'], []]);
  await bar(page).getByRole('button', { name: 'Ask for review' }).click();
  await page.getByRole('dialog', { name: 'Ask for review' }).getByRole('button', { name: 'Ask for review' }).click();
  await toast(page, 'Review requested');

  await owner.goto(address);
  await expect(owner.getByText('2 unpublished changes, review requested')).toBeVisible();
  await owner.goto('/');
  await owner
    .getByRole('region', { name: 'Reviews' })
    .getByRole('link', { name: /Dark mode/ })
    .click();
  const ownerDrawer = owner.getByRole('dialog', { name: 'Item' });
  await expect(ownerDrawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Dark and light mode');
  await expect(ownerDrawer.getByRole('combobox', { name: 'Section' })).toHaveValue('Done');
  expect(await axeViolationsOf(owner)).toEqual([]);
  await bar(owner).getByRole('button', { name: 'See changes' }).click();
  const changes = owner.getByRole('dialog', { name: 'Unpublished changes' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'Section' })).toContainText('Done');
  await changes.getByRole('button', { name: 'Undo: Name' }).click();
  await changes.getByRole('button', { name: 'Close' }).last().click();
  await expect(ownerDrawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Dark mode');
  await publishChanges(owner).click();
  await owner
    .getByRole('dialog', { name: 'Publish 1 change?' })
    .getByRole('button', { name: 'Publish changes' })
    .click();
  await toast(owner, 'Changes published');
  await expect(bar(owner)).toBeHidden();
  expect(await live()).toMatchObject({ name: 'Dark mode', version: 2, draft: null });
  expect(await places()).toEqual([[], ['Dark mode']]);
});
