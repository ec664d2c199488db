import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { type Budget, BudgetSpent, SPEND, SPEND_EACH, spendParameters } from '../database/budgets';
import { type CompanyDb, type CompanyTx, companyDb } from '../database/company-db';
import type { CompanyStatement } from '../database/company-statement';
import { type CompanyMemory, memoryOf } from '../database/memory';
import { inTurn, type Load } from '../database/turns';
import type { Database } from '../database/types';
import { log } from '../platform/log';
import { NO_LIMITS, type QuotaLimits } from '../platform/quota-limits';
import type { Role, Scope } from './scopes';

/** The caller: a key, a signed-in person, or Docent itself. */
export type Actor = {
  kind: 'key' | 'person' | 'system';
  id: string;
  name: string;
  scopes: ReadonlySet<Scope>;
  /** A person's role in the company. */
  role?: Role;
  /** The application that acts for the person; undefined for the person's own session. */
  application?: string;
  /** The id of the grant by which it acts. */
  grantId?: string;
};

/** Wraps a transaction so that a nested `$transaction` joins it. */
const joined = (tx: CompanyTx): CompanyDb =>
  new Proxy(tx, {
    get: (target, name) =>
      name === '$transaction' ? (work: (tx: CompanyTx) => unknown) => work(target) : Reflect.get(target, name, target),
  }) as CompanyDb;

/** Converts rows of Prisma to those of `database.sql`, where sums and counts are numbers. */
const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, typeof value === 'bigint' ? Number(value) : value]),
  );

/**
 * What an operation finds about the draft that it adds to a proposal. `hadChanges` is true if it had changes before. The operation reads it
 * under the lock of the record, since another person may be changing the draft.
 */
export type Adding = { hadChanges?: boolean };

type Work = () => Promise<unknown>;

/** An open transaction of a context. `afterCommit` is the work to do once its outermost transaction is committed. */
type Opened = { by: object; db: CompanyDb; outer: Opened | undefined; afterCommit: Work[]; isOpen: boolean };

// Calls of one batch share a context and run at the same time, so the transaction belongs to the asynchronous flow that opened it.
const openedHere = new AsyncLocalStorage<Opened>();

/** Runs work whose failure must not fail an operation that is committed. */
async function runCommitted(work: Work): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.error({ err }, 'work after a committed operation failed');
  }
}

class CompanyContext {
  /** The HTTP status of the response, if it differs from the default of the operation. */
  status?: number;
  /** The idempotency key of the request: a repeated request returns the first response. */
  idempotencyKey?: string | undefined;
  /** True when the stored response of an earlier request with the same key was returned. */
  replayed?: boolean;
  /** Set while the current operation adds its record to a proposal. */
  adding?: Adding | undefined;
  /** A keyed hash of the browser's address, with a key for each company. */
  network?: string;
  /**
   * Counts an attempt from the address of the browser against a limit per minute, shared by all replicas.
   * @throws DocentError `rate_limit_exceeded`
   */
  attempt?: (action: string, perMinute: number) => Promise<void>;

  constructor(
    private readonly database: Database,
    readonly companyId: number,
    readonly actor: Actor,
  ) {}

  /** The current transaction of this context, in the asynchronous flow of the caller. */
  private get opened(): Opened | undefined {
    let opened = openedHere.getStore();
    while (opened && !(opened.isOpen && opened.by === this)) opened = opened.outer;
    return opened;
  }

  private get transaction(): CompanyDb | undefined {
    return this.opened?.db;
  }

  /** Prisma, restricted to this company. */
  get db(): CompanyDb {
    return this.transaction ?? companyDb(this.database, this.companyId);
  }

  /** The quotas of the company. */
  get quotas(): QuotaLimits {
    return this.database.quotas ?? NO_LIMITS;
  }

  /** The in-memory cache of the company's rows. */
  get memory(): CompanyMemory {
    return memoryOf(this.database, this.companyId);
  }

  /** Runs a `companyStatement`; `params` are `$2` and on. */
  async sql<Row>(statement: CompanyStatement, ...params: unknown[]): Promise<Row[]> {
    const values = [this.companyId, ...params];
    if (!this.transaction) return this.database.sql<Row>(statement, values);
    const rows = await this.transaction.$queryRawUnsafe<Record<string, unknown>[]>(statement.text, ...values);
    return rows.map(plain) as Row[];
  }

  /**
   * Counts one use against each budget. Budgets belong to no company and are shared by all processes. Call it within `inTransaction`: the
   * error undoes the transaction, so that a request over one budget does not count against the others.
   * @throws BudgetSpent
   */
  async spend(budgets: readonly Budget[]): Promise<void> {
    if (!this.transaction) throw new Error('budgets are spent in a transaction');
    const rows = await this.transaction.$queryRawUnsafe<{ key: string }[]>(SPEND, ...spendParameters(budgets));
    const spent = budgets.find(({ key }) => !rows.some((row) => row.key === key));
    if (spent) throw new BudgetSpent(spent);
  }

  /** Counts one use against each of several independent budgets, outside a transaction. @returns the keys of those that are not used up */
  async spendEach(budgets: readonly Budget[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.sql<{ key: string }>(SPEND_EACH, spendParameters(budgets));
    return new Set(rows.map(({ key }) => key));
  }

  /** Runs `work` in a transaction, or as part of the current one. */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.opened;
    // Stays empty in a transaction that joins an outer one.
    let afterCommit: Work[] = [];
    const result = await this.db.$transaction(async (tx) => {
      afterCommit = [];
      const queue = outer?.afterCommit ?? afterCommit;
      const opened = { by: this, db: joined(tx), outer: openedHere.getStore(), afterCommit: queue, isOpen: true };
      try {
        return await openedHere.run(opened, work);
      } finally {
        opened.isOpen = false;
      }
    });
    for (const one of afterCommit) await runCommitted(one);
    return result;
  }

  /**
   * Runs `work` once the current transaction is committed, or now if there is none. Drops it if the transaction is rolled back. Use it for
   * mail, and for work outside of the transaction: the embedded database has one connection. A failure of `work` is logged.
   */
  async afterCommit(work: Work): Promise<void> {
    const { opened } = this;
    if (opened) opened.afterCommit.push(work);
    else await runCommitted(work);
  }

  /** Runs work in the company's turn, so that one company cannot block the others. @throws DocentError `unavailable` */
  inTurn<T>(work: () => Promise<T>, load?: Load): Promise<T> {
    return inTurn(this.database, this.companyId, work, load);
  }

  /** True while tables are migrated or moved. */
  isChanging = (): Promise<boolean> => this.database.isChanging();

  can(scope: Scope): boolean {
    return this.actor.scopes.has(scope);
  }
}

/** The context of a business function. It only reaches data of one company. */
// Without the private members, because the context type that tRPC passes to procedures does not have it.
export type Ctx = Pick<CompanyContext, keyof CompanyContext>;
export const Ctx: new (...args: ConstructorParameters<typeof CompanyContext>) => Ctx = CompanyContext;

/** True when two contexts belong to the same caller with the same rights. */
export const isSameCaller = (one: Ctx, other: Ctx): boolean =>
  one.companyId === other.companyId && isDeepStrictEqual(one.actor, other.actor);
