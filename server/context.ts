import type { Scope } from './auth/scopes';
import { type CompanyDb, companyDb } from './company-db';
import type { Database, Statement } from './db';
import type { Role } from './generated/prisma/client';

/** Who is calling: a key, a signed-in person, or Docent itself. */
export type Actor = {
  kind: 'key' | 'person' | 'system';
  id: string;
  name: string;
  scopes: ReadonlySet<Scope>;
  /** A person's role in the company. */
  role?: Role;
};

/** Names a statement that only ever reads or writes one company's rows: `$1` is the company, bound by `Ctx.sql`. */
export function companyStatement(name: string, text: string): Statement {
  if (!/"companyId" = \$1|\(\$1[,:]/.test(text))
    throw new Error(`${name}: the statement does not bind the company as $1`);
  return { name, text };
}

class CompanyContext {
  /** The HTTP status of the answer, where it is not the operation's usual one. */
  status?: number;

  constructor(
    private readonly store: Database,
    readonly companyId: number,
    readonly actor: Actor,
  ) {}

  /** Prisma, held to this company. */
  get db(): CompanyDb {
    return companyDb(this.store, this.companyId);
  }

  /** Runs a `companyStatement`; `params` are `$2` and on. */
  sql<Row>(statement: Statement, ...params: unknown[]): Promise<Row[]> {
    return this.store.sql<Row>(statement, [this.companyId, ...params]);
  }

  can(scope: Scope): boolean {
    return this.actor.scopes.has(scope);
  }
}

/** What a business function gets beside its input. Everything reachable from it is one company's. */
// Without the private member, which the type that tRPC hands on to procedures lacks.
export type Ctx = Pick<CompanyContext, keyof CompanyContext>;
export const Ctx: new (...args: ConstructorParameters<typeof CompanyContext>) => Ctx = CompanyContext;
