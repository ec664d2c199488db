import type { Database } from '../db';
import { log } from '../log';
import { foldEvents } from './fold';

const INTERVAL_MS = 30_000;

/**
 * Folds events every half minute, in the background; does not keep the process alive. Failures are logged and tried again.
 * Any number of processes may do so on one database.
 * @returns stops it, once the transaction under way is through.
 */
export function startFolding(store: Database, intervalMs = INTERVAL_MS): () => Promise<void> {
  let stopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await foldEvents(store, { stopped: () => stopped });
    } catch (error) {
      log.error({ err: error }, 'folding events failed; it will be tried again');
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
