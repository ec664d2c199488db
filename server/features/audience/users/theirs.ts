import { UNVERIFIED_PREFIX } from '../../analytics/events/actors';

// The statements that export and that erase data of a person use the same conditions, so that an export contains everything that an
// erasure removes. `$1` is the company, `$2` the user id, and `$3` their email addresses.

/**
 * SQL for the `id` and `key` of the actors of the user: their own, browsers that were identified as theirs, and later visits of these
 * browsers that were not verified.
 */
export const THEIR_ACTORS = `
  WITH self AS (SELECT "id" FROM "Actor" WHERE "companyId" = $1::int AND "key" = 'u:' || $2::text),
  own AS (
    SELECT "id", "key" FROM "Actor"
    WHERE "companyId" = $1::int AND ("id" IN (SELECT "id" FROM self) OR "mergedInto" IN (SELECT "id" FROM self)))
  SELECT "id", "key" FROM own UNION
  SELECT "id", "key" FROM "Actor" WHERE "companyId" = $1::int
    AND "key" IN (SELECT 'a:${UNVERIFIED_PREFIX}' || substr("key", 3) FROM own WHERE "key" LIKE 'a:%')`;

/** SQL that is true for responses of the user, and for responses without a user but with one of their addresses. @param table with a dot */
export const theirResponses = (table = ''): string =>
  `${table}"companyId" = $1::int AND (${table}"userId" = $2::text OR (${table}"userId" IS NULL AND lower(btrim(${table}"email")) = ANY($3::text[])))`;
