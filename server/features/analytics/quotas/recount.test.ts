import { expect, test, vi } from 'vitest';
import type { Database } from '../../../database/types';
import { type Caller, openTestCaller } from '../../../testing/caller';
import { openReplicas } from '../../../testing/replicas';
import { WAIT_MS } from '../../../testing/wait';
import { appRouter } from '../../../transports/router';
import { condenseCompany } from '../events/condense';
import { rollUpCompany } from '../events/rollup';
import { type NewEvent, recordEvents } from '../events/service';
import { recountAll, recountUsage } from './recount';

const DAY_MS = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** The counters of events by month. */
const countersOf = async ({ ctx }: Caller) =>
  (await ctx().db.usage.findMany({ where: { kind: 'events' }, orderBy: { month: 'asc' } })).map(
    ({ month, count, bytes }) => [month.toISOString().slice(0, 7), Number(count), Number(bytes)],
  );

/** Expects that the counters equal a recount of all rows. */
async function expectExact(caller: Caller): Promise<void> {
  const counted = await countersOf(caller);
  await recountUsage(caller.database, caller.companyId);
  // A recount keeps a row of zeros for a month whose rows are gone.
  expect(counted).toEqual(await countersOf(caller));
}

/** Records events of a company's application over half a year, and counts them. */
async function openWithEvents(userId: string, count = 40, given?: Database): Promise<Caller> {
  const caller = await openTestCaller(undefined, given);
  const { api, ctx, database, companyId } = caller;
  const { id } = await api.productTours.create({ name: 'T', steps: [{ id: 'one', type: 'welcome', title: 'One' }] });
  const events = Array.from({ length: count }, (_, at): NewEvent => {
    const who = { userId };
    const occurredAt = daysAgo(2 + ((at * 7) % 170));
    return at % 2
      ? { entityType: 'tour', entityId: id, name: 'tour_step', who, occurredAt, properties: { stepId: 'one', n: at } }
      : {
          entityType: 'application',
          entityId: 0,
          name: 'paid',
          who,
          occurredAt,
          properties: { amount: at, by: 'ann' },
        };
  });
  await api.users.put({ userId, metadata: {} });
  await recordEvents(ctx(), events);
  await rollUpCompany(database, companyId);
  return caller;
}

const totalOf = (counters: Awaited<ReturnType<typeof countersOf>>, place: 1 | 2) =>
  counters.reduce((sum, row) => sum + Number(row[place]), 0);

test('condensing old events reduces the counted bytes, in every month, and a recount changes nothing', async () => {
  const caller = await openWithEvents('kim');
  const before = await countersOf(caller);
  await condenseCompany(caller.database, caller.companyId, daysAgo(30), { actors: 1 });
  const after = await countersOf(caller);
  // No month gets events of earlier months, whose quota it would use up.
  for (const [month, count] of after)
    expect(Number(count)).toBeLessThanOrEqual(Number(before.find(([one]) => one === month)?.[1]));
  expect(totalOf(after, 1)).toBeLessThan(totalOf(before, 1));
  expect(totalOf(after, 2)).toBeLessThan(totalOf(before, 2) / 2);
  await expectExact(caller);
});

test.each([
  ['few', 40],
  ['many', 5_100],
])('erasing a user with %s events reduces the counted bytes, and a recount changes nothing', async (_, count) => {
  const caller = await openWithEvents('kim', count);
  const before = await countersOf(caller);
  await caller.api.users.erase({ userId: 'kim' });
  const after = await countersOf(caller);
  expect(totalOf(after, 1)).toBe(count);
  expect(totalOf(after, 2)).toBeLessThan(totalOf(before, 2) / 2);
  await expectExact(caller);
});

test('redacting a response reduces the counted bytes, and a recount changes nothing', async () => {
  const caller = await openTestCaller();
  const { api, database, companyId } = caller;
  const { id: widgetId } = await api.npsWidgets.create({
    name: 'N',
    settings: { question: 'How likely?' },
    targeting: { showOnAllPages: true },
    active: true,
  });
  const url = `https://app.example.com/?email=${'kim'.repeat(20)}`;
  const { id } = await api.response.recordNps({ widgetId, userId: 'kim', rating: '9', url });
  await rollUpCompany(database, companyId);
  const before = await countersOf(caller);
  await api.response.redactNps({ widgetId, responseId: id });
  expect(totalOf(await countersOf(caller), 2)).toBeLessThan(totalOf(before, 2));
  await expectExact(caller);
});

const replicas = await openReplicas();
const [one, two] = replicas ?? [];

const WAITING = {
  name: 'test_waiting_for_usage',
  text: `SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`,
};

const waiting = async () => (await one?.sql(WAITING, []))?.length ?? 0;

test.skipIf(!one)('condensing that waits for an erasure counts the removed bytes once', async () => {
  if (!two) return;
  const caller = await openWithEvents('kim', 40, one);
  const erasing = caller.ctx();
  let condensing: Promise<void> | undefined;
  await erasing.inTransaction(async () => {
    await appRouter.createCaller(erasing).users.erase({ userId: 'kim' });
    condensing = condenseCompany(two, caller.companyId, daysAgo(30));
    await vi.waitUntil(waiting, { timeout: WAIT_MS, interval: 5 });
  });
  await condensing;
  await expectExact(caller);
});

test.skipIf(!one)('a response that is deleted while events are condensed is in no count', async () => {
  if (!one || !two) return;
  const caller = await openTestCaller(undefined, one);
  const { api, companyId } = caller;
  const { id: widgetId } = await api.npsWidgets.create({ name: 'N', settings: { question: 'How likely?' } });
  const record = (days: number) =>
    api.response.recordNps({
      widgetId,
      userId: 'kim',
      rating: '9',
      at: daysAgo(days).toISOString(),
      ignoreFrequency: true,
    });
  const older = await record(20);
  await record(15);
  await rollUpCompany(one, companyId);
  const events = () => one.prisma.event.findMany({ where: { companyId }, select: { id: true, times: true } });
  const [first] = await events();
  let condensing: Promise<void> | undefined;
  let deleting: Promise<void> | undefined;
  // Condensing waits for an event that this transaction has locked, and the deletion for condensing.
  await one.prisma.$transaction(
    async (tx) => {
      await tx.event.update({ where: { companyId_id: { companyId, id: first?.id ?? 0n } }, data: { times: 1 } });
      condensing = condenseCompany(two, companyId, daysAgo(5));
      await vi.waitUntil(waiting, { timeout: WAIT_MS, interval: 5 });
      deleting = api.response.deleteNps({ widgetId, responseId: older.id });
      await vi.waitUntil(async () => (await waiting()) >= 2, { timeout: WAIT_MS, interval: 5 });
    },
    { timeout: WAIT_MS },
  );
  await Promise.all([condensing, deleting]);
  expect(await events()).toMatchObject([{ times: 1 }]);
  await expectExact(caller);
});

test.skipIf(!one)('recounts of two replicas at the same time correct the counters once', async () => {
  if (!one || !two) return;
  const caller = await openTestCaller(undefined, one);
  const { ctx, companyId } = caller;
  await recordEvents(ctx(), [
    { entityType: 'application', entityId: 0, name: 'paid', who: { userId: 'kim' }, properties: { a: 1 } },
  ]);
  await rollUpCompany(one, companyId);
  const exact = await countersOf(caller);
  await ctx().db.usage.updateMany({ where: { kind: 'events' }, data: { count: 7, bytes: 700 } });
  const holder = ctx();
  let finished = 0;
  let recounts: Promise<unknown>[] = [];
  await holder.inTransaction(async () => {
    await holder.db.usage.updateMany({ where: { kind: 'events' }, data: { count: 7 } });
    recounts = [one, two].map((database) =>
      recountAll(database).then(() => {
        finished += 1;
      }),
    );
    await vi.waitUntil(async () => finished + (await waiting()) >= 2, { timeout: WAIT_MS, interval: 5 });
  });
  await Promise.all(recounts);
  expect(await countersOf(caller)).toEqual(exact);
});
