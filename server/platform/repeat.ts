import { log } from './log';

/**
 * Repeats `work` in the background, without keeping the process alive. After a failure, which is logged as `complaint`, the work is tried
 * again. @param work calls `stopped` between its steps, and returns early when it is true
 * @returns a function that stops the repetition, and resolves when the current step has ended
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
