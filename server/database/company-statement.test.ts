import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findCompanyLeaks } from '../testing/bound-tables';
import { openTestDatabase } from '../testing/database';
import { companyStatement, companyStatements } from './company-statement';

const SOURCES = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^(generated|testing)\//.test(path))
  .map((path) => ({ path, text: readFileSync(`server/${path}`, 'utf8') }));

const RAW = /\$(?:query|execute)Raw(?:<[^`(]*>)?`([^`]*)`/g;

/** The raw Prisma statements of a file, with `$1` as the company id. */
function rawStatements(text: string): string[] {
  return [...text.matchAll(RAW)].map(([, sql = '']) => {
    let place = 1;
    return sql.replace(/\$\{([^}]*)\}/g, (_, value: string) =>
      /^(ctx\.)?companyId$/.test(value) ? '$1' : `$${++place}`,
    );
  });
}

test('no statement of a company reaches a row of another company', async () => {
  const database = await openTestDatabase();
  const making = SOURCES.filter(({ text }) => /\bcompanyStatement\(/.test(text));
  for (const { path } of making) await import(/* @vite-ignore */ resolve('server', path));
  const statements = companyStatements();
  expect(statements.length).toBeGreaterThan(making.length);
  const found: Record<string, string[]> = {};
  for (const { name, text } of statements) {
    const ways = await findCompanyLeaks(database, text);
    if (ways.length) found[name] = ways;
  }
  expect(found).toEqual({});
  // The timeout is long because hundreds of statements are planned.
});

test('no raw statement of Prisma reaches a row of another company', async () => {
  const database = await openTestDatabase();
  const all = SOURCES.flatMap(({ path, text }) => rawStatements(text).map((sql) => ({ path, sql })));
  // Savepoints touch no rows, and have no plan.
  const raw = all.filter(({ sql }) => !/^(RELEASE |ROLLBACK TO )?SAVEPOINT \w+$/.test(sql));
  expect(raw.length).toBeGreaterThan(10);
  const found = [];
  for (const { path, sql } of raw)
    found.push(...(await findCompanyLeaks(database, sql)).map((way) => `${path}: ${way}\n${sql}`));
  expect(found).toEqual([]);
});

/** Statements that are bound to no company, by the file that runs them, and why they may be. */
const UNBOUND = {
  'auth/authenticate.ts': 'finds the company of a key',
  'auth/client-token.ts': 'finds the company of a client token',
  'auth/context.ts': 'runs statements that companyStatement made',
  'auth/oauth/grants.ts': 'finds the company of an access token',
  'auth/oauth/records.ts': 'applications send requests before a company is known',
  'auth/password-delays.ts': 'people belong to no company',
  'auth/sessions.ts': 'finds the companies of a person',
  'database/layout.ts': 'the catalog of Citus',
  'database/memory.ts': 'migrations',
  'database/open.ts': 'migrations',
  'database/sweep.ts': 'lists the companies that have rows to sweep; each sweep is a companyStatement',
  'database/time-repair/record.ts': 'the dates that a repair will need, of all companies, at the first start',
  'database/time-repair/repair.ts': 'a command repairs the dates of a hundred companies at a time',
  'features/accounts/sign-in/locate-widget.ts': "finds in which of a person's companies a widget is",
  'features/analytics/events/condense.ts':
    'lists the companies that keep events for some days; a companyStatement condenses their events',
  'features/analytics/events/rollup.ts':
    'lists the companies that have something to roll up; a companyStatement rolls it up',
  'features/analytics/quotas/recount.ts': 'lists the companies to recount; a companyStatement counts each',
  'features/content/public-pages/find.ts': 'finds the company of a public page',
  'features/content/subscriptions/mailing.ts':
    'lists the companies that have mails to send; all statements for one company are companyStatements',
  'features/scheduling/run-due.ts':
    'lists the companies that have something due; all statements for one company are companyStatements',
  'process/backlog.ts': 'the backlog of all companies',
  'process/backup/check.ts': 'a command reads a copied database',
  'process/readiness.ts': 'migrations',
  'transports/rate-limit/count-caller.ts': 'finds the company of a key',
  'transports/rate-limit/rate-limit.ts': 'windows belong to no company',
};

test('only these files run statements that no company is bound to', () => {
  const running = SOURCES.filter(({ text }) => /(?<!\bctx)\.sql(?:<[^(]*>)?\(|\$(?:query|execute)RawUnsafe/.test(text));
  expect(running.map(({ path }) => path).sort()).toEqual(Object.keys(UNBOUND));
});

test.each([
  [
    'a second table by its id alone',
    'SELECT w."name" FROM "Tag" t JOIN "Widget" w ON w."id" = t."id" WHERE t."companyId" = $1',
  ],
  ['by OR', 'SELECT "name" FROM "Tag" WHERE "companyId" = $1 OR "id" = $2'],
  ['by OR in brackets', 'SELECT "name" FROM "Tag" WHERE "id" > 0 AND ("companyId" = $1 OR "name" = $2)'],
  ['by NOT', 'SELECT "name" FROM "Tag" WHERE NOT "companyId" = $1'],
  ['by another comparison', 'SELECT "name" FROM "Tag" WHERE "companyId" >= $1'],
  ['by another parameter', 'SELECT "name" FROM "Tag" WHERE "companyId" = $2 AND "id" = $1'],
  [
    'on the wrong side of an outer join',
    'SELECT t."name" FROM "Tag" t LEFT JOIN "PostTag" p ON t."companyId" = $1 AND p."companyId" = $1',
  ],
  [
    'in a common table expression',
    'WITH all_tags AS (SELECT "id" FROM "Tag") SELECT "name" FROM "Widget" WHERE "companyId" = $1 AND "id" IN (SELECT "id" FROM all_tags)',
  ],
  ['in a subquery', 'SELECT (SELECT count(*) FROM "Event") FROM "Tag" WHERE "companyId" = $1'],
  ['in one part of a union', 'SELECT "name" FROM "Tag" WHERE "companyId" = $1 UNION ALL SELECT "name" FROM "Theme"'],
  ['to update', 'UPDATE "Tag" SET "name" = $2 WHERE "id" = $1'],
  [
    'to update from another table',
    'UPDATE "Tag" t SET "name" = f."name" FROM "Folder" f WHERE t."companyId" = $1 AND f."id" = t."id"',
  ],
  ['to delete', 'DELETE FROM "Tag" t USING "PostTag" p WHERE p."companyId" = $1 AND p."tagId" = t."id"'],
  ['to move away', 'UPDATE "Tag" SET "companyId" = $2 WHERE "companyId" = $1'],
  ['to insert', 'INSERT INTO "Tag" ("companyId", "name") VALUES ($2::int, $1::text)'],
  [
    'to insert what was read',
    'INSERT INTO "Tag" ("companyId", "name") SELECT "companyId", "name" FROM "Theme" WHERE "companyId" = $1',
  ],
  ['the other companies', 'SELECT "name" FROM "Company" WHERE "id" <> $1'],
])('access to rows of other companies is found: %s', async (_, text) => {
  expect(await findCompanyLeaks(await openTestDatabase(), text)).not.toEqual([]);
});

test('two statements of one name are refused', () => {
  companyStatement('twice', 'SELECT $1::int');
  expect(() => companyStatement('twice', 'SELECT $1::int + 1')).toThrow('twice: two statements have this name');
});
