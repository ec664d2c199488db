import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { Scope } from '../auth/scopes';
import { companyDb } from '../database/company-db';
import { distributeDatabase } from '../database/distribute';
import { openMigratedDatabase } from '../database/open';
import type { Database } from '../database/types';
import { createKey } from '../features/accounts/api-keys/service';
import { createCompany } from '../features/accounts/companies/companies';
import { createCitusDatabase } from './citus';
import './setup-citus';
import './setup-postgres';
import { openSnapshot } from './snapshot';
import { createDatabase } from './template';

/**
 * A new, empty database on the server of this run; undefined in the embedded run.
 * @param locale the locale options of `CREATE DATABASE`, such as `LOCALE 'C'`; default: the locale of the server
 */
export async function createServerDatabase(locale?: string): Promise<string | undefined> {
  const server = inject('postgres');
  if (!server) return undefined;
  const options = locale ? `TEMPLATE template0 ENCODING 'UTF8' ${locale}` : '';
  return createDatabase(server.url, `${server.prefix}${randomBytes(6).toString('hex')}`, options);
}

/** A new, migrated database on the server of this run; undefined in the embedded run. */
export async function createMigratedDatabase(): Promise<string | undefined> {
  const server = inject('postgres');
  if (!server?.template) return createServerDatabase();
  return createDatabase(
    server.url,
    `${server.prefix}${randomBytes(6).toString('hex')}`,
    `TEMPLATE "${server.template}"`,
  );
}

/** A new, empty database on all nodes of this run's cluster, for `distributeDatabase` to spread; undefined without a cluster. */
export async function createClusterDatabase(): Promise<string | undefined> {
  const [server, citus] = [inject('postgres'), inject('citus')];
  return server && citus && createCitusDatabase(citus, `${server.prefix}${randomBytes(6).toString('hex')}`);
}

/** A busy machine makes tests slow, and must not make them fail. */
const WAIT_FACTOR = 20;

async function open(): Promise<Database> {
  const cluster = await createClusterDatabase();
  const url = cluster ?? (await createMigratedDatabase());
  if (!url) return openSnapshot('memory://', WAIT_FACTOR);
  const { database } = await openMigratedDatabase({
    DATABASE_URL: url,
    DATABASE_POOL: 10,
    DOCENT_DATA_DIR: '',
    DOCENT_WAIT_FACTOR: WAIT_FACTOR,
  });
  if (cluster) await distributeDatabase(cluster);
  return database;
}

// Test files of one worker share it: opening and migrating takes longer than most files run.
const shared = globalThis as typeof globalThis & { docentTestDatabase?: Promise<Database> };

/**
 * The worker's migrated database: PGlite in memory, or PostgreSQL in the run on PostgreSQL. Do not close it.
 * Other tests write to it, too: create a new company and read only its data.
 */
export const openTestDatabase = (): Promise<Database> => (shared.docentTestDatabase ??= open());

export type TestCompany = { companyId: number; key: string };

/** A new company with a key that holds `scopes`, all three when left out. */
export async function createTestCompany(database: Database, scopes?: Scope[]): Promise<TestCompany> {
  const { id } = await createCompany(database.prisma, { name: 'Test company' });
  const { key } = await createKey(companyDb(database, id), id, { name: 'Test key', scopes });
  return { companyId: id, key };
}
