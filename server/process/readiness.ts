import { statfs } from 'node:fs/promises';
import type { Database } from '../database/database';
import { shippedMigrations } from '../database/migrate';
import { ranOutOfSpace } from '../database/unavailable';
import { inTime } from '../kernel/in-time';
import { log } from '../kernel/log';

const ANSWER_WITHIN_MS = 2_000;

const APPLIED = {
  name: 'applied_migrations',
  text: 'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
};

let shipped: string[] | undefined;

export type Readiness = {
  database: 'ok' | 'full' | 'failing';
  migrations: 'ok' | 'missing' | 'unknown';
};

/** Bytes; the embedded database writes more than that before it makes room again. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** True while nothing can be saved for lack of space: the folder's disk is full, or the server has told so a moment ago. */
async function isFull({ dir }: Database): Promise<boolean> {
  if (ranOutOfSpace()) return true;
  if (!dir) return false;
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize < LEAST_ROOM;
}

/** Asks the database whether it answers, can save and has every migration of this version. Never throws; the cause goes to the log. */
export async function checkReadiness(database: Database): Promise<Readiness> {
  try {
    const rows = await inTime(database.sql<{ name: string }>(APPLIED, []), ANSWER_WITHIN_MS);
    const applied = new Set(rows.map(({ name }) => name));
    // Read once: files that a later version puts in place while this one runs are not this one's.
    shipped ??= shippedMigrations();
    const complete = shipped.every((name) => applied.has(name));
    return { database: (await isFull(database)) ? 'full' : 'ok', migrations: complete ? 'ok' : 'missing' };
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer');
    return { database: 'failing', migrations: 'unknown' };
  }
}
