import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../database/database';
import { shippedMigrations } from '../database/migrate';
import type { Database } from '../database/types';
import { createServerDatabase } from './database';

/** A database with the schema just before a migration, and `apply`, which runs only that migration. The caller closes the database. */
export async function openBefore(migration: string): Promise<{ database: Database; apply: () => Promise<void> }> {
  const url = await createServerDatabase();
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: 'memory://' });
  const connection = await database.adapter.connect();
  const run = (name: string) =>
    connection.executeScript(readFileSync(join('prisma/migrations', name, 'migration.sql'), 'utf8'));
  for (const name of shippedMigrations()) {
    if (name === migration) return { database, apply: () => run(name) };
    await run(name);
  }
  throw new Error(`${migration} is no migration`);
}
