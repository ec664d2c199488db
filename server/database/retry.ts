import { setTimeout as wait } from 'node:timers/promises';

/** What PostgreSQL, and Prisma of it, calls a transaction that lost against another one and may be run again. */
const LOST = new Set<unknown>(['40001', '40P01', 'P2034']);
const RETRIES = 2;
const PAUSE_MS = 20;

type Link = { code?: unknown; originalCode?: unknown; cause?: unknown; meta?: { driverAdapterError?: unknown } };

/** True when the database asks to run a transaction again: two of them waited for each other, or one overtook the other. */
export function asksToRetry(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, originalCode, cause, meta }: Link = error;
  // Prisma keeps the code of a raw statement's failure further inside.
  return LOST.has(code) || LOST.has(originalCode) || asksToRetry(meta?.driverAdapterError ?? cause);
}

/**
 * Runs `work`, and again, twice at most, while the database asks for it. Only for work that may be done again as a whole: what it did
 * before it lost was undone with its transaction, or does no harm twice.
 * @param errorOf the failure in an outcome of `work`, where it does not throw it
 */
export async function retried<T>(
  work: () => Promise<T>,
  errorOf: (outcome: T) => unknown = () => undefined,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    const last = retry === RETRIES;
    try {
      const outcome = await work();
      if (last || !asksToRetry(errorOf(outcome))) return outcome;
    } catch (error) {
      if (last || !asksToRetry(error)) throw error;
    }
    // Not both at the same moment again.
    await wait(PAUSE_MS * (retry + Math.random()));
  }
}
