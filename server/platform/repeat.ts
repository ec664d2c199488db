import { log } from './log';

/**
 * Does some work again and again, in the background; does not keep the process alive. A failure is logged as `complaint`, and the work
 * tried again. @param work asks `stopped` between its steps
 * @returns stops it, once the step under way is through.
 */
export function repeat(
  work: (stopped: () => boolean) => Promise<void>,
  { everyMs, complaint }: { everyMs: number; complaint: string },
): () => Promise<void> {
  let stopped = false;
  let current: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await work(() => stopped);
    } catch (error) {
      log.error({ err: error }, complaint);
    }
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      current = run();
    }, everyMs).unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
