import { BEFORE_RELEASE } from '../support/before-release';
import { nameField, preview, toast } from '../support/builder';
import { choose, press, tabTo, write } from '../support/keyboard';
import { expect, ownerTest, restOf, signInAs, test } from '../support/test';

test('a tour goes from sign-in to live with the keyboard alone', async ({ page, company, request }) => {
  const [owner] = company.members;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  await page.goto('/widgets/product-tours');
  await write(page, page.getByLabel('Email'), owner?.email ?? '');
  await write(page, page.getByLabel('Password', { exact: true }), owner?.password ?? '');
  await page.keyboard.press('Enter');

  await press(page, button('New product tour').first());
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel('Name'), 'By keyboard');
  await page.keyboard.press('Enter');
  await expect(nameField(page)).toHaveValue('By keyboard');

  await press(page, button('2 things missing'));
  await press(page, dialog.getByRole('button', { name: 'Add at least one step' }));
  for (const [index, title] of ['First step', 'Second step'].entries()) {
    await press(page, button('Add step'));
    // A menu opens with the focus on its first item.
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(`Actions for Step ${index + 1}`)).toBeVisible();
    await write(page, page.getByLabel('Title', { exact: true }), title);
  }

  await press(page, button('Actions for Step 2'));
  const up = page.getByRole('menuitem', { name: 'Move up' });
  await expect(up).toBeVisible();
  for (let stop = 0; stop < 8 && !(await up.evaluate((item) => item === document.activeElement)); stop += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await press(page, button('1 thing missing'));
  await press(page, dialog.getByRole('button', { name: 'Choose who sees it, and where' }));
  await press(page, page.getByRole('switch', { name: 'Show on all pages' }), 'Space');
  await press(page, button('Publish'));
  await toast(page, 'is live');

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { body } = await restOf(request, company.key).get(`/product-tours/${id}`);
  expect(body).toMatchObject({ active: true, name: 'By keyboard' });
  expect(body.steps.map(({ title }: { title: string }) => title)).toEqual(['Second step', 'First step']);
});

ownerTest('the command palette opens pages and widgets, and Escape closes it', async ({ page, company, request }) => {
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

const STEPS = ['One', 'Two'].map((title) => ({ type: 'welcome', title }));

ownerTest('steps are reordered by the keyboard, and the order is saved', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Order', steps: STEPS });
  await page.goto(tour.dashboardUrl);
  await press(page, page.getByRole('button', { name: 'Move Step 2' }), 'Space');
  await expect(page.getByText('Picked up, at position 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Now at position 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Dropped at position 1 of 2.')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+S');
  await toast(page, 'Saved');
  const { steps } = (await rest.get(`/product-tours/${tour.id}`)).body;
  expect(steps.map(({ title }: { title: string }) => title)).toEqual(['Two', 'One']);
});

ownerTest('a key pressed before the drag-and-drop code loads picks up the row', async ({ page, company, request }) => {
  const { body: tour } = await restOf(request, company.key).post('/product-tours', { name: 'Order', steps: STEPS });
  await page.goto(tour.dashboardUrl);
  const handle = page.getByRole('button', { name: 'Move Step 2' });
  await expect(handle).toBeVisible();
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: string[] = [];
  await page.route('**/_next/static/**', async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await handle.focus();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  release();
  await expect(page.getByText('Picked up, at position 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText('Dropped at position 1 of 2.')).toBeAttached();
});

ownerTest('widgets are selected and moved to a folder together', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  for (const name of ['Alpha', 'Beta']) await rest.post('/announcements', { name });
  const { body: folder } = await rest.post('/folders', { name: 'Autumn' });
  await page.goto('/widgets/announcements');
  await expect(page.locator('#content')).not.toHaveAttribute('inert');
  await press(page, page.getByRole('checkbox', { name: 'Select Alpha' }), 'Space');
  await press(page, page.getByRole('checkbox', { name: 'Select Beta' }), 'Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await choose(page, page.getByRole('button', { name: 'Move to…' }), page.getByRole('menuitem', { name: 'Autumn' }));
  await toast(page, '2 widgets moved');
  expect((await rest.get(`/announcements?folderId=${folder.id}`)).body.pagination.total).toBe(2);
});

ownerTest('a draft is published from its row', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body } = await rest.post('/product-tours', {
    name: 'Ready',
    steps: STEPS,
    targeting: { showOnAllPages: true },
  });
  await page.goto('/widgets/product-tours');
  const menu = page.getByRole('button', { name: 'More actions: Ready' });
  await choose(page, menu, page.getByRole('menuitem', { name: 'Publish' }));
  await toast(page, 'is live');
  expect((await rest.get(`/product-tours/${body.id}`)).body.active).toBe(true);
});

ownerTest('an API key is made and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/settings/api-keys');
  await press(page, page.getByRole('button', { name: 'New API key' }));
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel('Name'), 'By keyboard');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: /^Copy/ }).first());
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^dk_/);
});

test('an edit conflict is resolved', BEFORE_RELEASE, async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', { name: 'Ours', steps: STEPS });
  await signInAs(page, company.members[0] ?? { email: '', password: '' });
  await page.goto(tour.dashboardUrl);
  await expect(nameField(page)).toHaveValue('Ours');
  await write(page, nameField(page), 'Mine');
  await rest.patch(`/product-tours/${tour.id}`, { name: 'Theirs' });
  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this while you were editing' });
  await tabTo(page, dialog.getByRole('radio', { name: 'Mine Mine' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Theirs Theirs' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await press(page, dialog.getByRole('button', { name: 'Save this' }));
  await toast(page, 'Saved');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('Mine');
});

ownerTest(
  'an earlier version is compared, previewed and restored',
  BEFORE_RELEASE,
  async ({ page, company, request }) => {
    const rest = restOf(request, company.key);
    const { body: tour } = await rest.post('/product-tours', { name: 'Was', steps: STEPS });
    await rest.patch(`/product-tours/${tour.id}`, { name: 'Is', steps: STEPS.slice(1) });
    await page.goto(tour.dashboardUrl);
    await tabTo(page, page.getByRole('tab', { name: 'Content' }));
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await press(page, page.getByRole('button', { name: 'Compare: Version 1' }));
    await expect(page.locator('del').filter({ hasText: 'Was' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Preview: Version 1' }));
    await expect(preview(page).getByRole('heading', { name: 'One' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Restore: Version 1' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Restore' }));
    await toast(page, 'Version 1 restored');
    expect((await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('Was');
  },
);

ownerTest('an item of a roadmap is moved', BEFORE_RELEASE, async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: roadmap } = await rest.post('/roadmaps', { name: 'Plans' });
  const { body: section } = await rest.post(`/roadmaps/${roadmap.id}/sections`, { name: 'Planned' });
  for (const name of ['One', 'Two']) await rest.post(`/roadmaps/${roadmap.id}/sections/${section.id}/items`, { name });
  const names = async () =>
    (await rest.get(`/roadmaps/${roadmap.id}`)).body.sections[0].items.map(({ name }: { name: string }) => name);
  const before = await names();
  await page.goto(`/roadmaps/${roadmap.id}`);
  await press(page, page.getByRole('button', { name: `Move the item ${before[0]}` }), 'Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(names).toEqual([...before].reverse());
});

ownerTest(
  'a widget archived in the meantime is restored with the edits',
  BEFORE_RELEASE,
  async ({ page, company, request }) => {
    const rest = restOf(request, company.key);
    const { body: tour } = await rest.post('/product-tours', { name: 'Ours', steps: STEPS });
    await page.goto(tour.dashboardUrl);
    await expect(nameField(page)).toHaveValue('Ours');
    await write(page, nameField(page), 'Typed');
    await rest.delete(`/product-tours/${tour.id}`);
    await page.keyboard.press('ControlOrMeta+S');
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Restore and save' }));
    await toast(page, 'Saved');
    expect((await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('Typed');
  },
);

ownerTest('a segment is made', BEFORE_RELEASE, async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.put('/users/kim', { metadata: { plan: 'pro' } });
  await rest.put('/users/sam', { metadata: { plan: 'free' } });
  await page.goto('/segments');
  await press(page, page.getByRole('link', { name: 'New segment' }).first());
  await write(page, page.getByLabel('Name'), 'Paying');
  await choose(
    page,
    page.getByRole('button', { name: 'Add rule' }),
    page.getByRole('menuitem', { name: 'User property' }),
  );
  await write(page, page.getByRole('combobox', { name: 'Property' }), 'plan');
  await page.keyboard.press('Tab');
  await write(page, page.getByRole('combobox', { name: 'Value' }), 'pro');
  await expect(page.getByText('1 of 2 users match')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Create', exact: true }));
  await toast(page, 'Segment “Paying” saved');
  await press(page, page.getByRole('link', { name: 'kim' }));
  await expect(page).toHaveURL(/\/users\/kim$/);
});

ownerTest('a post is written, tagged and published', BEFORE_RELEASE, async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  await page.goto(`/changelogs/${changelog.id}`);
  await press(page, page.getByRole('link', { name: 'New post' }).first());
  await write(page, page.getByLabel('Title'), 'Faster boards');
  await page.keyboard.press('Tab');
  await page.keyboard.type('They open ');
  const text = page.locator('[contenteditable="true"]');
  await expect(text).toBeFocused();
  await expect(text).toHaveText('They open');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('at once');
  // Tab leaves the text: there is no keyboard trap.
  await write(page, page.getByRole('textbox', { name: 'Tags' }), 'Speed');
  await page.keyboard.press('Enter');
  await expect(page.getByTitle('Remove the tag Speed')).toBeAttached();
  await press(page, page.getByRole('switch', { name: 'Published' }), 'Space');
  await press(page, page.getByRole('button', { name: 'Save and publish' }));
  await expect
    .poll(async () => (await rest.get(`/changelogs/${changelog.id}/posts`)).body.data)
    .toMatchObject([
      {
        title: 'Faster boards',
        active: true,
        description: '<p>They open <strong>at once</strong></p>',
        tags: [{ name: 'Speed' }],
      },
    ]);
});
