import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { PrismaClient } from '../generated/prisma/client';
import type { Env } from '../platform/env';
import { limitsOf, type QuotaLimits, type QuotaSettings } from '../platform/quota-limits';
import { type MigrationAdapter, migrationAdapter } from './migration-adapter';

/**
 * A named SQL statement, prepared once per connection. `shared`: it is fast, and may run on a pipelined connection. `each`: the types of
 * its parameters, for a look-up of at most one row; concurrent look-ups are batched into one statement.
 */
export type Statement = { name: string; text: string; shared?: boolean; each?: readonly string[] };

/** Runs a statement outside Prisma's query planner: for the few that every request needs. */
export type RunSql = <Row>(statement: Statement, params: unknown[]) => Promise<Row[]>;

/** The connections of a pool at this moment; `waiting`: requests that wait for one. */
export type PoolUse = { name: string; used: number; idle: number; most: number; waiting: number };

export type Database = {
  kind: 'embedded' | 'server';
  /** The folder of the embedded one, unless it lives in memory. */
  dir?: string;
  /** Copies the data directory of the embedded database to `to` as a consistent snapshot; statements wait. */
  copyTo?: (to: string) => Promise<void>;
  /** The connection URL, for code that opens its own connection. */
  url?: string;
  /** The maximum concurrent statements. */
  connections: number;
  /** The pools of a server's connections. */
  pools?: () => PoolUse[];
  /** Multiplies how long a request waits for its turn, a connection, a lock and a statement before it is refused. */
  waitFactor: number;
  /** The quotas of each company; undefined without limits. */
  quotas?: QuotaLimits;
  prisma: PrismaClient;
  /** For background work, which may take longer than a request. */
  background: PrismaClient;
  sql: RunSql;
  adapter: MigrationAdapter;
  /** True while another process migrates the database or moves tables to other nodes. Never throws. */
  isChanging: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** The settings that select the database. */
export type DatabaseSettings = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DOCENT_DATA_DIR'> &
  Partial<Pick<Env, 'DOCENT_WAIT_FACTOR'>> &
  QuotaSettings;

/** The handle of a PGlite that is open. */
export async function embeddedDatabase(client: PGlite, waitFactor = 1): Promise<Database> {
  const { PrismaPGlite } = await import('pglite-prisma-adapter');
  // As the sessions of a server: its folder may come from a database that had other defaults.
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
 * Nothing runs while files are copied, so the copy is what a crash at this moment would leave: the database recovers from it. What a
 * transaction under way has done so far is not in it.
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
