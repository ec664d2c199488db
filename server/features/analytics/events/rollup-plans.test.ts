import { expect, test } from 'vitest';
import type { Database } from '../../../database/types';
import { openTestCaller } from '../../../testing/caller';
import { COUNT } from './count-statement';
import { entityCounts } from './entity-counts';
import { rollUpCompany } from './rollup';
import { LOAD, TAKE_FROM_STAGING } from './rollup-statements';

const ROWS = 3_000;

const ACTORS = `INSERT INTO "Actor" ("companyId", "id", "key") SELECT $1::int, n, 'u:' || n FROM generate_series(1, ${ROWS}) n`;
const STAGED = `
  INSERT INTO "EventTail" ("companyId", "day", "eventId", "entityType", "entityId", "name", "actorId")
  SELECT $1::int, date '2026-01-01' + n % 10, n, 'tour', 1 + n % 300, 'tour_start', n FROM generate_series(1, ${ROWS}) n`;

type Node = {
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Filter'?: number;
  'Actual Loops'?: number;
  Plans?: Node[];
};

/** Rows that were read or joined, and then removed by a filter. */
const filteredRows = (node: Node): number =>
  ((node['Rows Removed by Join Filter'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1) +
  (node.Plans ?? []).reduce((sum, below) => sum + filteredRows(below), 0);

async function filteredRowsOf({ prisma }: Database, text: string, params: unknown[]): Promise<number> {
  let rows = Number.NaN;
  const undo = new Error('undone');
  const run = prisma.$transaction(async (tx) => {
    const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`;
    const [row] = await tx.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Node }[] }[]>(explain, ...params);
    rows = filteredRows(row?.['QUERY PLAN'][0]?.Plan ?? expect.unreachable());
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return rows;
}

const literal = (value: unknown): string =>
  Array.isArray(value) ? `'{${value.map((one) => one ?? 'NULL').join(',')}}'` : `'${value}'`;

/** The same for the generic plan, which PostgreSQL uses after a statement was run a few times with other values. */
async function filteredRowsOfGenericPlan({ prisma }: Database, text: string, params: unknown[]): Promise<number> {
  let rows = Number.NaN;
  const undo = new Error('undone');
  const run = prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`SET LOCAL plan_cache_mode = 'force_generic_plan'`);
    await tx.$executeRawUnsafe(`PREPARE asked_often AS ${text}`);
    const explain = `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE asked_often(${params.map(literal).join(', ')})`;
    const [row] = await tx.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Node }[] }[]>(explain);
    await tx.$executeRawUnsafe('DEALLOCATE asked_often');
    rows = filteredRows(row?.['QUERY PLAN'][0]?.Plan ?? expect.unreachable());
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return rows;
}

async function companyWithStaging() {
  const { database, companyId } = await openTestCaller();
  for (const text of [ACTORS, STAGED]) await database.prisma.$executeRawUnsafe(text, companyId);
  return { database, companyId };
}

test('a company without planner statistics is rolled up without reading many unrelated rows', async () => {
  const known = await companyWithStaging();
  await rollUpCompany(known.database, known.companyId);
  await known.database.prisma.$executeRawUnsafe('ANALYZE "Actor", "EventTail", "EventSpan"');
  const { database, companyId } = await companyWithStaging();
  expect(await filteredRowsOf(database, TAKE_FROM_STAGING, [companyId, ROWS])).toBeLessThan(ROWS);
  expect(await filteredRowsOf(database, TAKE_FROM_STAGING, [companyId, 100])).toBeLessThan(2 * ROWS);

  const period = ['2026-01-01', '2026-02-01', [1], ['2026-01-05'], ...Array(4).fill('2026-01-01T00:00:00Z')];
  const figures = [companyId, ['tour'], 1, 300, ...period, ['tour'], ['tour_start'], [null]];
  expect(await filteredRowsOf(database, COUNT.text, figures)).toBeLessThan(ROWS);

  await rollUpCompany(database, companyId);
  const cells = Array.from({ length: ROWS }, (_, n) => n);
  const places = [
    cells.map(() => 'tour'),
    cells.map(() => 1),
    cells.map((n) => `2026-01-${String(1 + (n % 10)).padStart(2, '0')}`),
    cells.map((n) => 1 + (n % 300)),
    cells.map(() => 'tour_start'),
  ];
  expect(await filteredRowsOf(database, LOAD, [companyId, ...places])).toBeLessThan(ROWS);
});

test('a generic plan reads no buckets outside the period', async ({ skip }) => {
  const { database, companyId } = await companyWithStaging();
  const citus = await database.prisma.$queryRaw`SELECT FROM pg_extension WHERE extname = 'citus'`;
  skip(Array.isArray(citus) && citus.length > 0, 'Citus plans each time, with the values');
  await rollUpCompany(database, companyId);
  await database.prisma.$executeRawUnsafe('ANALYZE "Actor", "EventTail", "EventSpan", "EventBucket"');
  const days = Array.from({ length: 8 }, (_, n) => `2026-01-0${n + 1}`);
  const period = ['2026-01-01', '2026-01-09', days.map(() => 1), days, ...Array(4).fill('2026-01-09T00:00:00Z')];
  const figures = [companyId, ['tour'], 1, 300, ...period, ['tour'], ['tour_start'], days.map(() => null)];
  expect(await filteredRowsOfGenericPlan(database, COUNT.text, figures)).toBeLessThan(ROWS);

  const parts = { types: '$2', names: '$3::text[]', days: ['$4', '$5', '$6', '$7'] } as const;
  const list = [companyId, ['tour'], ['tour_start'], days.map(() => 1), days, '2026-01-01', '2026-01-09'];
  expect(await filteredRowsOfGenericPlan(database, entityCounts(parts), list)).toBeLessThan(ROWS);
});
