import type { DocentEvent } from './api';

type Listener = (event: DocentEvent) => void;

/** A log entry: a request or an event, with its time. */
export type Noted = { at: number; path?: string; status?: number; error?: unknown; name?: string } & Partial<
  Pick<DocentEvent, 'type' | 'entityType' | 'id'>
>;

const MAX_LOG_ENTRIES = 50;

/** The listeners of the application, and a log of recent events and requests. */
export function createListeners() {
  const listeners = new Map<string, Set<Listener>>();
  const log: Noted[] = [];
  const record = (what: object) => {
    log.push({ at: Date.now(), ...what });
    log.splice(0, log.length - MAX_LOG_ENTRIES);
  };
  const off = (name: string, listener: Listener) => void listeners.get(name)?.delete(listener);
  return {
    log,
    record,
    notify: (event: DocentEvent) => {
      record(event);
      for (const name of [event.type, '*'])
        for (const listener of listeners.get(name) ?? [])
          try {
            listener(event);
          } catch {
            // An error in a listener of the application must not stop the script.
          }
    },
    /** Listeners of `+name` are called with each listener that is added for `name`. */
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      listeners.get(`+${name}`)?.forEach((callback) => {
        callback(listener as never);
      });
      return () => off(name, listener);
    },
    off,
  };
}

export type Listeners = ReturnType<typeof createListeners>;
