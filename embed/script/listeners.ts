import type { DocentEvent } from './api';

type Listener = (event: DocentEvent) => void;

/** A request or an event, and when it was. */
export type Noted = { at: number; path?: string; status?: number; error?: unknown; name?: string } & Partial<
  Pick<DocentEvent, 'type' | 'entityType' | 'id'>
>;

const MOST_NOTED = 50;

type Kind = Exclude<DocentEvent['type'], 'navigate' | 'offer' | 'withdrawn'>;

/** What an event's name says of its kind, for those who listen. */
const KINDS: [RegExp, Kind][] = [
  [/_(finish(ed)?|completed|submitted|action_clicked)$/, 'completed'],
  [/_(answered|voted)$/, 'answered'],
  [/_(closed|dismissed|snoozed)$/, 'dismissed'],
  [/_(missing|changed)$/, 'error'],
  [/_(step|post_viewed)$/, 'step'],
  [/_(shown|start|continue|open(ed)?)$/, 'shown'],
];

/** What an event's name says of its kind; undefined for one that says only that a widget was there. */
export const kindOf = (name: string): Kind | undefined => KINDS.find(([pattern]) => pattern.test(name))?.[1];

/** Those who listen to what happens, and what happened last. */
export function createListeners() {
  const listeners = new Map<string, Set<Listener>>();
  const log: Noted[] = [];
  const note = (what: object) => {
    log.push({ at: Date.now(), ...what });
    log.splice(0, log.length - MOST_NOTED);
  };
  const off = (name: string, listener: Listener) => void listeners.get(name)?.delete(listener);
  return {
    log,
    note,
    tell: (event: DocentEvent) => {
      note(event);
      for (const name of [event.type, '*'])
        for (const listener of listeners.get(name) ?? [])
          try {
            listener(event);
          } catch {
            // The application's own fault, which is not to stop ours.
          }
    },
    /** Listeners of `+` and a name hear of each that is added to it. */
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      listeners.get(`+${name}`)?.forEach((hear) => {
        hear(listener as never);
      });
      return () => off(name, listener);
    },
    off,
  };
}

export type Listeners = ReturnType<typeof createListeners>;
