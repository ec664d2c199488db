import { Prisma, type PrismaClient } from '../generated/prisma/client';
import type { Database } from './types';

const UNOWNED = new Set([
  'Company',
  'Person',
  'Session',
  'Account',
  'Verification',
  'RateWindow',
  'Budget',
  'PasswordDelay',
  'OAuthRecord',
  'TimeRepair',
  'TimeRepairDate',
]);

type Row = Record<string, unknown>;
type Selection = { select?: Row; include?: Row };
type Args = Selection & { where?: Row; data?: Row | Row[]; create?: Row; update?: Row };

/** JSON columns. Objects in them are values, and are not read as Prisma arguments. */
export const JSON_COLUMNS = new Set([
  'settings',
  'rules',
  'content',
  'snapshot',
  'base',
  'before',
  'after',
  'review',
  'metadata',
  'serverKeys',
  'answers',
  'properties',
  'draft',
  'picked',
  'ids',
]);
const SCALAR_CHANGES = new Set(['set', 'increment', 'decrement', 'multiply', 'divide', 'push']);
/** A person's rows in all of their companies. */
const OF_PERSON = ['memberships', 'sessions', 'accounts'];

const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isScalarChange = ([change, value]: [string, unknown]): boolean =>
  SCALAR_CHANGES.has(change) && !(Array.isArray(value) ? value.some(isObject) : isObject(value));

/** Refuses to write through relations, which can connect rows of any company. */
function requireFlat(row: Row): Row {
  for (const [column, value] of Object.entries(row))
    if (!JSON_COLUMNS.has(column) && isObject(value) && !Object.entries(value).every(isScalarChange))
      throw new Error(`${column}: rows of a company are not written through others`);
  return row;
}

/** Refuses to read through a person, who may be a member of other companies. */
function requireOwnReads({ select, include }: Selection, throughPerson = false): void {
  for (const [relation, below] of Object.entries({ ...select, ...include })) {
    if (throughPerson && OF_PERSON.includes(relation) && below)
      throw new Error(`${relation} are not read through a person`);
    if (isObject(below)) requireOwnReads(below, relation === 'person');
  }
}

function bindCompany(operation: string, args: Args, companyId: number): Args {
  const own = (row: Row = {}): Row => ({ ...requireFlat(row), companyId });
  const unmoved = ({ companyId: _, ...row }: Row): Row => requireFlat(row);
  requireOwnReads(args);
  if (operation.startsWith('create'))
    return { ...args, data: Array.isArray(args.data) ? args.data.map(own) : own(args.data) };
  const bound: Args = { ...args, where: { ...args.where, companyId } };
  if (operation === 'upsert') return { ...bound, create: own(args.create), update: unmoved(args.update ?? {}) };
  if (operation.startsWith('update') && isObject(args.data)) bound.data = unmoved(args.data);
  return bound;
}

const scopeTo = (prisma: PrismaClient, companyId: number) =>
  prisma.$extends(
    Prisma.defineExtension({
      name: 'company',
      query: {
        $allModels: {
          $allOperations({ model, operation, args, query }) {
            if (UNOWNED.has(model)) throw new Error(`${model} belongs to no company: it is out of reach here`);
            return query(bindCompany(operation, args as Args, companyId) as typeof args);
          },
        },
      },
    }),
  );

/**
 * Prisma, with every read and write restricted to one company, whatever the caller passes.
 * Raw SQL through it is not restricted: use `Ctx.sql`, or name the company in the statement.
 */
export type CompanyDb = ReturnType<typeof scopeTo>;
/** The same inside `db.$transaction(async (tx) => …)`. */
export type CompanyTx = Parameters<Parameters<CompanyDb['$transaction']>[0]>[0];

const MAX_CLIENTS = 500;
const clients = new WeakMap<Database, Map<number, CompanyDb>>();

/** The client for `companyId`, kept for the next call. */
export function companyDb(database: Database, companyId: number): CompanyDb {
  const byCompany = clients.get(database) ?? new Map<number, CompanyDb>();
  clients.set(database, byCompany);
  const known = byCompany.get(companyId);
  if (known) return known;
  if (byCompany.size >= MAX_CLIENTS) byCompany.clear();
  const client = scopeTo(database.prisma, companyId);
  byCompany.set(companyId, client);
  return client;
}
