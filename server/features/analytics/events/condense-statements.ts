import { EVENTS } from '../../../../widgets/contract/entities';
import { companyStatement } from '../../../database/company-statement';
import { addUsage, bytesOf, monthOf } from '../quotas/counting';

const parts = Object.values(EVENTS).flatMap(({ stages, fromResponses }) => [
  ...stages.flatMap(({ part }) => part?.property ?? []),
  ...(fromResponses?.part ? [fromResponses.part.property] : []),
]);
const PARTS = [...new Set(parts)].sort();

/** SQL for the properties that distinguish events of one name; null without any. In an UPDATE, Citus accepts it only as a sub-query. */
const KEPT = `NULLIF(jsonb_strip_nulls(jsonb_build_object(${PARTS.map((part) => `'${part}', e."properties" -> '${part}'`).join(', ')})), '{}'::jsonb)`;

/** What the counters of usage need of a changed or deleted event. */
const COUNTED = `e."id", e."occurredAt", ${bytesOf('e."properties"')} AS "bytes"`;

/** The end of the range to condense: $5, or the first day with events that are not rolled up if it is earlier. */
const END = `LEAST($5::timestamptz, (SELECT min(t."day") FROM "EventTail" t WHERE t."companyId" = $1::int)::timestamp AT TIME ZONE 'UTC')`;

/**
 * Condenses the old events of actors: of events that are alike, the newest is kept and counts for all. Applies to actors with $2 < id <= $3
 * and events in [$4, $5). Rows are selected by arrays of keys, since the planner could choose a nested loop for a join.
 * Counters change by what the rows contain once they are locked, since another statement may have changed them after the snapshot.
 */
export const CONDENSE = companyStatement(
  'events-condense',
  `WITH old AS MATERIALIZED (
     SELECT e."id", row_number() OVER newest AS "place", count(*) OVER sort AS "like",
       sum(e."times") OVER sort AS "times", min(COALESCE(e."since", e."occurredAt")) OVER sort AS "since",
       e."properties" IS DISTINCT FROM ${KEPT} AS "strips"
     FROM "Event" e
     WHERE e."companyId" = $1::int AND e."occurredAt" < ${END} AND e."actorId" = ANY(ARRAY(
       SELECT DISTINCT w."actorId" FROM "Event" w
       WHERE w."companyId" = $1::int AND w."actorId" > $2::int AND w."actorId" <= $3::int
         AND w."occurredAt" >= $4::timestamptz AND w."occurredAt" < ${END}))
     WINDOW sort AS (PARTITION BY e."actorId", e."entityType", e."entityId", e."name", ${KEPT}),
       newest AS (sort ORDER BY e."occurredAt" DESC, e."id" DESC)
   ), kept AS (
     SELECT COALESCE(jsonb_object_agg(o."id", jsonb_build_array(o."times", o."since")), '{}') AS "by" FROM old o
     WHERE o."place" = 1 AND o."like" > 1
   ), sizes AS MATERIALIZED (
     SELECT e."id", ${bytesOf('e."properties"')} AS "bytes" FROM "Event" e
     WHERE e."companyId" = $1::int AND e."id" = ANY(ARRAY(SELECT o."id" FROM old o WHERE o."like" > 1 OR o."strips"))
     ORDER BY e."id" FOR UPDATE
   ), grown AS (
     UPDATE "Event" e SET "times" = (SELECT (k."by" -> e."id"::text ->> 0)::int FROM kept k),
       "since" = (SELECT (k."by" -> e."id"::text ->> 1)::timestamptz FROM kept k), "properties" = (SELECT ${KEPT})
     WHERE e."companyId" = $1::int AND e."id" = ANY(ARRAY(SELECT o."id" FROM old o JOIN sizes s ON s."id" = o."id" WHERE o."place" = 1 AND o."like" > 1))
     RETURNING ${COUNTED}
   ), stripped AS (
     UPDATE "Event" e SET "properties" = (SELECT ${KEPT})
     WHERE e."companyId" = $1::int AND e."properties" IS DISTINCT FROM (SELECT ${KEPT})
       AND e."id" = ANY(ARRAY(SELECT o."id" FROM old o JOIN sizes s ON s."id" = o."id" WHERE o."place" = 1 AND o."like" = 1))
     RETURNING ${COUNTED}
   ), gone AS (
     DELETE FROM "Event" e
     WHERE e."companyId" = $1::int AND e."id" = ANY(ARRAY(SELECT o."id" FROM old o JOIN sizes s ON s."id" = o."id" WHERE o."place" > 1))
     RETURNING ${COUNTED}
   ), usage AS (
     ${addUsage(`
       SELECT 'events' AS "kind", ${monthOf('d."occurredAt"')} AS "month", -1 AS "count", -COALESCE(d."bytes", 0) AS "bytes" FROM gone d
       UNION ALL SELECT 'events', ${monthOf('k."occurredAt"')}, 0, COALESCE(k."bytes", 0) - COALESCE(s."bytes", 0)
       FROM (SELECT * FROM grown UNION ALL SELECT * FROM stripped) k JOIN sizes s ON s."id" = k."id"`)}
   )
   SELECT (SELECT count(*) FROM gone)::int AS "gone", (SELECT count(*) FROM grown)::int + (SELECT count(*) FROM stripped)::int AS "changed"`,
).text;

/** The end of the condensed range: $2, or the first day that is not rolled up if it is earlier. */
export const ROLLED_UP = companyStatement(
  'events-rolled-up',
  `SELECT LEAST($2::timestamptz, min(t."day")::timestamp AT TIME ZONE 'UTC') AS "done" FROM "EventTail" t WHERE t."companyId" = $1::int`,
).text;

export const LAST_ACTOR = companyStatement(
  'events-last-actor',
  'SELECT "last" FROM "ActorCounter" WHERE "companyId" = $1::int',
).text;

/** Announces the range before it is condensed, so that readers that counted raw events can detect a concurrent change. */
export const ANNOUNCE = companyStatement(
  'events-horizon-announce',
  `INSERT INTO "EventHorizon" AS h ("companyId", "before") SELECT $1::int, $2::timestamptz
   ON CONFLICT ("companyId") DO UPDATE SET "before" = GREATEST(h."before", EXCLUDED."before") RETURNING h."done"`,
).text;

export const SETTLE_HORIZON = companyStatement(
  'events-horizon-settle',
  `UPDATE "EventHorizon" SET "done" = GREATEST("done", $2::timestamptz) WHERE "companyId" = $1::int`,
).text;

/** The companies with limited event retention, and the end of their condensed range. */
export const COMPANIES = `SELECT c."id", c."settings" ->> 'eventRetentionDays' AS "days", h."done"
  FROM "Company" c LEFT JOIN "EventHorizon" h ON h."companyId" = c."id"
  WHERE jsonb_typeof(c."settings" -> 'eventRetentionDays') = 'number' ORDER BY c."id"`;
