import type { Page } from 'playwright/test';
import type { DocentEvent, DocentOffer } from '../../embed/script/api';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

type Heard = { offers: DocentOffer[]; gone: string[]; errors: string[] };
type Host = ReturnType<typeof hostOf>;

/** Opens the host application in headless mode and keeps what is offered in `heard`. */
async function open(page: Page, host: Host, path = '/'): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { seen: 0 });
    new MutationObserver(() => {
      if (document.querySelector('docent-widget')) Object.assign(window, { seen: 1 });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${host.address(path)}&headless`);
  await page.waitForFunction(() => Reflect.get(window, 'Docent')?.version);
  await page.evaluate(() => {
    const heard: Heard = { offers: [], gone: [], errors: [] };
    const { Docent } = window as never as {
      Docent: { on: (name: string, then: (event: DocentEvent) => void) => void };
    };
    Docent.on('offer', (event) => void heard.offers.push(event as DocentOffer));
    Docent.on('withdrawn', ({ entityType, id }) => void heard.gone.push(`${entityType}/${id}`));
    Docent.on('error', (event) => void heard.errors.push(String(event.type === 'error' && event.error)));
    Object.assign(window, { heard });
  });
}

const heardIn = <Result>(page: Page, read: (heard: Heard) => Result): Promise<Result> =>
  page.evaluate(`(${read})(window.heard)`);
/** Waits for the newest offer of a widget. */
const offerOf = async (page: Page, id: number): Promise<DocentOffer> => {
  await expect.poll(() => heardIn(page, ({ offers }) => offers.map((one) => one.id))).toContain(id);
  return page.evaluate((wanted) => {
    const { offers } = Reflect.get(window, 'heard') as Heard;
    return JSON.parse(JSON.stringify(offers.findLast((one) => one.id === wanted)));
  }, id);
};
/** Calls a function of the newest offer of a widget. */
const report = (page: Page, id: number, name: string, ...args: unknown[]) =>
  page.evaluate(
    ([wanted, called, given]) => {
      const { offers } = Reflect.get(window, 'heard') as Heard;
      const functions = offers.findLast((one) => one.id === wanted) as never as Record<
        string,
        (...all: unknown[]) => unknown
      >;
      const answer = functions[called]?.(...given);
      return answer instanceof Element ? answer.id : answer;
    },
    [id, name, args] as const,
  );

test('a tour: steps, elements and the end are counted as in a tour that Docent draws', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const steps = [
    {
      id: 'one',
      type: 'tooltip',
      domQuery: 'role=button[name="New project"]',
      title: 'One',
      content: '<p>a<script>1</script></p>',
    },
    { id: 'two', type: 'tooltip', domQuery: '#nowhere', title: 'Two' },
  ];
  const id = await host.live('product-tours', { name: 'Tour', steps, settings: { tourStart: 'immediate' } });
  await open(page, host);
  const offer = await offerOf(page, id);
  expect(offer).toMatchObject({
    ...{ type: 'offer', entityType: 'tour', id, locale: 'en', dir: 'ltr', colorScheme: 'light', needsEmail: true },
    view: { name: 'Tour', steps: [{ id: 'one', content: '<p>a</p>' }, { id: 'two' }] },
    texts: { next: 'Next' },
  });
  expect(offer.tokens['--primary']).toMatch(/^#|rgb/);
  expect(await report(page, id, 'find', 'one')).toBe('target');
  await report(page, id, 'shown');
  for (const step of ['one', 'one', 'two']) await report(page, id, 'step', step);
  expect(await report(page, id, 'find', 'two')).toBe(null);
  await report(page, id, 'missing', 'two');
  await report(page, id, 'step', 'three');
  expect(await heardIn(page, ({ errors }) => errors.at(-1))).toBe('Error: There is no "three" among one, two');
  await report(page, id, 'completed');
  // This is ignored: the tour has ended.
  await report(page, id, 'closed');
  expect(await heardIn(page, ({ gone }) => gone)).toEqual([`tour/${id}`]);
  await host.counted('tour_finish', 'tour', id);
  for (const [name, times] of Object.entries({
    tour_auto_start: 1,
    tour_step: 2,
    tour_step_target_missing: 1,
    tour_closed: 0,
    tour_available: 0,
  }))
    expect(await host.count(name, 'tour', id)(), name).toBe(times);
  const { body } = await host.rest.get(`/stats/funnels/tour/${id}`);
  expect(JSON.stringify(body)).toContain('two');
  // Its frequency is `once`: it is not offered again, not even on another page.
  await open(page, host, '/reports');
  type Report = { server: { lastAnswer: object | null }; headless: boolean; widgets: { shows: boolean }[] };
  const read = () => host.call('debug') as Promise<Report>;
  await expect.poll(async () => (await read()).server.lastAnswer).toMatchObject({ path: '/bootstrap', status: 200 });
  const next = await read();
  expect(next.headless).toBe(true);
  expect(next.widgets.map(({ shows }) => shows)).toEqual([false]);
});

test('a survey and NPS: answers are stored as they are given, once, and complete', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const questions = [
    { id: 'q1', type: 'rating', question: 'How easy?' },
    { id: 'q2', type: 'text', question: 'Why?' },
  ];
  const id = await host.live('micro-surveys', { name: 'Survey', settings: { questions, displayTrigger: 'immediate' } });
  const nps = await host.live('nps-widgets', { name: 'NPS', settings: { question: 'How likely?' } });
  await open(page, host);
  // Widgets are offered one at a time, as they would be drawn.
  await expect.poll(() => heardIn(page, ({ offers }) => offers.length)).toBe(1);
  const first = await heardIn(page, ({ offers }) => offers[0]?.id);
  const both = first === id ? [id, nps] : [nps, id];
  const answer = async (widget: number) => {
    await offerOf(page, widget);
    await report(page, widget, 'shown');
    await report(page, widget, 'shown');
    if (widget === id) {
      await report(page, id, 'answered', { q1: 4 });
      await report(page, id, 'completed', { q2: 'Easy' });
      await report(page, id, 'completed', { q2: 'Twice' });
    } else {
      await report(page, nps, 'answered', 9);
      await report(page, nps, 'completed', { comment: 'Good' });
    }
    await report(page, widget, 'closed');
  };
  for (const widget of both) await answer(widget);
  await host.counted('micro_survey_completed', 'microSurvey', id);
  await host.counted('micro_survey_answered', 'microSurvey', id, 2);
  await host.counted('micro_survey_shown', 'microSurvey', id);
  await host.counted('nps_widget_answered', 'npsWidget', nps);
  await host.counted('nps_widget_shown', 'npsWidget', nps);
  expect(await host.count('micro_survey_dismissed', 'microSurvey', id)()).toBe(0);
  expect(await host.count('nps_widget_dismissed', 'npsWidget', nps)()).toBe(0);
  const surveys = (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
  expect(surveys).toMatchObject([{ isComplete: true }]);
  expect(JSON.stringify(surveys)).toContain('Easy');
  expect((await host.rest.get(`/nps-widgets/${nps}/responses`)).body.data).toMatchObject([
    { rating: '9', comment: 'Good', isComplete: true },
  ]);
});

test('announcements, checklists, tips and feedback are counted as if Docent drew them; offers bring updates', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const buttons = [{ text: 'Read', action: 'close' }];
  const news = await host.live('announcements', {
    name: 'News',
    title: 'News',
    content: '<p>x</p>',
    settings: { type: 'banner', buttons },
  });
  const items = [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B', completionType: 'custom-event' },
  ];
  const list = await host.live('checklists', { name: 'List', items });
  const tip = await host.live('smart-tips', {
    name: 'Tip',
    title: 'Tip',
    content: '<p>t</p>',
    settings: { cssSelector: '#target' },
  });
  const form = await host.live('feedback-widgets', { name: 'Feedback', optionsPreset: 'thumbs' });
  await open(page, host);
  for (const id of [news, list, tip, form]) await offerOf(page, id);
  await report(page, news, 'shown');
  await report(page, news, 'completed', 0);
  await report(page, list, 'shown');
  await report(page, list, 'opened');
  await report(page, list, 'itemCompleted', 'a');
  expect((await offerOf(page, list)).progress).toEqual({ completed: ['a'] });
  // An event of the application completes the other item.
  await host.call('track', 'b');
  await expect.poll(async () => (await offerOf(page, list)).progress.completed).toEqual(['a', 'b']);
  expect(await report(page, tip, 'find')).toBe('target');
  await report(page, tip, 'shown');
  await report(page, tip, 'opened');
  await report(page, form, 'opened');
  await report(page, form, 'completed', { message: 'Hello' });
  await host.counted('announcement_action_clicked', 'announcement', news);
  await host.counted('announcement_closed', 'announcement', news);
  await host.counted('checklist_finished', 'checklist', list);
  await host.counted('checklist_step_completed', 'checklist', list, 2);
  await host.counted('smart_tip_open', 'smartTip', tip);
  await host.counted('feedback_widget_opened', 'feedbackWidget', form);
  await host.counted('feedback_widget_submitted', 'feedbackWidget', form);
  // A widget that changes on the server is offered again; a widget that is unpublished is withdrawn.
  await host.rest.patch(`/checklists/${list}`, { settings: { title: 'Another' } });
  await host.rest.post(`/widgets/smart-tips/${tip}/take-down`, {});
  await page.evaluate(() => history.pushState({}, '', `/reports${location.search}`));
  await expect.poll(async () => (await offerOf(page, list)).view.settings.title).toBe('Another');
  await expect.poll(() => heardIn(page, ({ gone }) => gone)).toContain(`smartTip/${tip}`);
  await report(page, list, 'closed');
  await host.counted('checklist_dismissed', 'checklist', list);
  expect(await page.locator('docent-widget').count()).toBe(0);
  // An element that is added and removed within one task is not recorded here; it is not drawn either.
  expect(await page.evaluate('window.seen')).toBe(0);

  // A late listener gets the current offers. The offer of a widget that the application opened has `startAt`.
  expect(await host.call('openFeedback', { id: form })).toBe(true);
  const late = await page.evaluate(() => {
    const ids: unknown[] = [];
    const { Docent } = window as never as {
      Docent: { on: (name: string, then: (event: DocentOffer) => void) => void };
    };
    Docent.on('offer', ({ id, startAt }) => void ids.push([id, startAt]));
    return ids;
  });
  expect(late).toEqual([[form, 0]]);
  await host.call('shutdown');
  expect(await heardIn(page, ({ gone }) => gone.at(-1))).toBe(`feedbackWidget/${form}`);
});
