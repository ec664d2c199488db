import { Client } from 'pg';
import { openMigratedDatabase } from '../database/open';
import { ODD_SETTINGS } from './odd-zone';

/** Runs `work` on a connection to the database that `url` names. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The address of another database on the same server. */
export function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * Creates a database on the server of `url`, in a time zone other than UTC.
 * @param options what follows `CREATE DATABASE "name"`, such as `TEMPLATE "other"`
 * @returns its address
 */
export async function createDatabase(url: string, name: string, options = ''): Promise<string> {
  await onServer(url, async (client) => {
    await client.query(`CREATE DATABASE "${name}" ${options}`);
    for (const setting of ODD_SETTINGS) await client.query(`ALTER DATABASE "${name}" ${setting}`);
  });
  return addressOf(url, name);
}

/** Applies all migrations to a database of a server, and leaves no connection open. */
export async function migrateDatabase(url: string): Promise<void> {
  const { database } = await openMigratedDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DOCENT_DATA_DIR: '' });
  await database.close();
}
