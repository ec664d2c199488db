import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../widgets/targeting/dates';
import { rollUpCompany } from '../../features/analytics/events/rollup';
import { companyMaker, NPS } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';
import { startApi, type TestApi } from '../../testing/http';

const limits = { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' };
const database = await openTestDatabase();
const api = await startApi(database, limits);
let replica: TestApi;
beforeAll(async () => {
  replica = await startApi(database, limits);
});
afterAll(async () => {
  await replica.stop();
  await api.stop();
});

const installed = companyMaker(database, api);
const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating' },
  { id: 'why', question: 'Why?', type: 'text' },
];

/** A company with a live widget of each type that has responses, with the given `frequency`. */
async function withWidgets(frequency: object = { mode: 'until-closed' }) {
  const company = await installed();
  const { rest, companyId } = company;
  const nps = await rest('POST', '/nps-widgets', { ...NPS, settings: { ...NPS.settings, frequency } });
  const settings = { questions: QUESTIONS, displayTrigger: 'immediate', frequency };
  const survey = await rest('POST', '/micro-surveys', { ...NPS, settings });
  const feedback = await rest('POST', '/feedback-widgets', {
    ...NPS,
    settings: {},
    options: [{ id: 'idea', name: 'Idea', emoji: '💡', type: 'idea' }],
  });
  /** The count of each event, and the number of different people who caused it. */
  const counted = async () => {
    const events: Record<string, [number, number]> = {};
    for (const [entityType, { id }] of Object.entries({
      npsWidget: nps,
      microSurvey: survey,
      feedbackWidget: feedback,
    })) {
      const { body } = await api.call('GET', `/stats/widgets/${entityType}?entityId=${id}`, { key: company.key });
      const [widget] = (body as { widgets: { events: Record<string, { count: number; uniqueUsers: number }> }[] })
        .widgets;
      for (const [name, { count, uniqueUsers }] of Object.entries(widget?.events ?? {}))
        if (count) events[name] = [count, uniqueUsers];
    }
    return events;
  };
  const where = { companyId };
  const rows = () => database.prisma.npsResponse.findMany({ where, orderBy: { id: 'asc' } });
  const surveys = () => database.prisma.surveyResponse.findMany({ where, orderBy: { id: 'asc' } });
  return { ...company, nps, survey, feedback, counted, rows, surveys };
}

describe('a draft', () => {
  test('accepts no answers through the script unless it was live recently', async () => {
    const { browser, rest, nps, survey, feedback, companyId } = await withWidgets();
    let asked = 0;
    const answer = async (of: { nps: number; survey: number; feedback: number }) => {
      const { ask } = browser();
      const id = `answer-${(asked += 1)}`;
      const answers = await Promise.all([
        ask('/responses/nps', { id, widgetId: of.nps, rating: '9' }),
        ask('/responses/survey', { id, widgetId: of.survey, answers: { ease: 4 } }),
        ask('/responses/feedback', { id, widgetId: of.feedback, message: 'Hello' }),
      ]);
      return answers.map(({ status }) => status);
    };
    const PATHS = { nps: 'nps-widgets', survey: 'micro-surveys', feedback: 'feedback-widgets' };
    const live = { nps: nps.id, survey: survey.id, feedback: feedback.id };
    const copy = async (kind: keyof typeof PATHS) => (await rest('POST', `/${PATHS[kind]}/${live[kind]}/duplicate`)).id;
    const drafts = { nps: await copy('nps'), survey: await copy('survey'), feedback: await copy('feedback') };
    expect(await answer(live)).toEqual([200, 200, 200]);
    expect(await answer(drafts)).toEqual([404, 404, 404]);
    for (const kind of ['nps', 'survey', 'feedback'] as const) {
      await rest('PATCH', `/${PATHS[kind]}/${live[kind]}`, { active: false });
      await rest('PATCH', `/${PATHS[kind]}/${live[kind]}`, { name: 'A draft again' });
    }
    expect(await answer(live)).toEqual([200, 200, 200]);
    const createdAt = new Date(Date.now() - 31 * 24 * HOUR_MS);
    await database.prisma.widgetVersion.updateMany({ where: { companyId }, data: { createdAt } });
    expect(await answer(live)).toEqual([404, 404, 404]);
    for (const [kind, path] of Object.entries(PATHS))
      expect((await rest('GET', `/${path}/${drafts[kind as keyof typeof PATHS]}/responses`)).pagination).toMatchObject({
        total: 0,
      });
  });
});

describe('an archived widget', () => {
  test('accepts through the script what people began or sent while it was live, for 30 days', async () => {
    const { browser, rest, key, nps, survey, feedback, companyId, rows, surveys, counted } = await withWidgets();
    const [here, offline] = [browser(), browser()];
    const rated = { id: 'answer-01', widgetId: nps.id, rating: '9' };
    const eased = { id: 'answer-02', widgetId: survey.id };
    await here.ask('/responses/nps', { ...rated, revision: 1, isComplete: false });
    await here.ask('/responses/survey', { ...eased, answers: { ease: 4 }, revision: 1, isComplete: false });
    const paths = { 'nps-widgets': nps, 'micro-surveys': survey, 'feedback-widgets': feedback };
    for (const [path, { id }] of Object.entries(paths))
      expect((await api.call('DELETE', `/${path}/${id}`, { key })).status).toBe(204);
    const sent = async () => [
      await here.ask('/responses/nps', { ...rated, revision: 2, comment: 'Quick', isComplete: true }),
      await here.ask('/responses/survey', { ...eased, answers: { ease: 4, why: 'So' }, revision: 2, isComplete: true }),
      await offline.ask('/responses/nps', { ...rated, id: 'answer-03', rating: '3' }),
      await offline.ask('/responses/feedback', { id: 'answer-04', widgetId: feedback.id, optionId: 'idea' }),
    ];
    for (const { status } of await sent()) expect(status).toBe(200);
    expect(await rows()).toMatchObject([
      { rating: 9, comment: 'Quick', isComplete: true },
      { rating: 3, isComplete: true },
    ]);
    expect(await surveys()).toMatchObject([{ answers: { ease: 4, why: 'So' }, isComplete: true }]);
    expect(await counted()).toMatchObject({ nps_widget_answered: [2, 2], feedback_widget_submitted: [1, 1] });
    // Servers get 404, as for every change of an archived widget.
    const bodies = [{ rating: '9' }, { answers: { ease: 4 } }, { message: 'Hello' }];
    for (const [index, [path, { id }]] of Object.entries(paths).entries()) {
      const reported = await api.call('POST', `/${path}/${id}/responses`, { key, body: bodies[index] });
      expect(reported.status).toBe(404);
    }
    expect((await rest('GET', `/feedback-widgets/${feedback.id}/responses`)).data).toMatchObject([
      { optionId: 'idea' },
    ]);
    const createdAt = new Date(Date.now() - 31 * 24 * HOUR_MS);
    await database.prisma.widgetVersion.updateMany({ where: { companyId }, data: { createdAt } });
    for (const { status } of await sent()) expect(status).toBe(404);
  });
});

describe('statistics are counted from responses', () => {
  test('each response counts once, even if it is sent repeatedly and to several replicas', async () => {
    const { browser, nps, feedback, counted } = await withWidgets();
    const [here, there] = [browser('the-browser-1'), browser('the-browser-1', replica)];
    const copies = [here, there, here, there, here, there];
    const rated = { id: 'answer-01', widgetId: nps.id, rating: '9' };
    const sent = { id: 'answer-02', widgetId: feedback.id, optionId: 'idea', message: 'Pin charts' };
    for (const answer of await Promise.all(
      copies.flatMap(({ ask }) => [ask('/responses/nps', rated), ask('/responses/feedback', sent)]),
    ))
      expect([answer.status, answer.body]).toEqual([200, { recorded: true }]);
    expect(await counted()).toEqual({ nps_widget_answered: [1, 1], feedback_widget_submitted: [1, 1] });
  });

  test('events that are counted only from responses are listed as such and not counted', async () => {
    const { browser, nps, survey, feedback, counted } = await withWidgets();
    const { ask } = browser();
    const event = (name: string, entityType: string, entityId: number) => ({ name, entityType, entityId, at: 0 });
    const events = [
      event('nps_widget_shown', 'npsWidget', nps.id),
      event('nps_widget_answered', 'npsWidget', nps.id),
      event('micro_survey_answered', 'microSurvey', survey.id),
      event('micro_survey_completed', 'microSurvey', survey.id),
      event('feedback_widget_submitted', 'feedbackWidget', feedback.id),
    ].map((one, index) => ({ ...one, id: `event-000${index}` }));
    const { status, body } = await ask('/events', { sentAt: 0, events });
    expect([status, body]).toEqual([
      200,
      {
        recorded: 1,
        duplicates: 4,
        rejected: [],
        fromResponses: [1, 2, 3, 4].map((index) => ({
          id: `event-000${index}`,
          index,
          code: 'counted_from_response',
          message: expect.any(String),
        })),
      },
    ]);
    expect(await counted()).toEqual({ nps_widget_shown: [1, 1] });
  });

  test('rejected responses are not counted', async () => {
    const { browser, nps, counted } = await withWidgets();
    const { ask } = browser();
    expect((await ask('/responses/nps', { id: 'answer-01', widgetId: nps.id, rating: '11' })).status).toBe(400);
    expect((await ask('/responses/nps', { id: 'answer-01', widgetId: nps.id + 1_000, rating: '1' })).status).toBe(404);
    expect(await counted()).toEqual({});
  });
});

describe('a response in parts', () => {
  test('a rating counts at once, and later parts complete it', async () => {
    const { browser, rest, key, nps, counted, rows } = await withWidgets();
    const { ask } = browser();
    const rate = (revision: number, more: object) =>
      ask('/responses/nps', { id: 'answer-01', widgetId: nps.id, revision, ...more });
    expect((await rate(1, { rating: '7', isComplete: false })).status).toBe(200);
    expect(await rows()).toMatchObject([{ rating: 7, isComplete: false }]);
    await rate(3, { rating: '9', isComplete: false });
    await rate(2, { rating: '8', isComplete: false });
    expect(await rows()).toMatchObject([{ rating: 9, comment: null, isComplete: false }]);
    const listed = await api.call('GET', `/nps-widgets/${nps.id}/responses`, { key });
    expect(listed.body).toMatchObject({ data: [{ rating: '9', isComplete: false }] });
    const only = (path: string) => rest('GET', `${path}completeOnly=true`);
    expect(await only(`/nps-widgets/${nps.id}/responses?`)).toMatchObject({ data: [], pagination: { total: 0 } });
    expect(await only(`/nps-widgets/${nps.id}/score?`)).toMatchObject({ totalResponses: 0 });
    expect(await only('/stats/nps-trend?')).toMatchObject({ overall: { totalResponses: 0 } });
    expect(await only('/responses?')).toMatchObject({ data: [] });
    expect(await rest('GET', `/nps-widgets/${nps.id}/score`)).toMatchObject({ totalResponses: 1 });
    await rate(4, { rating: '9', comment: 'Saves time', isComplete: true });
    for (const late of [1, 3, 5]) await rate(late, { rating: '0', isComplete: late > 4 });
    expect(await rows()).toMatchObject([{ rating: 9, comment: 'Saves time', isComplete: true }]);
    expect(await only(`/nps-widgets/${nps.id}/score?`)).toMatchObject({ totalResponses: 1 });
    expect(await counted()).toEqual({ nps_widget_answered: [1, 1] });
  });

  test('a survey is stored question by question; each is counted once', async () => {
    const { browser, rest, survey, counted, surveys } = await withWidgets();
    const { ask } = browser();
    const answer = (revision: number, answers: object, isComplete = false) =>
      ask('/responses/survey', { id: 'answer-01', widgetId: survey.id, revision, answers, isComplete });
    await answer(1, { ease: 4 });
    expect(await counted()).toEqual({ micro_survey_answered: [1, 1] });
    await answer(3, { ease: 5, why: 'Quick' });
    await answer(2, { ease: 4 });
    expect(await surveys()).toMatchObject([{ answers: { ease: 5, why: 'Quick' }, isComplete: false }]);
    const results = (query = '') => rest('GET', `/micro-surveys/${survey.id}/results${query}`);
    expect(await results()).toMatchObject({ totalResponses: 1, questions: [{ answered: 1 }, { answered: 1 }] });
    expect(await results('?completeOnly=true')).toMatchObject({ totalResponses: 0 });
    expect(
      await rest('GET', `/micro-surveys/${survey.id}/results/answers?questionId=ease&completeOnly=true`),
    ).toMatchObject({
      data: [],
    });
    await answer(4, { ease: 5 });
    expect(await counted()).toEqual({ micro_survey_answered: [1, 1] });
    expect(await results()).toMatchObject({ totalResponses: 1, questions: [{ answered: 1 }, { answered: 0 }] });
    await answer(5, { ease: 5, why: 'Very quick' }, true);
    await answer(6, {}, true);
    expect(await surveys()).toMatchObject([{ answers: { ease: 5, why: 'Very quick' }, isComplete: true }]);
    expect(await counted()).toEqual({ micro_survey_answered: [2, 1], micro_survey_completed: [1, 1] });
    expect(await results('?completeOnly=true')).toMatchObject({ totalResponses: 1 });
  });

  test('an answer that is taken back is no longer counted, and counts again when it is given again', async () => {
    const { browser, rest, survey, companyId, counted } = await withWidgets();
    const { ask } = browser();
    const answer = async (revision: number, answers: object, isComplete = false) => {
      const copy = { id: 'answer-01', widgetId: survey.id, revision, answers, isComplete };
      expect((await ask('/responses/survey', { ...copy, userId: 'ann' })).status).toBe(200);
    };
    const path = `/micro-surveys/${survey.id}`;
    const totals = async () => {
      const results = await rest('GET', `${path}/results`);
      const lists = [`${path}/responses`, '/responses'].map((list) => rest('GET', list));
      const listed = (await Promise.all(lists)).map(({ pagination }) => (pagination as { total: number }).total);
      return [results.totalResponses, ...listed];
    };
    await rest('PUT', '/users/ann', { metadata: {} });
    await answer(1, { ease: 1 });
    await answer(2, { ease: 1, why: 'Slow' });
    await rollUpCompany(database, companyId);
    await answer(3, { why: 'Slow' });
    expect(await counted()).toEqual({ micro_survey_answered: [1, 1] });
    await answer(4, { why: ' ' });
    expect(await counted()).toEqual({});
    await answer(2, { ease: 1, why: 'Slow' });
    expect(await counted()).toEqual({});
    expect(await totals()).toEqual([0, 0, 0]);
    expect(await rest('GET', '/users/ann/activity')).toMatchObject({ data: [] });
    await answer(5, { why: 'Slow' });
    await rollUpCompany(database, companyId);
    await answer(6, { ease: 4, why: 'Slow' }, true);
    expect(await counted()).toEqual({ micro_survey_answered: [2, 1], micro_survey_completed: [1, 1] });
    expect(await totals()).toEqual([1, 1, 1]);
  });

  test('answers to a survey are bounded in number and length, and those to removed questions are accepted', async () => {
    const { browser, survey, surveys } = await withWidgets();
    const { ask } = browser();
    const answer = async (answers: object) =>
      (await ask('/responses/survey', { id: 'answer-01', widgetId: survey.id, answers })).status;
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`removed-${at}`, 1]));
    for (const long of ['x'.repeat(20_001), ['x'.repeat(20_000)], { nested: 'x'.repeat(20_000) }])
      expect(await answer({ why: long })).toBe(400);
    expect(await answer(many(101))).toBe(400);
    expect(await surveys()).toEqual([]);
    expect(await answer({ ...many(99), why: 'x'.repeat(20_000) })).toBe(200);
  });

  test('a response of a user cannot be changed by others who know its id', async () => {
    const { browser, nps, rows } = await withWidgets();
    const { ask } = browser();
    const rated = { id: 'answer-01', widgetId: nps.id, isComplete: false };
    await ask('/responses/nps', { ...rated, userId: 'ann', revision: 1, rating: '9' });
    for (const who of [{}, { userId: 'bob' }])
      await ask('/responses/nps', { ...rated, ...who, revision: 2, rating: '0' });
    expect(await rows()).toMatchObject([{ rating: 9, userId: 'ann' }]);
  });
});

describe('the frequency of a widget limits how often a person can answer it', () => {
  const answered = { status: 409, body: { error: { code: 'conflict', details: { reason: 'already_answered' } } } };

  test.each([
    ['until-closed', true],
    ['until-completed', true],
    ['once', true],
    ['always', false],
    ['session', false],
  ])('with the frequency %s, a second answer is rejected: %s', async (mode, isRefused) => {
    const { browser, nps, counted, rows } = await withWidgets({ mode });
    const [phone, desk] = [browser(), browser(undefined, replica)];
    const ann = { userId: 'ann', widgetId: nps.id, isComplete: true };
    await phone.ask('/identify', { userId: 'ann' });
    await phone.report('nps_widget_shown', nps, 'npsWidget', {}, { userId: 'ann' });
    expect((await phone.ask('/responses/nps', { ...ann, id: 'answer-01', rating: '9' })).status).toBe(200);
    await desk.report('nps_widget_shown', nps, 'npsWidget', {}, { userId: 'ann' });
    const second = await desk.ask('/responses/nps', { ...ann, id: 'answer-02', rating: '1' });
    expect(second).toMatchObject(isRefused ? answered : { status: 200 });
    expect(await rows()).toHaveLength(isRefused ? 1 : 2);
    expect((await counted()).nps_widget_answered).toEqual([isRefused ? 1 : 2, 1]);
    // The script does not open a widget whose answer would be rejected.
    const { widgets } = (await desk.ask('/bootstrap', { userId: 'ann' })).body;
    expect(widgets.find(({ id }: { id: number }) => id === nps.id).answered).toBe(isRefused ? true : undefined);
    expect(
      (await browser().ask('/responses/nps', { ...ann, userId: 'bob', id: 'answer-02', rating: '1' })).status,
    ).toBe(200);
  });

  test.each([
    ['until-closed', true],
    ['until-completed', false],
    ['once', true],
    ['always', false],
    ['session', false],
  ])(
    'with the frequency %s, a person who closed an unfinished survey cannot begin another: %s',
    async (mode, isRefused) => {
      const { browser, survey, surveys } = await withWidgets({ mode });
      const [phone, desk] = [browser(), browser(undefined, replica)];
      const who = { userId: 'ann' };
      const answer = (one: typeof phone, id: string, revision: number, answers: object, isComplete = false) =>
        one.ask('/responses/survey', { ...who, id, widgetId: survey.id, revision, answers, isComplete });
      await phone.report('micro_survey_shown', survey, 'microSurvey', {}, who);
      expect((await answer(phone, 'answer-01', 1, { ease: 4 })).status).toBe(200);
      await phone.report('micro_survey_dismissed', survey, 'microSurvey', {}, who);
      const { widgets } = (await desk.ask('/bootstrap', who)).body;
      expect(widgets.find(({ id }: { id: number }) => id === survey.id)?.answered).toBe(isRefused ? true : undefined);
      const second = await answer(desk, 'answer-02', 1, { ease: 1, why: 'Slow' }, true);
      expect(second).toMatchObject(isRefused ? answered : { status: 200 });
      // The first response can still be continued.
      expect((await answer(phone, 'answer-01', 2, { ease: 5 })).status).toBe(200);
      expect(await surveys()).toMatchObject([{ answers: { ease: 5 } }, ...(isRefused ? [] : [{ isComplete: true }])]);
    },
  );

  test('an interval is measured between the times at which the widget was shown', async () => {
    const { browser, nps, rows } = await withWidgets({ mode: 'interval', intervalHours: 2 });
    const { ask } = browser();
    const sentAt = Date.now();
    const answer = (id: string, hoursAgo: number) =>
      ask('/responses/nps', { id, widgetId: nps.id, rating: '9', sentAt, shownAt: sentAt - hoursAgo * HOUR_MS });
    expect((await answer('answer-01', 2.5)).status).toBe(200);
    expect(await answer('answer-02', 0.6)).toMatchObject(answered);
    // Both answers are sent now, but the widget was shown for the first one 2.1 hours before it was shown for this one.
    expect((await answer('answer-03', 0.4)).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  test('an incomplete survey can be answered again until it is complete', async () => {
    const { browser, survey, surveys } = await withWidgets({ mode: 'until-completed' });
    const answer = (id: string, isComplete: boolean) =>
      browser().ask('/responses/survey', { userId: 'ann', id, widgetId: survey.id, answers: { ease: 1 }, isComplete });
    expect((await answer('answer-01', false)).status).toBe(200);
    expect((await answer('answer-02', true)).status).toBe(200);
    expect(await answer('answer-03', true)).toMatchObject(answered);
    expect(await surveys()).toHaveLength(2);
  });

  test('of simultaneous answers from several tabs and browsers, before and after sign-in, one is stored', async () => {
    const { browser, nps, counted, rows } = await withWidgets();
    const [phone, desk] = [browser('the-browser-1'), browser(undefined, replica)];
    const there = browser('the-browser-1', replica);
    for (const one of [phone, desk]) await one.ask('/identify', { userId: 'ann' });
    const rate = (one: typeof phone, id: number, who: object) =>
      one.ask('/responses/nps', { id: `answer-0${id}`, widgetId: nps.id, rating: '9', ...who });
    const ann = { userId: 'ann' };
    const answers = await Promise.all([
      rate(phone, 1, ann),
      rate(there, 2, {}),
      rate(desk, 3, ann),
      rate(there, 4, ann),
      rate(phone, 5, {}),
      rate(desk, 6, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await rows()).toHaveLength(1);
    expect(await counted()).toEqual({ nps_widget_answered: [1, 1] });
  });

  test('feedback can be sent any number of times', async () => {
    const { browser, feedback, counted } = await withWidgets();
    const { ask } = browser();
    for (const id of ['answer-01', 'answer-02'])
      expect((await ask('/responses/feedback', { id, widgetId: feedback.id, message: 'More' })).status).toBe(200);
    expect(await counted()).toEqual({ feedback_widget_submitted: [2, 1] });
  });
});
