import { expect, test } from 'vitest';
import { DAY_MS, dayText } from '../../../../widgets/targeting/dates';
import { issuePaths, openTestCaller, refusal } from '../../../testing/caller';
import { WAIT_MS } from '../../../testing/wait';
import { loadHistoryOf } from '../../audience/segments/history';
import { completedOf } from '../../delivery/browser/completed';
import { FIND_VISITOR, type Past, type Visitor } from '../../delivery/browser/visitor';
import { condenseCompany, condenseEvents, horizonOf, startCondensing } from './condense';
import { rollUpCompany } from './rollup';
import { mergeActor, type NewEvent, recordEvents } from './service';

const now = new Date('2026-06-30T15:00:00Z');
const horizon = horizonOf(30, now);
const whole = { startDate: '2026-03-01', endDate: '2026-06-30' };
const NAMES = ['tour_start', 'tour_step', 'tour_finish'];

/** Returns a generator of pseudo-random numbers from 0 up to, not including, `below`; the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);

const own = (name: string, userId: string, days: number, properties?: Record<string, unknown>): NewEvent => ({
  entityType: 'own',
  entityId: 0,
  name,
  who: { userId },
  occurredAt: daysAgo(days),
  ...(properties ? { properties } : {}),
});

/** A company with two tours, and random events on them by 12 users and 6 visitors over 120 days, rolled up. */
async function open(seed = 7) {
  const { database, companyId, ctx, api } = await openTestCaller();
  const steps = ['one', 'two'].map((id) => ({ id, type: 'welcome' as const, title: id }));
  const tours = [
    (await api.productTours.create({ name: 'First', steps })).id,
    (await api.productTours.create({ name: 'Second', steps })).id,
  ];
  const pick = numbers(seed);
  const events = Array.from({ length: 700 }, (): NewEvent => {
    const person = pick(18);
    return {
      entityType: 'tour',
      entityId: tours[pick(2)] ?? 0,
      name: NAMES[pick(3)] ?? '',
      who: person < 12 ? { userId: `user-${person}` } : { anonymousId: `guest-${person}` },
      occurredAt: daysAgo(pick(120)),
      properties: {
        url: `https://app.example.com/${pick(9)}`,
        ...(pick(2) ? { stepId: pick(2) ? 'one' : 'two' } : {}),
      },
    };
  });
  await recordEvents(ctx(), events);
  await rollUpCompany(database, companyId);
  const statistics = async () => [
    await api.stats.widgets({ entityType: 'tour', ...whole }),
    await api.stats.widgets({ entityType: 'tour', startDate: '2026-04-03', endDate: '2026-05-21' }),
    await api.stats.summary(whole),
    await api.stats.summary({ startDate: '2026-05-20', endDate: '2026-06-10' }),
  ];
  const rows = () => database.prisma.event.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  const condense = (actors = 5) => condenseCompany(database, companyId, horizon, { actors });
  const past = async (userId: string) => {
    const [row] = await ctx().sql<{ past: Past[] | null; actors: number[] }>(FIND_VISITOR, 'a:unknown', userId);
    return {
      actors: row?.actors ?? [],
      past: (row?.past ?? []).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    };
  };
  return { database, companyId, ctx, api, tours, events, statistics, rows, condense, past };
}

test('condensing does not change statistics or histories of users, and removes most old events', async () => {
  const { statistics, rows, condense, past, api } = await open();
  const [before, figures, people] = [
    await rows(),
    await statistics(),
    await Promise.all(['user-1', 'user-9'].map(past)),
  ];
  await condense();
  const after = await rows();
  expect(await statistics()).toEqual(figures);
  expect(await Promise.all(['user-1', 'user-9'].map(past))).toEqual(people);
  const isOld = ({ occurredAt }: { occurredAt: Date }) => occurredAt < horizon;
  expect(after.filter((row) => !isOld(row))).toEqual(before.filter((row) => !isOld(row)));
  const [old, oldBefore] = [after.filter(isOld), before.filter(isOld)];
  expect(old.length).toBeLessThan(oldBefore.length * 0.7);
  expect(old.reduce((sum, { times }) => sum + times, 0)).toBe(oldBefore.length);
  for (const { times, since, occurredAt, properties } of old) {
    expect(since !== null).toBe(times > 1);
    expect((since ?? occurredAt).getTime()).toBeLessThanOrEqual(occurredAt.getTime());
    expect(Object.keys(properties ?? { stepId: 1 })).toEqual(['stepId']);
  }
  await api.users.put({ userId: 'user-1', metadata: {} });
  const { data, pagination } = await api.users.activity({ userId: 'user-1', limit: 100, offset: 0 });
  expect(data.reduce((sum, { times }) => sum + times, 0)).toBe(
    people[0]?.past.reduce((sum, { count }) => sum + count, 0),
  );
  expect(pagination.total).toBe(data.length);
});

test('condensing can be repeated, in steps of any size, by two processes at once, and on later days', async () => {
  const [{ rows, condense, database, companyId, statistics }, other] = [await open(3), await open(3)];
  const figures = await statistics();
  const withoutIds = async (read: typeof rows) =>
    (await read()).map(({ id: _, companyId: __, entityId: ___, ...row }) => row);
  await Promise.all([condense(1), condense(4)]);
  await condense(1_000);
  await other.condense(1_000);
  expect(await withoutIds(rows)).toEqual(await withoutIds(other.rows));
  for (const days of [29, 20, 10, 1])
    await condenseCompany(database, companyId, new Date(horizon.getTime() + (30 - days) * DAY_MS));
  const lastHorizon = horizonOf(1, now);
  await condenseCompany(database, companyId, lastHorizon);
  await condenseCompany(other.database, other.companyId, lastHorizon);
  expect(await withoutIds(rows)).toEqual(await withoutIds(other.rows));
  expect(await statistics()).toEqual(figures);
});

test('a visitor who is identified after condensing counts as the user on every day', async () => {
  const [condensed, plain] = [await open(11), await open(11)];
  const figures = async ({ statistics }: typeof plain) =>
    JSON.parse(JSON.stringify(await statistics()).replace(/"entityId":\d+/g, '"entityId":0'));
  await condensed.condense();
  for (const { ctx, database, companyId } of [condensed, plain]) {
    for (const guest of [12, 13, 14]) await mergeActor(ctx(), `guest-${guest}`, 'user-2');
    await rollUpCompany(database, companyId);
    expect(await ctx().db.actorMerge.count()).toBe(0);
    await mergeActor(ctx(), 'guest-15', 'user-3');
  }
  expect(await figures(condensed)).toEqual(await figures(plain));
  // Events that moved to the user are not counted for the visitor, on any day.
  const buckets = async ({ database, companyId }: typeof plain) =>
    (
      await database.prisma.eventSpan.findMany({
        where: { companyId, entityId: 0 },
        orderBy: [{ days: 'asc' }, { firstDay: 'asc' }, { name: 'asc' }],
      })
    ).map(({ companyId: _, ...row }) => row);
  expect(await buckets(condensed)).toEqual(await buckets(plain));
});

test('checklists, states and segment counts do not change', async () => {
  const { database, companyId, ctx, api, past, condense } = await open();
  const { id: entityId } = await api.checklists.create({ name: 'List', items: [{ id: 'x' }, { id: 'y' }] });
  const done = (itemId: string, days: number): NewEvent => ({
    ...own('checklist_step_completed', 'kim', days, { itemId, url: 'https://app.example.com' }),
    entityType: 'checklist',
    entityId,
  });
  const seen = { ...own('checklist_shown', 'kim', 70), entityType: 'checklist', entityId };
  await recordEvents(ctx(), [
    ...[80, 70, 50].map((days) => own('saved', 'kim', days)),
    own('saved', 'kim', 3),
    ...['x', 'x', 'y', 'x'].map((item, index) => done(item, 90 - index)),
    seen,
    seen,
  ]);
  await rollUpCompany(database, companyId);
  const offer = { completions: { event: 'checklist_step_completed', property: 'itemId' } };
  const widget = { type: 'checklist', id: entityId, offer };
  const rules = [
    ...[undefined, 10, 60].map((withinDays) => ({ type: 'event' as const, value: { name: 'saved', withinDays } })),
    { type: 'widget-state' as const, value: { entityType: 'checklist', entityId, state: 'seen', withinDays: 75 } },
    { type: 'widget-state' as const, value: { entityType: 'checklist', entityId, state: 'seen', withinDays: 60 } },
  ];
  const read = async () => {
    const known = await past('kim');
    const visitor = { ...known, live: { widgets: [widget] } } as unknown as Visitor;
    const history = (await loadHistoryOf(ctx(), rules as never, [{ userId: 'kim' }], now))({ userId: 'kim' });
    return {
      past: known.past,
      items: (await completedOf(ctx(), visitor)).get(`checklist/${entityId}`)?.sort(),
      counts: [history.eventCount('saved'), history.eventCount('saved', 10)],
      states: [75, 60].map((days) => history.hasState('checklist', entityId, 'seen', days)),
    };
  };
  const before = await read();
  expect(before).toMatchObject({ items: ['x', 'y'], counts: [4, 1], states: [true, false] });
  await condense();
  expect(await ctx().db.event.count({ where: { name: 'saved' } })).toBe(2);
  expect(await read()).toEqual(before);
});

test('a funnel of uncondensed days does not change; one that starts earlier is rejected', async () => {
  const { api, tours, condense } = await open();
  const first = dayText(horizon.getTime() / DAY_MS);
  const funnel = (startDate: string) =>
    api.stats.funnel({ entityType: 'tour', entityId: tours[0] ?? 0, startDate, endDate: '2026-06-30' });
  const before = await funnel(first);
  expect(before.stages[0]?.users).toBeGreaterThan(3);
  await funnel('2026-05-30');
  await condense();
  expect(await funnel(first)).toEqual(before);
  const refused = await refusal(funnel('2026-05-30'));
  expect([refused.code, issuePaths(refused)]).toEqual(['validation_error', ['startDate']]);
  expect(JSON.stringify(refused.details)).toContain(first);
});

test('parts of days are counted after the horizon, and rejected before it', async () => {
  const { api, condense } = await open();
  const figures = (startDate: string, endDate: string) => api.stats.widgets({ entityType: 'tour', startDate, endDate });
  const kept = await figures('2026-06-02T07:30:00Z', '2026-06-20T07:30:00Z');
  await condense();
  expect(await figures('2026-06-02T07:30:00Z', '2026-06-20T07:30:00Z')).toEqual(kept);
  expect(await figures('2026-04-02T00:00:00Z', '2026-06-20T07:30:00Z')).toBeTruthy();
  expect(issuePaths(await refusal(figures('2026-05-30T07:30:00Z', '2026-06-20')))).toEqual(['startDate']);
  expect(issuePaths(await refusal(figures('2026-04-02', '2026-05-20T07:30:00Z')))).toEqual(['endDate']);
  // A summary also counts the previous period, which starts at the same time of a condensed day.
  const summary = api.stats.summary({ startDate: '2026-06-02T07:30:00Z', endDate: '2026-06-20' });
  expect(issuePaths(await refusal(summary))).toEqual(['startDate']);
});

test('events are condensed only after they are rolled up', async () => {
  const { database, companyId, ctx, rows, condense, statistics } = await open();
  const late = { ...own('tour_skip', 'late', 100), entityType: 'tour', entityId: 1 };
  const times = async (name: string) =>
    (await rows()).filter((row) => row.name === name && row.occurredAt < daysAgo(99)).map((row) => row.times);
  await recordEvents(ctx(), [late, late]);
  await condense();
  expect(await times('tour_skip')).toEqual([1, 1]);
  // Earlier days are condensed anyway.
  expect((await times('tour_start')).some((count) => count > 1)).toBe(true);
  const figures = await statistics();
  await rollUpCompany(database, companyId);
  await condense();
  expect(await times('tour_skip')).toEqual([2]);
  expect(await statistics()).toEqual(figures);
});

test('each company has its own retention setting; null keeps all events', async () => {
  const [one, all, other] = [await open(), await open(), await open()];
  await one.api.company.update({ settings: { eventRetentionDays: 30 } });
  await all.api.company.update({ settings: { eventRetentionDays: 30 } });
  await all.api.company.update({ settings: { eventRetentionDays: null } });
  await other.api.company.update({ settings: { eventRetentionDays: 100 } });
  const untouched = await all.rows();
  await condenseEvents(one.database, { now, stopped: () => true });
  expect(await one.rows()).toHaveLength(700);
  await condenseEvents(one.database, { now });
  const [fewest, fewer] = [(await one.rows()).length, (await other.rows()).length];
  expect(fewest).toBeLessThan(fewer);
  expect(fewer).toBeLessThan(700);
  expect(await all.rows()).toEqual(untouched);
  expect(await one.database.prisma.eventHorizon.findMany({ where: { companyId: one.companyId } })).toEqual([
    { companyId: one.companyId, before: horizon, done: horizon },
  ]);
  // A longer retention does not restore condensed events, and the response shows this.
  await one.api.company.update({ settings: { eventRetentionDays: 365 } });
  await condenseEvents(one.database, { now });
  const early = one.api.stats.funnel({ entityType: 'tour', entityId: one.tours[0] ?? 0, ...whole });
  expect(issuePaths(await refusal(early))).toEqual(['startDate']);
});

test('condensing runs in the background until it is stopped', async () => {
  const { database, api, rows } = await open();
  await api.company.update({ settings: { eventRetentionDays: 30 } });
  const stop = startCondensing(database, 1);
  await expect.poll(async () => (await rows()).length, { timeout: WAIT_MS }).toBeLessThan(700);
  await stop();
});
