import type { Page } from 'playwright/test';
import { toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { expect, openAs, restOf, ownerTest as test } from '../support/test';

const TIP = {
  name: 'Export tip',
  title: 'Export',
  content: '<p>Get your data.</p>',
  settings: { cssSelector: '#export', displayOn: 'hover' },
  targeting: { showOnAllPages: true },
};

const rowOf = (page: Page, text: RegExp) => page.getByRole('row', { name: text });
const confirm = (page: Page, title: string | RegExp, name: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name }).click();

test('a person sees what a key changed, and reverts one change, then all', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tip } = await rest.post('/smart-tips', { ...TIP, active: true });
  await rest.patch(`/smart-tips/${tip.id}`, { title: 'Download' });
  const { body: tag } = await rest.post('/tags', { name: 'Beta' });
  await rest.patch(`/tags/${tag.tagId ?? tag.id}`, { name: 'Preview' });

  await page.goto('/settings/changes');
  await expect(rowOf(page, /Tag · Changed: Name/)).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);

  const changed = rowOf(page, /Smart tip · Changed: Title.*Test key/);
  await changed.getByRole('button', { name: 'Show values of Export tip' }).click();
  await expect(changed.locator('del')).toHaveText('Export');
  await expect(changed.locator('ins')).toHaveText('Download');
  expect(await axeViolationsOf(page)).toEqual([]);

  await changed.getByRole('button', { name: 'Revert: Export tip' }).click();
  await confirm(page, 'Revert this change?', 'Revert');
  await toast(page, '1 record reverted');
  await expect(changed).toContainText('Reverted');
  expect((await rest.get(`/smart-tips/${tip.id}`)).body.title).toBe('Export');

  const actor = changed.getByRole('button', { name: 'Test key' });
  const name = (await actor.textContent()) ?? '';
  await actor.click();
  await expect(page).toHaveURL(/actor=key(%3A|:)\d+/);
  const { body: changelog } = await rest.post('/changelogs', { name: 'News' });
  await page.reload();
  await page.getByRole('button', { name: 'Revert all' }).click();
  await confirm(page, `Revert all changes by ${name}?`, 'Revert all');
  await toast(page, '3 records reverted');
  expect((await rest.get(`/smart-tips/${tip.id}`)).status).toBe(404);
  expect((await rest.get(`/changelogs/${changelog.id}`)).status).toBe(404);
  await expect(page.getByRole('button', { name: 'Revert all' })).toBeHidden();
});

test('a record that something else uses is kept, and the page says why', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: made } = await rest.post('/folders', { name: 'Agent folder' });
  await rest.post('/smart-tips', { ...TIP, folderId: made.id });
  await page.goto('/settings/changes');
  const folder = rowOf(page, /Agent folder/);
  await folder.getByRole('button', { name: 'Revert: Agent folder' }).click();
  await confirm(page, 'Revert this change?', 'Revert');
  await toast(page, '0 records reverted, 1 kept');
  await expect(folder).toContainText('Something else uses it.');
  expect(await axeViolationsOf(page)).toEqual([]);
});

test('each key in the list links to its changes', async ({ page, company, request }) => {
  await restOf(request, company.key).post('/tags', { name: 'Beta' });
  await page.goto('/settings/api-keys');
  await page.getByRole('link', { name: 'Changes of Test key' }).click();
  await expect(rowOf(page, /Beta/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Made by' })).toHaveValue('Key: Test key');
});

test('a viewer reads the changes without the buttons', async ({ browser, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.post('/tags', { name: 'Beta' });
  const viewer = await openAs(browser, company, 'viewer');
  await viewer.goto('/settings/changes');
  await expect(rowOf(viewer, /Beta/)).toBeVisible();
  await expect(viewer.getByRole('button', { name: /^Revert/ })).toBeHidden();
  await viewer.context().close();
});

test('without changes, the page says what appears there', async ({ page }) => {
  await page.goto('/settings/changes');
  await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
  await page.goto('/settings/changes?actor=application:none');
  await page.getByRole('button', { name: 'Show all changes' }).click();
  await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
});
