import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { PrismaClient } from '../generated/prisma/client';
import type { Env } from '../platform/env';
import { limitsOf, type QuotaSettings } from '../platform/quota-limits';
import { keepByteOrderMarks } from './byte-order-marks';
import { migrationAdapter } from './migration-adapter';
import type { Database, Statement } from './types';

/** The settings that select the database. */
export type DatabaseSettings = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DOCENT_DATA_DIR'> &
  Partial<Pick<Env, 'DOCENT_WAIT_FACTOR'>> &
  QuotaSettings;

/** The handle of a PGlite that is open. */
export async function embeddedDatabase(client: PGlite, waitFactor = 1): Promise<Database> {
  const { PrismaPGlite } = await import('pglite-prisma-adapter');
  keepByteOrderMarks(client);
  // As in the sessions of a server: the data folder may come from a database that had other defaults.
  await client.exec(`SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'`);
  const adapter = new PrismaPGlite(client);
  const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait: 30_000, timeout: 30_000 } });
  return {
    kind: 'embedded',
    connections: 1,
    waitFactor,
    prisma,
    background: prisma,
    adapter: migrationAdapter(adapter, (script) => client.exec(script)),
    isChanging: async () => false,
    sql: async <Row>(statement: Statement, params: unknown[]) => (await client.query<Row>(statement.text, params)).rows,
    close: async () => {
      await prisma.$disconnect();
      await client.close();
    },
  };
}

/**
 * Nothing runs while files are copied, so the copy is in the state that a crash would leave, from which the database recovers. It does
 * not contain the changes of uncommitted transactions.
 */
async function copyFolder(client: PGlite, from: string, to: string): Promise<void> {
  await client.exec('CHECKPOINT');
  await client.runExclusive(() => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE }));
}

/** Opens PGlite in `dir`, or in memory for `memory://`. The caller holds the folder's lock. */
async function openEmbedded(dir: string, waitFactor?: number): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(dir);
  const database = await embeddedDatabase(client, waitFactor);
  return dir.startsWith('memory://') ? database : { ...database, dir, copyTo: (to) => copyFolder(client, dir, to) };
}

/** Opens the database that the settings name. Applies no migrations and takes no lock: see `openMigratedDatabase`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return { ...(await openAsNamed(settings)), quotas: limitsOf(settings) };
}

async function openAsNamed(settings: DatabaseSettings): Promise<Database> {
  if (settings.DATABASE_URL) {
    const { openPostgres } = await import('./postgres');
    return openPostgres(settings.DATABASE_URL, settings.DATABASE_POOL, { waitFactor: settings.DOCENT_WAIT_FACTOR });
  }
  const memory = settings.DOCENT_DATA_DIR.startsWith('memory://');
  return openEmbedded(
    memory ? settings.DOCENT_DATA_DIR : `${settings.DOCENT_DATA_DIR}/db`,
    settings.DOCENT_WAIT_FACTOR,
  );
}
