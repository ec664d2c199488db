import { expect, test } from 'vitest';
import { openTestCaller, refusal } from '../../../testing/caller';
import { recordFeedback } from './feedback';
import { recordNps } from './nps';
import { recordSurvey } from './survey';

const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 10, 0, second));

/** A company with responses of all types, one of each type with the same timestamp, and a response to an archived widget. */
async function open() {
  const caller = await openTestCaller();
  const { api, ctx } = caller;
  const feedback = await api.feedbackWidgets.create({
    name: 'Ideas',
    options: [{ id: 'idea', name: 'Idea', type: 'idea' }],
  });
  const nps = await api.npsWidgets.create({ name: 'NPS' });
  const survey = await api.microSurveys.create({ name: 'Survey' });
  const gone = await api.npsWidgets.create({ name: 'Gone' });
  for (let n = 0; n < 4; n += 1) {
    await recordFeedback(ctx(), {
      widgetId: feedback.id,
      optionId: 'idea',
      message: `Feedback ${n}`,
      fromUrl: 'https://a.example/',
      createdAt: at(n),
    });
    await recordNps(ctx(), { widgetId: nps.id, rating: n, comment: `Comment ${n}`, createdAt: at(n) });
    await recordSurvey(ctx(), { widgetId: survey.id, answers: { q: `Answer ${n}` }, userId: 'kim', createdAt: at(n) });
  }
  await recordNps(ctx(), { widgetId: gone.id, rating: 1, createdAt: at(9) });
  await api.npsWidgets.archive({ widgetId: gone.id });
  return { ...caller, ids: { feedback: feedback.id, nps: nps.id, survey: survey.id } };
}

test('lists responses of all widgets, newest first, without archived widgets', async () => {
  const { api, ids } = await open();
  const { data, pagination } = await api.responses.all({});
  expect(pagination.total).toBe(12);
  expect(data.map(({ createdAt }) => createdAt)).toEqual(
    [3, 2, 1, 0].flatMap((n) => [at(n), at(n), at(n)].map((moment) => moment.toISOString())),
  );
  const none = {
    option: null,
    rating: null,
    text: null,
    answers: null,
    isComplete: true,
    email: null,
    name: null,
    userId: null,
    url: null,
  };
  const base = { ...none, id: expect.any(Number), createdAt: at(3).toISOString(), updatedAt: expect.any(String) };
  expect(data.slice(0, 3)).toEqual([
    {
      ...base,
      entityType: 'feedbackWidget',
      widgetType: 'feedbackWidget',
      widgetId: ids.feedback,
      widgetName: 'Ideas',
      option: 'idea',
      text: 'Feedback 3',
      url: 'https://a.example/',
    },
    {
      ...base,
      entityType: 'microSurvey',
      widgetType: 'microSurvey',
      widgetId: ids.survey,
      widgetName: 'Survey',
      answers: { q: 'Answer 3' },
      userId: 'kim',
    },
    {
      ...base,
      widgetType: 'npsWidget',
      widgetId: ids.nps,
      widgetName: 'NPS',
      rating: '3',
      text: 'Comment 3',
      entityType: 'npsWidget',
    },
  ]);
});

test('supports offset and cursor, also between responses with the same timestamp', async () => {
  const { api } = await open();
  const whole = (await api.responses.all({})).data;
  for (const limit of [1, 2, 5, 12]) {
    const walked: typeof whole = [];
    for (let after: string | undefined; ; ) {
      const page = await api.responses.all({ limit, ...(after ? { after } : {}) });
      walked.push(...page.data);
      after = page.pagination.next;
      if (!after) break;
    }
    expect(walked).toEqual(whole);
  }
  expect((await api.responses.all({ limit: 5, offset: 10 })).data).toEqual(whole.slice(10));
  expect(await api.responses.all({ offset: 50 })).toMatchObject({ data: [], pagination: { total: 12 } });
});

test('filters by type, query and dates', async () => {
  const { api } = await open();
  expect(
    (await api.responses.all({ type: 'microSurvey' })).data.every(({ widgetType }) => widgetType === 'microSurvey'),
  ).toBe(true);
  expect((await api.responses.all({ type: 'microSurvey' })).pagination.total).toBe(4);
  expect((await api.responses.all({ query: 'ANSWER 2' })).data).toMatchObject([{ answers: { q: 'Answer 2' } }]);
  expect((await api.responses.all({ query: 'comment' })).pagination.total).toBe(4);
  const { data } = await api.responses.all({ startDate: at(1).toISOString(), endDate: at(2).toISOString() });
  expect(data).toHaveLength(6);
  expect((await refusal(api.responses.all({ startDate: '2026-03-02', endDate: '2026-03-01' }))).code).toBe(
    'validation_error',
  );
});

test('does not list responses of another company', async () => {
  await open();
  const { api } = await openTestCaller();
  expect(await api.responses.all({})).toMatchObject({ data: [], pagination: { total: 0 } });
});
