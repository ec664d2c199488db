import { expect, ownerTest, restOf } from '../support/test';

const is = (property: string, value: string) => ({
  type: 'user-property',
  property,
  comparisonOperator: 'equals',
  value,
});

ownerTest('targeting shows its reach and how many people each rule excludes', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  for (let at = 0; at < 6; at += 1)
    await rest.put(`/users/user-${at}`, {
      metadata: { plan: at % 2 ? 'free' : 'pro', ...(at % 3 ? {} : { country: 'de' }) },
    });
  const { body } = await rest.post('/announcements', {
    name: 'News',
    title: 'News',
    content: '<p>It is here.</p>',
    targeting: {
      rules: [is('plan', 'pro'), is('country', 'de'), { type: 'url', comparisonOperator: 'contains', value: '/' }],
    },
  });
  await page.goto(`${body.dashboardUrl}?tab=targeting`);
  const reach = page.getByRole('region', { name: 'Current reach' });
  await expect(reach).toContainText('About 1 of 6 people, 0 seen today');
  await expect(reach).toContainText('Rule 1 alone excludes 1.');
  await expect(reach).toContainText('Rule 2 alone excludes 2.');
  const second = page.getByRole('group', { name: 'Rule 2: User property' });
  await expect(second.getByText('2', { exact: true })).toBeVisible();
  await expect(reach).toContainText('Conditions that only the page can check');
  await expect(reach).toContainText('has not loaded the script yet');
  await page.getByText('Any rule is enough').click();
  await expect(reach).toContainText('About 6 of 6 people');
});

ownerTest(
  'publishing without reach asks for confirmation once, and warns if the script is not installed',
  async ({ page, company, request }) => {
    const rest = restOf(request, company.key);
    await rest.put('/users/ann', { metadata: { plan: 'free' } });
    const { body } = await rest.post('/announcements', {
      name: 'News',
      title: 'News',
      content: '<p>It is here.</p>',
      targeting: { rules: [is('plan', 'pro')] },
    });
    await page.goto(`${body.dashboardUrl}?tab=targeting`);
    await expect(page.getByRole('button', { name: '1 warning' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('No known user matches it');
    await dialog.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText('is live, but your application has not loaded the script yet')).toBeVisible();
  },
);

ownerTest('targeting and the publish dialog list the live widgets that compete', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  for (const [user, plan] of [
    ['ann', 'pro'],
    ['bob', 'free'],
  ])
    await rest.put(`/users/${user}`, { metadata: { plan } });
  const announcement = { title: 'News', content: '<p>It is here.</p>', active: true };
  const everywhere = { showOnAllPages: true };
  await rest.post('/nps-widgets', {
    name: 'Score',
    active: true,
    settings: { question: 'How likely?', priority: 5 },
    targeting: everywhere,
  });
  const { body } = await rest.post('/announcements', {
    ...announcement,
    name: 'News',
    targeting: { rules: [is('plan', 'pro')] },
  });
  await rest.post('/announcements', { ...announcement, name: 'Sale', targeting: { rules: [is('plan', 'free')] } });
  await page.goto(`${body.dashboardUrl}?tab=targeting`);
  const competing = page.getByRole('region', { name: 'Competes with' });
  await expect(competing.getByRole('listitem')).toHaveText(['Score · NPS widget · goes first · 1 person']);
  await page.getByRole('switch', { name: 'All pages' }).check();
  await page.getByText('Any rule is enough').click();
  await expect(competing.getByRole('listitem')).toHaveText([
    'Score · NPS widget · goes first · 2 people',
    'Sale · announcement · waits for this one · 1 person',
  ]);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Competes with' })).toContainText('2 live widgets');
});
