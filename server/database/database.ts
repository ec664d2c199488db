import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { PrismaClient } from '../generated/prisma/client';
import type { Env } from '../kernel/env';
import { log } from '../kernel/log';
import { type MigrationAdapter, migrationAdapter } from './migration-adapter';

/** A named SQL statement, prepared once per connection. */
export type Statement = { name: string; text: string };

/** Runs a statement outside Prisma's query planner: for the few that every request needs. */
export type RunSql = <Row>(statement: Statement, params: unknown[]) => Promise<Row[]>;

export type Database = {
  kind: 'embedded' | 'server';
  prisma: PrismaClient;
  sql: RunSql;
  adapter: MigrationAdapter;
  close: () => Promise<void>;
};

async function openServer(url: string, poolSize: number): Promise<Database> {
  const { Pool, types } = await import('pg');
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const pool: Pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Sums and counts come as int8; all of ours fit a number.
    types: {
      getTypeParser: (oid, format) => (oid === 20 && format !== 'binary' ? Number : types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  const adapter = new PrismaPg(pool);
  const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait: 30_000, timeout: 30_000 } });
  return {
    kind: 'server',
    prisma,
    // Without parameters a text of many statements is one implicit transaction.
    adapter: migrationAdapter(new PrismaPg({ connectionString: url, max: 1 }), (script) => pool.query(script)),
    sql: async (statement, values) => (await pool.query({ ...statement, values })).rows,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** The handle of a PGlite that is open. */
export async function embeddedDatabase(client: PGlite): Promise<Database> {
  const { PrismaPGlite } = await import('pglite-prisma-adapter');
  const adapter = new PrismaPGlite(client);
  const prisma = new PrismaClient({ adapter, transactionOptions: { maxWait: 30_000, timeout: 30_000 } });
  return {
    kind: 'embedded',
    prisma,
    adapter: migrationAdapter(adapter, (script) => client.exec(script)),
    sql: async <Row>(statement: Statement, params: unknown[]) => (await client.query<Row>(statement.text, params)).rows,
    close: async () => {
      await prisma.$disconnect();
      await client.close();
    },
  };
}

/** Opens PGlite in `dir`, or in memory for `memory://`. The caller holds the folder's lock. */
async function openEmbedded(dir: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  return embeddedDatabase(await PGlite.create(dir));
}

/** Opens the database that the settings name. Applies no migrations and takes no lock: see `openMigratedDatabase`. */
export async function openDatabase(
  settings: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DOCENT_DATA_DIR'>,
): Promise<Database> {
  if (settings.DATABASE_URL) return openServer(settings.DATABASE_URL, settings.DATABASE_POOL);
  const memory = settings.DOCENT_DATA_DIR.startsWith('memory://');
  return openEmbedded(memory ? settings.DOCENT_DATA_DIR : `${settings.DOCENT_DATA_DIR}/db`);
}
