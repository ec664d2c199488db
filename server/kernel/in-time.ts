import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for `work` no longer than so many milliseconds. What is late goes on, and nobody hears of it. An answer that is there already,
 * but unread because the process was busy, is not late.
 * @throws Error when it is late
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
