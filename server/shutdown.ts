import { log } from './log';

type Closer = { name: string; close: () => Promise<unknown> | unknown };

// Next bundles its own copy of this module: the list is one per process all the same.
const shared = globalThis as typeof globalThis & { docentClosers?: Closer[] };

/** Has `close` called when the process stops, after the last request was answered. The last registered runs first. */
export function onShutdown(name: string, close: Closer['close']): void {
  (shared.docentClosers ??= []).push({ name, close });
}

/** Runs every closer once. One that fails is logged and does not keep the others from running. */
export async function closeAll(): Promise<void> {
  const closers = shared.docentClosers ?? [];
  for (let closer = closers.pop(); closer; closer = closers.pop()) {
    try {
      await closer.close();
    } catch (error) {
      log.error({ err: error }, `could not close ${closer.name}`);
    }
  }
}
