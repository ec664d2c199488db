import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ENTITY_TYPES } from '../../widgets/contract/entities';
import { seedDemo } from '../demo/demo';
import { rollUpEvents } from '../features/analytics/events/rollup';
import { recordEvents } from '../features/analytics/events/service';
import { callerIn } from '../testing/caller';
import { nodesOf } from '../testing/citus';
import { createClusterDatabase, createServerDatabase, openTestDatabase } from '../testing/database';
import { distributeDatabase } from './distribute';
import { LAYOUT, misplacedIn, readLayout, readLayoutStatus, readPlaces } from './layout';
import { openMigratedDatabase } from './open';
import type { Database } from './types';

const NOW = new Date('2026-03-15T18:00:00Z');
const DATES = { startDate: '2025-12-16', endDate: '2026-03-15' };
const SPREAD = [...LAYOUT.reference, ...LAYOUT.distributed].sort();

const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

async function open(url: string | undefined): Promise<Database> {
  const { database } = await openMigratedDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: '' });
  opened.push(database);
  return database;
}

const tables = Object.values(LAYOUT).flat();
const COUNTS = tables.map((table) => `SELECT '${table}' AS "table", count(*)::int AS "rows" FROM "${table}"`);
// A parallel plan returns the counts in any order.
const rowsOf = ({ prisma }: Database) => prisma.$queryRawUnsafe(`${COUNTS.join(' UNION ALL ')} ORDER BY "table"`);

/** Everything that statistics say of a company. */
async function figuresOf(database: Database, companyId: number) {
  const { responses, stats } = callerIn(database, companyId).api;
  const widgets = await Promise.all(ENTITY_TYPES.map((entityType) => stats.widgets({ entityType, ...DATES })));
  const each = widgets.flatMap(({ entityType, widgets }) => widgets.map(({ entityId }) => ({ entityType, entityId })));
  const funnels = [];
  for (const entity of each) funnels.push(await stats.funnel({ ...entity, ...DATES }));
  return { summary: await stats.summary(DATES), widgets, funnels, nps: await responses.npsTrend(DATES) };
}

let url: string;
let database: Database;
let companyId: number;
let before: { rows: unknown; figures: unknown };
beforeAll(async () => {
  url = (await createClusterDatabase()) ?? '';
  database = await open(url);
  ({ companyId } = await seedDemo(database, { now: NOW }));
  before = { rows: await rowsOf(database), figures: await figuresOf(database, companyId) };
});

test('each table of the test database is placed as `LAYOUT` says', async () => {
  const places = await readPlaces(await openTestDatabase());
  expect([...places.keys()].sort()).toEqual(SPREAD);
  expect(misplacedIn(places)).toEqual([]);
});

test('a failed distribution changes nothing', async () => {
  await database.prisma.$executeRawUnsafe('CREATE UNIQUE INDEX "not_of_a_company" ON "SurveyResponse" ("id")');
  await expect(distributeDatabase(url)).rejects.toThrow();
  expect(await readLayout(database)).toBe('single');
  expect(await rowsOf(database)).toEqual(before.rows);
  await database.prisma.$executeRawUnsafe('DROP INDEX "not_of_a_company"');
});

test('a database with data is distributed once, with all its rows', async () => {
  const [one, other] = await Promise.all([distributeDatabase(url), distributeDatabase(url)]);
  expect([...one.moved, ...other.moved].map(({ table }) => table).sort()).toEqual(SPREAD);
  expect([one.moved.length, other.moved.length]).toContain(0);
  expect(await rowsOf(database)).toEqual(before.rows);
  expect(await figuresOf(database, companyId)).toEqual(before.figures);
  expect(await readLayoutStatus(database)).toEqual({ layout: 'distributed', nodes: 2, shards: 4, misplaced: [] });
});

test('no copy stays behind on the coordinator', async () => {
  const size = `SELECT sum(pg_relation_size(c.oid))::int AS "bytes" FROM pg_class c
    WHERE c.relname = ANY($1::text[]) AND c.relnamespace = current_schema()::regnamespace`;
  expect(await database.prisma.$queryRawUnsafe(size, SPREAD)).toEqual([{ bytes: 0 }]);
});

test('statistics equal those of plain PostgreSQL', async () => {
  const [plain, spread] = [await open(await createServerDatabase()), await open(await createClusterDatabase())];
  await distributeDatabase(spread.url ?? '');
  const [onPlain, onSpread] = [await seedDemo(plain, { now: NOW }), await seedDemo(spread, { now: NOW })];
  const figures = await figuresOf(plain, onPlain.companyId);
  expect(await figuresOf(spread, onSpread.companyId)).toEqual(figures);
  // These events are neither rolled up nor settled yet: they are read from staging.
  const events = ['x', 'y', 'x'].map((userId) => ({
    entityType: 'tour',
    entityId: 1,
    name: 'tour_start',
    who: { userId },
    occurredAt: new Date('2026-03-15T12:00:00Z'),
  }));
  for (const one of [plain, spread]) await recordEvents(callerIn(one, 1).ctx(), events);
  const fresh = await figuresOf(plain, 1);
  expect(fresh).not.toEqual(figures);
  expect(await figuresOf(spread, 1)).toEqual(fresh);
  await rollUpEvents(spread);
  expect(await spread.prisma.eventTail.count()).toBe(0);
  expect(await figuresOf(spread, 1)).toEqual(fresh);
});

test('a distributed database accepts further migrations', async () => {
  const connection = await database.adapter.connect();
  await connection.executeScript(`
    ALTER TABLE "Company" ADD COLUMN "note" TEXT;
    ALTER TABLE "Widget" ADD COLUMN "note" TEXT NOT NULL DEFAULT '';
    ALTER TABLE "EndUser" ADD COLUMN "note" TEXT;
    ALTER TABLE "EndUser" ADD CONSTRAINT "EndUser_note_check" CHECK ("note" <> '');
    CREATE INDEX "Event_note_idx" ON "Event" ("companyId", "name");
    UPDATE "EndUser" SET "note" = 'kept';
    CREATE TABLE "Note" ("companyId" INTEGER NOT NULL, "id" SERIAL NOT NULL, CONSTRAINT "Note_pkey" PRIMARY KEY ("companyId", "id"));
    ALTER TABLE "Note" ADD CONSTRAINT "Note_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id")
      ON DELETE CASCADE ON UPDATE NO ACTION;
    INSERT INTO "Note" ("companyId") SELECT "id" FROM "Company"`);
  await database.adapter.dispose();
  const users = 'SELECT count(*)::int AS "users" FROM "EndUser" WHERE "note" = \'kept\'';
  expect(await database.prisma.$queryRawUnsafe(users)).toEqual([{ users: 500 }]);
  expect((await distributeDatabase(url)).moved).toEqual([]);
});

test('deleting a company deletes all its rows, on every node', async () => {
  // A tag can be deleted only after the items that have it, with or without Citus.
  await database.prisma.roadmapItem.updateMany({ data: { tagId: null } });
  await database.prisma.company.delete({ where: { id: companyId } });
  const gone = ['Widget', 'WidgetVersion', 'EndUser', 'NpsResponse', 'RoadmapVote', 'Membership', 'Note'];
  const left = gone.map((table) => `SELECT 1 FROM "${table}"`).join(' UNION ALL ');
  expect(await database.prisma.$queryRawUnsafe(left)).toEqual([]);
});

test('a worker is refused', async () => {
  const [, worker] = await nodesOf(inject('citus') ?? '');
  const address = new URL(url);
  [address.hostname, address.port] = [worker?.host ?? '', String(worker?.port)];
  await expect(distributeDatabase(address.href)).rejects.toThrow('DATABASE_URL names a worker of Citus');
});
