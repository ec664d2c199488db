import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../server/database/database';
import { distributeDatabase } from '../server/database/distribute';
import { migrate } from '../server/database/migrate';
import type { Database } from '../server/database/types';
import { createCitusDatabase, dropCitusDatabases } from '../server/testing/citus';

export type Scratch = { database: Database; url: string; drop: () => Promise<void> };

const newName = () => `docent_bench_${randomBytes(4).toString('hex')}`;

async function openMigrated(url: string, poolSize = 4): Promise<Database> {
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: poolSize, DOCENT_DATA_DIR: '' });
  await migrate(database.adapter);
  return database;
}

/** Creates an empty database of Docent, distributed by company, on the cluster whose coordinator has this URL. */
export async function openScratchOnCluster(clusterUrl: string): Promise<Scratch> {
  const name = newName();
  const url = await createCitusDatabase(clusterUrl, name);
  const database = await openMigrated(url);
  await distributeDatabase(url);
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await dropCitusDatabases(clusterUrl, name);
    },
  };
}

/** Creates an empty database of Docent on the server of DATABASE_URL; without it, a server is started. */
export async function openScratch(poolSize?: number): Promise<Scratch> {
  const own = process.env.DATABASE_URL
    ? undefined
    : await import('../server/testing/postgres').then(({ startPostgres }) =>
        startPostgres(['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=8GB']),
      );
  const adminUrl = process.env.DATABASE_URL ?? own?.url ?? '';
  const name = newName();
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE "${name}"`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();
  const database = await openMigrated(url, poolSize);
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`);
      await admin.end();
      await own?.stop();
    },
  };
}
