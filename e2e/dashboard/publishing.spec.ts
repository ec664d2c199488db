import { readFileSync } from 'node:fs';
import { toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

test('a post is written, tagged on the way and published', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await page.goto('/changelogs');
  await page.getByRole('button', { name: 'New changelog' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill('What is new');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What is new', level: 1 })).toBeVisible();
  const changelog = Number(new URL(page.url()).pathname.split('/').at(-1));

  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Give the post a title.')).toBeVisible();
  await page.getByLabel('Title').fill('Faster boards');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.locator('[contenteditable="true"]').fill('They open at once.');
  await page.getByRole('textbox', { name: 'Tags' }).fill('Speed');
  await page.getByRole('option', { name: /Speed/ }).click();
  await expect(page.getByRole('region', { name: 'As readers see it' })).toContainText('Speed');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await toast(page, 'Draft saved');
  const posts = async () => (await rest.get(`/changelogs/${changelog}/posts`)).body.data;
  expect(await posts()).toMatchObject([{ title: 'Faster boards', active: false, tags: [{ name: 'Speed' }] }]);

  await page.getByRole('switch', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect.poll(posts).toMatchObject([{ active: true, description: '<p>They open at once.</p>' }]);

  await page.goto('/changelogs');
  const online = page.getByRole('switch', { name: 'Public page: What is new' });
  const before = await online.isChecked();
  await online.press('Space');
  await expect(online).toBeChecked({ checked: !before });
  await expect.poll(async () => (await rest.get(`/changelogs/${changelog}`)).body.active).toBe(!before);
});

test('roadmap items are added, and moved by menu, keyboard and pointer', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await page.goto('/roadmaps');
  await page.getByRole('button', { name: 'New roadmap' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true }).fill('Next');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Add these three sections' }).click();
  const roadmap = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.getByRole('button', { name: 'Add item to Planned' }).click();
  const field = page.getByRole('textbox', { name: 'Add item to Planned' });
  for (const name of ['Dark mode', 'Offline', 'Exports']) {
    await field.fill(name);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.press('Escape');
  type Section = { name: string; items: { name: string }[] };
  const places = async () =>
    Object.fromEntries(
      (await rest.get(`/roadmaps/${roadmap}`)).body.sections.map(({ name, items }: Section) => [
        name,
        items.map((item) => item.name),
      ]),
    );
  await expect.poll(places).toEqual({ Planned: ['Dark mode', 'Offline', 'Exports'], 'In progress': [], Done: [] });

  await page.getByRole('button', { name: 'More actions: Dark mode' }).click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  await expect.poll(places).toEqual({ Planned: ['Offline', 'Exports'], 'In progress': [], Done: ['Dark mode'] });

  const grip = page.getByRole('button', { name: 'Move the item Offline' });
  await grip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(places).toMatchObject({ Planned: ['Exports', 'Offline'] });

  const card = await page.getByText('Exports', { exact: true }).boundingBox();
  const target = await page.getByText('Nothing here yet').boundingBox();
  if (!card || !target) throw new Error('The board is not there.');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(card.x + card.width / 2 + 12, card.y + card.height / 2, { steps: 3 });
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 });
  await expect(page.getByText('Exports is at position 1 in In progress.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(places).toEqual({ Planned: ['Offline'], 'In progress': ['Exports'], Done: ['Dark mode'] });
});

test('a segment says how many users it holds while its rules are written', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.put('/users/kim', { metadata: { plan: 'pro' } });
  await rest.put('/users/sam', { metadata: { plan: 'free' } });
  await page.goto('/segments/new');
  await page.getByLabel('Name').fill('Paying');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('menuitem', { name: 'User property' }).click();
  await expect(page.getByText('Complete the rules to see how many users match.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Property' }).fill('plan');
  await page.getByRole('combobox', { name: 'Value' }).fill('pro');
  await expect(page.getByText('1 of 2 users match')).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await toast(page, 'Segment “Paying” saved');
  await expect(page.getByRole('link', { name: 'kim' })).toBeVisible();
});

test('a user is erased only after their id is typed', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.put('/users/kim', { metadata: { name: 'Kim Park' } });
  await page.goto('/users');
  await page.getByRole('link', { name: 'kim' }).click();
  await page.getByRole('button', { name: 'Erase user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this user?' });
  await dialog.getByLabel('Type kim to confirm').fill('sam');
  await expect(dialog.getByRole('button', { name: 'Erase user' })).toBeDisabled();
  await dialog.getByLabel('Type kim to confirm').fill('kim');
  await dialog.getByRole('button', { name: 'Erase user' }).click();
  await toast(page, 'User erased');
  expect((await rest.get('/users/kim')).status).toBe(404);
});

test('all data of a user is exported in one file, and erased with the texts that they wrote', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  await rest.put('/users/kim', { metadata: { name: 'Kim Park', email: 'kim@example.com' } });
  await page.goto('/users');
  await page.getByRole('link', { name: 'kim' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('user-kim.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    userId: 'kim',
    addresses: ['kim@example.com'],
    user: { metadata: { name: 'Kim Park' } },
  });
  await page.getByRole('button', { name: 'Erase user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this user?' });
  await expect(dialog).toContainText('comments and answers stay');
  await dialog.getByRole('checkbox', { name: 'Also erase their texts' }).check();
  await expect(dialog).toContainText('Ratings and choices stay');
  await dialog.getByLabel('Type kim to confirm').fill('kim');
  const sent = page.waitForRequest(/users\.erase/);
  await dialog.getByRole('button', { name: 'Erase user' }).click();
  expect((await sent).postData()).toContain('"texts":true');
  await toast(page, 'User erased');
  expect((await rest.get('/users/kim')).status).toBe(404);
});

test('widgets are searched, moved, archived together and brought back', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  for (const name of ['Alpha', 'Alpine', 'Beta']) await rest.post('/announcements', { name });
  const { body: folder } = await rest.post('/folders', { name: 'Autumn' });
  await page.goto('/widgets/announcements');
  await expect(page.getByRole('link', { name: 'Beta' })).toBeVisible();
  // Before the page is hydrated, text that is typed into it would be lost.
  await expect(page.locator('#content')).not.toHaveAttribute('inert');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('alp');
  await expect(page.getByRole('link', { name: 'Beta' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Alpine' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Autumn' }).click();
  await toast(page, '2 widgets moved');
  const names = async (query: string) =>
    (await rest.get(`/announcements?${query}`)).body.data.map(({ name }: { name: string }) => name).sort();
  expect(await names(`folderId=${folder.id}`)).toEqual(['Alpha', 'Alpine']);

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await toast(page, '2 widgets archived');
  expect(await names('')).toEqual(['Beta']);
  await page.getByRole('tab', { name: /^Archived/ }).click();
  await page.getByRole('button', { name: 'More actions: Alpha' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await toast(page, '“Alpha” is a draft again');
  expect(await names('')).toEqual(['Alpha', 'Beta']);
});

test('widgets that the list no longer shows are deselected', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  for (const name of ['Alpha', 'Beta']) await rest.post('/announcements', { name });
  await page.goto('/widgets/announcements');
  await expect(page.locator('#content')).not.toHaveAttribute('inert');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('tab', { name: 'Live (0)' }).click();
  await expect(page.getByText('2 selected')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Draft/ }).click();
  await page.getByRole('checkbox', { name: 'Select Alpha' }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Created' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Alpha' })).not.toBeChecked();
  await expect(page.getByText('1 selected')).toHaveCount(0);
});

test('when the last page of a list becomes empty, the page before it is shown', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const names = Array.from({ length: 51 }, (_, index) => `Tag ${String(index).padStart(2, '0')}`);
  await Promise.all(names.map((name) => rest.post('/tags', { name })));
  await page.goto('/tags?offset=50');
  await page.getByRole('button', { name: /^More actions: Tag/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^More actions: Tag/ })).toHaveCount(50);
});

test('saving a post that was published from the list does not unpublish it', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  const { body: post } = await rest.post(`/changelogs/${changelog.id}/posts`, { title: 'Faster' });
  const stored = async () => (await rest.get(`/changelogs/${changelog.id}/posts/${post.id}`)).body;
  await page.goto(`/changelogs/${changelog.id}`);
  await page.getByRole('link', { name: 'Faster' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Faster');
  await page.getByRole('link', { name: 'News' }).click();
  await page.getByRole('button', { name: 'Publish: Faster' }).click();
  await expect.poll(async () => (await stored()).active).toBe(true);
  await page.getByRole('link', { name: 'Faster' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible();
  await page.getByLabel('Title').fill('Much faster');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(stored).toMatchObject({ title: 'Faster', active: true, draft: { changes: 1 } });
});
