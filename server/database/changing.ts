import type { Pool } from 'pg';
import { MIGRATION_LOCK } from './migration-lock';

/** The lowest OID of a table that is not in the system catalog. */
const FIRST_USER_OID = 16_384;

// An idle process may hold the migration lock. Statements wait only if a table is locked as well.
const IS_HELD = {
  name: 'tables_are_changed',
  text: `
    WITH held AS (
      SELECT * FROM pg_locks WHERE "granted" AND "database" = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT EXISTS (
      SELECT FROM held WHERE "locktype" = 'advisory' AND ("classid", "objid", "objsubid") = (0, ${MIGRATION_LOCK}, 1)
    ) AND EXISTS (
      SELECT FROM held WHERE "locktype" = 'relation' AND "mode" = 'AccessExclusiveLock' AND "relation" >= ${FIRST_USER_OID}
    ) AS "held"`,
};

const ASK_AGAIN_MS = 100;
/** How long a change of the tables counts as recent, since queued statements fail some time after its end. */
const REMEMBERED_MS = 5_000;

/**
 * @param pool a pool that no request uses: the connections of requests may all be waiting
 * @returns a function that tells whether a process now migrates this database or moves its tables; it is called when a statement timed out,
 *   and never throws
 */
export function watchSchemaChanges(pool: Pool): () => Promise<boolean> {
  let seenAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking = Promise.resolve();
  const ask = async () => {
    const { rows } = await pool.query<{ held: boolean }>(IS_HELD);
    if (rows[0]?.held) seenAt = performance.now();
  };
  return async () => {
    if (performance.now() - askedAt > ASK_AGAIN_MS) {
      askedAt = performance.now();
      // A database that does not answer this query is unavailable, not being changed.
      asking = ask().catch(() => {});
    }
    await asking;
    return performance.now() - seenAt < REMEMBERED_MS;
  };
}
