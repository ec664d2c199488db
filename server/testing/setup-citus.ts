import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { dropCitusDatabases, nodesOf } from './citus';
import './setup-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the coordinator of a Citus cluster. The database of each Vitest worker is distributed over its nodes. */
    citus: string;
  }
}

/** Vitest's global set-up of the run on Citus: the cluster whose coordinator `DATABASE_URL_CITUS` names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL_CITUS;
  if (!url) throw new Error('Set DATABASE_URL_CITUS to a database on the coordinator of a Citus cluster.');
  await nodesOf(url);
  const prefix = `docent_test_${randomBytes(4).toString('hex')}_`;
  project.provide('postgres', { url, prefix });
  project.provide('citus', url);
  return () => dropCitusDatabases(url, prefix);
}
