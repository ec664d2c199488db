import { expect, test } from 'vitest';
import { openTestCaller, refusal } from '../../../testing/caller';
import { recordFeedback } from '../responses/feedback';

type Question = { id: string; question: string; type: string; options?: string[]; scale?: number };
const CHOICE: Question = { id: 'plan', question: 'Which plan?', type: 'single-choice', options: ['Free', 'Pro'] };
const RATING: Question = { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 };

/** A survey with these stored answers, valid or not. */
async function surveyWith(questions: Question[], stored: unknown[]) {
  const caller = await openTestCaller();
  const { id } = await caller.api.microSurveys.create({ name: 'Survey', settings: { questions } });
  await caller.database.prisma.surveyResponse.createMany({
    data: stored.map((answers) => ({ companyId: caller.companyId, widgetId: id, answers: answers as object })),
  });
  return { ...caller, id };
}

const brief = ({ value, count, isOffered }: { value: string; count: number; isOffered: boolean }) =>
  `${value}: ${count}${isOffered ? '' : ' (gone)'}`;

test('a removed question keeps its last text, and a changed question keeps its old answers', async () => {
  const stored = [{ ease: 5, plan: 'Free' }, { ease: 2, plan: 'Basic' }, { plan: 'Basic' }, { never: 'x' }];
  const { api, id } = await surveyWith([RATING, CHOICE], stored);
  await api.microSurveys.update({
    id,
    settings: { questions: [{ ...CHOICE, question: 'Your plan?', options: ['Free', 'Team'] }] },
  });
  const { questions, totalResponses } = await api.results.survey({ id });
  expect(totalResponses).toBe(4);
  expect(questions.map((one) => [one.id, one.question, one.isAsked, one.answered, one.skipped])).toEqual([
    ['plan', 'Your plan?', true, 3, 1],
    ['ease', 'How easy?', false, 2, 2],
    ['never', null, false, 1, 3],
  ]);
  const [plan, ease, never] = questions;
  expect(plan?.answers.map(brief)).toEqual(['Free: 1', 'Team: 0', 'Basic: 2 (gone)']);
  expect([ease?.average, never?.average, never?.type]).toEqual([3.5, null, null]);
  expect(never?.answers.map(brief)).toEqual(['x: 1 (gone)']);
  const tab = await api.results.crossTab({ id, rows: 'plan', columns: 'ease' });
  expect(tab.rows.values.map(brief)).toEqual(['Free: 1', 'Team: 0', 'Basic: 1 (gone)']);
  expect([tab.totalResponses, tab.counts]).toEqual([
    2,
    [
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
    ],
  ]);
});

test('the average of a shortened scale includes only its current steps', async () => {
  const { api, id } = await surveyWith([{ ...RATING, scale: 11 }], [{ ease: 10 }, { ease: 4 }, { ease: 5 }]);
  await api.microSurveys.update({ id, settings: { questions: [RATING] } });
  const [ease] = (await api.results.survey({ id })).questions;
  expect([ease?.average, ease?.answered]).toEqual([4.5, 3]);
  expect([ease?.averagedAnswers, ease?.outOfScale]).toEqual([2, 1]);
  expect(ease?.answers.map(brief).slice(3)).toEqual(['4: 1', '5: 1', '10: 1 (gone)']);
});

test('answers in any format are counted without errors', async () => {
  const odd = [[], 'text', 7, [{ answer: 5 }], {}, { ease: null, plan: '' }, { ease: '  ', plan: [] }, { '': 1 }];
  const readable = [{ ease: '4' }, { ease: 4.5 }, { ease: [4, 4] }, { plan: ['Pro', 'Pro', null] }, { plan: true }];
  const broken = [{ ease: { deep: [1] } }, { plan: [[1], { a: 2 }] }, { plan: 'x'.repeat(5_000) }];
  const { api, id, database, companyId } = await surveyWith([RATING, CHOICE], [...odd, ...readable, ...broken]);
  // This number is too large for a double.
  await database.prisma.$executeRawUnsafe(
    `INSERT INTO "SurveyResponse" ("companyId", "widgetId", "answers") VALUES ($1, $2, '{"ease": 1e400}')`,
    companyId,
    id,
  );
  const { questions, totalResponses } = await api.results.survey({ id });
  expect(totalResponses).toBe(odd.length + readable.length + broken.length + 1);
  const [ease, plan, nameless] = questions;
  expect(ease).toMatchObject({ answered: 5, average: 4, unreadable: 1, otherValues: 0 });
  expect(ease?.answers.map(brief).slice(3, 6)).toEqual(['4: 2', '5: 0', `1${'0'.repeat(299)}: 1 (gone)`]);
  expect(ease?.answers.map(({ value }) => value)).toContain('4.5');
  expect(plan).toMatchObject({ answered: 4, average: null, unreadable: 2 });
  expect(plan?.answers.map(brief)).toEqual([
    'Free: 0',
    'Pro: 1',
    ...[`true: 1 (gone)`, `${'x'.repeat(300)}: 1 (gone)`],
  ]);
  expect(nameless).toMatchObject({ id: '', question: null, answered: 1 });
  const tab = await api.results.crossTab({ id, rows: 'ease', columns: 'plan' });
  expect(tab.totalResponses).toBe(0);
  const page = { limit: 50, offset: 0 };
  expect((await api.results.answers({ id, questionId: 'ease', ...page })).pagination.total).toBe(5);
  expect((await api.results.answers({ id, questionId: 'ease', value: '4', ...page })).pagination.total).toBe(2);
  expect((await api.responses.survey({ id, query: 'deep', ...page })).pagination.total).toBe(1);
});

test('a result lists a limited number of values, and always the offered ones', async () => {
  const others = Array.from({ length: 120 }, (_, at) => [{ plan: `other ${at}` }, { plan: `other ${at}` }]).flat();
  const { api, id } = await surveyWith(
    [CHOICE, RATING],
    [...others, { plan: 'Pro', ease: 3 }, { plan: 'other 1', ease: 3 }],
  );
  const [plan] = (await api.results.survey({ id })).questions;
  expect(plan?.answers.slice(0, 3).map(brief)).toEqual(['Free: 0', 'Pro: 1', 'other 1: 3 (gone)']);
  expect([plan?.answers.length, plan?.otherValues]).toEqual([51, 71]);
  const tab = await api.results.crossTab({ id, rows: 'plan', columns: 'ease' });
  expect(tab.counts.map((row) => row[2])).toEqual([0, 1, 1]);
});

test('feedback is counted by option and by day, with removed options last', async () => {
  const { api, ctx } = await openTestCaller();
  const BUG = { id: 'bug', name: 'Bug', emoji: '🐞', type: 'bug' };
  const IDEA = { id: 'idea', name: 'Idea', type: 'idea' };
  const { id: widgetId } = await api.feedbackWidgets.create({ name: 'Feedback', options: [BUG, IDEA] });
  const on = (day: number, optionId?: string) =>
    recordFeedback(ctx(), {
      widgetId,
      ...(optionId ? { optionId } : {}),
      createdAt: new Date(Date.UTC(2026, 2, day, 23, 59, 59, 999)),
    });
  for (const day of [1, 1, 3]) await on(day, 'bug');
  await on(2, 'idea');
  await on(2);
  await api.feedbackWidgets.update({ widgetId, options: [{ ...BUG, name: 'Defect' }, IDEA] });
  await on(3, 'bug');
  const results = (more: object) =>
    api.results.feedback({ widgetId, startDate: '2026-03-01', endDate: '2026-03-03', ...more });
  const { options, points, totalResponses, period } = await results({});
  expect([totalResponses, period.granularity]).toEqual([6, 'day']);
  expect(options.map(({ name, emoji, type, isOffered, count }) => [name, emoji, type, isOffered, count])).toEqual([
    ['Defect', '🐞', 'bug', true, 4],
    ['Idea', null, 'idea', true, 1],
    [null, null, 'other', false, 1],
  ]);
  expect(options.map(({ id }) => id)).toEqual(['bug', 'idea', null]);
  expect(points).toEqual([
    { period: '2026-03-01', totalResponses: 2, counts: [2, 0, 0] },
    { period: '2026-03-02', totalResponses: 2, counts: [0, 1, 1] },
    { period: '2026-03-03', totalResponses: 2, counts: [2, 0, 0] },
  ]);
  // March 1 is a Sunday.
  const weeks = await results({ granularity: 'week' });
  expect(weeks.points.map((point) => [point.period, point.totalResponses])).toEqual([
    ['2026-03-01', 2],
    ['2026-03-02', 4],
  ]);
  expect((await results({ endDate: '2026-03-02' })).totalResponses).toBe(4);
  expect((await refusal(results({ endDate: '2027-03-02' }))).code).toBe('validation_error');
});

test('a removed option keeps one row, with its last name; responses without an option id count by name', async () => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const option = (id: string, name: string) => ({ id, name, type: 'other' });
  const { id: widgetId } = await api.feedbackWidgets.create({
    name: 'Feedback',
    options: [option('a', 'Old name'), option('b', 'Other')],
  });
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  await recordFeedback(ctx(), { widgetId, optionId: 'a', createdAt: at(2) });
  await api.feedbackWidgets.update({ widgetId, options: [option('a', 'New name'), option('b', 'Other')] });
  await recordFeedback(ctx(), { widgetId, optionId: 'a', createdAt: at(1) });
  await recordFeedback(ctx(), { widgetId, optionId: 'a', createdAt: at(3) });
  await database.prisma.feedbackResponse.createMany({
    data: ['Other', 'Before', 'New name'].map((optionName) => ({
      companyId,
      widgetId,
      type: 'other',
      optionName,
      createdAt: at(1),
    })),
  });
  const rows = async () => {
    const { options } = await api.results.feedback({ widgetId, startDate: '2026-03-01', endDate: '2026-03-05' });
    return options.map(({ id, name, isOffered, count }) => [id, name, isOffered, count]);
  };
  expect(await rows()).toEqual([
    ['a', 'New name', true, 4],
    ['b', 'Other', true, 1],
    [null, 'Before', false, 1],
  ]);
  await api.feedbackWidgets.update({ widgetId, options: [option('b', 'Other')] });
  expect(await rows()).toEqual([
    ['b', 'Other', true, 1],
    ['a', 'New name', false, 4],
    [null, 'Before', false, 1],
  ]);
});

test('of an answer with very many values, the first hundred count', async () => {
  const many = (prefix: string) => Array.from({ length: 3_000 }, (_, n) => `${prefix} ${n}`);
  const { api, id } = await surveyWith([CHOICE, RATING], [{ plan: many('Plan'), ease: many('Ease') }]);
  const [plan] = (await api.results.survey({ id })).questions;
  expect([plan?.answered, plan?.answers.filter(({ count }) => count > 0).length]).toEqual([1, 50]);
  const { counts } = await api.results.crossTab({ id, rows: 'plan', columns: 'ease' });
  expect(counts.flat().every((count) => count <= 1)).toBe(true);
});
