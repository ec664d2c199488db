import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../widgets/targeting/dates';
import { rollUpCompany } from '../../features/analytics/events/rollup';
import { startAnswering } from '../../testing/answering';

const { database, api, replica, withWidgets } = await startAnswering();

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

  test('a response of a user cannot be changed by others who know its id: theirs are stored separately', async () => {
    const { browser, nps, rows, counted } = await withWidgets({ mode: 'always' });
    const { ask } = browser();
    const rated = { id: 'answer-01', widgetId: nps.id, isComplete: false };
    await ask('/responses/nps', { ...rated, userId: 'ann', revision: 1, rating: '9' });
    for (const [who, rating] of [
      [{}, '0'],
      [{ userId: 'bob' }, '1'],
      [{ userId: 'bob' }, '2'],
    ] as const)
      await ask('/responses/nps', { ...rated, ...who, revision: Number(rating) + 2, rating });
    expect(await rows()).toMatchObject([
      { rating: 9, userId: 'ann' },
      { rating: 0, userId: null },
      { rating: 2, userId: 'bob' },
    ]);
    expect((await counted()).nps_widget_answered).toEqual([3, 3]);
  });

  test.each([false, true])(
    'a page that does not identify the user continues the response of its browser (hash required: %s)',
    async (required) => {
      const { browser, key, survey, surveys, rest } = await withWidgets({ mode: 'once' });
      const { ask } = browser();
      const ann = { userId: 'ann', hash: createHmac('sha256', key).update('ann').digest('hex') };
      await rest('PATCH', '/company', { settings: { identityVerification: { required } } });
      const answered = { id: 'answer-01', widgetId: survey.id };
      await ask('/identify', ann);
      await ask('/responses/survey', { ...answered, ...ann, answers: { ease: 4 }, isComplete: false, revision: 1 });
      const answers = { ease: 4, why: 'Quick' };
      expect((await ask('/responses/survey', { ...answered, answers, isComplete: true, revision: 2 })).status).toBe(
        200,
      );
      const complete = { answers, isComplete: true };
      expect(await surveys()).toMatchObject(
        required
          ? [
              { answers: { ease: 4 }, userId: 'ann', isComplete: false },
              { ...complete, userId: null },
            ]
          : [{ ...complete, userId: 'ann' }],
      );
    },
  );
});

test('a list in place of the answers of a survey is rejected', async () => {
  const { browser, survey, surveys } = await withWidgets();
  const { status } = await browser().ask('/responses/survey', { id: 'answer-1', widgetId: survey.id, answers: ['4'] });
  expect([status, await surveys()]).toEqual([400, []]);
});

test('an answer with NUL or half a surrogate pair is stored, with U+FFFD in its place', async () => {
  const { browser, rest, nps, survey, feedback } = await withWidgets();
  const { ask } = browser();
  const text = 'Good \0 \uD83D 😀';
  const stored = 'Good \uFFFD \uFFFD 😀';
  const answers = await Promise.all([
    ask('/responses/nps', { id: 'answer-1', widgetId: nps.id, rating: '9', comment: text }),
    ask('/responses/survey', { id: 'answer-2', widgetId: survey.id, answers: { why: text } }),
    ask('/responses/feedback', { id: 'answer-3', widgetId: feedback.id, message: text }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await rest('GET', `/nps-widgets/${nps.id}/responses`)).data).toMatchObject([{ comment: stored }]);
  expect((await rest('GET', `/micro-surveys/${survey.id}/responses`)).data).toMatchObject([
    { answers: { why: stored } },
  ]);
  expect((await rest('GET', `/feedback-widgets/${feedback.id}/responses`)).data).toMatchObject([{ message: stored }]);
});
