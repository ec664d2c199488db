import { matchesPattern } from '../../../database/any-case';
import { companyStatement } from '../../../database/company-statement';
import { changedSince } from '../../../operations/dates';
import { MAX_JSON_BYTES } from '../../../platform/json';
import { addUsage, bytesOf, monthOf, resizedEvents } from '../../analytics/quotas/counting';
import { ANONYMOUS_PROPERTIES, KEPT_PROPERTIES } from './erase-events';
import { MAX_KEYS } from './schema';
import { THEIR_ACTORS } from './theirs';

const FIELDS = '"userId", "metadata", "createdAt", "updatedAt"';

export const FIND_USER = companyStatement(
  'user_find',
  `SELECT ${FIELDS} FROM "EndUser" WHERE "companyId" = $1 AND "userId" = $2`,
  { shared: true },
);

/** SQL for the number in a text, parsed as rules about properties do; see widgets/targeting/property.ts. Null if it is no number. */
const numberIn = (text: string): string =>
  `CASE WHEN length(btrim(${text})) <= 16 AND btrim(${text}) ~ '^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]{1,2})?$' THEN btrim(${text})::numeric END`;

/**
 * The SQL condition that filters users `u`. @param values the parameters: a pattern of `patternInAnyCase`, the earliest creation and update
 * times, and an object of metadata keys with the texts that they must equal. Null means no filter.
 */
export const matchesUser = ([pattern, created, updated, metadata]: readonly [
  string,
  string,
  string,
  string,
]): string => `
  (${pattern}::text IS NULL OR ${matchesPattern('u."userId"', pattern)}
    OR ${matchesPattern(`u."metadata" ->> 'email'`, pattern)} OR ${matchesPattern(`u."metadata" ->> 'name'`, pattern)})
  AND ${changedSince(created, updated, 'u')}
  AND (${metadata}::jsonb IS NULL OR NOT EXISTS (
    SELECT FROM jsonb_each_text(${metadata}::jsonb) wanted
    WHERE NOT EXISTS (
      SELECT FROM jsonb_array_elements(CASE jsonb_typeof(u."metadata" -> wanted."key")
        WHEN 'array' THEN u."metadata" -> wanted."key" ELSE jsonb_build_array(u."metadata" -> wanted."key") END) one
      WHERE one."value" #>> '{}' = wanted."value"
        OR ${numberIn(`(one."value" #>> '{}')`)} = ${numberIn('wanted."value"')})))`;

const MATCHING = `u."companyId" = $1::int AND ${matchesUser(['$2', '$3', '$4', '$5'])}`;

export const COUNT_USERS = companyStatement(
  'user_count',
  `SELECT count(*)::int AS "total" FROM "EndUser" u WHERE ${MATCHING}`,
);

export const LIST_USERS = companyStatement(
  'user_list',
  `SELECT ${FIELDS} FROM "EndUser" u
   WHERE ${MATCHING} AND ($8::timestamptz IS NULL OR ("createdAt", "userId") < ($8::timestamptz, $9::text))
   ORDER BY "createdAt" DESC, "userId" DESC LIMIT $6::int OFFSET $7::int`,
);

// `xmax` is 0 on a row that this statement inserted. On an existing row, which it locked, `xmax` is the id of its transaction.
const RETURNING = `RETURNING ${FIELDS}, (xmax = 0) AS "created"`;

/** Extends a statement that writes users: new users are added to the usage. */
const counted = (write: string): string => `
  WITH written AS (${write}
  ), usage AS (
    ${addUsage(`SELECT 'users' AS "kind", ${monthOf('"createdAt"')} AS "month", 1 AS "count", 0 AS "bytes" FROM written WHERE "created"`)}
  )
  SELECT * FROM written`;

// A transaction that waited for a lock may have started before the one that held it. `updatedAt` must not go back.
const LATER = 'GREATEST(u."updatedAt", EXCLUDED."updatedAt")';

export const PUT_USER = companyStatement(
  'user_put',
  counted(`
  INSERT INTO "EndUser" AS u ("companyId", "userId", "metadata", "serverKeys", "createdAt", "updatedAt")
  VALUES ($1, $2, $3::jsonb, $4::jsonb, now(), now())
  ON CONFLICT ("companyId", "userId") DO UPDATE SET
    "metadata" = EXCLUDED."metadata", "serverKeys" = EXCLUDED."serverKeys",
    "updatedAt" = CASE WHEN u."metadata" = EXCLUDED."metadata" THEN u."updatedAt" ELSE ${LATER} END
  ${RETURNING}`),
);

const merged = (set: string, removed: string): string => `((u."metadata" || ${set}) - ${removed})`;

/** True when metadata is within the limits, which count JSON without the spaces that jsonb prints after colons and commas. */
const fits = (metadata: string): string => `(
  jsonb_array_length(jsonb_path_query_array(${metadata}, '$.keyvalue()')) <= ${MAX_KEYS}
  AND (octet_length(${metadata}::text) <= ${MAX_JSON_BYTES}
    OR octet_length(regexp_replace(${metadata}::text, '("(?:[^"\\\\]|\\\\.)*")|([:,]) ', '\\1\\2', 'g')) <= ${MAX_JSON_BYTES}))`;

const MERGED = merged('$3::jsonb', '$4::text[]');

export const PATCH_USER = companyStatement(
  'user_patch',
  counted(`
  INSERT INTO "EndUser" AS u ("companyId", "userId", "metadata", "serverKeys", "createdAt", "updatedAt")
  VALUES ($1, $2, $3::jsonb, $5::jsonb, now(), now())
  ON CONFLICT ("companyId", "userId") DO UPDATE SET
    "metadata" = ${MERGED}, "serverKeys" = (u."serverKeys" || $5::jsonb) - $4::text[],
    "updatedAt" = CASE WHEN ${MERGED} = u."metadata" THEN u."updatedAt" ELSE ${LATER} END
  -- Judged on the locked row, so that two patches which fit one by one cannot grow past a limit together.
  WHERE $3::jsonb = '{}' OR ${fits(MERGED)}
  ${RETURNING}`),
);

/** The metadata keys of the user `$2` that servers have set. Locks the user until the transaction ends. */
export const LOCK_SERVER_KEYS = companyStatement(
  'user_server_keys',
  `SELECT "serverKeys" FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = $2::text FOR UPDATE`,
);

/** Locks users in a fixed order, so that concurrent imports cannot deadlock. */
export const LOCK_USERS = companyStatement(
  'users_lock',
  `SELECT "userId", "metadata" FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = ANY($2::text[])
   ORDER BY "userId" FOR UPDATE`,
);

/** `$2` is an array of `{ userId, set, removed, keys }` that contains each user once. */
const PATCHES = `jsonb_to_recordset($2::jsonb) AS p("userId" text, "set" jsonb, "removed" jsonb, "keys" jsonb)`;

/** Returns the new users. */
export const INSERT_USERS = companyStatement(
  'users_insert',
  counted(`
   INSERT INTO "EndUser" ("companyId", "userId", "metadata", "serverKeys", "createdAt", "updatedAt")
   SELECT $1::int, p."userId", p."set", p."keys", now(), now() FROM ${PATCHES} ORDER BY p."userId"
   ON CONFLICT ("companyId", "userId") DO NOTHING
   RETURNING "userId", "metadata", "createdAt", true AS "created"`),
);

const PATCHED = merged('p."set"', 'ARRAY(SELECT jsonb_array_elements_text(p."removed"))');

/** Returns the users whose new metadata is within the limits. Citus refuses `now()` within CASE, so the rows include the time. */
export const PATCH_USERS = companyStatement(
  'users_patch',
  `UPDATE "EndUser" u SET
     "metadata" = ${PATCHED},
     "serverKeys" = (u."serverKeys" || p."keys") - ARRAY(SELECT jsonb_array_elements_text(p."removed")),
     "updatedAt" = CASE WHEN ${PATCHED} = u."metadata" THEN u."updatedAt" ELSE GREATEST(u."updatedAt", p."at") END
   FROM (SELECT p.*, now() AS "at" FROM ${PATCHES}) AS p
   WHERE u."companyId" = $1::int AND u."userId" = p."userId" AND (p."set" = '{}' OR ${fits(PATCHED)})
   RETURNING u."userId", u."metadata"`,
);

/** No copy of a response is newer, so that a page that is still open cannot write the identity back. */
const LAST_REVISION = '9223372036854775807';

/** SQL for the events `e` with properties of the `actors`, that `eraseManyEvents` has not looked at, or that got other properties since. */
const erasable = (
  newest: string,
) => `e."companyId" = $1 AND e."actorId" IN (SELECT "id" FROM actors) AND e."properties" IS NOT NULL
      AND (${newest}::bigint IS NULL OR e."id" > ${newest}::bigint OR e."properties" - ${KEPT_PROPERTIES} <> '{}')`;

/** The ids of the events that `ERASE_USER` changes. `$3` is its `$5`. */
export const ERASABLE_EVENTS = companyStatement(
  'user_erasable_events',
  `WITH actors AS (${THEIR_ACTORS}) SELECT e."id"::text AS "id" FROM "Event" e WHERE ${erasable('$3')}`,
);

// One statement, so one transaction. The keys of browsers that were identified as the user are replaced as well, including the keys for
// later events of these browsers that were not verified. Events stay and count, without properties that may identify the person. `$4` is a
// random text that is not stored, so that no key leads back to the user. `$5` is the newest event that `eraseManyEvents` looked at:
// of those up to it, only events with other properties are looked at again.
export const ERASE_USER = companyStatement(
  'user_erase',
  `
  WITH record AS (DELETE FROM "EndUser" WHERE "companyId" = $1 AND "userId" = $2 RETURNING "createdAt"),
  actors AS (${THEIR_ACTORS}),
  anonymous AS (
    UPDATE "Actor" SET "key" = 'e:' || md5($4::text || "id"::text)::uuid
    WHERE "companyId" = $1 AND "id" IN (SELECT "id" FROM actors) RETURNING 1),
  sizes AS MATERIALIZED (
    SELECT e."id", ${bytesOf('e."properties"')} AS "bytes" FROM "Event" e WHERE ${erasable('$5')}),
  properties AS (
    UPDATE "Event" e SET "properties" = ${ANONYMOUS_PROPERTIES}
    WHERE ${erasable('$5')} AND ${ANONYMOUS_PROPERTIES} IS DISTINCT FROM e."properties"
    RETURNING e."id", e."occurredAt", ${bytesOf('e."properties"')} AS "bytes"),
  usage AS (
    ${addUsage(`SELECT 'users' AS "kind", ${monthOf('"createdAt"')} AS "month", -1 AS "count", 0 AS "bytes" FROM record
      UNION ALL ${resizedEvents('SELECT * FROM sizes', 'SELECT * FROM properties')}`)}
  ),
  votes AS (
    DELETE FROM "RoadmapVote" WHERE "companyId" = $1 AND ("voter" = $3
      OR "voter" IN (SELECT 'anonymous:' || substr("key", 3) FROM actors WHERE "key" LIKE 'a:%')) RETURNING 1),
  feedback AS (
    UPDATE "FeedbackResponse" SET "email" = NULL, "name" = NULL, "userId" = NULL, "updatedAt" = now()
    WHERE "companyId" = $1 AND "userId" = $2 RETURNING 1),
  nps AS (
    UPDATE "NpsResponse" SET "email" = NULL, "name" = NULL, "userId" = NULL, "revision" = ${LAST_REVISION}, "updatedAt" = now()
    WHERE "companyId" = $1 AND "userId" = $2 RETURNING 1),
  surveys AS (
    UPDATE "SurveyResponse" SET "email" = NULL, "name" = NULL, "userId" = NULL, "revision" = ${LAST_REVISION}, "updatedAt" = now()
    WHERE "companyId" = $1 AND "userId" = $2 RETURNING 1)
  SELECT ((SELECT count(*) FROM record) + (SELECT count(*) FROM anonymous) + (SELECT count(*) FROM votes)
    + (SELECT count(*) FROM feedback) + (SELECT count(*) FROM nps) + (SELECT count(*) FROM surveys))::int AS "touched"`,
);
