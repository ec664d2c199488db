import { openMigratedDatabase } from '../database/open';
import { env } from '../platform/env';
import { createMigratedDatabase, createTestCompany } from './database';
import { migratedDataDir } from './snapshot';

export type StoreKind = 'embedded' | 'server';

/** The settings of Docent processes that share a database, and a company's key in it. */
export type Installation = { env: Record<string, string>; key: string; companyId: number };

async function install(given: Record<string, string>): Promise<Installation> {
  const { DOCENT_SECRET = '' } = env();
  const { database } = await openMigratedDatabase({
    DATABASE_URL: given.DATABASE_URL,
    DATABASE_POOL: 2,
    DOCENT_DATA_DIR: given.DOCENT_DATA_DIR ?? 'memory://',
  });
  try {
    return { env: { DOCENT_SECRET, LOG_LEVEL: 'info', ...given }, ...(await createTestCompany(database)) };
  } finally {
    await database.close();
  }
}

/** Docent's tables and a company in the database of a PostgreSQL URL. */
export const installOn = (url: string): Promise<Installation> => install({ DATABASE_URL: url });

/** Docent's tables and a company in a new database: in a folder, or on the PostgreSQL server of the test run. */
export async function installNew(kind: StoreKind): Promise<Installation> {
  if (kind === 'embedded') return install({ DOCENT_DATA_DIR: await migratedDataDir() });
  const url = await createMigratedDatabase();
  if (!url) throw new Error('This run has no PostgreSQL.');
  return installOn(url);
}
