import type { Page } from 'playwright/test';
import { toast } from '../support/builder';
import { axeViolationsOf } from '../support/faults';
import { expect, restOf, signInAs, ownerTest as test } from '../support/test';

test('the name, limit and accent color of the company are saved, and invalid values are refused', async ({
  page,
  company,
  request,
}) => {
  const stored = async () => (await restOf(request, company.key).get('/company')).body;
  await page.goto('/settings/company');
  const name = page.getByLabel('Name');
  const save = page.getByRole('button', { name: 'Save' });
  const limits = page.locator('section').filter({ has: page.getByRole('switch', { name: /^Limit the number/ }) });
  await expect(save.first()).toBeDisabled();
  await name.fill('  ');
  await save.first().click();
  await expect(name).toHaveAccessibleDescription('Must not be empty.');
  await name.fill(' Renamed ');
  await save.first().click();
  await toast(page, 'Saved');
  await expect.poll(async () => (await stored()).name).toBe('Renamed');
  await page.getByLabel('Limit the number of widgets that a person sees').check();
  await page.getByLabel('Maximum number of widgets').fill('5');
  await limits.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored()).settings.throttle).toEqual({ maxWidgets: 5, windowHours: 24 });

  await page.goto('/settings/appearance');
  const color = page.getByLabel('Accent color');
  await color.fill('#123');
  await save.click();
  await expect(page.getByText('Use a color such as #0f766e.')).toBeVisible();
  await color.fill('#0f766e');
  await save.click();
  await expect.poll(async () => (await stored()).settings.appearance.accentColor).toBe('#0f766e');
});

test('the company chooses how many days events are kept, within limits', async ({ page, company, request }) => {
  const days = async () => (await restOf(request, company.key).get('/company')).body.settings.eventRetentionDays;
  await page.goto('/settings/company');
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Event retention' }) });
  const save = section.getByRole('button', { name: 'Save' });
  const field = section.getByLabel('Days to keep individual events');
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

test('the field shows that a name is taken', async ({ page, company, request }) => {
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

type Quotas = Record<string, { used: number; limit: number | null; share: number | null }>;

const of = (used: number, limit: number) => ({ used, limit, share: used / limit });

/** Adds quotas to the answers of the server, because the server that the specs share has no limits. */
async function withQuotas(page: Page, quotas: Quotas): Promise<void> {
  await page.route('**/api/trpc/**', async (route) => {
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const at = names.indexOf('usage.get');
    if (at < 0) return route.fallback();
    const response = await route.fetch();
    const answers = await response.json();
    const answer = Array.isArray(answers) ? answers[at] : answers;
    Object.assign(answer.result.data.quotas, quotas);
    await route.fulfill({ response, json: answers });
  });
}

const NEAR: Quotas = {
  events: of(824_000_123_456, 1_000_000_000_000),
  users: of(100_000, 100_000),
  eventNames: of(12, 1_000),
  eventBytes: of(999_999_999_999_999, 999_999_999_999_999),
};

test('without limits, the usage page shows what is used', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.post('/events', { events: [1, 2, 3].map((n) => ({ userId: 'kim', name: `paid_${n}` })) });
  await rest.put('/users/kim', { metadata: {} });
  await page.goto('/settings/install');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Usage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Events this month' })).toContainText('3, no limit');
  await expect(page.getByRole('region', { name: 'Users' })).toContainText('1, no limit');
  await expect(page.getByRole('region', { name: 'Event names' })).toContainText('3, no limit');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('No limits are set.')).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
});

test('a quota that is nearly used up is shown on the usage page and on Home, to admins only', async ({
  page,
  company,
  browser,
}) => {
  await withQuotas(page, NEAR);
  await page.goto('/settings/usage');
  await expect(page.getByText('3 quotas are at 80% or more')).toBeVisible();
  const events = page.getByRole('region', { name: 'Events this month' });
  await expect(events).toContainText('824,000,123,456 of 1,000,000,000,000');
  await expect(events).toContainText('82.4% used');
  await expect(page.getByRole('region', { name: 'Users' })).toContainText('100% used. The limit is reached.');
  await expect(page.getByRole('progressbar', { name: 'Event names' })).toHaveAttribute('aria-valuetext', '1.2%');
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.goto('/');
  await expect(page.getByText('The limit of a quota is reached')).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'View usage' }).click();
  await expect(page).toHaveURL(/\/settings\/usage$/);

  const editor = company.members.find(({ role }) => role === 'editor');
  if (!editor) throw new Error('The company has no editor.');
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, editor);
  await withQuotas(other, NEAR);
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('First steps')).toBeVisible();
  await expect(other.getByRole('link', { name: 'View usage' })).toHaveCount(0);
});

test('the usage page fits a phone with the longest numbers, light and dark', async ({ page }) => {
  await withQuotas(page, NEAR);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/settings/usage');
    await expect(page.getByRole('progressbar')).toHaveCount(4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolationsOf(page)).toEqual([]);
  }
});

test('if reading the usage fails, the page offers to try again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/trpc/**usage.get**', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto('/settings/usage');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isBroken = false;
  await again.click();
  await expect(page.getByRole('region', { name: 'Users' })).toBeVisible();
});
