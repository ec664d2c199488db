import { join } from 'node:path';
import { Client } from 'pg';
import { openDataDir } from '../kernel/data-dir';
import { type Env, SettingsError } from '../kernel/env';
import { takeLock } from '../kernel/process-lock.mjs';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';

const OLDEST_POSTGRES = 14;
/** Any number does, as long as every version of Docent uses the same. */
const MIGRATION_LOCK = 7_236_836;

type StoreSettings = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DOCENT_DATA_DIR'>;

/** The embedded database is another process's. */
export class StoreInUseError extends Error {}

/** An open database at the newest schema; `applied` names the migrations that this start brought. */
export type Store = { db: Database; applied: string[] };

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
 * Applies what is missing. The caller sees to it that no other process does.
 * A process that was killed during a migration leaves a record of its start; the script itself, being one transaction, has left nothing.
 */
async function bringUpToDate(db: Database): Promise<string[]> {
  const [row] = await db.sql<{ recorded: boolean }>(RECORDED, []);
  if (row?.recorded) await db.sql(FORGET_INTERRUPTED, []);
  return migrate(db.adapter);
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingsError(`DATABASE_URL: cannot connect to PostgreSQL (${message || code})`);
  }
}

/** @throws SettingsError when the server's major version is too old */
export function checkVersion(version: number): void {
  if (version < OLDEST_POSTGRES)
    throw new SettingsError(`DATABASE_URL: PostgreSQL ${OLDEST_POSTGRES} or newer is needed, this is ${version}`);
}

/** Replicas that start together migrate one after the other. */
async function migrateServer(url: string, db: Database): Promise<string[]> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    checkVersion(rows[0]?.version ?? 0);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await bringUpToDate(db);
  } finally {
    await client.end();
  }
}

async function openServerStore(url: string, settings: StoreSettings): Promise<Store> {
  const db = await openDatabase(settings);
  try {
    return { db, applied: await migrateServer(url, db) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openEmbeddedStore(settings: StoreSettings): Promise<Store> {
  if (settings.DOCENT_DATA_DIR.startsWith('memory://')) {
    const db = await openDatabase(settings);
    return { db, applied: await bringUpToDate(db) };
  }
  const dir = openDataDir(settings.DOCENT_DATA_DIR);
  const lock = takeLock(join(dir, 'lock'));
  if ('holder' in lock)
    throw new StoreInUseError(
      `The embedded database in ${dir} is in use by process ${lock.holder.pid}. Stop it first, or set DATABASE_URL.`,
    );
  try {
    const db = await openDatabase(settings);
    const close = async () => {
      await db.close();
      lock.release();
    };
    return { db: { ...db, close }, applied: await bringUpToDate(db) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database that the settings name and brings it to the newest schema. The embedded one is locked against
 * other processes until `db.close()`.
 * @throws StoreInUseError when another process has the embedded database open.
 * @throws SettingsError when PostgreSQL cannot be reached or is older than 14.
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  return settings.DATABASE_URL ? openServerStore(settings.DATABASE_URL, settings) : openEmbeddedStore(settings);
}
