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
