import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const steps = ['One', 'Two'].map((title) => ({ type: 'modal', title }));
/** Opens after the event `saved`. */
const SURVEY = {
  name: 'Survey',
  settings: {
    questions: [{ id: 'q', type: 'text', question: 'How was it?' }],
    displayTrigger: 'custom_event',
    displayTriggerValue: 'saved',
  },
};

test('a beacon that was dismissed does not return on the next page, nor in another tab', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const settings = { tourStart: 'minified', trigger: 'once' };
  const id = await host.live('product-tours', { name: 'Tour', steps, settings });
  await host.visit();
  const beacon = host.widget('tour', id).locator('.beacon');
  await beacon.getByRole('button', { name: 'Close' }).click();
  await expect(beacon).toHaveCount(0);
  // The browser must know it before the server does.
  await page.route('**/api/client/bootstrap', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const widget of answer.widgets) widget.due = true;
    await route.fulfill({ response, json: answer });
  });
  const asked = page.waitForResponse(/client\/bootstrap/);
  await host.visit();
  await asked;
  await expect.poll(() => host.call('debug')).toBeTruthy();
  await expect(beacon).toHaveCount(0);

  await host.counted('tour_closed', 'tour', id);
  const tab = await page.context().newPage();
  const offered = tab.waitForResponse(/client\/bootstrap/);
  await tab.goto(host.address('/'));
  expect((await (await offered).json()).widgets.filter(({ due }: { due: boolean }) => due)).toEqual([]);
});

test('a tour that shows on each page begins at its first step after it was finished', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const settings = { tourStart: 'immediate', trigger: 'always' };
  await host.live('product-tours', { name: 'Tour', steps, settings });
  await host.visit();
  await page.getByRole('dialog', { name: 'One' }).getByRole('button', { name: 'Next' }).click();
  await host.visit();
  // It was not finished, so it continues.
  await page.getByRole('dialog', { name: 'Two' }).getByRole('button', { name: 'Finish' }).click();
  await host.visit();
  await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible();
});

test('nothing opens over a tour that the person began at its beacon', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  expect((await host.rest.patch('/company', { settings: { widgetPauseSeconds: 0 } })).status).toBe(200);
  await host.live('product-tours', { name: 'Tour', steps, settings: { tourStart: 'minified' } });
  const survey = await host.live('micro-surveys', SURVEY);
  await host.visit();
  await page.getByRole('button', { name: 'Start tour' }).click();
  const card = page.getByRole('dialog', { name: 'One' });
  await expect(card).toBeVisible();
  await host.call('track', 'saved');
  expect((await host.gatesOf('Survey')).find(({ gate }) => gate === 'priority')).toMatchObject({ passed: false });
  await expect(host.widget('microSurvey', survey)).toHaveCount(0);

  await page.evaluate(() => Reflect.get(window, 'Docent').debug(false));
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(host.widget('microSurvey', survey)).toHaveCount(0);
  await page.getByRole('dialog', { name: 'Two' }).getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('dialog', { name: 'How was it?' })).toBeVisible();
});

test('an announcement that the person closed is not closed again when its time is up', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await page.clock.install();
  await host.live('announcements', {
    name: 'News',
    title: 'News',
    content: '<p>Read.</p>',
    settings: { type: 'popup', autoCloseSeconds: 5 },
  });
  await host.visit();
  await page.clock.runFor(1_000);
  const news = page.getByRole('dialog', { name: 'News' });
  await expect(news).toBeVisible();
  await page.evaluate(() => {
    const dismissed: unknown[] = [];
    Reflect.set(window, 'dismissed', dismissed);
    Reflect.get(window, 'Docent').on('dismissed', (event: unknown) => dismissed.push(event));
  });
  await news.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(news).toHaveCount(0);
  await page.clock.runFor(20_000);
  expect(await page.evaluate(() => Reflect.get(window, 'dismissed').length)).toBe(1);
});

test('an announcement that the person left by navigation is not closed when its time is up', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await page.clock.install();
  await host.live('announcements', {
    name: 'News',
    title: 'News',
    content: '<p>Read.</p>',
    settings: { type: 'popup', autoCloseSeconds: 5 },
    targeting: { rules: [{ type: 'url', comparisonOperator: 'contains', value: '/projects' }] },
  });
  await host.visit();
  await page.waitForFunction(() => Reflect.get(window, 'Docent')?.on);
  await page.evaluate(() => {
    const dismissed: unknown[] = [];
    Reflect.set(window, 'dismissed', dismissed);
    Reflect.get(window, 'Docent').on('dismissed', (event: unknown) => dismissed.push(event));
  });
  await host.route('Projects');
  await page.clock.runFor(1_000);
  const news = page.getByRole('dialog', { name: 'News' });
  await expect(news).toBeFocused();
  await page.goBack();
  await page.clock.runFor(1_000);
  await expect(news).toHaveCount(0);
  // The focus is back where it was.
  await expect(page.getByRole('link', { name: 'Projects' })).toBeFocused();
  await page.clock.runFor(20_000);
  expect(await page.evaluate(() => Reflect.get(window, 'dismissed').length)).toBe(0);
  await host.route('Projects');
  await page.clock.runFor(1_000);
  await expect(news).toBeVisible();
});

test('nothing opens over a tour from an earlier page that waits for its element', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  expect((await host.rest.patch('/company', { settings: { widgetPauseSeconds: 0 } })).status).toBe(200);
  const late = { type: 'tooltip', title: 'Late', domQuery: '#late' };
  const tour = await host.live('product-tours', {
    name: 'Tour',
    steps: [{ type: 'modal', title: 'One' }, late],
    settings: { tourStart: 'minified', multiPageEnabled: true, timeout: 60 },
  });
  const survey = await host.live('micro-surveys', SURVEY);
  await host.visit();
  await page.getByRole('button', { name: 'Start tour' }).click();
  await page.getByRole('dialog', { name: 'One' }).getByRole('button', { name: 'Next' }).click();
  await host.visit();
  await expect(host.widget('tour', tour).locator('.card')).toBeAttached();
  await host.call('track', 'saved');
  expect((await host.gatesOf('Survey')).find(({ gate }) => gate === 'priority')).toMatchObject({ passed: false });
  await expect(host.widget('microSurvey', survey)).toHaveCount(0);
});

test('a tour that stays behind on another page does not hold other widgets back when the person returns', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  expect((await host.rest.patch('/company', { settings: { widgetPauseSeconds: 0 } })).status).toBe(200);
  const rules = [{ type: 'url', comparisonOperator: 'contains', value: '/projects' }];
  const settings = { tourStart: 'minified' };
  const tour = await host.live('product-tours', { name: 'Tour', steps, settings, targeting: { rules } });
  await host.live('micro-surveys', SURVEY);
  await host.visit();
  await host.route('Projects');
  await page.getByRole('button', { name: 'Start tour' }).click();
  const card = page.getByRole('dialog', { name: 'One' });
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toHaveCount(0);
  await page.goForward();
  await expect(host.widget('tour', tour).locator('.beacon')).toBeVisible();
  await host.call('track', 'saved');
  await expect(page.getByRole('dialog', { name: 'How was it?' })).toBeVisible();
});

test('a tour whose step belongs to another page does not hold other widgets back', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  expect((await host.rest.patch('/company', { settings: { widgetPauseSeconds: 0 } })).status).toBe(200);
  const pageUrl = `/projects?token=${company.clientToken}`;
  await host.live('product-tours', {
    name: 'Tour',
    steps: [
      { type: 'modal', title: 'One', advanceOn: 'event', advanceOnEvent: 'created' },
      { type: 'modal', title: 'Two', pageUrl },
    ],
    settings: { tourStart: 'immediate', multiPageEnabled: true },
  });
  const survey = await host.live('micro-surveys', SURVEY);
  await host.visit();
  await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible();
  await host.call('track', 'saved');
  await expect(host.widget('microSurvey', survey)).toHaveCount(0);
  await host.call('track', 'created');
  const question = page.getByRole('dialog', { name: 'How was it?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).click();
  await host.route('Projects');
  await expect(page.getByRole('dialog', { name: 'Two' })).toBeVisible();
});

test('a tour whose element did not come in time does not hold other widgets back', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await page.clock.install();
  expect((await host.rest.patch('/company', { settings: { widgetPauseSeconds: 0 } })).status).toBe(200);
  const late = { type: 'tooltip', title: 'Late', domQuery: '#late' };
  const tour = await host.live('product-tours', {
    name: 'Tour',
    steps: [{ type: 'modal', title: 'One' }, late],
    settings: { tourStart: 'immediate', timeout: 20 },
  });
  const survey = await host.live('micro-surveys', SURVEY);
  await host.visit();
  await page.clock.runFor(1_000);
  await page.getByRole('dialog', { name: 'One' }).getByRole('button', { name: 'Next' }).click();
  await host.call('track', 'saved');
  await page.clock.runFor(15_000);
  await expect(host.widget('microSurvey', survey)).toHaveCount(0);
  await page.clock.runFor(6_000);
  const question = page.getByRole('dialog', { name: 'How was it?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('p'), { id: 'late', textContent: 'L' }));
  });
  await page.clock.runFor(3_000);
  await expect(page.getByRole('dialog', { name: 'Late' })).toBeVisible();
  await host.counted('tour_step_target_missing', 'tour', tour);
});

test('a beacon that was dismissed does not return before the interval is over', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const frequency = { mode: 'interval', intervalHours: 24 };
  const id = await host.live('product-tours', { name: 'Tour', steps, settings: { tourStart: 'minified', frequency } });
  await host.visit();
  await host.widget('tour', id).locator('.beacon').getByRole('button', { name: 'Close' }).click();
  await host.counted('tour_closed', 'tour', id);
  const offered = page.waitForResponse(/client\/bootstrap/);
  await host.visit();
  expect((await (await offered).json()).widgets.filter(({ due }: { due: boolean }) => due)).toEqual([]);
});
