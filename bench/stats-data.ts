import type { Database } from '../server/database/database';
import { EVENTS } from '../widgets/entities';
import { WIDGET_TYPES } from '../widgets/types';

const CHUNK = 500_000;

const ALL = 200;
const TOURS = 80;

/** Two hundred widgets, as a company of tours would have them: of the other types, as many of each. */
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

/** Few users do much, many do little. Events come in the order of time, as they do in life. */
const INSERT_EVENTS = `
  WITH entity AS (
    SELECT array_agg("type" ORDER BY "type", "id") AS "types", array_agg("id" ORDER BY "type", "id") AS "ids" FROM (
      SELECT "type", "id" FROM "Widget" WHERE "companyId" = $1::int
      UNION ALL SELECT 'changelog', "id" FROM "Changelog" WHERE "companyId" = $1::int
      UNION ALL SELECT 'roadmap', "id" FROM "Roadmap" WHERE "companyId" = $1::int
    ) AS e
  ), drawn AS MATERIALIZED (
    SELECT n, 1 + floor(random() * 202)::int AS "place", random() AS "which", random() AS "who"
    FROM generate_series($2::int + 1, $3::int) n
  )
  INSERT INTO "Event" ("companyId", "entityType", "entityId", "name", "actorId", "occurredAt")
  SELECT $1::int, entity."types"["place"], entity."ids"["place"],
    $6::jsonb -> entity."types"["place"] ->>
      floor("which" * jsonb_array_length($6::jsonb -> entity."types"["place"]))::int,
    1 + floor(power("who", 2) * $5::int)::int,
    now() - interval '90 days' + n * (interval '90 days' / $4::int)
  FROM drawn CROSS JOIN entity ORDER BY n`;

/** Fills a company with 200 widgets and `events` events of `users` users over the last 90 days, none of them rolled up. */
export async function insertEvents(
  database: Database,
  companyId: number,
  events: number,
  users: number,
): Promise<void> {
  const run = (sql: string, ...params: unknown[]) => database.background.$executeRawUnsafe(sql, companyId, ...params);
  await insertEntities(database, companyId);
  await run(
    `INSERT INTO "Actor" ("companyId", "id", "key") SELECT $1::int, n, 'u:user-' || n FROM generate_series(1, $2::int) n`,
    users,
  );
  await run('INSERT INTO "ActorCounter" ("companyId", "last") VALUES ($1::int, $2::int)', users);
  const names = JSON.stringify(Object.fromEntries(Object.entries(EVENTS).map(([type, { names }]) => [type, names])));
  for (let from = 0; from < events; from += CHUNK)
    await run(INSERT_EVENTS, from, Math.min(events, from + CHUNK), events, users, names);
  await run(
    `INSERT INTO "NpsResponse" ("companyId", "widgetId", "rating", "createdAt")
     SELECT $1::int, (SELECT min("id") FROM "Widget" WHERE "companyId" = $1::int AND "type" = 'npsWidget'), n % 11,
       now() - n * (interval '90 days' / $2::int)
     FROM generate_series(1, $2::int) n`,
    Math.ceil(events / 500),
  );
  await run(
    `INSERT INTO "EventTail" ("companyId", "day", "eventId", "entityType", "entityId", "name", "actorId")
     SELECT "companyId", ("occurredAt" AT TIME ZONE 'UTC')::date, "id", "entityType", "entityId", "name", "actorId"
     FROM "Event" WHERE "companyId" = $1::int ORDER BY "id"`,
  );
}
