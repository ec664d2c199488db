import { EVENTS } from '../../../../widgets/contract/entities';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { lockRows } from '../../analytics/events/lock-rows';
import { addUsage, bytesOf, resizedEvents } from '../../analytics/quotas/counting';
import { THEIR_ACTORS } from './theirs';

const parts = Object.values(EVENTS).flatMap(({ stages }) => stages.flatMap(({ part }) => part ?? []));
/** The event properties that name an entry, with the list that contains it. */
const PARTS = parts.map(({ property, list }) => `('${property}', '${list}')`).join(', ');

const answered = Object.entries(EVENTS).flatMap(([type, { fromResponses }]) =>
  fromResponses?.part ? [`('${type}', '${fromResponses.part.name}', '${fromResponses.part.property}')`] : [],
);
/** The events that are counted from parts of responses, with the property that names the part. */
const ANSWERED_PARTS = answered.join(', ');
const answeredProperties = Object.values(EVENTS).flatMap(({ fromResponses }) => fromResponses?.part?.property ?? []);

/**
 * SQL for the properties of an event `e` that stay when its user is erased. Properties of the host application may identify the person.
 * Those that name a step or an item stay for funnels, since they are ids of entries. Those that name an answered question stay, so that a
 * response that is deleted later takes its events along.
 */
export const ANONYMOUS_PROPERTIES = `NULLIF(COALESCE((
      SELECT jsonb_object_agg(part."key", e."properties" -> part."key")
      FROM (VALUES ${PARTS}) AS part("key", "list") JOIN "Widget" w
        ON w."companyId" = $1 AND w."id" = e."entityId" AND w."type" = e."entityType"
        AND w."content" -> part."list" @> jsonb_build_array(jsonb_build_object('id', e."properties" -> part."key"))),
      '{}'::jsonb) || COALESCE((
      SELECT jsonb_object_agg(part."key", e."properties" -> part."key")
      FROM (VALUES ${ANSWERED_PARTS}) AS part("type", "name", "key")
      WHERE part."type" = e."entityType" AND part."name" = e."name" AND e."properties" ? part."key"),
      '{}'::jsonb), '{}'::jsonb)`;

const BATCH = 5000;

const COUNT_EVENTS = companyStatement(
  'user_events_count',
  `WITH actors AS (${THEIR_ACTORS})
   SELECT "actorId", count(*)::int AS "events", max("id")::text AS "newest" FROM "Event"
   WHERE "companyId" = $1::int AND "actorId" IN (SELECT "id" FROM actors) AND "properties" IS NOT NULL
   GROUP BY "actorId"`,
);

const NEXT_EVENTS = companyStatement(
  'user_next_events',
  `SELECT e."id"::text AS "id", e."occurredAt" FROM "Event" e
   WHERE e."companyId" = $1::int AND e."actorId" = $2::int AND e."properties" IS NOT NULL
     AND (e."occurredAt", e."id") > ($3::timestamptz, $4::bigint)
   ORDER BY e."occurredAt", e."id" LIMIT ${BATCH}`,
);

const ERASE_PROPERTIES = companyStatement(
  'user_erase_properties',
  `WITH sizes AS MATERIALIZED (
     SELECT e."id", ${bytesOf('e."properties"')} AS "bytes" FROM "Event" e
     WHERE e."companyId" = $1 AND e."id" = ANY($2::bigint[])),
   changed AS (
     UPDATE "Event" e SET "properties" = ${ANONYMOUS_PROPERTIES}
     WHERE e."companyId" = $1 AND e."id" = ANY($2::bigint[]) AND e."properties" IS NOT NULL
       AND ${ANONYMOUS_PROPERTIES} IS DISTINCT FROM e."properties"
     RETURNING e."id", e."occurredAt", ${bytesOf('e."properties"')} AS "bytes"),
   usage AS (${addUsage(resizedEvents('SELECT * FROM sizes', 'SELECT * FROM changed'))})
   SELECT count(*)::int AS "changed" FROM changed`,
);

type Position = { occurredAt: Date | string; id: string };

const START: Position = { occurredAt: '-infinity', id: '0' };

/** SQL for the names of the properties that may stay. */
export const KEPT_PROPERTIES = `ARRAY[${[...new Set([...parts.map(({ property }) => property), ...answeredProperties])].map((name) => `'${name}'`).join(', ')}]::text[]`;

/** Erases one batch of events of an actor. @returns the position of its last event; undefined after the last batch */
const eraseAfter = (ctx: Ctx, actorId: number, { occurredAt, id }: Position): Promise<Position | undefined> =>
  ctx.inTransaction(async () => {
    const batch = await ctx.sql<Position>(NEXT_EVENTS, actorId, occurredAt, id);
    const ids = batch.map((event) => event.id);
    await lockRows(ctx, ids);
    if (ids.length) await ctx.sql(ERASE_PROPERTIES, ids);
    return batch.at(-1);
  });

/**
 * Removes what may identify a person from their events, if these are too many for the statement that erases the user. Each batch is
 * committed on its own, so that a request that fails is not in vain.
 * @returns the id of the newest event that it looked at; undefined if it did nothing
 */
export async function eraseManyEvents(ctx: Ctx, userId: string): Promise<bigint | undefined> {
  const actors = await ctx.sql<{ actorId: number; events: number; newest: string }>(COUNT_EVENTS, userId);
  if (actors.reduce((sum, { events }) => sum + events, 0) <= BATCH) return undefined;
  for (const { actorId } of actors)
    for (let last: Position | undefined = START; last; ) last = await eraseAfter(ctx, actorId, last);
  return actors.map(({ newest }) => BigInt(newest)).reduce((one, other) => (one > other ? one : other));
}
