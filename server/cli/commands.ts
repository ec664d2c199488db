import type { Role, Scope } from '../auth/scopes';
import { companyDb } from '../database/company-db';
import { distributeDatabase } from '../database/distribute';
import { readLayoutStatus } from '../database/layout';
import type { MigratedDatabase } from '../database/open';
import { maskKey } from '../features/accounts/api-keys/crypto';
import { createKey, listKeys, revokeKey } from '../features/accounts/api-keys/service';
import { createCompany, getCompany } from '../features/accounts/companies/companies';
import { createMember, resetPassword } from '../features/accounts/members/people';
import { SettingsError } from '../platform/env';
import { seedDemo } from './seed';

/** Result of a command: `json` for `--json`, `text` for people, and the exit code if it is not 0. */
export type Answer = { json: unknown; text: string; code?: number };

/** The database of an existing company. @throws DocentError `not_found` */
async function requireCompanyDb({ database }: MigratedDatabase, company: number) {
  await getCompany(database.prisma, company);
  return companyDb(database, company);
}

export async function companyCreate({ database }: MigratedDatabase, options: { name: string }): Promise<Answer> {
  const company = await createCompany(database.prisma, options);
  const text = `Company ${company.id}, ${company.name}, is created. Its client token is ${company.clientToken}`;
  return { json: company, text };
}

type KeyOptions = { company: number; name: string; scopes?: Scope[] };

export async function keyCreate(opened: MigratedDatabase, { company, ...input }: KeyOptions): Promise<Answer> {
  const { id, name, key, scopes } = await createKey(await requireCompanyDb(opened, company), company, input);
  return {
    json: { id, name, key, scopes },
    text: `API key ${id}, ${name} (${scopes.join(', ')}), is created:\n${key}`,
  };
}

export async function keyList(opened: MigratedDatabase, { company }: { company: number }): Promise<Answer> {
  const keys = await listKeys(await requireCompanyDb(opened, company));
  const rows = keys.map(({ key, ...row }) => ({ ...row, key: maskKey(key) }));
  const lines = rows.map(({ id, key, scopes, name }) => `${id}  ${key}  ${scopes.join(',')}  ${name}`);
  return { json: rows, text: lines.join('\n') || 'This company has no API keys.' };
}

export async function keyRevoke(
  opened: MigratedDatabase,
  { company, id }: { company: number; id: number },
): Promise<Answer> {
  await revokeKey(await requireCompanyDb(opened, company), id);
  return { json: { id, revoked: true }, text: `API key ${id} is revoked.` };
}

type UserOptions = { company: number; email: string; password: string; role: Role; name?: string };

export async function userCreate({ database }: MigratedDatabase, { company, ...input }: UserOptions): Promise<Answer> {
  await getCompany(database.prisma, company);
  const member = await createMember(database.prisma, company, input);
  return { json: member, text: `${member.email} can sign in to company ${company} as ${member.role}.` };
}

export async function userPassword(
  { database }: MigratedDatabase,
  input: { email: string; password: string },
): Promise<Answer> {
  const { email } = await resetPassword(database.prisma, input);
  return {
    json: { email, changed: true },
    text: `${email} has a new password, and is signed out everywhere. Their applications are disconnected.`,
  };
}

export async function seedDemoData({ database }: MigratedDatabase): Promise<Answer> {
  const demo = await seedDemo(database);
  const lines = Object.entries(demo).map(([name, value]) => `  ${name}: ${value}`);
  return { json: demo, text: ['The demo company is ready.', ...lines].join('\n') };
}

/** @throws SettingsError without Citus */
export async function dbDistribute({ database }: MigratedDatabase): Promise<Answer> {
  if (!database.url)
    throw new SettingsError('The embedded database has one node: set DATABASE_URL to a coordinator of Citus.');
  const { moved, nodes, shards } = await distributeDatabase(database.url);
  const lines = moved.map(({ table, place }) => `  ${table}: ${place}`);
  const where = `The companies are stored on ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, in ${shards} shards.`;
  const text = moved.length ? [...lines, where].join('\n') : `Every table is on the right node. ${where}`;
  return { json: { moved, nodes, shards }, text };
}

export async function dbStatus({ database }: MigratedDatabase): Promise<Answer> {
  const { kind } = database;
  const status = await readLayoutStatus(database);
  const { layout, nodes, shards, misplaced } = status;
  const lines = [
    kind === 'embedded' ? 'The database is the embedded one.' : 'The database is a PostgreSQL server.',
    layout === 'single'
      ? 'Its companies are stored on one node.'
      : `Its companies are stored on ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, in ${shards} shards.`,
    ...(misplaced.length ? [`On the wrong node: ${misplaced.join(', ')}. Run \`db distribute\` to move them.`] : []),
  ];
  return { json: { kind, ...status }, text: lines.join('\n') };
}

export async function dbMigrate({ applied }: MigratedDatabase): Promise<Answer> {
  const text = applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.';
  return { json: { applied }, text };
}
