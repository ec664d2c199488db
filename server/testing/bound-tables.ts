import type { Database } from '../database/types';

/** A node of a plan, as EXPLAIN writes it. */
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] } & Record<string, unknown>;

const CONDITIONS = ['Index Cond', 'Recheck Cond', 'Filter'];
const OWN_ROWS = /^\((?:[\w"]+\.)?"companyId" = \$1\)$/;
const OWN_COMPANY = /^\((?:[\w"]+\.)?id = \$1\)$/;

const TOKENS = /'(?:[^']|'')*'| AND |[()]|[^'() ]+|./gs;

/** The condition without brackets around the whole of it. */
function unwrapped(condition: string): string {
  let depth = 0;
  let at = 0;
  for (const token of condition.match(TOKENS) ?? []) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    at += token.length;
    if (depth === 0) break;
  }
  return condition.startsWith('(') && at === condition.length ? condition.slice(1, -1) : condition;
}

/** The parts of a condition that all have to hold, each in brackets: EXPLAIN writes `((a) AND (b))`, `(active AND (b))` and `(a)`. */
function conjuncts(condition: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of unwrapped(condition).match(TOKENS) ?? []) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === ' AND ' && depth === 0) parts.push('');
    else parts.push(parts.pop() + token);
  }
  return parts.map((part) => `(${unwrapped(part)})`);
}

function isRestricted(node: PlanNode): boolean {
  const below = node.Plans ?? [];
  if (node['Node Type'] === 'BitmapOr') return below.every(isRestricted);
  const wanted = node['Relation Name'] === 'Company' ? OWN_COMPANY : OWN_ROWS;
  const conditions = CONDITIONS.flatMap((name) => conjuncts(String(node[name] ?? '')));
  // The rows of a bitmap scan can also be restricted by the index scan below it.
  const bitmap = node['Node Type'].startsWith('Bitmap') ? below : [];
  return conditions.some((condition) => wanted.test(condition)) || bitmap.some(isRestricted);
}

function* unrestrictedTables(node: PlanNode): Generator<string> {
  const table = node['Relation Name'];
  if (table && node['Node Type'].endsWith('Scan') && !isRestricted(node)) yield `${table} is read without the company`;
  for (const below of node.Plans ?? []) yield* unrestrictedTables(below);
}

const INSERT = /INSERT INTO "\w+"(?: AS \w+)? \("companyId"[^)]*\)\s+(?:VALUES \(|SELECT )\$1\b/g;

/** The ways in which a statement could write rows of another company than `$1`. Read from its text, since a plan does not show them. */
function* unrestrictedWrites(text: string): Generator<string> {
  if ((text.match(/INSERT INTO/g)?.length ?? 0) !== (text.match(INSERT)?.length ?? 0))
    yield 'a row is inserted whose first column is not "companyId", or not $1';
  if (/ON CONFLICT(?! \("companyId")/.test(text)) yield 'a conflict is settled without the company';
  if (/(?:\bSET|,)\s+"companyId" =/.test(text)) yield '"companyId" is set';
}

/** `(NULL, NULL)` for a statement of two parameters. */
function nullsFor(text: string): string {
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place));
  return places.length ? `(${Array.from({ length: Math.max(...places) }, () => 'NULL')})` : '';
}

/** Plan types that are disabled in turn, since the planner's choice depends on the size of the tables. */
const INDEXES = ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan'];
const METHODS = ['enable_seqscan', 'enable_nestloop', 'enable_hashjoin', ...INDEXES];
const PLANNERS = [[], INDEXES, ...METHODS.map((method) => [method])];

/**
 * The ways in which a statement could reach rows of another company than `$1`. The database makes a generic plan, in which each scan of a
 * table must have the condition "companyId" = $1, from the statement itself or derived from its joins.
 */
export async function findCompanyLeaks({ prisma }: Database, text: string): Promise<string[]> {
  return prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL plan_cache_mode = force_generic_plan');
    const ways = new Set(unrestrictedWrites(text));
    for (const without of PLANNERS) {
      for (const method of METHODS) await tx.$executeRawUnsafe(`SET LOCAL ${method} = ${!without.includes(method)}`);
      await tx.$executeRawUnsafe(`PREPARE planned AS ${text}`);
      const explain = `EXPLAIN (FORMAT JSON) EXECUTE planned${nullsFor(text)}`;
      const rows = await tx.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(explain);
      await tx.$executeRawUnsafe('DEALLOCATE planned');
      for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN']))
        for (const way of unrestrictedTables(Plan)) ways.add(way);
    }
    return [...ways];
  });
}
