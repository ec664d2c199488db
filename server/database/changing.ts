import type { Pool } from 'pg';
import { MIGRATION_LOCK } from './migration-lock';

/** The first number that a table may have which is not the system's own. */
const FIRST_OWN = 16_384;

// The lock alone may belong to an idle process. Statements wait only if a table is locked as well.
const IS_HELD = {
  name: 'tables_are_changed',
  text: `
    WITH held AS (
      SELECT * FROM pg_locks WHERE "granted" AND "database" = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
    SELECT EXISTS (
      SELECT FROM held WHERE "locktype" = 'advisory' AND ("classid", "objid", "objsubid") = (0, ${MIGRATION_LOCK}, 1)
    ) AND EXISTS (
      SELECT FROM held WHERE "locktype" = 'relation' AND "mode" = 'AccessExclusiveLock' AND "relation" >= ${FIRST_OWN}
    ) AS "held"`,
};

const ASK_AGAIN_MS = 100;
/** How long a change of the tables counts as recent, since queued statements fail some time after its end. */
const REMEMBERED_MS = 5_000;

/**
 * Tells whether a process migrates this database or moves its tables at this moment. Asked where a statement waited in vain; never throws.
 * @param pool of a connection that no request uses: those may all be waiting
 */
export function watchChanges(pool: Pool): () => Promise<boolean> {
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
      // A database that does not even answer this is not being changed: it is away.
      asking = ask().catch(() => {});
    }
    await asking;
    return performance.now() - seenAt < REMEMBERED_MS;
  };
}
