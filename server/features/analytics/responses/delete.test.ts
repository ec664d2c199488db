import fc from 'fast-check';
import { expect, test } from 'vitest';
import { widgetTypes } from '../../../../widgets/contract/types';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { repeats } from '../../../testing/repeats';
import { csvExports } from '../../../transports/router';
import { condenseCompany } from '../events/condense';
import { rollUpCompany } from '../events/rollup';
import { mergeActor, recordEvents } from '../events/service';
import { recordFeedback } from './feedback';
import { recordNps } from './nps';
import { deleteResponse } from './one';
import { recordSurvey } from './survey';

const FIRST = Date.UTC(2026, 0, 1);
const DAYS = 24;
const DAY_MS = 86_400_000;
const TYPES = ['feedbackWidget', 'npsWidget', 'microSurvey'] as const;
const PERIODS = [
  ['2026-01-01', '2026-01-24'],
  ['2026-01-03', '2026-01-17'],
  ['2026-01-05T06:00:00Z', '2026-01-20T18:00:00Z'],
  ['2026-01-10', '2026-01-10'],
] as const;
const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating' },
  { id: 'why', question: 'Why?', type: 'text' },
];

type Person = { userId: string } | { anonymousId: string };

const person: fc.Arbitrary<Person> = fc
  .nat(5)
  .map((n) => (n < 3 ? { userId: `user-${n}` } : { anonymousId: `visitor-${n}` }));
const response = fc.record({
  type: fc.constantFrom(...TYPES),
  place: fc.nat(1),
  who: person,
  at: fc.nat(DAYS * DAY_MS - 1),
  part: fc.nat(2),
  isDeleted: fc.boolean(),
});
type Response = {
  type: (typeof TYPES)[number];
  place: number;
  who: Person;
  at: number;
  part: number;
  isDeleted: boolean;
};
const command = fc.oneof(
  { weight: 5, arbitrary: fc.array(response, { minLength: 1, maxLength: 12 }).map((responses) => ({ responses })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }).map((maxEvents) => ({ maxEvents })) },
  { weight: 2, arbitrary: fc.record({ visitor: fc.integer({ min: 3, max: 5 }), user: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.constant({ remove: true }) },
);

/** A company with two widgets of each type that has responses. */
async function open() {
  const caller = await openTestCaller();
  const { api } = caller;
  const ids: Record<Response['type'], number[]> = { feedbackWidget: [], npsWidget: [], microSurvey: [] };
  for (const name of ['one', 'two']) {
    const options = [{ id: 'idea', name: 'Idea', type: 'idea' }];
    ids.feedbackWidget.push((await api.feedbackWidgets.create({ name, options })).id);
    ids.npsWidget.push((await api.npsWidgets.create({ name })).id);
    ids.microSurvey.push((await api.microSurveys.create({ name, settings: { questions: QUESTIONS } })).id);
  }
  return { ...caller, ids };
}
type Company = Awaited<ReturnType<typeof open>>;

async function give({ ctx, ids }: Company, { type, place, who, at, part }: Response) {
  const widgetId = ids[type][place] ?? 0;
  const userId = 'userId' in who ? who.userId : undefined;
  const about = { widgetId, who, userId, createdAt: new Date(FIRST + at) };
  const answers = { ...(part < 2 ? { ease: part } : {}), ...(part > 0 ? { why: 'Because' } : {}) };
  if (type === 'feedbackWidget') return recordFeedback(ctx(), { ...about, optionId: 'idea', message: 'M' });
  if (type === 'npsWidget') return recordNps(ctx(), { ...about, rating: part * 4 });
  return recordSurvey(ctx(), { ...about, answers, isComplete: part !== 1 });
}

/** All results and statistics of a company's responses, by creation order of its widgets. */
async function allResults({ api, ctx, ids }: Company) {
  const all: unknown[] = [];
  for (const [startDate, endDate] of PERIODS) {
    const period = { startDate, endDate };
    for (const type of TYPES) {
      const stats = await api.stats.widgets({ entityType: type, ...period });
      all.push(stats.widgets.map(({ entityId: _, ...widget }) => widget));
      for (const entityId of ids[type])
        all.push((await api.stats.funnel({ entityType: type, entityId, ...period })).stages);
    }
    const { features } = await api.stats.summary(period);
    all.push(features);
    all.push((await api.stats.ranking(period)).data.map(({ id: _, dashboardUrl: __, ...widget }) => widget));
    for (const widgetId of ids.npsWidget) all.push(await api.responses.npsScore({ widgetId, ...period }));
    all.push(await api.responses.npsTrend(period));
    for (const id of ids.microSurvey) all.push((await api.results.survey({ id, ...period })).questions);
    for (const widgetId of ids.feedbackWidget) all.push((await api.results.feedback({ widgetId, ...period })).options);
  }
  for (const { path, open: openCsv } of csvExports.filter((one) => one.path.endsWith('/responses.csv'))) {
    const type = TYPES.find((one) => path.includes(one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)));
    for (const id of ids[type ?? 'npsWidget']) {
      const rows: string[][] = [];
      const input = path.includes('{id}') ? { id } : { widgetId: id };
      for await (const some of openCsv(ctx(), input).rows) rows.push(...some.map((row) => row.slice(1)));
      all.push(rows);
    }
  }
  all.push((await api.responses.all({ limit: 100 })).pagination.total);
  return all;
}

test('after deleting, all results are as if the responses had never been given', async () => {
  const property = fc.asyncProperty(fc.array(command, { minLength: 2, maxLength: 12 }), async (commands) => {
    const [one, never] = [await open(), await open()];
    let given: { type: Response['type']; widgetId: number; responseId: number }[] = [];
    const remove = async () => {
      for (const { type, ...which } of given) await deleteResponse(one.ctx(), widgetTypes[type].responses, which);
      given = [];
    };
    const removed: Response[] = [];
    for (const step of commands) {
      if ('responses' in step)
        for (const response of step.responses) {
          const { id = 0 } = await give(one, response);
          const widgetId = one.ids[response.type][response.place] ?? 0;
          if (response.isDeleted) given.push({ type: response.type, widgetId, responseId: id });
          else await give(never, response);
          if (response.isDeleted) removed.push(response);
        }
      else if ('maxEvents' in step) {
        let asked = 0;
        const options = { maxEvents: step.maxEvents, stopped: () => asked++ > 0 };
        await rollUpCompany(one.database, one.companyId, options);
      } else if ('visitor' in step)
        for (const { ctx } of [one, never]) await mergeActor(ctx(), `visitor-${step.visitor}`, `user-${step.user}`);
      else await remove();
    }
    await allResults(one);
    await remove();
    expect(await allResults(one)).toEqual(await allResults(never));
    await rollUpCompany(one.database, one.companyId);
    expect(await allResults(one)).toEqual(await allResults(never));
  });
  await fc.assert(property, { numRuns: repeats(4, 12), interruptAfterTimeLimit: 120_000 });
});

test('a partial response is deleted with all of its events, including events of earlier releases without its id', async () => {
  for (const haveResponseIds of [true, false]) {
    const one = await open();
    const [widgetId = 0] = one.ids.microSurvey;
    const copy = { widgetId, who: { anonymousId: 'visitor-1' }, clientId: 'client-1', allow: async () => undefined };
    const at = (second: number) => new Date(FIRST + second * 1_000);
    const first = { ...copy, answers: { ease: 4 }, isComplete: false, revision: 1, createdAt: at(0) };
    const { id = 0 } = await recordSurvey(one.ctx(), first);
    await recordSurvey(one.ctx(), {
      ...copy,
      answers: { ease: 4, why: 'W' },
      isComplete: true,
      revision: 2,
      createdAt: at(9),
    });
    const later = { ...copy, clientId: 'client-2', answers: { ease: 1 }, isComplete: true, createdAt: at(60) };
    await recordSurvey(one.ctx(), later);
    if (!haveResponseIds)
      await one.database.prisma.event.updateMany({ where: { companyId: one.companyId }, data: { responseId: null } });
    await rollUpCompany(one.database, one.companyId);
    const counts = async () => {
      const { widgets } = await one.api.stats.widgets({ entityType: 'microSurvey', ...period });
      const events = widgets.find(({ entityId }) => entityId === widgetId)?.events ?? {};
      return Object.fromEntries(
        Object.entries(events).map(([name, { count, uniqueUsers }]) => [name, [count, uniqueUsers]]),
      );
    };
    const period = { startDate: '2026-01-01', endDate: '2026-01-02' };
    expect(await counts()).toEqual({ micro_survey_answered: [3, 1], micro_survey_completed: [2, 1] });
    await one.api.response.deleteSurvey({ id: widgetId, responseId: id });
    expect(await counts()).toEqual({ micro_survey_answered: [1, 1], micro_survey_completed: [1, 1] });
    // Copies that the browser sends again, unchanged or with more answers, are not stored.
    expect(await recordSurvey(one.ctx(), { ...first, answers: { ease: 4, why: 'W' }, revision: 3 })).toEqual({
      id: undefined,
      isNew: false,
    });
    expect((await one.api.responses.survey({ id: widgetId })).pagination.total).toBe(1);
  }
});

test('a response of which answers were taken back is deleted with its events, and no copy of it is stored again', async () => {
  const one = await open();
  const [id = 0] = one.ids.microSurvey;
  const give = async (revision: number, answers: Record<string, unknown>) => {
    const who = { anonymousId: 'visitor-1' };
    const copy = { widgetId: id, who, clientId: 'client-1', isComplete: false, revision, answers };
    return recordSurvey(one.ctx(), { ...copy, createdAt: new Date(Date.now() - 60_000 + revision * 1_000) });
  };
  const { id: responseId = 0 } = await give(1, { ease: 4 });
  await give(2, { ease: 4, why: 'W' });
  await give(3, { why: 'W' });
  await rollUpCompany(one.database, one.companyId);
  await one.api.response.deleteSurvey({ id, responseId });
  for (const answers of [{ ease: 4 }, { why: 'W' }]) expect((await give(4, answers)).id).toBeUndefined();
  const { widgets } = await one.api.stats.widgets({ entityType: 'microSurvey', entityId: id });
  expect(widgets[0]?.events).toEqual({});
  expect(await one.database.prisma.event.count({ where: { companyId: one.companyId } })).toBe(0);
});

test('deleting a response removes only its own event from a condensed event', async () => {
  const one = await open();
  const [widgetId = 0] = one.ids.npsWidget;
  const who = { userId: 'kim' };
  const ids: number[] = [];
  for (const day of [0, 1, 2]) {
    const createdAt = new Date(FIRST + day * DAY_MS);
    ids.push((await recordNps(one.ctx(), { widgetId, rating: 9, who, userId: 'kim', createdAt })).id ?? 0);
  }
  await rollUpCompany(one.database, one.companyId);
  await condenseCompany(one.database, one.companyId, new Date(FIRST + 10 * DAY_MS));
  for (const responseId of ids.slice(0, 2)) await one.api.response.deleteNps({ widgetId, responseId });
  const { widgets } = await one.api.stats.widgets({
    entityType: 'npsWidget',
    entityId: widgetId,
    startDate: '2026-01-01',
    endDate: '2026-01-05',
  });
  expect(widgets[0]?.events.nps_widget_answered).toEqual({ count: 1, uniqueUsers: 1 });
  expect(await one.database.prisma.event.findMany({ where: { companyId: one.companyId } })).toMatchObject([
    { times: 1 },
  ]);
});

// Earlier releases condensed the events of all questions into one.
test.for(['with', 'without'])(
  'deleting survey responses removes only their own events from events that were condensed %s their questions',
  async (questions) => {
    const one = await open();
    const [widgetId = 0] = one.ids.microSurvey;
    const give = async (userId: string, day: number, copies: Record<string, unknown>[], isLastComplete = true) => {
      let responseId = 0;
      for (const [index, answers] of copies.entries()) {
        const { id = 0 } = await recordSurvey(one.ctx(), {
          widgetId,
          who: { userId },
          clientId: `${userId} ${day}`,
          answers,
          isComplete: isLastComplete && index === copies.length - 1,
          revision: index + 1,
          createdAt: new Date(FIRST + day * DAY_MS + index * 9_000),
        });
        responseId = id;
      }
      return responseId;
    };
    const both = [{ ease: 2 }, { ease: 2, why: 'Slow' }];
    const first = await give('kim', 0, [{ ease: 4 }], false);
    const second = await give('kim', 1, both);
    const third = await give('kim', 2, [{ ease: 5 }]);
    for (const day of [1, 2]) await give('lee', day, both);
    const { prisma } = one.database;
    const { companyId } = one;
    await rollUpCompany(one.database, companyId);
    if (questions === 'without') await prisma.event.updateMany({ where: { companyId }, data: { properties: {} } });
    await condenseCompany(one.database, companyId, new Date(FIRST + 10 * DAY_MS));
    /** How many answers and completions are in the statistics, and how many events are stored. */
    const counts = async () => {
      const period = { startDate: '2026-01-01', endDate: '2026-01-05' };
      const { widgets } = await one.api.stats.widgets({ entityType: 'microSurvey', entityId: widgetId, ...period });
      const { micro_survey_answered: answered, micro_survey_completed: completed } = widgets[0]?.events ?? {};
      const { _sum } = await prisma.event.aggregate({ where: { companyId }, _sum: { times: true } });
      return [answered?.count, completed?.count, _sum.times];
    };
    expect(await counts()).toEqual([8, 4, 12]);
    for (const [responseId, left] of [
      [second, [6, 3, 9]],
      [first, [5, 3, 8]],
      [third, [4, 2, 6]],
    ] as const) {
      await one.api.response.deleteSurvey({ id: widgetId, responseId });
      expect(await counts()).toEqual(left);
    }
  },
);

test('a person is no longer counted once both a rolled-up and a staged event are deleted', async () => {
  const one = await open();
  const [widgetId = 0] = one.ids.npsWidget;
  const answer = async (userId: string, day: number) => {
    const createdAt = new Date(FIRST + day * DAY_MS);
    return (await recordNps(one.ctx(), { widgetId, rating: 9, who: { userId }, userId, createdAt })).id ?? 0;
  };
  // These days share the buckets of four and of sixteen days.
  const rolledUp = await answer('kim', 10);
  await answer('lee', 11);
  await rollUpCompany(one.database, one.companyId);
  const staged = await answer('kim', 12);
  for (const responseId of [rolledUp, staged]) await one.api.response.deleteNps({ widgetId, responseId });
  const { widgets } = await one.api.stats.widgets({
    entityType: 'npsWidget',
    entityId: widgetId,
    startDate: '2026-01-01',
    endDate: '2026-01-31',
  });
  expect(widgets[0]?.events.nps_widget_answered).toEqual({ count: 1, uniqueUsers: 1 });
});

test('a person counts once after deleting an answer from before the identification', async () => {
  const one = await open();
  const [widgetId = 0] = one.ids.npsWidget;
  const answer = async (who: Person) =>
    (await recordNps(one.ctx(), { widgetId, rating: 9, who, userId: undefined, createdAt: new Date(FIRST) })).id ?? 0;
  const anonymous = await answer({ anonymousId: 'visitor-1' });
  await answer({ userId: 'kim' });
  await rollUpCompany(one.database, one.companyId);
  await mergeActor(one.ctx(), 'visitor-1', 'kim');
  await one.api.response.deleteNps({ widgetId, responseId: anonymous });
  for (const _ of ['before the rollup', 'after it']) {
    const period = { startDate: '2026-01-01', endDate: '2026-01-01' };
    const { widgets } = await one.api.stats.widgets({ entityType: 'npsWidget', entityId: widgetId, ...period });
    expect(widgets[0]?.events.nps_widget_answered).toEqual({ count: 1, uniqueUsers: 1 });
    await rollUpCompany(one.database, one.companyId);
  }
});

test('a response is read, deleted and redacted by its id, with the scope `publish`, and only in its own widget and company', async () => {
  const [one, other] = [await open(), await open()];
  const [widgetId = 0, second = 0] = one.ids.npsWidget;
  const { id = 0 } = await recordNps(one.ctx(), { widgetId, rating: 3, comment: 'Bad', userId: 'kim' });
  const read = ({ api }: Caller, widget = widgetId) => api.response.getNps({ widgetId: widget, responseId: id });
  expect(await read(one)).toMatchObject({ id, rating: '3', comment: 'Bad', redactedAt: null });
  const editor = one.as({ scopes: new Set(['read', 'write'] as const) });
  for (const call of [
    () => editor.api.response.deleteNps({ widgetId, responseId: id }),
    () => editor.api.response.redactNps({ widgetId, responseId: id }),
  ])
    expect((await refusal(call())).code).toBe('insufficient_scope');
  for (const call of [
    () => read(one, second),
    () => read(other),
    () => other.api.response.deleteNps({ widgetId, responseId: id }),
    () => one.api.response.deleteNps({ widgetId: second, responseId: id }),
    () => one.api.response.redactNps({ widgetId: second, responseId: id }),
    () => one.api.response.getFeedback({ widgetId, responseId: id }),
  ])
    expect((await refusal(call())).code).toBe('not_found');
  await one.api.npsWidgets.archive({ widgetId });
  expect((await read(one)).id).toBe(id);
  await one.api.response.deleteNps({ widgetId, responseId: id });
  expect((await refusal(read(one))).code).toBe('not_found');
});

test('events that were not counted from responses are kept', async () => {
  const one = await open();
  const [widgetId = 0] = one.ids.npsWidget;
  const occurredAt = new Date(FIRST);
  const shown = {
    entityType: 'npsWidget',
    entityId: widgetId,
    name: 'nps_widget_shown',
    who: { userId: 'kim' },
    occurredAt,
  };
  await recordEvents(one.ctx(), [shown]);
  const { id = 0 } = await recordNps(one.ctx(), {
    widgetId,
    rating: 3,
    who: { userId: 'kim' },
    userId: 'kim',
    createdAt: occurredAt,
  });
  await one.api.response.deleteNps({ widgetId, responseId: id });
  const { widgets } = await one.api.stats.widgets({
    entityType: 'npsWidget',
    entityId: widgetId,
    startDate: '2026-01-01',
    endDate: '2026-01-02',
  });
  expect(widgets[0]?.events).toEqual({ nps_widget_shown: { count: 1, uniqueUsers: 1 } });
});
