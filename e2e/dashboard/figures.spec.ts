import type { APIRequestContext } from 'playwright/test';
import { axeViolationsOf } from '../support/faults';
import { expect, restOf, ownerTest as test } from '../support/test';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

/** Creates a tour that 4 people started 2 days ago and 2 people 5 days ago, and an NPS widget with 3 responses. */
async function makeFigures(request: APIRequestContext, key: string) {
  const rest = restOf(request, key);
  const target = { active: true, targeting: { showOnAllPages: true } };
  const steps = [{ type: 'modal', title: 'Hello' }];
  const { id: tour } = (await rest.post('/product-tours', { name: 'First steps', steps, ...target })).body;
  const { id: nps } = (
    await rest.post('/nps-widgets', { name: 'NPS', settings: { question: 'How likely?' }, ...target })
  ).body;
  const event = (name: string, days: number, person: number) => ({
    id: `${name}-${days}-${person}`,
    entityType: 'tour',
    entityId: tour,
    name,
    at: daysAgo(days),
    userId: `person-${person}`,
  });
  const events = [
    ...[1, 2, 3, 4].map((person) => event('tour_start', 2, person)),
    ...[5, 6].map((person) => event('tour_start', 5, person)),
    event('tour_finish', 2, 1),
  ];
  const sent = await rest.post('/events', { events });
  expect(sent.status).toBeLessThan(300);
  for (const [at, rating] of [10, 9, 3].entries())
    expect(
      (
        await rest.post(`/nps-widgets/${nps}/responses`, {
          externalId: `r${at}`,
          rating: String(rating),
          userId: `person-${at}`,
        })
      ).status,
    ).toBeLessThan(300);
  return { tour, nps };
}

test('the overview has a card for every type, the score of NPS, and says what each chart shows', async ({
  page,
  company,
  request,
}) => {
  await makeFigures(request, company.key);
  await page.goto('/statistics');
  const card = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).locator('..');
  await expect(card('Product tours')).toContainText('6');
  await expect(card('Product tours')).toContainText('+6from 0');
  await expect(card('Product tours')).toContainText('Tours started per day, 4 at most');
  await expect(card('NPS')).toContainText('+33.3');
  await expect(card('NPS')).toContainText('Net promoter score of 3 answers');
  for (const name of ['Micro surveys', 'Feedback']) await expect(card(name)).toBeVisible();
  const rows = new Map<number, number>();
  for (const box of await page.locator('section:has(> h2)').all()) {
    const { y = 0 } = (await box.boundingBox()) ?? {};
    rows.set(Math.round(y), (rows.get(Math.round(y)) ?? 0) + 1);
  }
  expect([...rows.values()]).toEqual([3, 3, 3]);
  expect(await axeViolationsOf(page)).toEqual([]);
});

test('a tour’s chart has a bar for each of 30 days, and figures are compared with the period before', async ({
  page,
  company,
  request,
}) => {
  const { tour } = await makeFigures(request, company.key);
  await page.goto(`/statistics/tour/${tour}`);
  const chart = page.getByRole('region', { name: 'Started by day' });
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('columnheader', { name: 'The 30 days before' })).toBeVisible();
  await expect(chart.getByRole('row')).toHaveCount(31);
  await expect(chart.getByRole('row', { name: / 4 0$/ })).toHaveCount(1);
  await expect(page.getByText('People it was offered to')).toBeVisible();
  await expect(page.getByText('+6from 0').first()).toBeVisible();
  await expect(page.getByText('Completion rate')).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
});

test('the results of an NPS widget have a page of their own', async ({ page, company, request }) => {
  const { nps } = await makeFigures(request, company.key);
  await page.goto(`/statistics/npsWidget/${nps}`);
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(new RegExp(`/responses/nps-widgets/${nps}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'NPS' })).toBeVisible();
  await expect(page.getByText('33.3', { exact: false }).first()).toBeVisible();
  expect(await axeViolationsOf(page)).toEqual([]);
  await page.goto('/responses/nps-widgets/999999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
