import { toJson } from './json';
import { type Answer, isRefusal, type Send } from './request-queue';
import type { Storage } from './storage';

/** Identifies the company and the person in every request, as the server expects it. */
export type Claim = { clientToken: string; anonymousId: string; userId?: string; hash?: string };

/** An event in the outbox. Its id makes it count once, however often it is sent. */
export type KeptEvent = { id: string; name: string; at: number; [other: string]: unknown };

/** A response in the outbox. A newer copy replaces the older one. */
export type KeptResponse = { id: string; [other: string]: unknown };

/** Events, or a response with the endpoint that takes it, until the server has them. */
type Kept = { claim: Claim; events?: KeptEvent[]; path?: string; body?: KeptResponse };

const MAX_QUEUED = 200;
const BATCH = 100;
const FLUSH_MS = 1_500;
const SPACING_MS = 1_000;
/** The pause before the next request, by the number of failures; the first is the pause after a success. */
const RETRY_MS = [1_000, 2_000, 10_000, 60_000, 300_000];

export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  // Some libraries replace Array.from with a version that does not map.
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
};

/** Other answers are like an outage: the server is overloaded, or a proxy has answered instead of it. */
const isFinal = (answer: Answer) =>
  answer.status === 200 || (isRefusal(answer) && answer.status !== 429 && answer.status !== 408);

/** The path and the body of the request that sends an entry. */
const requestOf = ({ claim, path = '/events', body, events }: Kept): [path: string, body: object] => [
  path,
  { ...claim, ...body, events, sentAt: Date.now() },
];

/** Keeps events and responses until the server has taken them: through failures, reloads and closed tabs. Responses go first. */
export function openOutbox(send: Send, storage: Storage, onSent: () => void) {
  const key = `out:${newId()}`;
  const underWay = new Set<Kept>();
  /** Responses first, except for entries that other tabs left. */
  let kept: Kept[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  let failures = 0;
  /** Selects the next response: changes with each response that fails, so that one that a proxy always blocks does not hold up others. */
  let turn = 0;
  let ended = false;

  // Takes over entries that other tabs left behind, or still hold: ids make sending them twice harmless.
  for (const other of storage.keys().filter((name) => name.startsWith('out:'))) {
    kept.push(...(storage.get<Kept[]>(other) ?? []));
    storage.remove(other);
  }
  const save = () => {
    kept = kept.slice(0, MAX_QUEUED);
    if (kept.length) storage.set(key, kept);
    else storage.remove(key);
  };
  /** Flushes in `ms` milliseconds, unless an earlier flush is planned. */
  const later = (ms: number) => {
    const at = Date.now() + ms;
    if (timer && due <= at) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(flush, ms);
  };

  async function attempt(one: Kept): Promise<void> {
    underWay.add(one);
    try {
      const answer = await send(...requestOf(one), !one.events);
      // The storage may have been emptied since `end`, so nothing is written to it. If this entry is still stored, it is sent again; its
      // id makes that harmless.
      if (ended) return;
      if (!isFinal(answer)) throw answer;
      failures = 0;
      kept = kept.filter((other) => other !== one);
      save();
      onSent();
    } catch {
      failures += 1;
      if (one.body) turn += 1;
    }
    underWay.delete(one);
    if (kept.length && !ended) later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
  }
  function flush(): void {
    timer = undefined;
    const responses = kept.filter(({ body }) => body);
    // A response and the first events do not wait for each other.
    for (const one of [responses[turn % responses.length], kept.find(({ events }) => events)])
      if (one && !underWay.has(one)) void attempt(one);
  }
  if (kept.length) {
    save();
    later(FLUSH_MS);
  }

  return {
    event: (claim: Claim, event: KeptEvent) => {
      const last = kept.at(-1);
      const { length = BATCH } = last?.events ?? {};
      if (last && length < BATCH && !underWay.has(last) && toJson(last.claim) === toJson(claim))
        last.events?.push(event);
      else kept.push({ claim, events: [event] });
      save();
      if (!failures) later(FLUSH_MS);
    },
    /** @param now sends it at once, whatever is under way; without, it waits a second for newer copies */
    response: (claim: Claim, path: string, body: KeptResponse, now: boolean) => {
      const one = { claim, path, body };
      kept = [one, ...kept.filter((other) => other.body?.id !== body.id)];
      save();
      if (now) void attempt(one);
      else later(SPACING_MS);
    },
    /** Hands all entries to the browser when the page is left, responses first; they are kept until the server has answered. */
    beacon: (url: string) => {
      const hand = (one: Kept): void => {
        const [path, body] = requestOf(one);
        const isTaken = navigator.sendBeacon?.(url + path, toJson(body));
        // Browsers refuse a beacon that is too large.
        if (!isTaken && one.events?.[1]) for (const event of one.events) hand({ ...one, events: [event] });
      };
      kept.forEach(hand);
    },
    flush,
    end: () => {
      ended = true;
      clearTimeout(timer);
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
