import type { Locator, Page } from 'playwright/test';
import { toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

/** Reloads a page that asks for confirmation before it is left. */
async function leaveAndReturn(page: Page): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
}

const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('docent-unsaved:')));

test('unsaved edits of a widget are offered after a reload, even if others have saved since', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const steps = [{ type: 'modal', title: 'One' }];
  const { body: tour } = await rest.post('/product-tours', { name: 'Tour', steps });
  await page.goto(`/builder/product-tours/${tour.id}`);
  const [name, title] = [page.getByRole('textbox', { name: 'Name' }), page.getByLabel('Title', { exact: true })];
  await title.fill('Typed');
  await expect.poll(() => copies(page)).toHaveLength(1);
  await rest.patch(`/product-tours/${tour.id}`, { name: 'Renamed by another' });
  await leaveAndReturn(page);
  const offer = page.getByRole('status').filter({ hasText: 'You have unsaved changes from' });
  await expect(title).toHaveValue('One');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(offer).toHaveCount(0);
  await expect(title).toHaveValue('Typed');
  await expect(name).toHaveValue('Renamed by another');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(async () => (await rest.get(`/product-tours/${tour.id}`)).body)
    .toMatchObject({ name: 'Renamed by another', steps: [{ title: 'Typed' }] });
  await expect.poll(() => copies(page)).toEqual([]);
  await page.reload();
  await expect(title).toHaveValue('Typed');
  await expect(offer).toHaveCount(0);
});

test('unsaved edits of a post can be discarded, and no copy of them is kept', async ({ page, company, request }) => {
  const { body: changelog } = await restOf(request, company.key).post('/changelogs', { name: 'News' });
  await page.goto(`/changelogs/${changelog.id}/posts/new`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A long text');
  await expect.poll(() => copies(page)).toHaveLength(1);
  await leaveAndReturn(page);
  const offer = page.getByRole('status').filter({ hasText: 'You have unsaved changes from' });
  await offer.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toHaveCount(0);
  await expect(title).toHaveValue('');
  await expect.poll(() => copies(page)).toEqual([]);
});

test('signing out deletes unsaved edits', async ({ page, company, request }) => {
  const { body: tour } = await restOf(request, company.key).post('/product-tours', { name: 'Tour' });
  await page.goto(`/builder/product-tours/${tour.id}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed');
  await expect.poll(() => copies(page)).toHaveLength(1);
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  expect(await copies(page)).toHaveLength(1);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await copies(page)).toEqual([]);
});

test('signing out asks before it loses unsaved edits', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const { body: post } = await rest.post(`/changelogs/${changelog.id}/posts`, { title: 'Faster' });
  await page.goto(`/changelogs/${changelog.id}/posts/${post.id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Twice as fast');
  const signOut = async () => {
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await rest.get(`/changelogs/${changelog.id}/posts/${post.id}`)).body.title)
    .toBe('Twice as fast');
  await title.fill('Three times as fast');
  await signOut();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

const offerOf = (within: Page | Locator) =>
  within.getByRole('status').filter({ hasText: 'You have unsaved changes from' });

test('unsaved edits of a roadmap item are offered after a reload', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: roadmap } = await rest.post('/roadmaps', { name: 'Next' });
  const { body: section } = await rest.post(`/roadmaps/${roadmap.id}/sections`, { name: 'Planned' });
  const items = `/roadmaps/${roadmap.id}/sections/${section.id}/items`;
  const { body: item } = await rest.post(items, { name: 'Dark mode' });
  await page.goto(`/roadmaps/${roadmap.id}?item=${item.id}`);
  const drawer = page.getByRole('dialog', { name: 'Item' });
  const name = drawer.getByRole('textbox', { name: 'Name' });
  await name.fill('Dark and light mode');
  await expect.poll(() => copies(page)).toHaveLength(1);
  await leaveAndReturn(page);
  await expect(name).toHaveValue('Dark mode');
  await offerOf(drawer).getByRole('button', { name: 'Restore' }).click();
  await expect(offerOf(drawer)).toHaveCount(0);
  await expect(name).toHaveValue('Dark and light mode');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => copies(page)).toEqual([]);
});

test('unsaved edits of a segment are offered after a reload, and none are kept of a saved one', async ({
  page,
  company,
  request,
}) => {
  const { body: segment } = await restOf(request, company.key).post('/segments', { name: 'Paying', rules: [] });
  const name = page.getByRole('textbox', { name: 'Name' });
  for (const [path, before, button] of [
    ['new', '', 'Create'],
    [segment.id, 'Paying', 'Save'],
  ]) {
    await page.goto(`/segments/${path}`);
    await name.fill(`Typed in ${path}`);
    await page.getByRole('button', { name: 'Add rule' }).click();
    await page.getByRole('menuitem', { name: 'User property' }).click();
    await page.getByRole('combobox', { name: 'Property' }).fill('plan');
    await page.getByRole('combobox', { name: 'Value' }).fill('premium');
    await expect.poll(() => copies(page)).toHaveLength(1);
    // The last edit is in the copy.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('premium');
    await leaveAndReturn(page);
    await expect(name).toHaveValue(before);
    await offerOf(page).getByRole('button', { name: 'Restore' }).click();
    await expect(name).toHaveValue(`Typed in ${path}`);
    await expect(page.getByRole('combobox', { name: 'Property' })).toHaveValue('plan');
    await expect(page.getByRole('combobox', { name: 'Value' })).toHaveValue('premium');
    await page.getByRole('button', { name: button, exact: true }).click();
    // Until it is saved, it may be kept again.
    await toast(page, `“Typed in ${path}” saved`);
    await expect.poll(() => copies(page)).toEqual([]);
  }
});

test('what is written before the decision about earlier edits is kept next to them', async ({
  page,
  company,
  request,
}) => {
  const { body: changelog } = await restOf(request, company.key).post('/changelogs', { name: 'News' });
  await page.goto(`/changelogs/${changelog.id}/posts/new`);
  const title = page.getByRole('textbox', { name: 'Title' });
  const stored = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  for (const text of ['Written first', 'Written second']) {
    await title.fill(text);
    await expect.poll(stored).toContain(text);
    await leaveAndReturn(page);
    await expect(offerOf(page)).toBeVisible();
  }
  await offerOf(page).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Written first');
  await offerOf(page).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Written second');
  await expect(offerOf(page)).toHaveCount(0);
});

test('unsaved edits of the same widget in two tabs are both kept', async ({ page, company, request }) => {
  const { body: tour } = await restOf(request, company.key).post('/product-tours', { name: 'Tour' });
  const other = await page.context().newPage();
  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'Name' });
  const stored = () => page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  for (const tab of [page, other]) {
    await tab.goto(`/builder/product-tours/${tour.id}`);
    await expect(nameIn(tab)).toHaveValue('Tour');
  }
  await nameIn(other).fill('Typed in the other tab');
  await expect.poll(stored).toContain('Typed in the other tab');
  await nameIn(page).fill('Typed here');
  await expect.poll(stored).toContain('Typed here');
  expect(await stored()).toContain('Typed in the other tab');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(stored).not.toContain('Typed here');
  await leaveAndReturn(other);
  await expect(nameIn(other)).toHaveValue('Typed here');
  await offerOf(other).getByRole('button', { name: 'Restore' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(nameIn(other)).toHaveValue('Typed in the other tab');
});

test('restoring unsaved edits asks before they replace what was saved since', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Tour', steps: [{ type: 'modal', title: 'One' }] });
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const { body: post } = await rest.post(`/changelogs/${changelog.id}/posts`, { title: 'One' });
  for (const [path, record, changes] of [
    [
      `/builder/product-tours/${tour.id}`,
      `/product-tours/${tour.id}`,
      { steps: [{ ...tour.steps[0], title: 'Theirs' }] },
    ],
    [
      `/changelogs/${changelog.id}/posts/${post.id}`,
      `/changelogs/${changelog.id}/posts/${post.id}`,
      { title: 'Theirs' },
    ],
  ] as const) {
    await page.goto(path);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Mine');
    await expect.poll(() => copies(page)).toHaveLength(1);
    expect((await rest.patch(record, changes)).status).toBe(200);
    await leaveAndReturn(page);
    await expect(title).toHaveValue('Theirs');
    const offer = page.getByRole('status').filter({ hasText: 'You have unsaved changes from' });
    const question = page.getByRole('dialog', { name: 'Replace newer changes?' });
    await offer.getByRole('button', { name: 'Restore' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(title).toHaveValue('Theirs');
    await offer.getByRole('button', { name: 'Restore' }).click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(title).toHaveValue('Mine');
    await title.fill('Theirs');
    await expect.poll(() => copies(page)).toEqual([]);
  }
});
