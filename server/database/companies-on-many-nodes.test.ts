import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBefore } from '../testing/old-schema';
import type { Database } from './types';

const MIGRATION = '20261122071000_companies_on_many_nodes';

let database: Database;
let apply: () => Promise<void>;
const run = (sql: string, ...params: unknown[]) => database.prisma.$executeRawUnsafe(sql, ...params);
const read = <Row>(sql: string) => database.prisma.$queryRawUnsafe<Row[]>(sql);

// Writes a role as the previous version does.
const JOIN = `INSERT INTO "Membership" ("companyId", "personId", "role") VALUES (1, $1, CAST($2::text AS "Role"))`;

beforeAll(async () => {
  ({ database, apply } = await openBefore(MIGRATION));
  await run(`INSERT INTO "Company" ("name", "clientToken") VALUES ('Old', 'ct_old')`);
  for (const id of ['ann', 'ben'])
    await run(
      `INSERT INTO "Person" ("id", "name", "email", "updatedAt") VALUES ($1, $1, $1 || '@example.com', now())`,
      id,
    );
  await run(JOIN, 'ann', 'owner');
  await run(
    `INSERT INTO "Invitation" ("companyId", "email", "role", "hash", "invitedBy", "expiresAt")
     VALUES (1, 'eve@example.com', 'editor', '\\x00', 'ann', now())`,
  );
});
afterAll(() => database.close());

test('the migration waits for table locks without blocking other statements', async ({ skip }) => {
  if (database.kind === 'embedded') {
    await apply();
    return skip('the embedded database has a single connection');
  }
  let applied = false;
  let applying: Promise<void> = Promise.resolve();
  await database.background.$transaction(async (tx) => {
    await tx.$queryRawUnsafe('SELECT 1 FROM "Widget"');
    applying = apply().then(() => {
      applied = true;
    });
    const trying = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'DO $$%' AND pid <> pg_backend_pid()`;
    while (!(await read(trying)).length);
    for (let write = 0; write < 20; write += 1) await run(`UPDATE "Company" SET "name" = 'Older'`);
    expect(applied).toBe(false);
  });
  await applying;
});

test('roles keep their values as text, and other values are refused', async () => {
  expect(await read('SELECT "role" FROM "Membership" UNION ALL SELECT "role" FROM "Invitation"')).toEqual([
    { role: 'owner' },
    { role: 'editor' },
  ]);
  const types = await read(
    `SELECT DISTINCT "data_type" AS "type" FROM information_schema.columns
     WHERE "table_schema" = current_schema() AND "column_name" = 'role'`,
  );
  expect(types).toEqual([{ type: 'text' }]);
  for (const table of ['Membership', 'Invitation'])
    await expect(run(`UPDATE "${table}" SET "role" = 'boss'`)).rejects.toThrow(`${table}_role_check`);
});

test('the previous version can still read and write roles', async () => {
  await run(JOIN, 'ben', 'viewer');
  await run(`UPDATE "Membership" SET "role" = CAST($1::text AS "Role") WHERE "personId" = 'ben'`, 'admin');
  const rows = await read('SELECT "personId", "role"::text FROM "Membership" ORDER BY "personId"');
  expect(rows).toEqual([
    { personId: 'ann', role: 'owner' },
    { personId: 'ben', role: 'admin' },
  ]);
});

test('foreign keys require the referenced row, cascade its deletion, and refuse changes of its id', async () => {
  await expect(run(JOIN, 'unknown', 'viewer')).rejects.toThrow('Membership_personId_fkey');
  await expect(run('UPDATE "Company" SET "id" = 9')).rejects.toThrow(/_companyId_fkey/);
  expect(await read(`SELECT "conname" FROM pg_constraint WHERE contype = 'f' AND confupdtype <> 'a'`)).toEqual([]);
  await run('DELETE FROM "Company"');
  expect(await read('SELECT 1 FROM "Membership" UNION ALL SELECT 1 FROM "Invitation"')).toEqual([]);
});
