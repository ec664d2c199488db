import type { Page } from 'playwright/test';
import { toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

type Rest = ReturnType<typeof restOf>;

const bar = (page: Page) => page.getByRole('region', { name: 'Unpublished changes' });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const conflictDialog = (page: Page) =>
  page.getByRole('dialog', { name: /^Someone else saved this|^You also changed this/ });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** A post with a scheduled action. A live one has an unpublished change of its text too. */
async function makePost(rest: Rest, { active }: { active: boolean }) {
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const posts = `/changelogs/${changelog.id}/posts`;
  const fields = { title: 'Faster boards', description: '<p>They open at once.</p>', active };
  const { body: post } = await rest.post(posts, fields);
  const address = `${posts}/${post.id}`;
  if (active) await rest.patch(`${address}/draft`, { description: '<p>Draft</p>' });
  const { body: plan } = await rest.post(`${address}/schedule`, {
    action: active ? 'take-down' : 'publish',
    at: tomorrow(),
  });
  return { address, draft: `${address}/draft`, plan: `${address}/schedule/${plan.id}` };
}

async function cancelSchedule(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await toast(page, 'Canceled');
  await expect(bar(page).getByRole('button', { name: 'Cancel' })).toBeHidden();
}

/** Saves, is asked about `field`, and chooses the own value. */
async function saveMine(page: Page, field: string): Promise<void> {
  await save(page);
  const dialog = conflictDialog(page);
  await dialog.getByRole('group', { name: field }).getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(dialog).toBeHidden();
}

test('after canceling the schedule of a post, a save asks about a field that a colleague also changed', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address, draft } = await makePost(rest, { active: true });
  await page.goto(address);
  await titleField(page).fill('Mine');
  await rest.patch(draft, { title: 'Theirs' });
  await cancelSchedule(page);
  await expect(titleField(page)).toHaveValue('Mine');
  await save(page);
  await expect(conflictDialog(page).getByRole('group', { name: 'Title' })).toBeVisible();
  expect((await rest.get(draft)).body.post).toMatchObject({ title: 'Theirs' });
  await conflictDialog(page).getByRole('button', { name: 'Keep editing' }).click();
  await saveMine(page, 'Title');
  await toast(page, 'Saved, not published yet');
  expect((await rest.get(draft)).body.post).toMatchObject({ title: 'Mine', description: '<p>Draft</p>' });
});

test('canceling the schedule of a post takes over other fields that a colleague saved', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address, draft } = await makePost(rest, { active: true });
  await page.goto(address);
  await titleField(page).fill('Mine');
  await rest.patch(draft, { description: '<p>Their text.</p>' });
  await cancelSchedule(page);
  await expect(page.getByRole('region', { name: 'As readers see it' }).getByText('Their text.')).toBeAttached();
  await save(page);
  await toast(page, 'Saved, not published yet');
  expect((await rest.get(draft)).body.post).toMatchObject({ title: 'Mine', description: '<p>Their text.</p>' });
});

test('after an action on a post fails, a save asks about a field that a colleague also changed', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address, draft, plan } = await makePost(rest, { active: true });
  await page.goto(address);
  await titleField(page).fill('Mine');
  await rest.patch(draft, { title: 'Theirs' });
  expect((await rest.delete(plan)).status).toBe(204);
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page).getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(titleField(page)).toHaveValue('Mine');
  await saveMine(page, 'Title');
  await toast(page, 'Saved, not published yet');
  expect((await rest.get(draft)).body.post).toMatchObject({ title: 'Mine' });
});

test('after canceling the schedule of a post that is not live, a save asks about a field that a colleague also changed', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address } = await makePost(rest, { active: false });
  await page.goto(address);
  await titleField(page).fill('Mine');
  await rest.patch(address, { title: 'Theirs' });
  await cancelSchedule(page);
  await expect(titleField(page)).toHaveValue('Mine');
  await save(page);
  await expect(conflictDialog(page).getByRole('group', { name: 'Title' })).toBeVisible();
  expect((await rest.get(address)).body).toMatchObject({ title: 'Theirs' });
});

test('after canceling the schedule of a roadmap item, a save asks about a field that a colleague also changed', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { body: roadmap } = await rest.post('/roadmaps', { name: 'Next' });
  const { body: planned } = await rest.post(`/roadmaps/${roadmap.id}/sections`, { name: 'Planned' });
  const { body: item } = await rest.post(`/roadmaps/${roadmap.id}/sections/${planned.id}/items`, { name: 'Dark mode' });
  await rest.patch(`/roadmaps/${roadmap.id}`, { active: true });
  const address = `/roadmaps/${roadmap.id}/items/${item.id}`;
  await rest.patch(`${address}/draft`, { description: '<p>Draft</p>' });
  await rest.post(`${address}/schedule`, { action: 'publish-changes', at: tomorrow() });
  await page.goto(`/roadmaps/${roadmap.id}?item=${item.id}`);
  const nameField = page.getByRole('dialog', { name: 'Item' }).getByRole('textbox', { name: 'Name' });
  await nameField.fill('Mine');
  await rest.patch(`${address}/draft`, { name: 'Theirs' });
  await cancelSchedule(page);
  await expect(nameField).toHaveValue('Mine');
  await save(page);
  await expect(conflictDialog(page).getByRole('group', { name: 'Name' })).toBeVisible();
  expect((await rest.get(`${address}/draft`)).body.item).toMatchObject({ name: 'Theirs' });
});

test('keeping the live value of a field of a post replaces an unsaved edit of it', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address, draft } = await makePost(rest, { active: true });
  await rest.patch(draft, { title: 'Draft title' });
  await rest.patch(address, { title: 'Hot fix' });
  await page.goto(address);
  await titleField(page).fill('Typed');
  await bar(page).getByRole('button', { name: 'See changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await dialog.getByRole('button', { name: 'Keep the live value: Title' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(titleField(page)).toHaveValue('Hot fix');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('a decided conflict of a post is gone although a colleague changed another field that is being edited', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { address, draft } = await makePost(rest, { active: true });
  await rest.patch(draft, { title: 'Draft title' });
  await rest.patch(address, { title: 'Hot fix' });
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-02-01T10:00');
  await rest.patch(draft, { date: '2026-03-01T10:00:00.000Z' });
  await bar(page).getByRole('button', { name: 'See changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unpublished changes' });
  await dialog.getByRole('button', { name: 'Keep the live value: Title' }).click();
  await toast(page, 'Decided');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(titleField(page)).toHaveValue('Hot fix');
  await expect(bar(page)).not.toContainText('also changed in the live version');
  await saveMine(page, 'Date');
  await toast(page, 'Saved, not published yet');
  const { body } = await rest.get(draft);
  expect(body).toMatchObject({ conflicts: [], post: { title: 'Hot fix' } });
  expect(new Date(body.post.date).getMonth()).toBe(1);
});
