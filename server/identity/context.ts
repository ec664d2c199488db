import { type CompanyDb, companyDb } from '../database/company-db';
import type { CompanyStatement } from '../database/company-statement';
import type { Database } from '../database/database';
import type { Role } from '../generated/prisma/client';
import type { Scope } from './scopes';

/** The caller: a key, a signed-in person, or Docent itself. */
export type Actor = {
  kind: 'key' | 'person' | 'system';
  id: string;
  name: string;
  scopes: ReadonlySet<Scope>;
  /** A person's role in the company. */
  role?: Role;
};

class CompanyContext {
  /** The HTTP status of the answer, where it is not the operation's usual one. */
  status?: number;

  constructor(
    private readonly database: Database,
    readonly companyId: number,
    readonly actor: Actor,
  ) {}

  /** Prisma, held to this company. */
  get db(): CompanyDb {
    return companyDb(this.database, this.companyId);
  }

  /** Runs a `companyStatement`; `params` are `$2` and on. */
  sql<Row>(statement: CompanyStatement, ...params: unknown[]): Promise<Row[]> {
    return this.database.sql<Row>(statement, [this.companyId, ...params]);
  }

  can(scope: Scope): boolean {
    return this.actor.scopes.has(scope);
  }
}

/** The context that a business function gets beside its input. Everything reachable from it is one company's. */
// Without the private member, which the type that tRPC hands on to procedures lacks.
export type Ctx = Pick<CompanyContext, keyof CompanyContext>;
export const Ctx: new (...args: ConstructorParameters<typeof CompanyContext>) => Ctx = CompanyContext;
