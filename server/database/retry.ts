import { setTimeout as wait } from 'node:timers/promises';
import { requestStartedAt } from '../kernel/request-id';
import { TurnMissed } from '../kernel/turns';
import type { Database } from './database';
import { type Link, UnpreparedError, wrappedIn } from './unavailable';

/** What PostgreSQL, and Prisma of it, calls a transaction that lost against another one and may be run again. */
const LOST = new Set<unknown>(['40001', '40P01', 'P2034']);
/** A lock or a connection that did not come in time: what waited for it was not done. */
const IN_VAIN = new Set<unknown>(['55P03', '57014', 'P2024']);
const IN_VAIN_MESSAGE = /^timeout exceeded when trying to connect|Unable to start a transaction in the given time/;
const RETRIES = 2;
const PAUSE_MS = 20;
/** How long a request waits for the end of a change of the tables, in all, and longer by its last try. */
const PATIENCE_MS = 10_000;
const LONG_PAUSE_MS = 100;

/** True where `test` is, for a failure or for one that it wraps. */
function isOrWraps(error: unknown, test: (link: Link) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return test(error) || isOrWraps(wrappedIn(error), test);
}

/** True when the database asks to run a transaction again: two of them waited for each other, or one overtook the other. */
export const asksToRetry = (error: unknown): boolean =>
  isOrWraps(error, ({ code, originalCode }) => LOST.has(code) || LOST.has(originalCode));

const waitedInVain = (error: unknown): boolean =>
  isOrWraps(
    error,
    (link) =>
      link instanceof TurnMissed ||
      link instanceof UnpreparedError ||
      IN_VAIN.has(link.code) ||
      IN_VAIN.has(link.originalCode) ||
      (typeof link.message === 'string' && IN_VAIN_MESSAGE.test(link.message)),
  );

/**
 * Runs `work`, and again, twice at most, while the database asks for it; and for ten seconds where it waited in vain because the tables
 * are being migrated or moved. Only for work that may be done again as a whole: what it did before was undone with its transaction, or
 * does no harm twice.
 * @param errorOf the failure in an outcome of `work`, where it does not throw it
 */
export async function retried<T>(
  { isChanging }: Pick<Database, 'isChanging'>,
  work: () => Promise<T>,
  errorOf: (outcome: T) => unknown = () => undefined,
): Promise<T> {
  const patientUntil = (requestStartedAt() ?? performance.now()) + PATIENCE_MS;
  let retries = 0;
  let pause = PAUSE_MS;
  const mayRunAgain = async (error: unknown) => {
    if (asksToRetry(error)) return retries++ < RETRIES;
    pause = LONG_PAUSE_MS;
    return waitedInVain(error) && performance.now() < patientUntil && isChanging();
  };
  for (;;) {
    try {
      const outcome = await work();
      const error = errorOf(outcome);
      if (error === undefined || !(await mayRunAgain(error))) return outcome;
    } catch (error) {
      if (!(await mayRunAgain(error))) throw error;
    }
    // Not both at the same moment again.
    await wait(pause * (retries + Math.random()));
  }
}
