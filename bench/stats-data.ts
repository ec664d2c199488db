import type { Database } from '../server/database/types';
import { EVENTS } from '../widgets/contract/entities';
import { WIDGET_TYPES } from '../widgets/contract/types';

const CHUNK = 500_000;

const ALL = 200;
const TOURS = 80;

/** The number of widgets of a type: 80 of all 200 are tours, and the other types share the rest equally. */
function countOf(type: string, place: number): number {
  if (type === 'tour') return TOURS;
  const others = WIDGET_TYPES.filter((one) => one !== 'tour').length;
  const shared = Math.floor((ALL - TOURS) / others);
  return place === WIDGET_TYPES.length - 1 ? ALL - TOURS - shared * (others - 1) : shared;
}

async function insertEntities(database: Database, companyId: number): Promise<void> {
  for (const [place, type] of WIDGET_TYPES.entries())
    await database.background.$executeRawUnsafe(
      `INSERT INTO "Widget" ("companyId", "type", "name", "folderId")
       SELECT $1::int, $2, $2 || ' ' || n, (SELECT "id" FROM "Folder" WHERE "companyId" = $1::int LIMIT 1)
       FROM generate_series(1, $3::int) n`,
      companyId,
      type,
      countOf(type, place),
    );
  await database.prisma.changelog.create({ data: { companyId, name: 'News', publicId: `changelog-${companyId}` } });
  await database.prisma.roadmap.create({ data: { companyId, name: 'Plans', publicId: `roadmap-${companyId}` } });
}

type Entities = { types: string[]; ids: number[] };

/** Inserts events over 90 days, in chronological order as in production. A few users have many events, most have few. */
const INSERT_EVENTS = `
  WITH drawn AS MATERIALIZED (
    SELECT n, 1 + floor(random() * cardinality($7::text[]))::int AS "place", random() AS "which", random() AS "who"
    FROM generate_series($2::int + 1, $3::int) n
  )
  INSERT INTO "Event" ("companyId", "entityType", "entityId", "name", "actorId", "occurredAt")
  SELECT $1::int, ($7::text[])["place"], ($8::int[])["place"],
    $6::jsonb -> ($7::text[])["place"] ->>
      floor("which" * jsonb_array_length($6::jsonb -> ($7::text[])["place"]))::int,
    1 + floor(power("who", 2) * $5::int)::int,
    now() - interval '90 days' + n * (interval '90 days' / $4::int)
  FROM drawn ORDER BY n`;

const NAMES = JSON.stringify(Object.fromEntries(Object.entries(EVENTS).map(([type, { names }]) => [type, names])));

/** Gives a company 200 widgets, a changelog, a roadmap, and `users` users who have done nothing yet. */
export async function insertWidgetsAndUsers(database: Database, companyId: number, users: number): Promise<void> {
  const run = (sql: string) => database.background.$executeRawUnsafe(sql, companyId, users);
  await insertEntities(database, companyId);
  await run(
    `INSERT INTO "Actor" ("companyId", "id", "key") SELECT $1::int, n, 'u:user-' || n FROM generate_series(1, $2::int) n`,
  );
  await run('INSERT INTO "ActorCounter" ("companyId", "last") VALUES ($1::int, $2::int)');
}

async function entitiesOf({ prisma }: Database, companyId: number): Promise<Entities> {
  const select = { select: { id: true }, where: { companyId } };
  const [widgets, changelogs, roadmaps] = [
    await prisma.widget.findMany({ select: { id: true, type: true }, where: { companyId } }),
    await prisma.changelog.findMany(select),
    await prisma.roadmap.findMany(select),
  ];
  const all = [
    ...widgets,
    ...changelogs.map(({ id }) => ({ id, type: 'changelog' })),
    ...roadmaps.map(({ id }) => ({ id, type: 'roadmap' })),
  ];
  return { types: all.map(({ type }) => type), ids: all.map(({ id }) => id) };
}

/** Adds `events` events of a company's `users` users over the last 90 days, none of them rolled up. */
export async function addEvents(database: Database, companyId: number, events: number, users: number): Promise<void> {
  const run = (sql: string, ...params: unknown[]) => database.background.$executeRawUnsafe(sql, companyId, ...params);
  const { types, ids } = await entitiesOf(database, companyId);
  const [{ last }] = await database.background.$queryRawUnsafe<[{ last: bigint }]>(
    'SELECT COALESCE(max("id"), 0) AS "last" FROM "Event" WHERE "companyId" = $1::int',
    companyId,
  );
  for (let from = 0; from < events; from += CHUNK)
    await run(INSERT_EVENTS, from, Math.min(events, from + CHUNK), events, users, NAMES, types, ids);
  await run(
    `INSERT INTO "EventTail" ("companyId", "day", "eventId", "entityType", "entityId", "name", "actorId")
     SELECT "companyId", ("occurredAt" AT TIME ZONE 'UTC')::date, "id", "entityType", "entityId", "name", "actorId"
     FROM "Event" WHERE "companyId" = $1::int AND "id" > $2::bigint ORDER BY "id"`,
    last,
  );
}

/** Fills a company with 200 widgets and `events` events of `users` users over the last 90 days, none of them rolled up. */
export async function insertEvents(
  database: Database,
  companyId: number,
  events: number,
  users: number,
): Promise<void> {
  await insertWidgetsAndUsers(database, companyId, users);
  await addEvents(database, companyId, events, users);
  await database.background.$executeRawUnsafe(
    `INSERT INTO "NpsResponse" ("companyId", "widgetId", "rating", "createdAt")
     SELECT $1::int, (SELECT min("id") FROM "Widget" WHERE "companyId" = $1::int AND "type" = 'npsWidget'), n % 11,
       now() - n * (interval '90 days' / $2::int)
     FROM generate_series(1, $2::int) n`,
    companyId,
    Math.ceil(events / 500),
  );
}
