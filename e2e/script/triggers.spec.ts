import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const settings = { tourStart: 'immediate' };
const onProjects = { rules: [{ type: 'url', comparisonOperator: 'contains', value: '/projects' }] };

test('items of a checklist are completed on every page, even where the checklist does not show', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const tourId = await host.live('product-tours', {
    name: 'Tour',
    steps: [{ type: 'modal', title: 'One', content: '<p>Read.</p>' }],
    settings: { tourStart: 'manual' },
  });
  const items = [
    { id: 'click', title: 'Click', completionType: 'page-event', pageEventElementSelector: '#target' },
    { id: 'visit', title: 'Visit', completionType: 'url-visited', redirectToUrl: '/reports' },
    { id: 'tour', title: 'Tour', completionType: 'tour-finished', tourId },
    { id: 'named', title: 'Event', completionType: 'custom-event', completionEvent: 'project_created' },
    { id: 'unnamed', title: 'Event', completionType: 'custom-event' },
  ];
  // It shows on one page only; its items are completed on any.
  const id = await host.live('checklists', { name: 'First steps', items, targeting: onProjects });
  const asked = page.waitForResponse(/client\/bootstrap/);
  await host.visit();
  await asked;
  await page.getByRole('button', { name: 'New project' }).click();
  await host.counted('checklist_step_completed', 'checklist', id, 1);
  await host.route('Reports');
  await host.call('startTour', { tourId });
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.call('track', 'project_created');
  await host.call('track', 'project_created');
  await host.counted('checklist_step_completed', 'checklist', id, 4);
  await host.route('Projects');
  await host.widget('checklist', id).getByRole('button', { name: 'First steps' }).click();
  await expect(page.getByRole('progressbar', { name: '4 of 5 done' })).toBeVisible();
  await host.call('track', 'unnamed');
  await expect(page.getByRole('progressbar', { name: '5 of 5 done' })).toBeVisible();
  await host.counted('checklist_step_completed', 'checklist', id, 5);
  await host.counted('checklist_finished', 'checklist', id, 1);
});

test('an item that is completed in one browser is also completed in another one', async ({
  page,
  company,
  request,
  browser,
}) => {
  const host = hostOf({ page, company, request });
  const items = [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ];
  const id = await host.live('checklists', { name: 'First steps', items });
  const ann = [['identifyUser', 'ann', {}]];
  await host.visit('/', ann);
  await page.getByRole('button', { name: 'First steps' }).click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await host.counted('checklist_step_completed', 'checklist', id);
  const other = await (await browser.newContext()).newPage();
  await hostOf({ page: other, company, request }).visit('/', ann);
  await other.getByRole('button', { name: 'First steps' }).click();
  await expect(other.getByRole('progressbar', { name: '1 of 2 done' })).toBeVisible();
  await other.context().close();
});

test('steps advance on a URL change and on events, and wait for their page', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const step = (title: string, more: object) => ({ type: 'modal', title, content: '<p>Read.</p>', ...more });
  const steps = [
    step('One', { advanceOn: 'url-change' }),
    step('Two', { advanceOn: 'event', advanceOnEvent: 'project_created' }),
    step('Three', { pageUrl: '/projects', type: 'highlight', domQuery: '#target' }),
  ];
  const id = await host.live('product-tours', { name: 'Tour', steps, settings });
  await host.visit();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('One');
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await page.evaluate(() => history.pushState({}, '', '/reports'));
  await expect(dialog).toContainText('Two');
  await host.call('track', 'project_created');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => history.pushState({}, '', '/projects'));
  await expect(dialog).toContainText('Three');
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.counted('tour_finish', 'tour', id);
});

test('the button of a step leads to the page of the next one', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const pageUrl = `/projects?token=${company.clientToken}`;
  const steps = [
    { type: 'modal', title: 'One', content: '<p>Read.</p>' },
    { type: 'highlight', title: 'Two', content: '<p>Here.</p>', domQuery: '#target', pageUrl },
  ];
  const id = await host.live('product-tours', {
    name: 'Tour',
    steps,
    settings: { ...settings, multiPageEnabled: true },
  });
  await host.visit();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(/\/projects/);
  await expect(page.getByRole('dialog')).toContainText('Two');
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.counted('tour_finish', 'tour', id);
  await host.counted('tour_auto_start', 'tour', id);
});

test('a tour whose target is missing does not count as seen, and the missing target is reported', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const steps = [{ type: 'highlight', title: 'One', content: '<p>Here.</p>', domQuery: '#gone', missingTarget: 'end' }];
  const id = await host.live('product-tours', { name: 'Tour', steps, settings: { ...settings, timeout: 1 } });
  await host.visit();
  await host.counted('tour_step_target_missing', 'tour', id);
  await expect(host.widget('tour', id)).toHaveCount(0);
  expect(await host.count('tour_auto_start', 'tour', id)()).toBe(0);
  expect(await host.count('tour_closed', 'tour', id)()).toBe(0);
  // Once the target is there, the tour shows.
  await page.route(/app\.js/, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};document.querySelector('main').append(Object.assign(document.createElement('p'), { id: 'gone', textContent: 'Here' }));`;
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('One');
  await host.counted('tour_auto_start', 'tour', id);
});

const TRIGGERS: [trigger: string, value: string | number | undefined, act: string][] = [
  ['scroll_percent', 60, 'scroll'],
  ['exit_intent', undefined, 'leave'],
  ['element_click', '#target', 'click'],
  ['custom_event', 'project_created', 'track'],
  ['manual', undefined, 'open'],
];

for (const [displayTrigger, displayTriggerValue, act] of TRIGGERS)
  test(`a survey shows on its trigger: ${displayTrigger}`, async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const id = await host.live('micro-surveys', {
      name: 'Survey',
      settings: { questions: [{ id: 'q', question: 'How is it?', type: 'text' }], displayTrigger, displayTriggerValue },
    });
    const asked = page.waitForResponse(/client\/bootstrap/);
    await host.visit();
    await asked;
    const acts: Record<string, () => Promise<unknown>> = {
      scroll: async () => {
        await page.evaluate(() => document.body.style.setProperty('height', '4000px'));
        await page.evaluate(() => scrollTo(0, 1000));
        await expect(host.widget('microSurvey', id)).toHaveCount(0);
        return page.evaluate(() => scrollTo(0, 3000));
      },
      leave: () =>
        page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true }))),
      click: () => page.getByRole('button', { name: 'New project' }).click(),
      track: () => host.call('track', 'project_created'),
      open: () => host.call('openSurvey', { id }),
    };
    await expect(host.widget('microSurvey', id)).toHaveCount(0);
    await acts[act]?.();
    await expect(page.getByRole('heading', { name: 'How is it?' })).toBeVisible();
    await host.counted('micro_survey_shown', 'microSurvey', id);
  });

test('a survey whose event comes while another widget is open waits for its turn', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const news = await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>' });
  await host.live('micro-surveys', {
    name: 'Survey',
    settings: {
      questions: [{ id: 'q', question: 'How is it?', type: 'text' }],
      displayTrigger: 'custom_event',
      displayTriggerValue: 'project_created',
    },
  });
  await host.visit();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await host.call('track', 'project_created');
  await host.counted('announcement_shown', 'announcement', news);
  await expect(page.getByRole('heading', { name: 'How is it?' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'How is it?' })).toBeVisible();
});
