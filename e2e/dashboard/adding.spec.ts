import type { Page } from 'playwright/test';
import { expect, restOf, ownerTest as test } from '../support/test';

/** Holds back each call of a procedure until the test releases or refuses it. */
async function hold(page: Page, procedure: string) {
  const held: { release: () => void; refuse: () => void }[] = [];
  await page.route(new RegExp(`/api/trpc/${procedure}`), async (route) => {
    const isRefused = await new Promise<boolean>((resolve) => {
      held.push({ release: () => resolve(false), refuse: () => resolve(true) });
    });
    if (isRefused) await route.abort();
    else await route.continue();
  });
  const next = async (what: 'release' | 'refuse') => {
    await expect.poll(() => held.length).toBe(1);
    held.splice(0, 1)[0]?.[what]();
  };
  return { release: () => next('release'), refuse: () => next('refuse') };
}

test('items are added by name as fast as people type, and a name that could not be saved returns to the field', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const { id } = (await rest.post('/roadmaps', { name: 'Next' })).body;
  await rest.post(`/roadmaps/${id}/sections`, { name: 'Planned' });
  await page.goto(`/roadmaps/${id}`);
  const answers = await hold(page, 'roadmapItems.create');
  await page.getByRole('button', { name: 'Add item to Planned' }).click();
  const field = page.getByRole('textbox', { name: 'Add item to Planned' });
  await field.fill('One');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('Two');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('Thr');
  await answers.release();
  await expect(page.getByRole('button', { name: 'More actions: One' })).toBeVisible();
  await answers.release();
  await expect(page.getByRole('button', { name: 'More actions: Two' })).toBeVisible();
  await expect(field).toHaveValue('Thr');

  await field.fill('Three');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await answers.refuse();
  await expect(field).toHaveValue('Three');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.press('Enter');
  await field.fill('Four');
  await field.press('Enter');
  await field.fill('Five');
  await answers.refuse();
  await answers.release();
  await expect(page.getByRole('button', { name: 'More actions: Four' })).toBeVisible();
  await expect(field).toHaveValue('Five');
  // A name whose saving failed while the field had another text returns as soon as the field is empty.
  await field.press('Enter');
  await expect(field).toHaveValue('Three');
  await answers.release();
  const names = async () =>
    (await rest.get(`/roadmaps/${id}`)).body.sections[0].items.map((item: { name: string }) => item.name);
  await expect.poll(names).toEqual(['One', 'Two', 'Four', 'Five']);
});

test('tags are created by name as fast as people type', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { id } = (await rest.post('/changelogs', { name: 'News' })).body;
  await page.goto(`/changelogs/${id}/posts/new`);
  const answers = await hold(page, 'tags.create');
  const field = page.getByRole('textbox', { name: 'Tags' });
  await field.fill('Fast');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('Fine');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await field.pressSequentially('Fre');
  await answers.release();
  await expect(page.getByTitle('Remove the tag Fast')).toBeAttached();
  await answers.release();
  await expect(page.getByTitle('Remove the tag Fine')).toBeAttached();
  await expect(page.getByTitle('Remove the tag Fast')).toBeAttached();
  await expect(field).toHaveValue('Fre');

  await field.fill('Fresh');
  await field.press('Enter');
  await answers.refuse();
  await expect(field).toHaveValue('Fresh');
});
