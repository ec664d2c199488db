import { inTime } from '../platform/in-time';
import { log } from '../platform/log';

/** A function to call at shutdown, with a name for the log. */
type Closer = { name: string; close: () => Promise<unknown> | unknown };

export type Shutdown = {
  /** Registers `close` to be called at shutdown. The last registered one runs first. */
  add: (name: string, close: Closer['close']) => void;
  /** Runs every closer once. One that fails is logged and does not keep the others from running. */
  closeAll: () => Promise<void>;
};

/** Collects functions to close at shutdown. Those that take longer than `withinMs` are abandoned. */
export function makeShutdown(withinMs = 8_000): Shutdown {
  const closers: Closer[] = [];
  return {
    add: (name, close) => void closers.push({ name, close }),
    closeAll: async () => {
      for (let closer = closers.pop(); closer; closer = closers.pop()) {
        try {
          await inTime(closer.close(), withinMs);
        } catch (error) {
          log.error({ err: error }, `could not close ${closer.name}`);
        }
      }
    },
  };
}
