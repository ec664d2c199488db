import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hashFiles } from '../../scripts/prepare/inputs.mjs';
import { embeddedDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import type { Database } from '../database/types';
import { temporaryDir } from './process';

const DIR = join('.build', 'snapshots');

const path = (): string => join(DIR, `${hashFiles(process.cwd(), ['prisma/migrations', 'package-lock.json'])}.tar`);

/** Creates the embedded database that tests start from, which takes ten seconds. Does nothing if it exists. */
export default async function takeSnapshot(): Promise<void> {
  if (statSync(path(), { throwIfNoEntry: false })) return;
  const client = await PGlite.create();
  const database = await embeddedDatabase(client);
  await migrate(database.adapter);
  const copy = await client.dumpDataDir('none');
  await database.close();
  mkdirSync(DIR, { recursive: true });
  // Unfinished files of this snapshot are kept: another run may be writing one.
  const isOlder = (name: string) => !name.startsWith(basename(path()));
  for (const older of readdirSync(DIR).filter(isOlder)) rmSync(join(DIR, older), { force: true });
  const unfinished = `${path()}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, path());
}

/** A migrated embedded database, in memory or in a new folder. */
export async function openSnapshot(dataDir = 'memory://', waitFactor?: number): Promise<Database> {
  const client = await PGlite.create({ dataDir, loadDataDir: new Blob([readFileSync(path())]) });
  return embeddedDatabase(client, waitFactor);
}

/** A data directory with a migrated database without data, as `npm start` creates it. It is removed after the test. */
export async function migratedDataDir(): Promise<string> {
  const dir = temporaryDir();
  const database = await openSnapshot(join(dir, 'db'));
  await database.close();
  return dir;
}
