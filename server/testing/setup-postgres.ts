import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startMigratedPostgres, TEMPLATE_DATABASE } from './postgres';
import { createDatabase, migrateDatabase, onServer } from './template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server where a worker creates its databases, the prefix of their names, and the migrated database to copy. */
    postgres: { url: string; prefix: string; template?: string };
  }
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
  });
}

/** The migrated database of the server. If the server has none, creates one, which is dropped with the other databases of `prefix`. */
async function findTemplate(url: string, prefix: string): Promise<string> {
  const { rowCount } = await onServer(url, (client) =>
    client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE_DATABASE]),
  );
  if (rowCount) return TEMPLATE_DATABASE;
  const template = `${prefix}template`;
  await migrateDatabase(await createDatabase(url, template));
  return template;
}

/** Vitest's global set-up of the runs on PostgreSQL: the server of `DATABASE_URL_TEST`, or a new one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL_TEST;
  const own = given ? undefined : await startMigratedPostgres();
  const url = given ?? own?.url ?? '';
  const prefix = `docent_test_${randomBytes(4).toString('hex')}_`;
  project.provide('postgres', { url, prefix, template: await findTemplate(url, prefix) });
  return () => (own ? own.stop() : dropDatabases(url, prefix));
}
