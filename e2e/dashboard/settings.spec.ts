import { toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

test('the company keeps its name, its limit and its accent colour, and refuses what is none', async ({
  page,
  company,
  request,
}) => {
  const stored = async () => (await restOf(request, company.key).get('/company')).body;
  await page.goto('/settings/company');
  const name = page.getByLabel('Name');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save.first()).toBeDisabled();
  await name.fill('  ');
  await save.first().click();
  await expect(name).toHaveAccessibleDescription('Must not be empty.');
  await name.fill(' Renamed ');
  await save.first().click();
  await toast(page, 'Saved');
  await expect.poll(async () => (await stored()).name).toBe('Renamed');
  await page.getByLabel('Limit how many widgets one person sees').check();
  await page.getByLabel('Widgets at most').fill('5');
  await save.nth(1).click();
  await expect.poll(async () => (await stored()).settings.throttle).toEqual({ maxWidgets: 5, windowHours: 24 });

  await page.goto('/settings/appearance');
  const colour = page.getByLabel('Accent colour');
  await colour.fill('#123');
  await save.click();
  await expect(page.getByText('Write a colour like #0f766e.')).toBeVisible();
  await colour.fill('#0f766e');
  await save.click();
  await expect.poll(async () => (await stored()).settings.appearance.accentColor).toBe('#0f766e');
});

test('the company chooses how long events are kept, in days that are possible', async ({ page, company, request }) => {
  const days = async () => (await restOf(request, company.key).get('/company')).body.settings.eventRetentionDays;
  await page.goto('/settings/company');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How long events are kept' }) });
  const save = section.getByRole('button', { name: 'Save' });
  const field = section.getByLabel('Keep single events for so many days');
  await expect(field).toHaveCount(0);
  await section.getByLabel('Condense old events').check();
  await expect(field).toHaveValue('365');
  await field.fill('29');
  await save.click();
  await expect(section.getByText('From 30 to 3,650 days.')).toBeVisible();
  expect(await days()).toBe(null);
  await field.fill('90');
  await save.click();
  await expect.poll(days).toBe(90);
  await section.getByLabel('Condense old events').uncheck();
  await save.click();
  await expect.poll(days).toBe(null);
});

test('an admin chooses the API keys that sign identity hashes', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: signer } = await rest.post('/api-keys', { name: 'Signer', scopes: ['read'] });
  const stored = async () => (await rest.get('/company')).body.settings.identityVerification.signingKeys;
  await page.goto('/settings/identity');
  await expect(page.getByRole('radio', { name: 'Every key with the publish scope' })).toBeChecked();
  await page.getByRole('radio', { name: 'Only the keys chosen here' }).check();
  const keys = page.getByRole('combobox', { name: 'Chosen keys' });
  await keys.click();
  await page.getByRole('option', { name: /^Signer/ }).click();
  await expect.poll(stored).toEqual([signer.id]);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Only the keys chosen here' })).toBeChecked();
  await expect(page.getByText(`Signer (${signer.id})`).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Every key with the publish scope' }).check();
  await expect.poll(stored).toBe(null);
});

test('a name that is taken is told beside it', async ({ page, company, request }) => {
  await restOf(request, company.key).post('/themes', { name: 'Brand' });
  await page.goto('/settings/appearance');
  await page.getByRole('button', { name: 'New theme' }).click();
  const dialog = page.getByRole('dialog', { name: 'New theme' });
  const name = dialog.getByLabel('Name');
  await name.fill('Brand');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(name).toHaveAccessibleDescription('A theme of this name exists already.');
  await expect(page.getByRole('alert').filter({ hasText: 'exists already' })).toHaveCount(0);
  await name.fill('Brand of the year');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'Theme “Brand of the year” created');
});
