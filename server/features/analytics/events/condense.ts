import { DAY_MS, dayOf, FIRST_MS } from '../../../../widgets/targeting/dates';
import { COMPANY_LOCKS, TAKE_COMPANY_LOCK, TRY_COMPANY_LOCK } from '../../../database/company-locks';
import { retried } from '../../../database/retry';
import type { Database } from '../../../database/types';
import type { Prisma } from '../../../generated/prisma/client';
import { repeat } from '../../../platform/repeat';
import { ANNOUNCE, COMPANIES, CONDENSE, LAST_ACTOR, ROLLED_UP, SETTLE_HORIZON } from './condense-statements';

/** Maximum actors per step. During a step, responses of the company cannot be deleted; the embedded database blocks all statements. */
const ACTORS = 100;
const TIMEOUT_MS = 120_000;

type Tx = Prisma.TransactionClient;

export type CondenseOptions = {
  now?: Date;
  /** The most actors whose events one transaction condenses. */
  actors?: number;
  /** Called between transactions. */
  stopped?: () => boolean;
};

/** The start of the retained range: whole UTC days, as many as the company selected. */
export const horizonOf = (days: number, now: Date): Date => new Date((dayOf(now.getTime()) - days) * DAY_MS);

/**
 * Condenses a company's events before `before`: of those with the same actor, entity, name and part, the newest is kept and counts for
 * all. Events that are not rolled up are skipped. Returns early when another process holds the lock; safe to repeat.
 */
export async function condenseCompany(
  database: Database,
  companyId: number,
  before: Date,
  { actors = ACTORS, stopped = () => false }: CondenseOptions = {},
): Promise<void> {
  const end = before.toISOString();
  /** Undefined when another process holds the lock. */
  const locked = <T>(work: (tx: Tx) => Promise<T>): Promise<T | undefined> =>
    retried(database, () =>
      database.background.$transaction(
        async (tx) => {
          const [lock] = await tx.$queryRawUnsafe<{ locked: boolean }[]>(
            TRY_COMPANY_LOCK,
            COMPANY_LOCKS.condense,
            companyId,
          );
          return lock?.locked ? work(tx) : undefined;
        },
        { timeout: TIMEOUT_MS },
      ),
    );
  const begun = await locked(async (tx) => {
    const [rolledUp] = await tx.$queryRawUnsafe<{ done: Date }[]>(ROLLED_UP, companyId, end);
    const [horizon] = await tx.$queryRawUnsafe<{ done: Date | null }[]>(ANNOUNCE, companyId, end);
    const [counter] = await tx.$queryRawUnsafe<{ last: number }[]>(LAST_ACTOR, companyId);
    return { until: rolledUp?.done ?? before, since: horizon?.done ?? new Date(FIRST_MS), last: counter?.last ?? 0 };
  });
  if (!begun) return;
  const since = begun.since.toISOString();
  for (let from = 0; from < begun.last; from += actors) {
    if (stopped()) return;
    const done = await locked(async (tx) => {
      await tx.$queryRawUnsafe(TAKE_COMPANY_LOCK, COMPANY_LOCKS.events, companyId);
      return tx.$queryRawUnsafe(CONDENSE, companyId, from, from + actors, since, end);
    });
    if (!done) return;
  }
  await locked((tx) => tx.$executeRawUnsafe(SETTLE_HORIZON, companyId, begun.until.toISOString()));
}

type Retention = { id: number; days: string; done: Date | null };

/** Condenses expired events, for each company at most once a day. */
export async function condenseEvents(database: Database, options: CondenseOptions = {}): Promise<void> {
  const { now = new Date(), stopped = () => false } = options;
  const companies = await database.sql<Retention>({ name: 'condense-companies', text: COMPANIES }, []);
  for (const { id, days, done } of companies) {
    const before = horizonOf(Number(days), now);
    if (stopped()) return;
    if (!done || done < before) await condenseCompany(database, id, before, options);
  }
}

/** Condenses events every ten minutes. @returns a function that stops it. Several processes may run it. */
export const startCondensing = (database: Database, everyMs = 600_000): (() => Promise<void>) =>
  repeat((stopped) => condenseEvents(database, { stopped }), {
    everyMs,
    complaint: 'condensing old events failed and will be retried',
  });
