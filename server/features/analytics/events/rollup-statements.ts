import { companyStatement } from '../../../database/company-statement';
import { addUsage } from '../quotas/counting';
import { actorsOf } from './actor-join';

/**
 * Takes the oldest events out of staging, counted for each entity and, as entity 0, for the whole type. They are deleted as a key range,
 * which always uses the index: with a list of keys, the planner could choose a nested loop over staging.
 */
export const TAKE_FROM_STAGING = companyStatement(
  'rollup-take',
  `WITH taken AS (
     DELETE FROM "EventTail" t
     WHERE t."companyId" = $1::int AND (t."day", t."eventId") <= (
       SELECT o."day", o."eventId" FROM (
         SELECT "day", "eventId" FROM "EventTail" WHERE "companyId" = $1::int ORDER BY "day", "eventId" LIMIT $2::int
       ) o ORDER BY o."day" DESC, o."eventId" DESC LIMIT 1)
     RETURNING t."entityType", t."entityId", t."day", t."name", t."actorId"
   )
   SELECT t."entityType", COALESCE(t."entityId", 0)::int AS "entityId", t."day"::text AS "day", t."name",
     count(*)::int AS "count", array_agg(DISTINCT COALESCE(a."mergedInto", a."id")) AS "actors"
   FROM taken t CROSS JOIN ${actorsOf('t')}
   GROUP BY GROUPING SETS ((t."entityType", t."entityId", t."day", t."name"), (t."entityType", t."day", t."name"))`,
).text;

export const MERGES = companyStatement(
  'rollup-merges',
  'SELECT "actorId", "intoId" FROM "ActorMerge" WHERE "companyId" = $1::int ORDER BY "actorId" LIMIT $2::int',
).text;

/**
 * The days on which visitors who were identified later may already be counted. For a condensed event, these are all days of the rollup
 * from the first event that it represents. Days without the visitor in their set do not change.
 */
export const VISITED = companyStatement(
  'rollup-visited',
  `WITH visited AS MATERIALIZED (
     SELECT e."entityType", e."entityId", e."name", (e."occurredAt" AT TIME ZONE 'UTC')::date AS "day",
       min((e."since" AT TIME ZONE 'UTC')::date) AS "since"
     FROM "Event" e WHERE e."companyId" = $1::int AND e."actorId" = ANY($2::int[]) GROUP BY 1, 2, 3, 4
   )
   SELECT v."entityType", scope."entityId"::int AS "entityId", v."day"::text AS "day", v."name"
   FROM visited v CROSS JOIN LATERAL (VALUES (v."entityId"), (0)) AS scope("entityId")
   UNION
   SELECT s."entityType", scope."entityId"::int, s."firstDay"::text, s."name"
   FROM visited v JOIN "EventSpan" s ON s."companyId" = $1::int AND s."entityType" = v."entityType" AND s."days" = 1
       AND s."firstDay" BETWEEN v."since" AND v."day" AND s."entityId" = v."entityId" AND s."name" = v."name"
     CROSS JOIN LATERAL (VALUES (v."entityId"), (0)) AS scope("entityId")
   WHERE v."since" IS NOT NULL`,
).text;

export const LOAD = companyStatement(
  'rollup-load',
  `SELECT s."entityType", s."days"::int AS "days", s."firstDay"::text AS "firstDay", s."entityId", s."name", s."actors"
   FROM unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::text[])
     AS c("entityType", "days", "firstDay", "entityId", "name")
   CROSS JOIN LATERAL (
     SELECT * FROM "EventSpan" s WHERE s."companyId" = $1::int AND s."entityType" = c."entityType" AND s."days" = c."days"::smallint
       AND s."firstDay" = c."firstDay"::date AND s."entityId" = c."entityId" AND s."name" = c."name" LIMIT 1
   ) s`,
).text;

export const SAVE = companyStatement(
  'rollup-save',
  `INSERT INTO "EventSpan" ("companyId", "entityType", "days", "firstDay", "entityId", "name", "count", "actors")
   SELECT $1::int, c."entityType", c."days", c."firstDay"::date, c."entityId", c."name", c."count",
     decode(c."actors", 'base64')
   FROM unnest($2::text[], $3::int[], $4::text[], $5::int[], $6::text[], $7::int[], $8::text[])
     AS c("entityType", "days", "firstDay", "entityId", "name", "count", "actors")
   ON CONFLICT ("companyId", "entityType", "days", "firstDay", "entityId", "name")
   DO UPDATE SET "count" = "EventSpan"."count" + EXCLUDED."count", "actors" = EXCLUDED."actors"`,
).text;

/** Changes the revision of the buckets, which invalidates the caches of readers. */
export const REVISE = companyStatement(
  'rollup-revise',
  `INSERT INTO "EventBucket" ("companyId", "days", "firstDay", "revision")
   SELECT $1::int, b."days", b."firstDay"::date, $4::text FROM unnest($2::int[], $3::text[]) AS b("days", "firstDay")
   ON CONFLICT ("companyId", "days", "firstDay") DO UPDATE SET "revision" = EXCLUDED."revision"`,
).text;

export const DELETE_MERGES = companyStatement(
  'rollup-settle',
  'DELETE FROM "ActorMerge" WHERE "companyId" = $1::int AND "actorId" = ANY($2::int[])',
).text;

/** Adds the oldest batch counts to the usage of the company. */
export const ADD_USED = companyStatement(
  'rollup-add-used',
  `WITH taken AS (
     DELETE FROM "UsageTail" t WHERE t."companyId" = $1::int AND t."eventId" <= (
       SELECT o."eventId" FROM (SELECT "eventId" FROM "UsageTail" WHERE "companyId" = $1::int ORDER BY "eventId" LIMIT $2::int) o
       ORDER BY o."eventId" DESC LIMIT 1)
     RETURNING t."month", t."count", t."bytes"
   ), usage AS (
     ${addUsage(`SELECT 'events' AS "kind", "month", "count", "bytes" FROM taken`)}
   )
   SELECT count(*)::int AS "batches" FROM taken`,
).text;

/** The companies to roll up, read from `ActorCounter`: each company with events or merges has a counter, and Citus colocates the tables. */
export const COMPANIES = `SELECT c."companyId" AS "id" FROM "ActorCounter" c
  WHERE EXISTS (SELECT FROM "EventTail" t WHERE t."companyId" = c."companyId")
     OR EXISTS (SELECT FROM "UsageTail" u WHERE u."companyId" = c."companyId")
     OR EXISTS (SELECT FROM "ActorMerge" m WHERE m."companyId" = c."companyId")
  ORDER BY 1`;
