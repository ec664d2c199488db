import { statfs } from 'node:fs/promises';
import { type Layout, readLayout } from '../database/layout';
import { shippedMigrations } from '../database/migrate';
import type { Database } from '../database/types';
import { ranOutOfSpace } from '../database/unavailable';
import type { UnavailableCause } from '../platform/causes';
import { inTime } from '../platform/in-time';
import { log } from '../platform/log';

const ANSWER_WITHIN_MS = 2_000;

const APPLIED = {
  name: 'applied_migrations',
  text: 'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
};

let shipped: string[] | undefined;

export type Readiness = {
  checks: { database: 'ok' | 'full' | 'failing'; migrations: 'ok' | 'missing' | 'unknown' };
  /** The layout of the companies: on one node or several; undefined when the database does not answer. */
  layout?: Layout;
};

/** The cause that makes a process with these checks not ready; undefined if it is ready. */
export function causeOfChecks({ database, migrations }: Readiness['checks']): UnavailableCause | undefined {
  if (database !== 'ok') return database === 'full' ? 'disk_full' : 'database';
  return migrations === 'ok' ? undefined : 'migrations';
}

/** With less free disk space, the embedded database counts as full, because it needs more than this between checkpoints. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** True while the disk is full, according to the latest errors of the database or the free space of the data directory. */
async function isFull({ dir }: Database): Promise<boolean> {
  if (ranOutOfSpace()) return true;
  if (!dir) return false;
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize < MIN_FREE_BYTES;
}

/** Runs the queries one after the other, so that a probe takes one connection. */
const ask = async (database: Database) =>
  [await database.sql<{ name: string }>(APPLIED, []), await readLayout(database)] as const;

/**
 * Checks whether the database answers, can save and has every migration of this version, and reads how its companies are distributed.
 * Never throws; the cause goes to the log.
 */
export async function checkReadiness(database: Database): Promise<Readiness> {
  try {
    const [rows, layout] = await inTime(ask(database), ANSWER_WITHIN_MS);
    const applied = new Set(rows.map(({ name }) => name));
    // Read once, because an upgrade may replace the files while this version still runs.
    shipped ??= shippedMigrations();
    const complete = shipped.every((name) => applied.has(name));
    const state = (await isFull(database)) ? 'full' : 'ok';
    return { checks: { database: state, migrations: complete ? 'ok' : 'missing' }, layout };
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer');
    return { checks: { database: 'failing', migrations: 'unknown' } };
  }
}
