import { expect, restOf, ownerTest as test } from '../support/test';

const COUNT = 103;
const nameOf = (kind: string, index: number) => `${kind} ${String(index).padStart(3, '0')}`;

test('the pickers of folders and themes list all of them, sorted by name', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  for (let index = 0; index < COUNT; index += 1) {
    const made = [
      await rest.post('/folders', { name: nameOf('Folder', index) }),
      await rest.post('/themes', { name: nameOf('Theme', index), settings: {} }),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
  }
  const { body: tour } = await rest.post('/product-tours', { name: 'Tour' });
  await page.goto(`/builder/product-tours/${tour.id}?tab=behaviour`);
  for (const kind of ['Folder', 'Theme']) {
    const field = page.getByRole('combobox', { name: kind, exact: true });
    await field.click();
    const options = page.getByRole('option', { name: new RegExp(`^${kind} \\d`) });
    await expect(options).toHaveCount(COUNT);
    expect((await options.allTextContents()).map((text) => text.trim())).toEqual(
      Array.from({ length: COUNT }, (_, index) => nameOf(kind, index)),
    );
    await field.fill('000');
    await expect(options).toHaveCount(1);
    await options.click();
    await expect(field).toHaveValue(nameOf(kind, 0));
  }
  await page.goto('/widgets');
  const filter = page.getByRole('combobox', { name: 'Folder' });
  await expect(filter.getByRole('option', { name: /^Folder \d/ })).toHaveCount(COUNT);
});

test('a tour is found by a name that begins with that of the chosen one', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tours: number[] = [];
  for (const name of ['Onboarding', 'Onboarding for admins', 'Other'])
    tours.push((await rest.post('/product-tours', { name })).body.id);
  const items = [{ title: 'Take the tour', type: 'start-tour', completionType: 'manual-click', tourId: tours[0] }];
  const { body: list } = await rest.post('/checklists', { name: 'C', items });
  await page.goto(`/builder/checklists/${list.id}`);
  const field = page.getByRole('combobox', { name: 'Tour' });
  await expect(field).toHaveValue('Onboarding (draft)');
  const options = page.getByRole('option', { name: /\(draft\)$/ });
  // The list is loaded when the field is first used.
  await field.click();
  await expect(options).toHaveCount(3);
  await field.fill('Onboarding for');
  await expect(options.filter({ hasText: 'Other' })).toHaveCount(0);
  await options.filter({ hasText: 'Onboarding for admins' }).click();
  await expect(field).toHaveValue('Onboarding for admins (draft)');
});

test('a search in posts says when older posts cannot be loaded, and tries again', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  for (let index = 0; index < COUNT; index += 1)
    await rest.post(`/changelogs/${changelog.id}/posts`, { title: nameOf('Post', index) });
  await page.route('**/api/trpc/**', (route) =>
    decodeURIComponent(route.request().url()).includes('"offset":100')
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await page.goto(`/changelogs/${changelog.id}`);
  await page.getByRole('textbox', { name: 'Search posts' }).fill(nameOf('Post', 0));
  const problem = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(problem).toBeVisible();
  await expect(page.getByText('No post matches')).toHaveCount(0);
  await page.unroute('**/api/trpc/**');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: nameOf('Post', 0) })).toBeVisible();
  await expect(problem).toHaveCount(0);
});
