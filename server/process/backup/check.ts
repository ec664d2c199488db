import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../database/database';
import { shippedMigrations } from '../../database/migrate';
import type { Database } from '../../database/types';
import { decryptKey } from '../../features/accounts/api-keys/crypto';
import { SettingsError } from '../../platform/env';
import { DATABASE, SECRET } from './places';

/** The contents of a backup. */
export type Contents = { companies: number; tables: number; rows: number; migration: string; hasSecret: boolean };

const MIGRATIONS = {
  name: 'backup_migrations',
  text: 'SELECT migration_name AS "name" FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
};
const TABLES = {
  name: 'backup_tables',
  text: `SELECT quote_ident(tablename) AS "name" FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
};

/** Reads every row of every table, so that a damaged page of the database is found now. */
async function countRows(database: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await database.sql<{ name: string }>(TABLES, [])) {
    const [row] = await database.sql<{ rows: number }>(
      { name: `backup_count_${name}`, text: `SELECT count(t.*)::int AS "rows" FROM ${name} t` },
      [],
    );
    counts.set(name, row?.rows ?? 0);
  }
  return counts;
}

/** @throws SettingsError where keys were encrypted with another secret */
async function checkSecret({ prisma }: Database, secret: string | undefined): Promise<void> {
  const key = await prisma.apiKey.findFirst({ orderBy: { id: 'desc' } });
  if (!key) return;
  if (!secret)
    throw new SettingsError('DOCENT_SECRET: is missing, and the API keys of this backup cannot be read without it');
  try {
    decryptKey(secret, key.companyId, key.secret);
  } catch {
    throw new SettingsError('DOCENT_SECRET: is not the one that the API keys of this backup were encrypted with');
  }
}

/**
 * Opens the copy in `dir` and reads all of it. The caller ensures that no other process has it open.
 * @param secret the value of DOCENT_SECRET; default: the secret file in the folder
 * @throws SettingsError when the copy is from a later version or was encrypted with another secret; any error when it cannot be read
 */
export async function checkCopy(dir: string, secret?: string): Promise<Contents> {
  const database = await openDatabase({ DATABASE_POOL: 1, DOCENT_DATA_DIR: dir });
  try {
    const migrations = (await database.sql<{ name: string }>(MIGRATIONS, [])).map(({ name }) => name);
    const shipped = new Set(shippedMigrations());
    const later = migrations.filter((name) => !shipped.has(name));
    if (later.length)
      throw new SettingsError(`The backup is of a later version of Docent than this one: it has ${later.join(', ')}.`);
    const file = join(dir, SECRET);
    const hasSecret = existsSync(file);
    await checkSecret(database, secret ?? (hasSecret ? readFileSync(file, 'utf8').trim() : undefined));
    const counts = await countRows(database);
    return {
      companies: counts.get('"Company"') ?? 0,
      tables: counts.size,
      rows: [...counts.values()].reduce((sum, rows) => sum + rows, 0),
      migration: migrations.at(-1) ?? '',
      hasSecret,
    };
  } finally {
    await database.close();
  }
}

/** True when `dir` holds an embedded database. */
export const hasDatabase = (dir: string): boolean => existsSync(join(dir, DATABASE, 'PG_VERSION'));
