import { expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { recordFeedback } from './feedback';
import { recordNps } from './nps';
import { recordSurvey } from './survey';

const page = { limit: 50, offset: 0 };
const day = (n: number, time = '10:00:00Z') => new Date(`2026-03-${String(n).padStart(2, '0')}T${time}`);
const updatedAt = expect.any(String);

const OPTIONS = [
  { id: 'bug', name: 'Bug', emoji: '🐞', type: 'bug' },
  { id: 'plain', name: 'Plain' },
];

/** A company with one widget of each type that has responses. */
async function open() {
  const caller = await openTestCaller();
  const feedback = await caller.api.feedbackWidgets.create({ name: 'Feedback', options: OPTIONS });
  const nps = await caller.api.npsWidgets.create({ name: 'NPS' });
  const survey = await caller.api.microSurveys.create({ name: 'Survey' });
  return { ...caller, ids: { feedback: feedback.id, nps: nps.id, survey: survey.id } };
}

const listers = ({ api }: Caller) => ({
  feedback: (widgetId: number, more = {}) => api.responses.feedback({ widgetId, ...page, ...more }),
  nps: (widgetId: number, more = {}) => api.responses.nps({ widgetId, ...page, ...more }),
  survey: (id: number, more = {}) => api.responses.survey({ id, ...page, ...more }),
  score: (widgetId: number, more = {}) => api.responses.npsScore({ widgetId, ...more }),
});

const KINDS = ['feedback', 'nps', 'survey'] as const;

async function record(ctx: ReturnType<Caller['ctx']>, kind: (typeof KINDS)[number], widgetId: number, createdAt: Date) {
  if (kind === 'feedback') return recordFeedback(ctx, { widgetId, createdAt });
  if (kind === 'nps') return recordNps(ctx, { widgetId, rating: 5, createdAt });
  return recordSurvey(ctx, { widgetId, answers: {}, createdAt });
}

test('a feedback response with an option that was removed meanwhile has the last form of the option', async () => {
  const caller = await open();
  const { api, ids, ctx } = caller;
  const widgetId = ids.feedback;
  await api.feedbackWidgets.update({ widgetId, options: [{ id: 'bug', name: 'Fault', emoji: '🐛', type: 'bug' }] });
  await api.feedbackWidgets.update({ widgetId, options: [{ id: 'plain', name: 'Plain' }] });
  await recordFeedback(ctx(), { widgetId, optionId: 'bug' });
  await recordFeedback(ctx(), { widgetId, optionId: 'never' });
  const { data } = await listers(caller).feedback(widgetId);
  expect(data).toMatchObject([
    { optionId: null, optionName: null, type: 'other' },
    { optionId: 'bug', optionName: 'Fault', emoji: '🐛', type: 'bug' },
  ]);
});

test('a feedback response copies the type of its option', async () => {
  const caller = await open();
  const { ids, ctx } = caller;
  const given = {
    message: 'Broken',
    email: 'kim@example.com',
    name: 'Kim',
    userId: 'kim',
    fromUrl: 'https://x.example/',
  };
  const { id: first } = await recordFeedback(ctx(), {
    widgetId: ids.feedback,
    optionId: 'bug',
    ...given,
    createdAt: day(1),
  });
  const { id: second } = await recordFeedback(ctx(), { widgetId: ids.feedback, optionId: 'plain', createdAt: day(2) });
  const { id: third } = await recordFeedback(ctx(), { widgetId: ids.feedback, createdAt: day(3) });
  const { data, pagination } = await listers(caller).feedback(ids.feedback);
  expect(pagination).toEqual({ total: 3, limit: 50, offset: 0 });
  const none = {
    optionId: null,
    redactedAt: null,
    emoji: null,
    message: null,
    email: null,
    name: null,
    userId: null,
    fromUrl: null,
  };
  expect(data).toEqual([
    { id: third, type: 'other', optionName: null, ...none, createdAt: day(3).toISOString(), updatedAt },
    {
      id: second,
      type: 'other',
      optionName: 'Plain',
      ...none,
      optionId: 'plain',
      createdAt: day(2).toISOString(),
      updatedAt,
    },
    {
      id: first,
      type: 'bug',
      optionId: 'bug',
      redactedAt: null,
      optionName: 'Bug',
      emoji: '🐞',
      message: 'Broken',
      email: 'kim@example.com',
      name: 'Kim',
      userId: 'kim',
      fromUrl: 'https://x.example/',
      createdAt: day(1).toISOString(),
      updatedAt,
    },
  ]);
});

test('an NPS rating is text on the wire, whole and from 0 to 10', async () => {
  const caller = await open();
  const { ids, ctx } = caller;
  const given = {
    comment: 'Good',
    email: 'kim@example.com',
    name: 'Kim',
    userId: 'kim',
    url: 'https://x.example/',
    language: 'en',
  };
  const { id } = await recordNps(ctx(), { widgetId: ids.nps, rating: 10, ...given, createdAt: day(1) });
  expect((await listers(caller).nps(ids.nps)).data).toEqual([
    { id, rating: '10', ...given, isComplete: true, redactedAt: null, createdAt: day(1).toISOString(), updatedAt },
  ]);
  for (const rating of [-1, 11, 7.5, Number.NaN])
    expect(await refusal(recordNps(ctx(), { widgetId: ids.nps, rating }))).toMatchObject({ code: 'validation_error' });
});

test('survey answers are returned unchanged', async () => {
  const caller = await open();
  const answers = { q1: 4, q2: 'Fine', q3: ['a', 'b'], q4: null };
  const { id } = await recordSurvey(caller.ctx(), {
    widgetId: caller.ids.survey,
    answers,
    userId: 'kim',
    createdAt: day(1),
  });
  expect((await listers(caller).survey(caller.ids.survey)).data).toEqual([
    {
      id,
      answers,
      isComplete: true,
      redactedAt: null,
      email: null,
      name: null,
      userId: 'kim',
      url: null,
      createdAt: day(1).toISOString(),
      updatedAt,
    },
  ]);
});

test.each(KINDS)('%s responses: newest first, by page, between dates', async (kind) => {
  const caller = await open();
  const widgetId = caller.ids[kind];
  const list = listers(caller)[kind];
  const at = [day(1, '00:00:00Z'), day(2), day(2), day(3, '23:59:59.999Z'), day(4, '00:00:00Z')];
  const ids: number[] = [];
  for (const moment of at) ids.push((await record(caller.ctx(), kind, widgetId, moment)).id ?? 0);
  const shown = async (more: object) => {
    const { data, pagination } = await list(widgetId, more);
    return [pagination.total, ...data.map(({ id }: { id: number }) => ids.indexOf(id))];
  };
  expect(await shown({})).toEqual([5, 4, 3, 2, 1, 0]);
  expect(await shown({ limit: 2, offset: 1 })).toEqual([5, 3, 2]);
  expect(await shown({ startDate: '2026-03-02' })).toEqual([4, 4, 3, 2, 1]);
  expect(await shown({ endDate: '2026-03-03' })).toEqual([4, 3, 2, 1, 0]);
  expect(await shown({ startDate: '2026-03-02', endDate: '2026-03-02' })).toEqual([2, 2, 1]);
  expect(await shown({ startDate: '2026-03-03T23:59:59.999Z', endDate: '2026-03-04T00:00:00Z' })).toEqual([2, 4, 3]);
  expect(await refusal(list(widgetId, { startDate: '2026-03-03', endDate: '2026-03-02' }))).toMatchObject({
    code: 'validation_error',
  });
});

test('responses of an unknown widget, or one of another type or company, are not found', async () => {
  const [one, other] = [await open(), await open()];
  const lists = listers(one);
  const calls = [
    lists.feedback(one.ids.nps),
    lists.nps(one.ids.feedback),
    lists.score(one.ids.survey),
    lists.survey(one.ids.nps),
    lists.feedback(other.ids.feedback),
    lists.nps(other.ids.nps),
    lists.score(other.ids.nps),
    lists.survey(other.ids.survey),
    lists.score(2_000_000_000),
    ...KINDS.map((kind) => record(one.ctx(), kind, other.ids[kind], day(1))),
  ];
  const codes = (await Promise.all(calls.map((call) => refusal(call)))).map(({ code }) => code);
  expect(codes).toEqual(calls.map(() => 'not_found'));
});

test('the score of no responses is all zeros', async () => {
  const caller = await open();
  const none = { count: 0, percentage: 0 };
  expect(await listers(caller).score(caller.ids.nps)).toEqual({
    npsScore: 0,
    totalResponses: 0,
    promoters: none,
    passives: none,
    detractors: none,
  });
});

test('the score counts 9 and 10 against 0 to 6, in the period, for this widget only', async () => {
  const caller = await open();
  const { ids, ctx, api } = caller;
  const second = await api.npsWidgets.create({ name: 'Another' });
  for (let rating = 0; rating <= 10; rating++)
    await recordNps(ctx(), { widgetId: ids.nps, rating, createdAt: day(1 + rating) });
  await recordNps(ctx(), { widgetId: second.id, rating: 0, createdAt: day(1) });
  expect(await listers(caller).score(ids.nps)).toEqual({
    npsScore: -45.5,
    totalResponses: 11,
    promoters: { count: 2, percentage: 18.2 },
    passives: { count: 2, percentage: 18.2 },
    detractors: { count: 7, percentage: 63.6 },
  });
  const late = await listers(caller).score(ids.nps, { startDate: '2026-03-07', endDate: '2026-03-10' });
  expect(late).toMatchObject({ npsScore: 0, totalResponses: 4, promoters: { count: 1 }, passives: { count: 2 } });
});

test('responses can be searched by text and filtered by choice', async () => {
  const caller = await open();
  const { ids, ctx } = caller;
  const list = listers(caller);
  const idsOf = async (found: Promise<{ data: { id: number }[]; pagination: { total: number } }>) => {
    const { data, pagination } = await found;
    expect(pagination.total).toBe(data.length);
    return data.map(({ id }) => id);
  };
  const { id: bug } = await recordFeedback(ctx(), {
    widgetId: ids.feedback,
    optionId: 'bug',
    message: 'Loses 100% of Charts',
    createdAt: day(1),
  });
  const { id: plain } = await recordFeedback(ctx(), {
    widgetId: ids.feedback,
    optionId: 'plain',
    email: 'chart@example.com',
    createdAt: day(2),
  });
  expect(await idsOf(list.feedback(ids.feedback, { query: ' CHART ' }))).toEqual([plain, bug]);
  expect(await idsOf(list.feedback(ids.feedback, { query: '100%' }))).toEqual([bug]);
  expect(await idsOf(list.feedback(ids.feedback, { query: '_' }))).toEqual([]);
  expect(await idsOf(list.feedback(ids.feedback, { type: 'bug' }))).toEqual([bug]);
  expect(await idsOf(list.feedback(ids.feedback, { type: 'bug', query: 'example.com' }))).toEqual([]);
  expect(await idsOf(list.feedback(ids.feedback, { query: '  ' }))).toEqual([plain, bug]);

  const rated: number[] = [];
  for (let rating = 0; rating <= 10; rating++)
    rated.push(
      (await recordNps(ctx(), { widgetId: ids.nps, rating, comment: `Says ${rating}`, createdAt: day(1 + rating) }))
        .id ?? 0,
    );
  const group = (name: string, more = {}) => idsOf(list.nps(ids.nps, { group: name, ...more }));
  expect(await group('promoters')).toEqual(rated.slice(9).reverse());
  expect(await group('passives')).toEqual(rated.slice(7, 9).reverse());
  expect(await group('detractors')).toEqual(rated.slice(0, 7).reverse());
  expect(await group('detractors', { query: 'says 3' })).toEqual([rated[3]]);
  expect(await group('detractors', { startDate: '2026-03-06' })).toEqual([rated[6], rated[5]]);
  expect((await refusal(list.nps(ids.nps, { group: 'others' }))).code).toBe('validation_error');

  const { id: withText } = await recordSurvey(ctx(), {
    widgetId: ids.survey,
    answers: { q1: 'The import was "quick"', q2: ['Über alles', 'Price'] },
    createdAt: day(1),
  });
  await recordSurvey(ctx(), { widgetId: ids.survey, answers: { q1: 5 }, createdAt: day(2) });
  expect(await idsOf(list.survey(ids.survey, { query: 'was "QUICK"' }))).toEqual([withText]);
  expect(await idsOf(list.survey(ids.survey, { query: 'über' }))).toEqual([withText]);
  expect(await idsOf(list.survey(ids.survey, { query: 'q1' }))).toEqual([]);
});
