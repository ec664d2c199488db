import type { Page } from 'playwright/test';
import { toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { expect, restOf, signInAs, ownerTest as test } from '../support/test';

const STEPS = [{ type: 'welcome', title: 'Hello' }];
const READY = { name: 'Ready', steps: STEPS, targeting: { showOnAllPages: true } };

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a widget is published and unpublished from its row', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', READY);
  const active = async () => (await rest.get(`/product-tours/${tour.id}`)).body.active;
  await page.goto('/widgets');
  await choose(page, 'Ready', 'Publish');
  await toast(page, '“Ready” is live');
  expect(await active()).toBe(true);
  const row = page.getByRole('row').filter({ hasText: 'Ready' });
  await expect(row).toContainText('Live');
  await choose(page, 'Ready', 'Unpublish');
  await toast(page, '“Ready” is a draft again');
  await expect(row).toContainText('Draft');
  expect(await active()).toBe(false);
});

test('publishing first shows missing things and warnings, as in the builder', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.post('/product-tours', { name: 'Bare' });
  const { body: odd } = await rest.post('/product-tours', {
    ...READY,
    name: 'Odd',
    settings: { endAt: '2020-01-01T00:00:00Z' },
  });
  await rest.put('/users/kim', { metadata: { plan: 'free' } });
  const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
  const { body: unreachable } = await rest.post('/product-tours', {
    ...READY,
    name: 'Unreachable',
    targeting: { rules },
  });
  await page.goto('/widgets/product-tours');

  await choose(page, 'Bare', 'Publish');
  const bare = page.getByRole('dialog', { name: '“Bare” cannot be published yet' });
  await expect(bare.getByRole('listitem')).toHaveText(['Add at least one step', 'Choose who sees it, and where']);
  await expect(bare.getByRole('link', { name: 'Open in the builder' })).toBeVisible();
  await bare.getByRole('button', { name: 'Not now' }).click();

  const question = page.getByRole('dialog', { name: 'Publish with warnings?' });
  await choose(page, 'Odd', 'Publish');
  await expect(question.getByRole('listitem')).toHaveText(['The end is in the past, so no user sees it']);
  expect(await axeViolationsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Not now' }).click();
  expect((await rest.get(`/product-tours/${odd.id}`)).body.active).toBe(false);

  await choose(page, 'Unreachable', 'Publish');
  await expect(question.getByRole('listitem')).toHaveText(['Rule 1: unknown value', 'No known user matches it']);
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await toast(page, '“Unreachable” is live');
  expect((await rest.get(`/product-tours/${unreachable.id}`)).body.active).toBe(true);
});

test('an editor may not publish from the row, and a version saved in the meantime is not published', async ({
  page,
  company,
  request,
  browser,
}) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', READY);
  await page.goto('/widgets');
  await expect(page.getByRole('link', { name: 'Ready' })).toBeVisible();
  await rest.patch(`/product-tours/${tour.id}`, { name: 'Changed' });
  await choose(page, 'Ready', 'Publish');
  await toast(page, 'was saved meanwhile');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.active).toBe(false);
  await expect(page.getByRole('link', { name: 'Changed' })).toBeVisible();

  const editorPage = await (await browser.newContext()).newPage();
  const editor = company.members.find(({ role }) => role === 'editor');
  await signInAs(editorPage, editor ?? { email: '', password: '' });
  await editorPage.goto('/widgets');
  await editorPage.getByRole('button', { name: 'More actions: Changed' }).click();
  await expect(editorPage.getByRole('menuitem', { name: 'Publish' })).toBeDisabled();
});

for (const width of [390, 1280])
  test(`type and last change can be read in the list at ${width}`, async ({ page, company, request }) => {
    await restOf(request, company.key).post('/product-tours', READY);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/widgets');
    const row = page.getByRole('row').filter({ hasText: 'Ready' });
    await expect(row.getByText('Product tour')).toBeVisible();
    await expect(row.getByText('just now').filter({ visible: true }).first()).toBeVisible();
    if (width > 390) await expect(page.getByRole('button', { name: 'Last change' })).toBeVisible();
    expect(await axeViolationsOf(page)).toEqual([]);
  });
