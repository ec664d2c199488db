import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * Adds a timeout of `ms` milliseconds to `work`. After the timeout, the work continues and its result is discarded. A result that has
 * already arrived, but was not read because the process was busy, is not too late.
 * @throws Error after the timeout
 */
export async function inTime<T>(work: Promise<T> | T, ms: number): Promise<T> {
  const deadline = new AbortController();
  const late = wait(ms, undefined, deadline)
    .then(() => nextTurn())
    .then(() => nextTurn())
    .then(() => {
      throw new Error(`it took more than ${ms} ms`);
    });
  try {
    return await Promise.race([work, late]);
  } finally {
    deadline.abort();
  }
}
