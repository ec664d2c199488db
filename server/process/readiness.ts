import type { Database } from '../database/database';
import { shippedMigrations } from '../database/migrate';
import { log } from '../kernel/log';

const ANSWER_WITHIN_MS = 3_000;

const APPLIED = {
  name: 'applied_migrations',
  text: 'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
};

let shipped: string[] | undefined;

export type Readiness = { database: 'ok' | 'failing'; migrations: 'ok' | 'missing' | 'unknown' };

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS).unref();
  });
}

/** Asks the database whether it answers and has every migration of this version. Never throws; the cause goes to the log. */
export async function checkReadiness(database: Database): Promise<Readiness> {
  try {
    const rows = await Promise.race([database.sql<{ name: string }>(APPLIED, []), timeout()]);
    const applied = new Set(rows.map(({ name }) => name));
    // Read once: files that a later version puts in place while this one runs are not this one's.
    shipped ??= shippedMigrations();
    const complete = shipped.every((name) => applied.has(name));
    return { database: 'ok', migrations: complete ? 'ok' : 'missing' };
  } catch (error) {
    log.warn({ err: error }, 'not ready: the database does not answer');
    return { database: 'failing', migrations: 'unknown' };
  }
}
