import type { Database } from './db';
import { Prisma, type PrismaClient } from './generated/prisma/client';

const UNOWNED = new Set(['Company', 'Person', 'Session', 'Account', 'Verification', 'RateWindow']);

type Args = { where?: Record<string, unknown>; data?: unknown; create?: Record<string, unknown> };

function bindCompany(operation: string, args: Args, companyId: number): Args {
  const own = <T extends object>(row: T) => ({ ...row, companyId });
  if (operation === 'create') return { ...args, data: own(args.data as object) };
  if (operation.startsWith('createMany'))
    return { ...args, data: Array.isArray(args.data) ? args.data.map(own) : own(args.data as object) };
  const bound: Args = { ...args, where: own(args.where ?? {}) };
  if (operation === 'upsert') bound.create = own(args.create ?? {});
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
 * Prisma, with every read held to one company and every row written to it, whatever the caller passes.
 * Raw SQL through it is not held: use `Ctx.sql`, or name the company in the statement.
 */
export type CompanyDb = ReturnType<typeof scopeTo>;
/** The same inside `db.$transaction(async (tx) => …)`. */
export type CompanyTx = Parameters<Parameters<CompanyDb['$transaction']>[0]>[0];

const MAX_CLIENTS = 500;
const clients = new WeakMap<Database, Map<number, CompanyDb>>();

/** The client for `companyId`, kept for the next call. */
export function companyDb(store: Database, companyId: number): CompanyDb {
  const byCompany = clients.get(store) ?? new Map<number, CompanyDb>();
  clients.set(store, byCompany);
  const known = byCompany.get(companyId);
  if (known) return known;
  if (byCompany.size >= MAX_CLIENTS) byCompany.clear();
  const client = scopeTo(store.prisma, companyId);
  byCompany.set(companyId, client);
  return client;
}
