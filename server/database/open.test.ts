import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SettingsError } from '../platform/env';
import { createServerDatabase } from '../testing/database';
import { temporaryDir } from '../testing/process';
import { migratedDataDir } from '../testing/snapshot';
import { shippedMigrations } from './migrate';
import { checkVersion, DatabaseInUseError, openMigratedDatabase } from './open';
import type { Database } from './types';

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(DATABASE_URL: string | undefined, DOCENT_DATA_DIR: string) {
  const migrated = await openMigratedDatabase({ DATABASE_URL, DATABASE_POOL: 2, DOCENT_DATA_DIR });
  opened.push(migrated.database);
  return migrated;
}

test('the first opening applies every migration, the second none, and rows stay', async () => {
  const [url, dir] = [await createServerDatabase(), temporaryDir()];
  const first = await open(url, dir);
  expect(first.applied).toEqual(shippedMigrations());
  await first.database.prisma.company.create({ data: { name: 'Kept', clientToken: 'ct' } });
  await opened.pop()?.close();
  const second = await open(url, dir);
  expect(second.applied).toEqual([]);
  expect(await second.database.prisma.company.findMany()).toMatchObject([{ name: 'Kept' }]);
});

const AS_IF_KILLED = `
  DO $$ DECLARE victim text; BEGIN
    FOR victim IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      LOOP EXECUTE format('DROP TABLE %I CASCADE', victim); END LOOP;
    DROP TYPE "Role";
    UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0;
  END $$`;

test('a migration that was cut off is applied at the next opening', async () => {
  const [url, dir] = [await createServerDatabase(), temporaryDir()];
  const { database } = await open(url, dir);
  await database.sql({ name: 'as_if_killed', text: AS_IF_KILLED }, []);
  await opened.pop()?.close();
  expect((await open(url, dir)).applied).toEqual(shippedMigrations());
});

test('a script that fails is rolled back', async () => {
  const { database } = await open(await createServerDatabase(), temporaryDir());
  const connection = await database.adapter.connect();
  const script = `CREATE TABLE half (text TEXT DEFAULT 'a;b'); SELECT no_such_column`;
  await expect(connection.executeScript(script)).rejects.toThrow();
  await database.adapter.dispose();
  const look = { name: 'look', text: `SELECT to_regclass('half') IS NULL AS "gone"` };
  expect(await database.sql(look, [])).toEqual([{ gone: true }]);
});

test('replicas that start together migrate once', async ({ skip }) => {
  const url = await createServerDatabase();
  if (!url) return skip('embedded has one process only');
  const replicas = await Promise.all([1, 2, 3, 4].map(() => open(url, '')));
  expect(replicas.flatMap(({ applied }) => applied)).toEqual(shippedMigrations());
});

test('an embedded database that is open cannot be opened again until it is closed', async () => {
  const dir = await migratedDataDir();
  await open(undefined, dir);
  const second = open(undefined, dir);
  await expect(second).rejects.toThrow(DatabaseInUseError);
  await expect(second).rejects.toThrow(
    `The embedded database in ${dir} is in use by process ${process.pid}. Stop it first, or set DATABASE_URL.`,
  );
  await opened.pop()?.close();
  await open(undefined, dir);
});

test('a failed opening leaves no lock behind', async () => {
  const dir = temporaryDir();
  writeFileSync(join(dir, 'db'), 'not a folder');
  await expect(open(undefined, dir)).rejects.not.toThrow(DatabaseInUseError);
  await expect(open(undefined, dir)).rejects.not.toThrow(DatabaseInUseError);
});

test('a server that cannot be reached gives a one-line error', async () => {
  const refused = open('postgresql://unknown@127.0.0.1:1/none', '');
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(/^DATABASE_URL: cannot connect to PostgreSQL \(.+\)$/);
});

test('PostgreSQL 14 is new enough, 13 is not', () => {
  expect(() => checkVersion(14)).not.toThrow();
  expect(() => checkVersion(13)).toThrow(/^DATABASE_URL: PostgreSQL 14 or newer is needed, this is 13$/);
});
