import type { Database } from '../database/database';
import { log } from '../kernel/log';
import { rollUpEvents } from './rollup';

const INTERVAL_MS = 30_000;

/**
 * Rolls up events every half minute, in the background; does not keep the process alive. Failures are logged and tried again.
 * Any number of processes may do so on one database.
 * @returns stops it, once the transaction under way is through.
 */
export function startRollups(database: Database, intervalMs = INTERVAL_MS): () => Promise<void> {
  let stopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await rollUpEvents(database, { stopped: () => stopped });
    } catch (error) {
      log.error({ err: error }, 'rolling up events failed; it will be tried again');
    }
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      current = run();
    }, intervalMs).unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
