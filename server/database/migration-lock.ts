import type { Client } from 'pg';
import { SettingsError } from '../platform/env';
import { UtcClient } from './utc-client';

/** An arbitrary number that every version of Docent must share. */
export const MIGRATION_LOCK = 7_236_836;

async function connect(url: string): Promise<Client> {
  const client = new UtcClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingsError(`DATABASE_URL: cannot connect to PostgreSQL (${message || code})`);
  }
}

/**
 * Runs schema work while no other process does. `client` holds the lock; its connection has no timeouts.
 * @throws SettingsError when the server cannot be reached
 */
export async function withMigrationLock<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    await client.end();
  }
}
