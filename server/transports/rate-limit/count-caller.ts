import { authenticateKey, type Caller, FIND_KEY, hashKey, type KeyRow, toCaller } from '../../auth/authenticate';
import type { Database } from '../../database/types';
import { batched } from '../../platform/batch';
import { type RateLimiter, WINDOW_SECONDS, type Window } from './rate-limit';

const MAX_BATCH = 100;

/** The two rate limits of a key: `users` for the operations on `/users`, `api` for all others. */
export type LimitName = 'api' | 'users';

/** Finds the caller that a key belongs to and counts the request; undefined for an unknown key. */
export type CountCaller = (key: string, limit: LimitName) => Promise<{ caller: Caller; window: Window } | undefined>;

/** For a separate counter, such as Redis: finds the key, then counts the request. */
export const findThenCount =
  (database: Database, limiter: RateLimiter): CountCaller =>
  async (key, limit) => {
    const caller = await authenticateKey(database, key);
    // By hash: ids could collide with those of another installation on the same Redis server.
    return caller && { caller, window: await limiter(`key:${hashKey(key).toString('base64url')}:${limit}`) };
  };

/**
 * Finds keys by their hashes and counts requests against one limit of each, in one round trip: `$1` hashes, `$2` the names of the limits,
 * `$3` how many requests; each pair of key and limit is unique. Returns one row for each key that exists; `place` is its 1-based index
 * in the lists. Rows are locked in a fixed order, so that processes cannot deadlock.
 */
const FIND_KEYS_AND_HIT = {
  name: 'api_keys_by_hash_and_hit',
  text: `
    WITH k AS (
      SELECT a."place", a."times", 'key:' || f."id" || ':' || a."limit" AS "bucket", f.*
      FROM unnest($1::bytea[], $2::text[], $3::int[]) WITH ORDINALITY a ("hash", "limit", "times", "place")
      JOIN LATERAL (${FIND_KEY.text.replace('$1', 'a."hash"')}) f ON true),
    hit AS (
      INSERT INTO "RateWindow" AS w ("bucket", "count", "resetAt")
      SELECT "bucket", "times", clock_timestamp() + interval '${WINDOW_SECONDS} seconds' FROM k ORDER BY "bucket"
      ON CONFLICT ("bucket") DO UPDATE SET
        "count" = CASE WHEN w."resetAt" <= clock_timestamp() THEN 0 ELSE w."count" END + EXCLUDED."count",
        "resetAt" = CASE WHEN w."resetAt" <= clock_timestamp() THEN EXCLUDED."resetAt" ELSE w."resetAt" END
      RETURNING "bucket", "count", "resetAt")
    SELECT k."companyId", k."id", k."name", k."scopes", k."stale", k."place"::int, hit."count", hit."resetAt"
    FROM k JOIN hit USING ("bucket")`,
  shared: true,
};

type Found = KeyRow & { place: number; count: number; resetAt: Date };

/** Requests of one event-loop tick with the same key and limit. */
type Group = { hash: Buffer; limit: LimitName; times: number; caller?: Caller; window?: Window };

/** For counting in the database: one statement finds and counts all requests of an event-loop tick. */
export function countInOneStatement(database: Database): CountCaller {
  const count = async (asked: { key: string; limit: LimitName }[]) => {
    const groups = new Map<string, Group>();
    const requests = asked.map(({ key, limit }) => {
      const name = `${limit}:${key}`;
      const group: Group = groups.get(name) ?? { hash: hashKey(key), limit, times: 0 };
      groups.set(name, group);
      group.times += 1;
      return { group, ordinal: group.times };
    });
    const lists = [...groups.values()];
    const hashes = lists.map(({ hash }) => hash);
    const limits = lists.map(({ limit }) => limit);
    const times = lists.map((group) => group.times);
    for (const row of await database.sql<Found>(FIND_KEYS_AND_HIT, [hashes, limits, times])) {
      const window = { count: row.count, resetAt: row.resetAt.getTime() };
      Object.assign(lists[row.place - 1] ?? {}, { caller: toCaller(database, row), window });
    }
    return requests.map(
      ({ group: { caller, window, times: total }, ordinal }) =>
        caller && window && { caller, window: { ...window, count: window.count - total + ordinal } },
    );
  };
  const countInBatch = batched(count, MAX_BATCH);
  return (key, limit) => countInBatch({ key, limit });
}
