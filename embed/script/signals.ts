import type { Subscribe } from './subscribe';

/** What happens on the page, by name: an event of the application, a completed widget, another address. */
export function createSignals() {
  const subscribers = new Map<string, Set<() => void>>();
  const subscribe: Subscribe = (name, then) => {
    const set = subscribers.get(name) ?? new Set();
    subscribers.set(name, set.add(then));
    return () => set.delete(then);
  };
  return {
    subscribe,
    happened: (name: string) => {
      for (const then of [...(subscribers.get(name) ?? [])]) then();
    },
  };
}

export type Signals = ReturnType<typeof createSignals>;
