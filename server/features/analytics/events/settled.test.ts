import { expect, test } from 'vitest';
import { Ctx } from '../../../auth/context';
import type { Database } from '../../../database/types';
import { openTestCaller } from '../../../testing/caller';
import { countEvents } from './count';
import { COUNT, type CountRow } from './count-statement';
import { rollUpCompany } from './rollup';
import { type NewEvent, recordEvents } from './service';

const period = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2026-01-22T00:00:00Z') };

const event = (userId: string, day: number): NewEvent => ({
  entityType: 'tour',
  entityId: 1,
  name: 'tour_start',
  who: { userId },
  occurredAt: new Date(`2026-01-${String(day).padStart(2, '0')}T10:00:00Z`),
});

/** A reader with a cache, and the rows of the rollup that the database sends it. */
async function openReader() {
  const { database, companyId, ctx } = await openTestCaller();
  let sent: CountRow[] = [];
  const watched: Database = {
    ...database,
    sql: async <Row>(statement: Parameters<Database['sql']>[0], params: unknown[]) => {
      const rows = await database.sql<Row>(statement, params);
      if (statement.name === COUNT.name) sent = rows as CountRow[];
      return rows;
    },
  };
  const reader = new Ctx(watched, companyId, ctx().actor);
  const count = async () => {
    const { entities } = await countEvents(reader, { entityTypes: ['tour'], entities: 'whole', ...period });
    return entities[0]?.events.tour_start;
  };
  const setsSent = () => sent.filter(({ part }) => part === 'set').length;
  return { count, setsSent, record: recordEvents.bind(null, ctx()), rollUp: () => rollUpCompany(database, companyId) };
}

test('buckets are sent once, and again when a rollup wrote to them', async () => {
  const { count, setsSent, record, rollUp } = await openReader();
  await record([event('a', 3), event('b', 20), event('a', 21)]);
  await rollUp();
  expect(await count()).toEqual({ count: 3, uniqueUsers: 2 });
  expect(setsSent()).toBeGreaterThan(1);
  await expect.poll(async () => [await count(), setsSent()]).toEqual([{ count: 3, uniqueUsers: 2 }, 0]);

  await record([event('c', 21)]);
  expect(await count()).toEqual({ count: 4, uniqueUsers: 3 });
  expect(setsSent()).toBe(0);

  await rollUp();
  expect(await count()).toEqual({ count: 4, uniqueUsers: 3 });
  expect(setsSent()).toBe(1);
  expect(await count()).toEqual({ count: 4, uniqueUsers: 3 });
  expect(setsSent()).toBe(0);
});
