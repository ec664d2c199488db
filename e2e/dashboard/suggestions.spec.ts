import { expect, ownerTest, restOf } from '../support/test';

ownerTest(
  'rules suggest the received events and properties, and accept any other name',
  async ({ page, company, request }) => {
    const rest = restOf(request, company.key);
    await rest.put('/users/ann', { metadata: { plan: 'pro', seats: 5 } });
    await rest.put('/users/bob', { metadata: { plan: 'free' } });
    const names = ['invoice_created', 'invoice_created', 'project_created'];
    await rest.post('/events', { events: names.map((name) => ({ name, userId: 'ann' })) });
    const { body } = await rest.post('/announcements', {
      name: 'News',
      title: 'News',
      content: '<p>It is here.</p>',
      targeting: {
        rules: [
          { type: 'event', comparisonOperator: 'not-occurred', value: { name: 'x' } },
          { type: 'user-property', property: 'y', comparisonOperator: 'equals', value: 'z' },
        ],
      },
    });
    await page.goto(`${body.dashboardUrl}?tab=targeting`);
    const event = page.getByRole('combobox', { name: 'Event name' });
    await event.fill('');
    await expect(page.getByRole('group', { name: 'Events of your application' })).toBeVisible();
    const options = page.getByRole('option');
    await expect(options).toHaveText([/^invoice_created2 in the last year, last on /, /^project_created1 in /]);
    await event.press('ArrowDown');
    await event.press('Enter');
    await expect(event).toHaveValue('invoice_created');
    await event.fill('never_sent_so_far');
    await expect(options).toHaveCount(0);

    const property = page.getByRole('combobox', { name: 'Property' });
    await property.fill('pl');
    await page.getByRole('option', { name: 'plan' }).click();
    await page.getByRole('combobox', { name: 'Value' }).fill('');
    await expect(options).toHaveText(['free', 'pro']);
    await options.getByText('pro').click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Saved').first()).toBeVisible();
    const { rules } = (await rest.get(`/announcements/${body.id}`)).body;
    expect(rules).toMatchObject([{ value: { name: 'never_sent_so_far' } }, { property: 'plan', value: 'pro' }]);
  },
);
