import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker may create its database, and how to begin its name. */
    postgres: { url: string; prefix: string };
  }
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  await client.end();
}

/** Vitest's global set-up of the runs on PostgreSQL: the server of `DATABASE_URL_TEST`, or one of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL_TEST;
  const own = given ? undefined : await startPostgres();
  const url = given ?? own?.url ?? '';
  const prefix = `docent_test_${randomBytes(4).toString('hex')}_`;
  project.provide('postgres', { url, prefix });
  return () => (own ? own.stop() : dropDatabases(url, prefix));
}
