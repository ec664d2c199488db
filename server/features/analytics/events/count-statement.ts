import { companyStatement } from '../../../database/company-statement';
import { actorsOf } from './actor-join';

// Below, one row per entity type (`type`) and `OFFSET 0` keep a generic plan from reading buckets outside the requested range.

// The two edges are the parts of days before and after the whole days. Each has its own query, so that the planner can see when an edge is
// empty. Otherwise it plans to read every event.
const edge = (from: string, until: string): string => `SELECT e."entityType",
       CASE WHEN $4::int = 0 THEN 0 ELSE e."entityId" END, e."name", e."actorId",
       (e."occurredAt" AT TIME ZONE 'UTC')::date
     FROM "Event" e
     WHERE e."companyId" = $1::int AND e."entityType" = ANY($2::text[])
       AND e."occurredAt" >= ${from}::timestamptz AND e."occurredAt" < ${until}::timestamptz
       AND ${from}::timestamptz < ${until}::timestamptz
       AND ($4::int = 0 OR e."entityId" BETWEEN $3::int AND $4::int)`;

/**
 * One statement reads one snapshot: a rollup that commits meanwhile is seen completely or not at all, and no event counts twice.
 *
 * Parameters: $2 entity types · $3, $4 the least and greatest entity id, both 0 for whole types · $5, $6 the whole days, half-open ·
 * $7, $8 the buckets that make up these days · $15 the cached revision of each bucket, or null · $9, $10 and $11, $12 the parts of days
 * before and after the whole days, half-open · $13, $14 the entity types and names to count by day.
 *
 * Rows, by `part`:
 * - `bucket`: the revision of a bucket; `place` is its position in $7
 * - `set`: the rollup rows of a bucket whose revision is not the cached one, as JSON, and their sets, concatenated. One row for each
 *   bucket, since many rows would take longer to read than everything else
 * - `raw`: the `actors` and the count of events that are in no bucket
 * - `day`: the count of one day
 * - `merges`: the pairs of merges that are not settled, as one list of alternating ids, from and into
 */
export const COUNT = companyStatement(
  'events-count',
  `WITH raw AS MATERIALIZED (
     SELECT t."entityType", CASE WHEN $4::int = 0 THEN 0 ELSE t."entityId" END AS "entityId", t."name", t."actorId", t."day"
     FROM "EventTail" t
     WHERE t."companyId" = $1::int AND t."day" >= $5::date AND t."day" < $6::date
       AND t."entityType" = ANY($2::text[]) AND ($4::int = 0 OR t."entityId" BETWEEN $3::int AND $4::int)
     UNION ALL
     ${edge('$9', '$10')}
     UNION ALL
     ${edge('$11', '$12')}
   ), bucket AS MATERIALIZED (
     SELECT asked."days", asked."firstDay", asked."known", asked."place"::int, COALESCE(b."revision", '') AS "revision"
     FROM unnest($7::smallint[], $8::date[], $15::text[]) WITH ORDINALITY AS asked("days", "firstDay", "known", "place")
     LEFT JOIN "EventBucket" b
       ON b."companyId" = $1::int AND b."days" = asked."days" AND b."firstDay" = asked."firstDay"
   ), wanted AS (
     SELECT * FROM unnest($13::text[], $14::text[]) AS w("entityType", "name")
   )
   SELECT 'bucket' AS "part", bucket."place", NULL::text AS "entityType", 0 AS "entityId", NULL::text AS "name",
     bucket."revision" AS "detail", 0 AS "count", NULL::bytea AS "packed", NULL::int[] AS "actors"
   FROM bucket
   UNION ALL
   SELECT 'set', bucket."place", NULL, 0, NULL,
     json_agg(json_build_array(s."entityType", s."entityId", s."name", s."count", octet_length(s."actors")))::text, 0,
     string_agg(s."actors", ''::bytea), NULL
   FROM (SELECT DISTINCT unnest($2::text[])) AS type("entityType") CROSS JOIN bucket CROSS JOIN LATERAL (
     SELECT * FROM "EventSpan" s
     WHERE s."companyId" = $1::int AND s."entityType" = type."entityType"
       AND s."days" = bucket."days" AND s."firstDay" = bucket."firstDay" AND s."entityId" BETWEEN $3::int AND $4::int
     OFFSET 0
   ) AS s
   WHERE bucket."known" IS DISTINCT FROM bucket."revision"
   GROUP BY bucket."place"
   UNION ALL
   SELECT 'raw', 0, raw."entityType", raw."entityId", raw."name", NULL, count(*)::int, NULL,
     array_agg(DISTINCT COALESCE(a."mergedInto", a."id"))
   FROM raw CROSS JOIN ${actorsOf('raw')}
   GROUP BY 3, 4, 5
   UNION ALL
   SELECT 'day', 0, daily."entityType", 0, daily."name", daily."day"::text, sum(daily."count")::int, NULL, NULL
   FROM (
     SELECT s."entityType", s."name", s."firstDay" AS "day", s."count"
     FROM wanted CROSS JOIN generate_series($5::date::timestamp, ($6::date - 1)::timestamp, interval '1 day') AS day CROSS JOIN LATERAL (
       SELECT * FROM "EventSpan" s
       WHERE s."companyId" = $1::int AND s."entityType" = wanted."entityType" AND s."days" = 1
         AND s."firstDay" = day::date AND s."entityId" = $4::int AND s."name" = wanted."name"
       OFFSET 0
     ) AS s
     UNION ALL
     SELECT "entityType", "name", raw."day", 1 FROM raw JOIN wanted USING ("entityType", "name")
   ) AS daily
   GROUP BY 3, 5, 6
   UNION ALL
   SELECT 'merges', 0, NULL, 0, NULL, NULL, 0, NULL, array_agg(pair."id" ORDER BY m."actorId", pair."place")
   FROM "ActorMerge" m CROSS JOIN LATERAL unnest(ARRAY[m."actorId", m."intoId"]) WITH ORDINALITY AS pair("id", "place")
   WHERE m."companyId" = $1::int
   HAVING count(*) > 0`,
);

/** The events of one name on one entity; entity 0 is the whole type. */
type Named = { entityType: string; entityId: number; name: string; count: number };
/** A row of the rollup in the `detail` of a bucket, with the number of bytes of its set in `packed`. */
export type SetDetail = [entityType: string, entityId: number, name: string, count: number, bytes: number];
/** A row of `COUNT`. */
export type CountRow =
  | { part: 'bucket'; place: number; detail: string }
  | { part: 'set'; place: number; detail: string; packed: Uint8Array }
  | ({ part: 'raw'; actors: number[] } & Named)
  | ({ part: 'day'; detail: string } & Named)
  | { part: 'merges'; actors: number[] };
