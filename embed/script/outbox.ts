import type { Answer, Send } from './line';
import type { Storage } from './storage';

/** How the browser says who uses it, as the server asks for it. */
export type Claim = { clientToken: string; anonymousId: string; userId?: string; hash?: string };

/** An event as it waits. Its id makes it count once, however often it is sent. */
export type KeptEvent = { id: string; name: string; at: number; [other: string]: unknown };

/** Something that waits until the server has it. */
type Kept = { claim: Claim } & ({ events: KeptEvent[] } | { path: string; body: Record<string, unknown> });

const MOST_KEPT = 200;
const BATCH = 100;
const FLUSH_MS = 1_500;
const RETRY_MS = [2_000, 10_000, 60_000, 300_000];

export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
};

const isFinal = ({ status }: Answer) => status < 500 && status !== 429 && status !== 408;

/** Keeps events and responses until the server has taken them: through failures, reloads and closed tabs. */
export function openOutbox(send: Send, storage: Storage, onSent: () => void) {
  const key = `out:${newId()}`;
  let kept: Kept[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let busy = false;

  // What other tabs left behind, or still hold: their ids make sending it twice harmless.
  for (const other of storage.keys().filter((name) => name.startsWith('out:'))) {
    kept.push(...(storage.get<Kept[]>(other) ?? []));
    storage.remove(other);
  }
  const save = () => {
    kept = kept.slice(-MOST_KEPT);
    if (kept.length) storage.set(key, kept);
    else storage.remove(key);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };

  async function flush(): Promise<void> {
    const [first] = kept;
    if (busy || !first) return;
    busy = true;
    try {
      const answer =
        'events' in first
          ? await send('/events', { ...first.claim, sentAt: Date.now(), events: first.events.slice(0, BATCH) })
          : await send(first.path, { ...first.claim, ...first.body });
      if (!isFinal(answer)) throw new Error(String(answer.status));
      failures = 0;
      if ('events' in first && first.events.length > BATCH) first.events.splice(0, BATCH);
      else kept = kept.filter((one) => one !== first);
      save();
      onSent();
    } catch {
      failures += 1;
    }
    busy = false;
    if (kept.length) later(failures ? (RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 0) : 0);
  }

  const keep = (one: Kept, ms: number) => {
    kept.push(one);
    save();
    if (!failures) later(ms);
  };
  if (kept.length) {
    save();
    later(FLUSH_MS);
  }

  return {
    event: (claim: Claim, event: KeptEvent) => {
      const last = kept[kept.length - 1];
      const joins = last && last !== kept[0] && 'events' in last && last.events.length < BATCH;
      const same = joins && JSON.stringify(last.claim) === JSON.stringify(claim);
      if (!same) return keep({ claim, events: [event] }, FLUSH_MS);
      last.events.push(event);
      save();
    },
    response: (claim: Claim, path: string, body: Record<string, unknown>) => keep({ claim, path, body }, 0),
    /** Hands over what waits while the page goes; it stays kept until the server is heard. */
    beacon: (url: string) => {
      for (const one of kept)
        if ('events' in one)
          navigator.sendBeacon?.(
            `${url}/events`,
            JSON.stringify({ ...one.claim, sentAt: Date.now(), events: one.events.slice(0, BATCH) }),
          );
    },
    flush: () => void flush(),
    end: () => clearTimeout(timer),
  };
}
