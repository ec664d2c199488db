import AxeBuilder from '@axe-core/playwright';
import { expect, restOf, ownerTest as test } from '../support/test';

const NPS = { name: 'NPS for payers', active: true, settings: { question: 'How likely?' } };
const RULES = [
  { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' },
  { type: 'url', comparisonOperator: 'contains', value: '/projects' },
];

test('says why a user does not see a widget, from its menu and in the builder', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  await rest.put('/users/ann@example.com', { metadata: { plan: 'free', name: 'Ann Lee' } });
  await rest.put('/users/bob@example.com', { metadata: { plan: 'pro' } });
  await rest.post('/nps-widgets', { ...NPS, targeting: { rules: RULES } });
  await page.goto('/widgets');
  await page.getByRole('button', { name: 'More actions: NPS for payers' }).click();
  await page.getByRole('menuitem', { name: 'Why doesn’t a user see this?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why doesn’t a user see this?' });
  await expect(dialog.getByRole('status')).toContainText('1 of 2 users can see it now');
  const gates = dialog.getByRole('list', { name: 'Checks, in order' }).getByRole('listitem');
  await expect(gates.filter({ hasText: 'To users whose plan is pro.' })).toContainText('1 of 2 users');

  await dialog.getByLabel('Person').fill('lee');
  // Until the server has answered, the list shows all users; an option that is clicked before that may move away.
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: 'ann@example.com' }).click();
  await expect(dialog.getByRole('status')).toContainText('They do not see it');
  await expect(dialog.getByRole('status')).toContainText('To users whose plan is pro. Seen: "free".');
  await dialog.getByLabel('Person').fill('bob@example.com');
  await expect(dialog.getByRole('status')).toContainText('It depends');
  await dialog.getByLabel('Page').fill('app.example.com/projects');
  await expect(dialog.getByText('Enter a full URL, such as')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('It depends');
  await dialog.getByLabel('Page').fill('https://app.example.com/projects');
  await expect(dialog.getByText('Enter a full URL, such as')).toBeHidden();
  await expect(dialog.getByRole('status')).toHaveText('They see it');
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const button = page.getByRole('button', { name: 'Why doesn’t a user see this?' });
  await expect(button).toBeVisible();
  await button.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
