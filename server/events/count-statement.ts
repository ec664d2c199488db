import { companyStatement } from '../context';

const GROUP = '1, 2, 3';

/**
 * One statement, so one snapshot: a fold that commits meanwhile is seen whole or not at all, and nothing counts twice.
 * $2 entity types · $3 entity ids, [0] for whole types · $4 whether types count whole · $5, $6 the whole days, half-open ·
 * $7, $8 and $9, $10 the parts of days before and after them, half-open · $11 the names whose counts are wanted by day.
 * Rows: `day` null: a group's `count`, with the packed sets of folded days or the `actors` of what is not folded;
 * `day` set: the count of one day; no entity type: the pairs of merges not settled, from and into by turns.
 */
export const COUNT = companyStatement(
  'events-count',
  `WITH raw AS MATERIALIZED (
     SELECT t."entityType", CASE WHEN $4::boolean THEN 0 ELSE t."entityId" END AS "entityId", t."name", t."actorId", t."day"
     FROM "EventTail" t
     WHERE t."companyId" = $1::int AND t."day" >= $5::date AND t."day" < $6::date
       AND t."entityType" = ANY($2::text[]) AND ($4::boolean OR t."entityId" = ANY($3::int[]))
     UNION ALL
     SELECT e."entityType", CASE WHEN $4::boolean THEN 0 ELSE e."entityId" END, e."name", e."actorId",
       (e."occurredAt" AT TIME ZONE 'UTC')::date
     FROM (VALUES ($7::timestamptz, $8::timestamptz), ($9::timestamptz, $10::timestamptz)) AS edge("from", "until")
     JOIN "Event" e ON e."companyId" = $1::int AND e."entityType" = ANY($2::text[])
       AND e."occurredAt" >= edge."from" AND e."occurredAt" < edge."until"
     WHERE $4::boolean OR e."entityId" = ANY($3::int[])
   )
   SELECT "entityType", "entityId", "name", NULL::text AS "day", sum("count")::int AS "count",
     string_agg("actors", ''::bytea) AS "packed", NULL::int[] AS "actors"
   FROM "EventDay"
   WHERE "companyId" = $1::int AND "entityType" = ANY($2::text[]) AND "entityId" = ANY($3::int[])
     AND "day" >= $5::date AND "day" < $6::date
   GROUP BY ${GROUP}
   UNION ALL
   SELECT raw."entityType", raw."entityId", raw."name", NULL, count(*)::int, NULL,
     array_agg(DISTINCT COALESCE(a."mergedInto", a."id"))
   FROM raw JOIN "Actor" a ON a."companyId" = $1::int AND a."id" = raw."actorId"
   GROUP BY ${GROUP}
   UNION ALL
   SELECT "entityType", 0, "name", "day"::text, sum("count")::int, NULL, NULL
   FROM (
     SELECT "entityType", "name", "day", "count" FROM "EventDay"
     WHERE "companyId" = $1::int AND "entityType" = ANY($2::text[]) AND "entityId" = ANY($3::int[])
       AND "day" >= $5::date AND "day" < $6::date AND "name" = ANY($11::text[])
     UNION ALL
     SELECT "entityType", "name", "day", count(*)::int FROM raw WHERE "name" = ANY($11::text[]) GROUP BY ${GROUP}
   ) AS daily
   WHERE cardinality($11::text[]) > 0
   GROUP BY 1, 3, 4
   UNION ALL
   SELECT NULL, 0, NULL, NULL, 0, NULL, array_agg(pair."id" ORDER BY m."actorId", pair."place")
   FROM "ActorMerge" m CROSS JOIN LATERAL unnest(ARRAY[m."actorId", m."intoId"]) WITH ORDINALITY AS pair("id", "place")
   WHERE m."companyId" = $1::int
   HAVING count(*) > 0`,
);

/** A row of `COUNT`. */
export type CountRow = {
  entityType: string | null;
  entityId: number;
  name: string;
  day: string | null;
  count: number;
  packed: Uint8Array | null;
  actors: number[] | null;
};
