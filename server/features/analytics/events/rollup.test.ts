import { expect, test } from 'vitest';
import { COMPANY_LOCKS, TRY_COMPANY_LOCK } from '../../../database/company-locks';
import { openTestCaller } from '../../../testing/caller';
import { countEvents } from './count';
import { rollUpCompany, rollUpEvents } from './rollup';
import { startRollups } from './rollup-timer';
import { mergeActor, type NewEvent, recordEvents } from './service';

const from = new Date('2026-01-01T00:00:00Z');
const until = new Date('2026-02-01T00:00:00Z');

const event = (userId: string, day = 5, entityId = 1): NewEvent => ({
  entityType: 'tour',
  entityId,
  name: 'tour_start',
  who: { userId },
  occurredAt: new Date(`2026-01-${String(day).padStart(2, '0')}T10:00:00Z`),
});

async function open() {
  const { database, companyId, ctx } = await openTestCaller();
  const own = ctx();
  const count = async () => {
    const { entities } = await countEvents(own, { entityTypes: ['tour'], entities: 'whole', from, until });
    return entities[0]?.events.tour_start ?? { count: 0, uniqueUsers: 0 };
  };
  return { database, companyId, ctx: own, count, left: () => own.db.eventTail.count() };
}

test('a rollup empties staging and changes no statistics, for any step size', async () => {
  const { database, companyId, ctx, count, left } = await open();
  await recordEvents(
    ctx,
    Array.from({ length: 25 }, (_, index) => event(`user-${index % 10}`, 1 + (index % 20))),
  );
  expect(await left()).toBe(25);
  await rollUpCompany(database, companyId, { maxEvents: 4 });
  expect(await left()).toBe(0);
  expect(await count()).toEqual({ count: 25, uniqueUsers: 10 });
  await rollUpCompany(database, companyId);
  expect(await count()).toEqual({ count: 25, uniqueUsers: 10 });
});

test('events of another company are not moved', async () => {
  const [one, other] = [await open(), await open()];
  await recordEvents(one.ctx, [event('same')]);
  await recordEvents(other.ctx, [event('same')]);
  await rollUpCompany(one.database, one.companyId);
  expect(await one.left()).toBe(0);
  expect(await other.left()).toBe(1);
  expect(await other.count()).toEqual({ count: 1, uniqueUsers: 1 });
});

test('concurrent rollups and writers lose nothing and count nothing twice', async () => {
  const { database, companyId, ctx, count, left } = await open();
  const people = Array.from({ length: 40 }, (_, index) => `person-${index}`);
  let writing = true;
  const roller = async () => {
    while (writing) await rollUpCompany(database, companyId, { maxEvents: 7 });
  };
  const seen: number[] = [];
  const reader = async () => {
    while (writing) seen.push((await count()).count);
  };
  const background = [roller(), roller(), reader()];
  await Promise.all(
    people.map((person, index) => recordEvents(ctx, [event(person, 1 + (index % 9)), event('everyone')])),
  );
  writing = false;
  await Promise.all(background);
  expect(await count()).toEqual({ count: 80, uniqueUsers: 41 });
  await rollUpCompany(database, companyId);
  expect(await left()).toBe(0);
  expect(await count()).toEqual({ count: 80, uniqueUsers: 41 });
  // The count never decreases: a reader sees a rollup completely or not at all.
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('a rollup skips a company that another process is rolling up', async ({ skip }) => {
  const { database, companyId, ctx, left } = await open();
  skip(database.kind === 'embedded', 'one process has the embedded database to itself');
  await recordEvents(ctx, [event('a')]);
  await database.prisma.$transaction(async (tx) => {
    await tx.$queryRawUnsafe(TRY_COMPANY_LOCK, COMPANY_LOCKS.rollup, companyId);
    await rollUpCompany(database, companyId);
    expect(await left()).toBe(1);
  });
  await rollUpCompany(database, companyId);
  expect(await left()).toBe(0);
});

test('the same new person in simultaneous batches is one person', async () => {
  const { ctx, count } = await open();
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => recordEvents(ctx, [event('new'), event(`other-${index % 3}`)])),
  );
  expect(await ctx.db.actor.count()).toBe(4);
  expect(await count()).toEqual({ count: 24, uniqueUsers: 4 });
});

test('a visitor counts as the user once they are merged, with a rollup before, after or never', async () => {
  const { database, companyId, ctx, count } = await open();
  const visit = (day: number): NewEvent => ({ ...event('', day), who: { anonymousId: 'browser' } });
  await recordEvents(ctx, [visit(3), event('kim', 4), visit(20)]);
  await rollUpCompany(database, companyId);
  await recordEvents(ctx, [visit(5)]);
  expect(await count()).toEqual({ count: 4, uniqueUsers: 2 });
  await mergeActor(ctx, 'browser', 'kim');
  expect(await count()).toEqual({ count: 4, uniqueUsers: 1 });
  await rollUpCompany(database, companyId);
  expect(await ctx.db.actorMerge.count()).toBe(0);
  expect(await count()).toEqual({ count: 4, uniqueUsers: 1 });
  await recordEvents(ctx, [visit(6)]);
  expect(await count()).toEqual({ count: 5, uniqueUsers: 1 });
  await rollUpCompany(database, companyId);
  expect(await count()).toEqual({ count: 5, uniqueUsers: 1 });
});

test('a browser remains merged with its first user', async () => {
  const { ctx, count } = await open();
  await recordEvents(ctx, [{ ...event(''), who: { anonymousId: 'shared' } }, event('first'), event('second')]);
  await mergeActor(ctx, 'shared', 'first');
  await mergeActor(ctx, 'shared', 'second');
  expect((await count()).uniqueUsers).toBe(2);
  const merged = await ctx.db.actor.findMany({ where: { mergedInto: { not: null } } });
  const first = await ctx.db.actor.findFirst({ where: { key: 'u:first' } });
  expect(merged.map(({ mergedInto }) => mergedInto)).toEqual([first?.id]);
});

test('a user and a visitor of the same id are two people', async () => {
  const { ctx, count } = await open();
  await recordEvents(ctx, [event('7'), { ...event(''), who: { anonymousId: '7' } }]);
  expect((await count()).uniqueUsers).toBe(2);
});

test('a stopped rollup leaves the rest for the next', async () => {
  const { database, companyId, ctx, count, left } = await open();
  await recordEvents(ctx, [event('a'), event('b'), event('c')]);
  let asked = 0;
  await rollUpCompany(database, companyId, { maxEvents: 1, stopped: () => asked++ === 1 });
  expect(await left()).toBe(2);
  expect(await count()).toEqual({ count: 3, uniqueUsers: 3 });
});

test('recording an empty list stores no event', async () => {
  const { ctx } = await open();
  await recordEvents(ctx, []);
  expect(await ctx.db.event.count()).toBe(0);
});

test('rollUpEvents rolls up every company; the timer repeats this until it is stopped', async () => {
  const [one, other] = [await open(), await open()];
  await recordEvents(one.ctx, [event('a')]);
  await mergeActor(other.ctx, 'x', 'y');
  await rollUpEvents(one.database);
  expect(await one.left()).toBe(0);
  expect(await other.ctx.db.actorMerge.count()).toBe(0);
  await recordEvents(one.ctx, [event('b')]);
  const stop = startRollups(one.database, 1);
  await expect.poll(one.left).toBe(0);
  await stop();
  await recordEvents(one.ctx, [event('c')]);
  expect(await one.left()).toBe(1);
});
