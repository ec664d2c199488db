import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import type { Report, WidgetReport } from '../../embed/debug/report';
import { HOST } from '../support/addresses';
import { makeChangelog, openHost, panelOf } from '../support/panels';
import { type Company, expect, restOf, test } from '../support/test';

const EVERYWHERE = { showOnAllPages: true };
const NPS = { name: 'NPS', settings: { question: 'How likely?' }, active: true, targeting: EVERYWHERE };
const NEWS = { name: 'News', title: 'News', content: '<p>Look.</p>', active: true, targeting: EVERYWHERE };

const reportOf = (page: Page): Promise<Report> => page.evaluate(() => Reflect.get(window, 'Docent').debug());

/** The report on one widget. */
async function widgetIn(page: Page, entityType: string, id: number): Promise<WidgetReport | undefined> {
  const { widgets } = await reportOf(page);
  return widgets.find((one) => one.entityType === entityType && one.id === id);
}

/** The first condition that holds a widget back. */
const heldBy = async (page: Page, entityType: string, id: number) =>
  (await widgetIn(page, entityType, id))?.gates.find(({ passed }) => !passed);

/** Opens the host application and waits until the script knows which widgets are offered. */
async function openKnown(page: Page, company: Company): Promise<void> {
  const answered = page.waitForResponse(/client\/bootstrap/);
  await openHost(page, company);
  await (await answered).finished();
}

const makerOf = (rest: ReturnType<typeof restOf>) => async (path: string, body: object) => {
  const made = await rest.post(path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id as number;
};

test('lists for each widget the gates that it passes and those that hold it back, in order and with values', async ({
  page,
  company,
  request,
}) => {
  const make = makerOf(restOf(request, company.key));
  const shown = await make('/announcements', { ...NEWS, settings: { priority: 90 } });
  const queued = await make('/announcements', { ...NEWS, name: 'Second' });
  const rules = [
    { type: 'url', comparisonOperator: 'contains', value: '/reports' },
    { type: 'element', comparisonOperator: 'present', value: '#nothing' },
  ];
  const elsewhere = await make('/nps-widgets', { ...NPS, targeting: { rules } });
  const either = await make('/nps-widgets', {
    ...NPS,
    targeting: { rules: [...rules, { type: 'device', value: ['desktop'] }], ruleLogicalOperator: 'or' },
  });
  await openKnown(page, company);
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();

  const first = await widgetIn(page, 'announcement', shown);
  expect(first).toMatchObject({ name: 'News', shows: true, sentence: 'On the screen.' });
  expect(first?.gates.map(({ gate, passed }) => [gate, passed])).toEqual(
    ['archived', 'live', 'schedule', 'identity', 'rules', 'frequency', 'throttle', 'priority', 'start'].map((one) => [
      one,
      true,
    ]),
  );
  expect(await heldBy(page, 'announcement', queued)).toMatchObject({
    gate: 'priority',
    sentence: `It waits until announcement/${shown} is closed: one comes over the page at a time.`,
  });
  const rulesOf = async (id: number) =>
    (await widgetIn(page, 'npsWidget', id))?.gates.filter(({ gate }) => gate === 'rules');
  expect(await rulesOf(elsewhere)).toMatchObject([
    { passed: false, sentence: 'On pages whose URL contains /reports.', wanted: '/reports', seen: page.url() },
    { passed: false, sentence: 'Where #nothing is on the page.', wanted: '#nothing', seen: 'not on the page' },
  ]);
  expect(await rulesOf(either)).toMatchObject([
    { passed: true, sentence: expect.stringContaining('one is enough') },
    { passed: true, sentence: expect.stringContaining('one is enough') },
    { passed: true, seen: 'desktop' },
  ]);
});

test('says what a widget waits for, and which elements are missing', async ({ page, company, request }) => {
  const make = makerOf(restOf(request, company.key));
  const survey = (settings: object) =>
    make('/micro-surveys', {
      name: 'Survey',
      active: true,
      targeting: EVERYWHERE,
      settings: { questions: [{ question: 'Why?', type: 'text' }], ...settings },
    });
  const waits = {
    'It waits for scroll to 70 %.': await survey({ displayTrigger: 'scroll_percent', displayTriggerValue: 70 }),
    'It waits for the event exported.': await survey({
      displayTrigger: 'custom_event',
      displayTriggerValue: 'exported',
    }),
    'It waits for a click on #target.': await survey({
      displayTrigger: 'element_click',
      displayTriggerValue: '#target',
    }),
    'It waits for the application to open it.': await survey({ displayTrigger: 'manual' }),
  };
  const steps = ['#target', '#missing'].map((domQuery) => ({ type: 'highlight', title: 'Here', domQuery }));
  const tour = await make('/product-tours', {
    name: 'Tour',
    steps,
    settings: { tourStart: 'minified' },
    active: true,
    targeting: EVERYWHERE,
  });
  await openKnown(page, company);
  for (const [sentence, id] of Object.entries(waits))
    await expect.poll(() => heldBy(page, 'microSurvey', id)).toMatchObject({ gate: 'start', sentence });
  expect((await widgetIn(page, 'tour', tour))?.targets).toMatchObject([
    { selector: '#target', found: true, visible: true },
    { selector: '#missing', found: false, sentence: '#missing is not on this page.' },
  ]);
  await page.evaluate(() => Reflect.get(window, 'Docent').track('exported'));
  const exported = waits['It waits for the event exported.'];
  await expect.poll(async () => (await widgetIn(page, 'microSurvey', exported))?.shows).toBe(true);
});

test('says what frequency and throttle hold back, and who the person is', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const make = makerOf(rest);
  await rest.patch('/company', { settings: { throttle: { maxWidgets: 1, windowHours: 24 } } });
  const once = await make('/announcements', { ...NEWS, settings: { frequency: { mode: 'once' }, priority: 50 } });
  const other = await make('/nps-widgets', NPS);
  await openKnown(page, company);
  expect((await reportOf(page)).person).toMatchObject({ userId: null, identified: false });
  await panelOf(page, `announcement/${once}`).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => heldBy(page, 'announcement', once)).toMatchObject({ gate: 'frequency', wanted: 'once' });
  await expect.poll(() => heldBy(page, 'npsWidget', other)).toMatchObject({ gate: 'throttle', seen: 0 });
  await page.evaluate(() => Reflect.get(window, 'Docent').identifyUser('ann', { plan: 'pro' }));
  await expect
    .poll(async () => (await reportOf(page)).person)
    .toMatchObject({ userId: 'ann', identified: true, verified: false });
});

test('names the route to ask about widgets that the server holds back, and reveals nothing about them', async ({
  page,
  company,
  request,
}) => {
  const make = makerOf(restOf(request, company.key));
  const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'secret-plan' }];
  await make('/nps-widgets', { ...NPS, name: 'Secret', targeting: { rules } });
  await openKnown(page, company);
  const report = await reportOf(page);
  expect(report.widgets).toEqual([]);
  expect(report.others).toContain('GET /api/v1/widgets/{id}/diagnose?url=http');
  expect(JSON.stringify(report)).not.toMatch(/Secret|secret-plan/);
});

test('says why nothing runs, and how the server answers', async ({ page, company }) => {
  await page.route('**/api/client/bootstrap', (route) => route.abort());
  await openHost(page, company);
  await expect
    .poll(async () => (await reportOf(page)).server)
    .toMatchObject({ lastAnswer: null, lastError: { path: '/bootstrap' } });
  await page.evaluate(() => Reflect.get(window, 'Docent').shutdown());
  expect((await reportOf(page)).off).toContain('shutdown');
  await page.goto(`${HOST}/?token=${company.clientToken}&docent=off`);
  await page.waitForFunction(() => Reflect.get(window, 'Docent')?.version);
  expect(await reportOf(page)).toMatchObject({ off: 'The address has docent=off.', widgets: [] });
  await expect(panelOf(page, 'debug')).toContainText('The address has docent=off.');
});

test('the panel shows the report, follows what happens, and closes by keyboard', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const make = makerOf(rest);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const rules = [{ type: 'url', comparisonOperator: 'contains', value: '/reports' }];
  const banner = await make('/announcements', { ...NEWS, settings: { type: 'banner' }, targeting: { rules } });
  await makeChangelog(rest, ['Dark mode']);
  await openKnown(page, company);
  await reportOf(page);
  const panel = page.getByRole('region', { name: 'Docent debug panel' });
  await expect(panel).toContainText('On pages whose URL contains /reports.');
  await expect(panel.getByRole('img', { name: 'Held back' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).press('Enter');
  await expect(panel.locator('summary')).toContainText(`announcement/${banner}On the screen.`);
  await expect(panel.getByText(`announcement_shown · announcement/${banner}`)).toBeVisible();
  // A second call brings no second panel.
  await reportOf(page);
  await expect(panel).toHaveCount(1);
  await panel.locator('summary').press('Enter');
  await panel.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(panelOf(page, 'debug')).toHaveCount(0);
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the debug panel, ${colorScheme}`, async ({ page, company, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = [{ type: 'url', comparisonOperator: 'contains', value: '/reports' }];
    await makerOf(restOf(request, company.key))('/announcements', { ...NEWS, targeting: { rules } });
    await openKnown(page, company);
    await reportOf(page);
    await expect(page.getByText('On pages whose URL contains /reports.').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('docent-widget').setLegacyMode(true).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ).toEqual([]);
  });
