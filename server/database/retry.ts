import { setTimeout as wait } from 'node:timers/promises';
import { requestStartedAt } from '../platform/request-id';
import { TurnMissed } from '../platform/turns';
import type { Database } from './types';
import { type ErrorInChain, UnpreparedError, wrappedIn } from './unavailable';

/** Error codes of PostgreSQL and Prisma for serialization failures and deadlocks, which can be retried. */
const CONFLICT_CODES = new Set<unknown>(['40001', '40P01', 'P2034']);
/** Error codes of a lock, statement or connection timeout: the statement had no effect. */
const TIMEOUT_CODES = new Set<unknown>(['55P03', '57014', 'P2024']);
const TIMEOUT_MESSAGE = /^timeout exceeded when trying to connect|Unable to start a transaction in the given time/;
const RETRIES = 2;
const PAUSE_MS = 20;
/** How long a request is retried while tables are changed. The last attempt may exceed it. */
const MAX_RETRY_MS = 10_000;
const LONG_PAUSE_MS = 100;

/** True when `test` is true for an error or one of its causes. */
function isOrWraps(error: unknown, test: (link: ErrorInChain) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return test(error) || isOrWraps(wrappedIn(error), test);
}

/** True for a deadlock or a serialization failure, after which a transaction can be run again. */
export const isDeadlockOrSerializationFailure = (error: unknown): boolean =>
  isOrWraps(error, ({ code, originalCode }) => CONFLICT_CODES.has(code) || CONFLICT_CODES.has(originalCode));

const isTimeout = (error: unknown): boolean =>
  isOrWraps(
    error,
    (link) =>
      link instanceof TurnMissed ||
      link instanceof UnpreparedError ||
      TIMEOUT_CODES.has(link.code) ||
      TIMEOUT_CODES.has(link.originalCode) ||
      (typeof link.message === 'string' && TIMEOUT_MESSAGE.test(link.message)),
  );

/**
 * Runs `work`, and retries it up to twice after a deadlock or a serialization failure, and for up to ten seconds after timeouts while
 * tables are migrated or moved. The work must be safe to repeat: a transaction that rolls back, or idempotent.
 * @param errorOf the error in an outcome of `work` that does not throw
 */
export async function retried<T>(
  { isChanging }: Pick<Database, 'isChanging'>,
  work: () => Promise<T>,
  errorOf: (outcome: T) => unknown = () => undefined,
): Promise<T> {
  const retryUntil = (requestStartedAt() ?? performance.now()) + MAX_RETRY_MS;
  let retries = 0;
  let pause = PAUSE_MS;
  const mayRunAgain = async (error: unknown) => {
    if (isDeadlockOrSerializationFailure(error)) return retries++ < RETRIES;
    pause = LONG_PAUSE_MS;
    return isTimeout(error) && performance.now() < retryUntil && isChanging();
  };
  for (;;) {
    try {
      const outcome = await work();
      const error = errorOf(outcome);
      if (error === undefined || !(await mayRunAgain(error))) return outcome;
    } catch (error) {
      if (!(await mayRunAgain(error))) throw error;
    }
    // Jitter, so that two transactions do not collide again.
    await wait(pause * (retries + Math.random()));
  }
}
