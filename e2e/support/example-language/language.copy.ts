// Runs in a copy of the project to which `addExampleLanguage` has added German.
import { expect, ownerTest as test } from '../test';

test.use({ locale: 'de-AT' });

test('example language: pages are in the language of the browser, and in English where a text is missing', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Start · Docent');
  const steps = page.getByRole('region', { name: 'Erste Schritte' });
  await expect(steps.getByText('Erstellen Sie Ihr erstes Widget')).toBeVisible();
  await expect(page.getByText(/ von 4 erledigt/)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await menu.getByRole('link', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'API keys', level: 1 })).toBeVisible();
});

test('example language: a person chooses another language in the profile', async ({ page }) => {
  await page.goto('/settings/profile');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveValue('Deutsch');
  await language.click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveTitle('Home · Docent');
});
