import { expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { condenseCompany } from '../events/condense';
import { rollUpCompany } from '../events/rollup';
import { mergeActor, type NewEvent, recordEvents } from '../events/service';
import { rankWidgets } from './ranking';

const march = { startDate: '2026-03-01', endDate: '2026-03-10' };
const NOW = '2026-03-05T10:00:00Z';
const BEFORE = '2026-02-25T10:00:00Z';

const people = (count: number, prefix = 'p'): string[] => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

const happened = (entityType: string, entityId: number, day = NOW) => {
  const one =
    (name: string, properties?: Record<string, unknown>) =>
    (who: string[]): NewEvent[] =>
      who.map((userId) => ({
        entityType,
        entityId,
        name,
        who: userId.startsWith('guest') ? { anonymousId: userId } : { userId },
        occurredAt: new Date(day),
        ...(properties ? { properties } : {}),
      }));
  return one;
};

const STEPS = ['one', 'two', 'three'].map((id) => ({ id, type: 'welcome', title: `Step ${id}` }));

/** A tour with these numbers of people who start it, see each of its steps, and finish it. */
async function tourWith(
  { api, ctx }: Caller,
  name: string,
  [started, one, two, three, finished]: number[],
  day?: string,
  known?: number,
) {
  const id = known ?? (await api.productTours.create({ name, steps: STEPS })).id;
  const tour = (event: string, count = 0, properties?: Record<string, unknown>) =>
    happened('tour', id, day)(event, properties)(people(count));
  await recordEvents(ctx(), [
    ...tour('tour_start', started),
    ...tour('tour_auto_start', Math.floor((started ?? 0) / 2)),
    ...tour('tour_step', one, { stepId: 'one' }),
    ...tour('tour_step', two, { stepId: 'two' }),
    ...tour('tour_step', three, { stepId: 'three' }),
    ...tour('tour_finish', finished),
  ]);
  return id;
}

test('ranks by completion, worst first, small samples last, with the step that loses most and the change', async () => {
  const caller = await openTestCaller();
  const { api, ctx, database, companyId } = caller;
  const good = await tourWith(caller, 'Good', [40, 40, 38, 36, 30]);
  const bad = await tourWith(caller, 'Bad', [40, 38, 10, 9, 8]);
  await tourWith(caller, 'Bad', [20, 20, 15, 12, 10], BEFORE, bad);
  const small = await tourWith(caller, 'Small', [19, 19, 1, 0, 0]);
  const idle = await api.productTours.create({ name: 'Idle', steps: STEPS });
  const gone = await tourWith(caller, 'Gone', [40, 0, 0, 0, 0]);
  await api.productTours.archive({ id: gone });
  const read = (input = {}) => api.stats.ranking({ type: 'tour', ...march, ...input });
  const ranking = await read();
  expect(ranking).toMatchObject({ by: 'completion', order: 'worst', total: 3, notStarted: 0 });
  expect(ranking.previousPeriod).toEqual({ start: '2026-02-19', end: '2026-02-28' });
  expect(ranking.data.map(({ id, sample }) => [id, sample])).toEqual([
    [bad, 'enough'],
    [good, 'enough'],
    [small, 'small'],
  ]);
  expect(ranking.data[0]).toEqual({
    id: bad,
    entityType: 'tour',
    type: 'tour',
    name: 'Bad',
    active: false,
    dashboardUrl: expect.stringContaining(`/builder/product-tours/${bad}`),
    started: 40,
    completed: 8,
    completionRate: 20,
    previousStarted: 20,
    previousCompletionRate: 50,
    changePp: -30,
    sample: 'enough',
    biggestDrop: {
      key: 'step',
      label: 'Saw the step',
      id: 'two',
      title: 'Step two',
      lost: 28,
      share: 70,
      previousShare: 25,
      changePp: 45,
    },
  });
  expect(ranking.data[1]).toMatchObject({ changePp: null, previousStarted: 0, previousCompletionRate: null });
  const best = await read({ order: 'best', limit: 1 });
  expect([best.data.map(({ id }) => id), best.total]).toEqual([[good], 3]);
  await rollUpCompany(database, companyId);
  expect(await read()).toEqual(ranking);
  // A visitor who was identified later counts once.
  await recordEvents(ctx(), happened('tour', good)('tour_start')(['guest1']));
  expect((await read({ order: 'best' })).data[0]).toMatchObject({ started: 41 });
  await mergeActor(ctx(), 'guest1', 'p0');
  expect((await read({ order: 'best' })).data[0]).toMatchObject({ started: 40 });
  await api.productTours.update({ id: idle.id, active: true, targeting: { showOnAllPages: true } });
  expect((await read()).notStarted).toBe(1);
});

test('ranks by the step that loses most, which may give another order', async () => {
  const caller = await openTestCaller();
  const steady = await tourWith(caller, 'Steady', [40, 32, 24, 16, 8]);
  const cliff = await tourWith(caller, 'Cliff', [40, 40, 16, 16, 16]);
  const rank = async (input: object) =>
    (await caller.api.stats.ranking({ ...march, ...input })).data.map(({ id, biggestDrop }) => [
      id,
      biggestDrop?.share,
      biggestDrop?.id,
    ]);
  expect(await rank({ by: 'drop' })).toEqual([
    [cliff, 60, 'two'],
    [steady, 20, 'one'],
  ]);
  expect(await rank({ by: 'drop', order: 'best', limit: 1 })).toEqual([[steady, 20, 'one']]);
  expect((await rank({ by: 'completion' })).map(([id]) => id)).toEqual([steady, cliff]);
});

test('ranks all types together, each by its own events of completion', async () => {
  const { api, ctx } = await openTestCaller();
  const survey = await api.microSurveys.create({ name: 'Survey' });
  const tip = await api.smartTips.create({ name: 'Tip' });
  const list = await api.checklists.create({ name: 'List', items: [{ id: 'x', title: 'X' }, { id: 'y' }] });
  const all = people(20);
  await recordEvents(ctx(), [
    ...happened('microSurvey', survey.id)('micro_survey_shown')(all),
    ...happened('microSurvey', survey.id)('micro_survey_answered')(all.slice(0, 15)),
    ...happened('microSurvey', survey.id)('micro_survey_completed')(all.slice(0, 5)),
    ...happened('smartTip', tip.id)('smart_tip_available')(all),
    ...happened('smartTip', tip.id)('smart_tip_open')(all),
    ...happened('checklist', list.id)('checklist_shown')(all),
    ...happened('checklist', list.id)('checklist_step_completed', { itemId: 'x' })(all.slice(0, 12)),
    ...happened('checklist', list.id)('checklist_step_completed', { itemId: 'y' })(all.slice(0, 4)),
    ...happened('checklist', list.id)('checklist_finished')(all.slice(0, 6)),
  ]);
  const { data } = await api.stats.ranking(march);
  expect(data.map(({ id, completionRate, biggestDrop }) => [id, completionRate, biggestDrop?.key ?? null])).toEqual([
    [survey.id, 25, 'completed'],
    [list.id, 30, 'item'],
    [tip.id, 100, 'clicked'],
  ]);
  expect(data[1]?.biggestDrop).toMatchObject({ id: 'y', title: null, lost: 16, share: 80 });
});

test('ranks only widgets of the company, and rejects invalid input', async () => {
  const [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
  await tourWith(mine, 'Mine', [40, 1, 1, 1, 1]);
  expect((await other.api.stats.ranking(march)).data).toEqual([]);
  for (const input of [
    { startDate: '2024-01-01', endDate: '2026-01-01' },
    { startDate: '2026-03-02', endDate: '2026-03-01' },
    { limit: 101 },
    { by: 'luck' as 'drop' },
  ])
    expect((await refusal(mine.api.stats.ranking(input))).code).toBe('validation_error');
});

test('if the events are condensed, a ranking by completion has no drops, and a ranking by drop is rejected', async () => {
  const caller = await openTestCaller();
  const { api, database, companyId } = caller;
  const id = await tourWith(caller, 'Old', [40, 38, 10, 9, 8]);
  await tourWith(caller, 'Old', [20, 20, 15, 12, 10], BEFORE, id);
  await rollUpCompany(database, companyId);
  const condense = (before: string) => condenseCompany(database, companyId, new Date(before));
  await condense('2026-03-01');
  const [row] = (await api.stats.ranking(march)).data;
  expect(row).toMatchObject({ changePp: -30, biggestDrop: { id: 'two', previousShare: null, changePp: null } });
  await condense('2026-03-02');
  expect((await api.stats.ranking(march)).data[0]).toMatchObject({ completionRate: 20, biggestDrop: null });
  expect((await refusal(api.stats.ranking({ ...march, by: 'drop' }))).message).toContain('2026-03-02');
});

test('with too many events, a ranking by completion has no drops, and a ranking by drop is rejected', async () => {
  const caller = await openTestCaller();
  const id = await tourWith(caller, 'Much', [40, 38, 10, 9, 8]);
  await tourWith(caller, 'Much', [20, 20, 15, 12, 10], BEFORE, id);
  const rank = (by: 'completion' | 'drop', most: number) =>
    rankWidgets(caller.ctx(), { by, order: 'worst', limit: 20, ...march }, new Date(), most);
  // 125 events, 87 in the period before.
  expect((await rank('drop', 212)).data[0]?.biggestDrop).toMatchObject({ share: 70, previousShare: 25 });
  for (const by of ['drop', 'completion'] as const)
    expect((await rank(by, 211)).data[0]?.biggestDrop).toMatchObject({ share: 70, previousShare: null });
  expect((await rank('completion', 124)).data[0]).toMatchObject({ changePp: -30, biggestDrop: null });
  expect((await refusal(rank('drop', 124))).message).toContain('125 events');
});
