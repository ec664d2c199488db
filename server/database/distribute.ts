import type { Client } from 'pg';
import { SettingsError } from '../platform/env';
import { hasCitus, LAYOUT, misplacedIn, type Place, readPlaces, readSize } from './layout';
import { withMigrationLock } from './migration-lock';
import type { RunSql } from './types';

type Placed = { table: string; place: Place };
/** The result of `distributeDatabase`: the distributed tables, and the nodes and shards of the companies. */
export type Distribution = { moved: Placed[]; nodes: number; shards: number };

const [FIRST] = LAYOUT.distributed;
const colocated = (table: string): string => (table === FIRST ? '' : `, colocate_with => '"${FIRST}"'`);

/** The statements that distribute tables, in the order that Citus requires: referenced tables first. */
const MOVES = {
  reference: (table: string) => `SELECT create_reference_table('"${table}"')`,
  distributed: (table: string) => `SELECT create_distributed_table('"${table}"', 'companyId'${colocated(table)})`,
};

// Locks tables and all tables with foreign keys, or none of them: if one lock is not free within a short time, all are released and
// requested again, so that replicas keep running.
const lockAll = (tables: string[]): string => `DO $$ DECLARE
  list text;
  before text := current_setting('lock_timeout');
  started timestamptz := clock_timestamp();
BEGIN
  PERFORM set_config('lock_timeout', '300ms', true);
  SELECT string_agg(DISTINCT format('%s', c.oid::regclass), ', ') INTO list FROM pg_class c
  WHERE c.relnamespace = current_schema()::regnamespace AND (c.relname = ANY('{${tables.join()}}')
    OR EXISTS (SELECT FROM pg_constraint k WHERE k.contype = 'f' AND c.oid IN (k.conrelid, k.confrelid)));
  LOOP
    BEGIN
      EXECUTE 'LOCK TABLE ' || list || ' IN ACCESS EXCLUSIVE MODE';
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF clock_timestamp() > started + interval '5 minutes' THEN RAISE; END IF;
      PERFORM pg_sleep(0.2 + random() * 0.3);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', before, true);
END $$`;

async function requireCoordinator(sql: RunSql): Promise<void> {
  if (!(await hasCitus({ sql })))
    throw new SettingsError('This database has no Citus, so its companies stay on one node. Nothing was changed.');
  const text = 'SELECT citus_is_coordinator() AS "coordinator"';
  const [row] = await sql<{ coordinator: boolean }>({ name: 'is_coordinator', text }, []);
  if (!row?.coordinator)
    throw new SettingsError(
      'DATABASE_URL names a worker of Citus; it has to name the coordinator. Nothing was changed.',
    );
}

/** Runs all moves in one transaction. */
async function moveTables(client: Client, placed: Placed[]): Promise<void> {
  await client.query('BEGIN');
  await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
  await client.query(lockAll(placed.map(({ table }) => table)));
  for (const place of ['reference', 'distributed'] as const)
    for (const { table } of placed.filter((one) => one.place === place)) await client.query(MOVES[place](table));
  // Citus keeps a local copy of the rows, which later deletions would not reach.
  for (const { table } of placed)
    await client.query(`SELECT truncate_local_data_after_distributing_table('"${table}"')`);
  await client.query('COMMIT');
}

/**
 * Distributes the tables over the nodes of Citus according to `LAYOUT`, also on a database with data and while replicas serve. It runs in
 * one transaction under the migration lock, and does nothing if every table is in its place. Requests wait while it copies.
 * @throws SettingsError without Citus, or on a worker
 */
export async function distributeDatabase(url: string): Promise<Distribution> {
  return withMigrationLock(url, async (client) => {
    const sql: RunSql = async ({ text }, values) => (await client.query(text, values)).rows;
    await requireCoordinator(sql);
    const moved = misplacedIn(await readPlaces({ sql })).filter(({ place }) => place !== 'local');
    if (moved.length) await moveTables(client, moved);
    return { moved, ...(await readSize({ sql })) };
  });
}
