import { join } from 'node:path';
import { openDataDir } from '../platform/data-dir';
import { SettingsError } from '../platform/env';
import { takeLock } from '../platform/process-lock.mjs';
import { type DatabaseSettings, openDatabase } from './database';
import { migrate } from './migrate';
import { withMigrationLock } from './migration-lock';
import { recordUtc } from './time-repair/record';
import type { Database } from './types';

const MIN_POSTGRES_VERSION = 14;

/** Another process has the embedded database open. */
export class DatabaseInUseError extends Error {}

/** An open database at the newest schema; `applied` names the migrations that this start applied. */
export type MigratedDatabase = { database: Database; applied: string[] };

const RECORDED = {
  name: 'migrations_recorded',
  text: `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "recorded"`,
};
const FORGET_INTERRUPTED = {
  name: 'forget_interrupted_migrations',
  text: `
    UPDATE _prisma_migrations SET rolled_back_at = now()
    WHERE finished_at IS NULL AND rolled_back_at IS NULL AND logs IS NULL AND applied_steps_count = 0`,
};

/**
 * Applies the missing migrations. The caller ensures that no other process does so at the same time.
 * A process that is killed during a migration leaves only a record of the migration's start: its script is one transaction.
 */
async function bringUpToDate(database: Database): Promise<string[]> {
  const [row] = await database.sql<{ recorded: boolean }>(RECORDED, []);
  if (row?.recorded) await database.sql(FORGET_INTERRUPTED, []);
  const applied = await migrate(database.adapter);
  await recordUtc(database);
  return applied;
}

/** @throws SettingsError when the server's major version is too old */
export function checkVersion(version: number): void {
  if (version < MIN_POSTGRES_VERSION)
    throw new SettingsError(`DATABASE_URL: PostgreSQL ${MIN_POSTGRES_VERSION} or newer is needed, this is ${version}`);
}

/** Replicas that start together migrate one after the other. */
async function migrateServer(url: string, database: Database): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    checkVersion(rows[0]?.version ?? 0);
    return bringUpToDate(database);
  });
}

async function openMigratedServer(url: string, settings: DatabaseSettings): Promise<MigratedDatabase> {
  const database = await openDatabase(settings);
  try {
    return { database, applied: await migrateServer(url, database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openMigratedEmbedded(settings: DatabaseSettings): Promise<MigratedDatabase> {
  if (settings.DOCENT_DATA_DIR.startsWith('memory://')) {
    const database = await openDatabase(settings);
    return { database, applied: await bringUpToDate(database) };
  }
  const dir = openDataDir(settings.DOCENT_DATA_DIR);
  const lock = takeLock(join(dir, 'lock'));
  if ('holder' in lock)
    throw new DatabaseInUseError(
      `The embedded database in ${dir} is in use by process ${lock.holder.pid}. Stop it first, or set DATABASE_URL.`,
    );
  try {
    const database = await openDatabase(settings);
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { database: { ...database, close }, applied: await bringUpToDate(database) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database that the settings name and brings it to the newest schema. The embedded one is locked against
 * other processes until `db.close()`.
 * @throws DatabaseInUseError when another process has the embedded database open.
 * @throws SettingsError when PostgreSQL cannot be reached or is older than 14.
 */
export async function openMigratedDatabase(settings: DatabaseSettings): Promise<MigratedDatabase> {
  return settings.DATABASE_URL ? openMigratedServer(settings.DATABASE_URL, settings) : openMigratedEmbedded(settings);
}
