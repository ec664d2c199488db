import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright/test';
import { expect, restOf, test } from '../support/test';
import { openHost } from './host';

const TIP = {
  name: 'Export tip',
  title: 'Export',
  content: '<p>Get your data as a table.</p>',
  settings: { cssSelector: '#export', displayOn: 'hover' },
  targeting: { showOnAllPages: true },
};
const TOUR = {
  name: 'First steps',
  steps: [
    { type: 'modal', title: 'Welcome', content: '<p>Hello.</p>' },
    { type: 'modal', title: 'Invite people', content: '<p>They see what you see.</p>' },
  ],
  settings: { tourStart: 'immediate' },
  targeting: { showOnAllPages: true },
};

type Rest = ReturnType<typeof restOf>;

/** A live tour with unpublished changes. */
async function draftTour(rest: Rest): Promise<{ id: number }> {
  const { body: tour, status } = await rest.post('/product-tours', { ...TOUR, active: true });
  expect(status, JSON.stringify(tour)).toBe(201);
  const [first, second] = tour.steps;
  const steps = [first, { ...second, title: 'Invite more people' }];
  const changed = await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { steps, name: 'First steps, again' });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  return tour;
}

const press = (app: FrameLocator, name: string) => app.getByRole('button', { name, exact: true }).click();

/** Presses the button `name`, then `Publish now` until it disappears: the app ignores a press that is part of a double click. */
async function publish(app: FrameLocator, name: string): Promise<void> {
  await press(app, name);
  const confirm = app.getByRole('button', { name: 'Publish now' });
  await expect(confirm).toBeFocused();
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({ timeout: 5_000 });
    await expect(confirm).toBeHidden({ timeout: 100 });
  }).toPass();
}

/** Violations that axe finds in the app; and whether its content is too wide. */
async function faultsOf(page: Page, app: FrameLocator): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('iframe').disableRules(['region']).analyze();
  const inApp = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  const overflow = await app.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  return [...inApp, ...(overflow > 0 ? [`${overflow} pixels too wide`] : [])];
}

test('shows the picture of a widget, and a person publishes it by two presses', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tour } = await rest.post('/product-tours', TOUR);
  const host = await openHost(page, company.key);
  const app = await host.show({ name: 'preview_widget', given: { type: 'tour', id: tour.id } });
  const picture = app.getByRole('img', { name: /^Preview/ });
  await expect(picture).toHaveJSProperty('naturalWidth', 1024);
  await expect(app.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await press(app, 'Phone');
  await expect(picture).toHaveJSProperty('naturalWidth', 375);
  await press(app, 'Next step');
  await press(app, 'Next step');
  await expect(app.getByText('Step 2 of 2')).toBeVisible();
  expect(await faultsOf(page, app)).toEqual([]);

  await publish(app, 'Publish widget');
  await expect(app.getByText('Published. People see it now.')).toBeVisible();
  expect((await rest.get(`/product-tours/${tour.id}`)).body.active).toBe(true);
  await expect.poll(async () => (await host.seen()).told).toEqual(['The person published the widget “First steps”.']);
  expect([...new Set(host.requests)].filter((url) => !url.startsWith('data:')).sort()).toEqual([
    'http://chat.test/',
    'http://chat.test/view',
  ]);
});

test('shows what a draft changes, and publishes it', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await draftTour(rest);
  const host = await openHost(page, company.key);
  const app = await host.show({ name: 'get_widget_draft', given: { type: 'tour', id: tour.id }, theme: 'dark' });
  const step = app.getByRole('listitem').filter({ hasText: 'Step 2, title' });
  await expect(step.locator('ins')).toHaveText('more ');
  await expect(app.getByText('changes of this tour')).toContainText('reaches 0 of 0 users');
  await app.getByText('Preview', { exact: true }).click();
  await expect(app.getByRole('img', { name: /with these changes/ })).toHaveJSProperty('naturalWidth', 1024);
  await press(app, 'Before');
  await expect(app.getByRole('img', { name: /as it is live/ })).toHaveJSProperty('naturalWidth', 1024);
  expect(await faultsOf(page, app)).toEqual([]);

  await press(app, 'Publish changes');
  await press(app, 'Cancel');
  await expect(app.getByRole('button', { name: 'Publish changes' })).toBeFocused();
  expect((await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('First steps');
  await publish(app, 'Publish changes');
  await expect(app.getByText('Published. People see it now.')).toBeVisible();
  expect((await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('First steps, again');
});

test('publishes no draft that changed since it was shown', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await draftTour(rest);
  const host = await openHost(page, company.key);
  const app = await host.show({ name: 'get_widget_draft', given: { type: 'tour', id: tour.id } });
  await rest.patch(`/widgets/product-tours/${tour.id}/draft`, { name: 'Not what was shown' });
  await publish(app, 'Publish changes');
  await expect(app.getByRole('alert')).toContainText('changed meanwhile');
  expect((await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('First steps');
});

for (const query of ['', '?errors=results'])
  test(`without the scope \`publish\`, the server refuses, and nothing changes ${query}`, async ({
    page,
    company,
    request,
  }) => {
    const rest = restOf(request, company.key);
    const tour = await draftTour(rest);
    const { body: drafting } = await rest.post('/api-keys', { name: 'Drafts only', scopes: ['read', 'write'] });
    const host = await openHost(page, drafting.key, query);
    const app = await host.show({ name: 'get_widget_draft', given: { type: 'tour', id: tour.id }, width: 320 });
    await publish(app, 'Publish changes');
    await expect(app.getByRole('alert')).toContainText(/Not published\. insufficient_scope.*`publish`/);
    expect(await faultsOf(page, app)).toEqual([]);
    await press(app, 'Open in Docent');
    const links = async () => (await host.seen()).links;
    await expect.poll(links).toEqual([expect.stringMatching(`/builder/product-tours/${tour.id}$`)]);
    expect((await host.seen()).told).toEqual([]);
    expect((await rest.get(`/product-tours/${tour.id}`)).body.name).toBe('First steps');
    expect((await rest.get(`/widgets/product-tours/${tour.id}/draft`)).status).toBe(200);
  });

test('shows the parts of a proposal, and publishes them together', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: tip } = await rest.post('/smart-tips', { ...TIP, active: true });
  const { body: proposal } = await rest.post('/proposals', { title: 'Onboarding of teams', note: 'For new teams.' });
  const { body: tour } = await rest.post('/product-tours', { ...TOUR, proposalId: proposal.id });
  await rest.patch(`/widgets/smart-tips/${tip.id}/draft`, { title: 'Export all', proposalId: proposal.id });
  const host = await openHost(page, company.key);
  const app = await host.show({ name: 'get_proposal', given: { proposalId: proposal.id, reach: true }, width: 320 });
  await expect(app.getByRole('region', { name: 'Export tip' }).locator('ins')).toHaveText(' all');
  await expect(app.getByRole('region', { name: 'First steps' })).toContainText('New tour · reaches 0 of 0 users');
  expect(await faultsOf(page, app)).toEqual([]);

  await publish(app, 'Publish proposal');
  await expect(app.getByText('Published. People see it now.')).toBeVisible();
  await expect(app.getByText('Published proposal by')).toBeVisible();
  expect((await rest.get(`/product-tours/${tour.id}`)).body.active).toBe(true);
  expect((await rest.get(`/smart-tips/${tip.id}`)).body.title).toBe('Export all');
});

test('shows results, with markup in answers as plain text', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { body: nps } = await rest.post('/nps-widgets', { name: 'Would you recommend us?' });
  for (const [at, rating] of ['10', '9', '7', '3'].entries()) {
    const { status, body } = await rest.post(`/nps-widgets/${nps.id}/responses`, { rating, userId: `user-${at}` });
    expect(status, JSON.stringify(body)).toBe(201);
  }
  const attack = '<img src=x onerror="document.title=1">';
  const { body: survey, status: made } = await rest.post('/micro-surveys', {
    name: 'How was it?',
    settings: {
      questions: [{ question: 'Which one?', type: 'single-choice', options: ['One', 'Two'] }],
    },
  });
  expect(made, JSON.stringify(survey)).toBe(201);
  const answered = await rest.post(`/micro-surveys/${survey.id}/responses`, {
    userId: 'user-1',
    answers: { [survey.settings.questions[0].id]: attack },
  });
  expect(answered.status, JSON.stringify([answered.body, survey])).toBe(201);
  const host = await openHost(page, company.key);
  const score = await host.show({ name: 'get_nps_score', given: { widgetId: nps.id }, theme: 'dark' });
  await expect(score.getByText('25', { exact: true })).toBeVisible();
  await expect(score.getByText('4 responses')).toBeVisible();
  await expect(score.getByRole('listitem').filter({ hasText: 'Promoters' })).toContainText('2 · 50%');
  expect(await faultsOf(page, score)).toEqual([]);

  const results = await host.show({ name: 'get_survey_results', given: { id: survey.id }, width: 320 });
  await expect(results.getByText(attack)).toBeVisible();
  await expect(results.getByRole('img')).toHaveCount(0);
  // The tags that mark the texts of end users for the model start with `eu-`. People do not see them.
  await expect(results.locator('body')).not.toContainText('eu-');
  expect(await faultsOf(page, results)).toEqual([]);
});

test('follows the theme and the colors of the host', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const tour = await draftTour(rest);
  const host = await openHost(page, company.key);
  const variables = { '--color-background-primary': 'rgb(10, 20, 30)', '--color-text-primary': 'rgb(240, 240, 240)' };
  const given = { type: 'tour', id: tour.id };
  const app = await host.show({ name: 'get_widget_draft', given, theme: 'dark', variables });
  await expect(app.getByRole('heading', { name: 'First steps, again' })).toHaveCSS('color', 'rgb(240, 240, 240)');
  await expect(app.locator('body')).toHaveCSS('background-color', 'rgb(10, 20, 30)');
  await expect(app.locator('html')).toHaveCSS('color-scheme', 'dark');
});
