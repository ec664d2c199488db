import { LAYOUT } from '../../server/database/layout';
import { statementsOf } from '../../server/database/statements-of';

/** Migrations that every database ran before it was distributed: `db distribute` was added with the last of them. */
export const EXEMPT = new Set([
  '20261121000000_initial',
  '20261121053928_event_store',
  '20261121061611_event_spans',
  '20261121073839_invitations',
  '20261121165300_name_order',
  '20261121204458_client_reports',
  '20261122025500_version_reason',
  '20261122030000_dates_in_calendar',
  '20261122031000_idempotent_answers',
  '20261122034543_removed_entities',
  '20261122070000_password_delays',
  '20261122071000_companies_on_many_nodes',
]);

const DISTRIBUTED: ReadonlySet<string> = new Set(LAYOUT.distributed);
const REFERENCE: ReadonlySet<string> = new Set(LAYOUT.reference);

const BLOCK = /^DO\s+(\$\w*\$)([\s\S]*)\1$/i;
const TEXT = /\bE'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1/gi;

/** The statements of a script without string literals. Includes the statements of DO blocks, but not the bodies of functions. */
function plainStatements(script: string): string[] {
  return statementsOf(script).flatMap((statement) => {
    const [, , body] = BLOCK.exec(statement) ?? [];
    if (body !== undefined) return plainStatements(body.replace(/\b(?:BEGIN|THEN|ELSE|LOOP)\b/gi, ';'));
    return statement.replace(TEXT, "''").replace(/\s+/g, ' ');
  });
}

const NAME = '(?:"?\\w+"?\\.)?"?(\\w+)"?';
const TABLE = new RegExp(
  `^(?:ALTER|CREATE(?: UNLOGGED)?) TABLE (?:IF (?:NOT )?EXISTS |ONLY )*${NAME}|^CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?${NAME}`,
  'i',
);
const FOREIGN_KEY = new RegExp(
  `(?:FOREIGN KEY ?\\(([^)]*)\\) ?)?REFERENCES ${NAME} ?(?:\\(([^)]*)\\))?((?: ON (?:DELETE|UPDATE) (?:CASCADE|RESTRICT|NO ACTION|SET NULL|SET DEFAULT))*)`,
  'gi',
);
const UNIQUE = /\b(?:UNIQUE|PRIMARY KEY)\b(?: NULLS (?:NOT )?DISTINCT)? ?(?:\(([^)]*)\))?/gi;
const UNIQUE_INDEX = /^CREATE UNIQUE INDEX [^(]*\(([^)]*)\)/i;

const tableOf = (statement: string): string => {
  const [, table, indexed] = TABLE.exec(statement) ?? [];
  return table ?? indexed ?? '';
};
const hasCompany = (columns = ''): boolean => /(?:^|[,\s])"?companyId"?(?:$|[,\s])/.test(columns);

function* inForeignKeys(statement: string, table: string): Generator<string> {
  for (const [, columns, target = '', keys, actions = ''] of statement.matchAll(FOREIGN_KEY)) {
    const key = `the foreign key from ${table} to ${target}`;
    if (/ON UPDATE (?:CASCADE|SET)/i.test(actions))
      yield `${key} follows updates: write onUpdate: NoAction in prisma/schema.prisma`;
    const [from, to] = [DISTRIBUTED.has(table), DISTRIBUTED.has(target)];
    if (to && !from)
      yield `${key} is checked, but never deletes: ${target} is on the nodes and ${table} is not, so ON DELETE is silently ignored`;
    if (from && to && !(hasCompany(columns) && hasCompany(keys))) yield `${key} has to have "companyId" on both sides`;
    if (from && !to && !REFERENCE.has(target)) yield `${key} is not possible: ${target} is on the coordinator alone`;
    if (from && /ON DELETE SET/i.test(actions) && hasCompany(columns)) yield `${key} would empty "companyId"`;
  }
}

function* inUniqueKeys(statement: string, table: string): Generator<string> {
  if (!DISTRIBUTED.has(table)) return;
  const index = UNIQUE_INDEX.exec(statement);
  const keys = index ? [index] : statement.matchAll(UNIQUE);
  for (const [, columns] of keys)
    if (!hasCompany(columns)) yield `what is unique in ${table} has to have "companyId" among its columns`;
}

function* inStatement(statement: string): Generator<string> {
  const table = tableOf(statement);
  if (/^ALTER TABLE .*\bDROP CONSTRAINT\b/i.test(statement) && /\bADD CONSTRAINT\b/i.test(statement))
    yield `${table}: constraints are dropped and added in one ALTER TABLE: write two`;
  if (/^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER\b/i.test(statement)) yield 'tables on nodes have no triggers';
  if (/^CREATE TYPE .* AS ENUM\b/i.test(statement))
    yield 'queries of Prisma that read an enum are refused: use text with a CHECK';
  if (/^ALTER TABLE .*ALTER (?:COLUMN )?"?companyId"? (?:SET DATA )?TYPE\b/i.test(statement))
    yield `${table}: "companyId" keeps its type`;
  if (/\bEXECUTE\b(?! (?:FUNCTION|PROCEDURE)\b)/i.test(statement))
    yield 'what EXECUTE runs cannot be checked: write it out';
  yield* inForeignKeys(statement, table);
  yield* inUniqueKeys(statement, table);
  yield* inWrites(statement);
}

/** Finds writes that join distributed tables with local tables of the coordinator. */
function* inWrites(statement: string): Generator<string> {
  if (!/^(?:WITH|INSERT|UPDATE|DELETE|MERGE)\b/i.test(statement)) return;
  const named = [...statement.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
  const local = LAYOUT.local.find((table) => named.includes(table));
  const split = LAYOUT.distributed.find((table) => named.includes(table));
  if (local && split)
    yield `one statement uses ${local} (coordinator) and ${split} (nodes): write two that share a temporary table`;
}

/** Messages about statements that Citus refuses, or silently runs differently from PostgreSQL; empty if there are none. */
export function faultsIn(script: string): string[] {
  return [...new Set(plainStatements(script).flatMap((statement) => [...inStatement(statement)]))];
}
