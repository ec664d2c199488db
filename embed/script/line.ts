import { toJson } from './json';

/** The answer to a request; `body` only of those that carry one. */
export type Answer = { status: number; body?: unknown };

/**
 * Sends a body to an endpoint. Rejects when nothing comes back: no network, or no answer in time.
 * @param now sends it although other requests are in flight
 */
export type Send = (path: string, body: object, now?: boolean) => Promise<Answer>;

const SPACING_MS = 1_000;
const PATIENCE_MS = 30_000;
/** Browsers refuse what outlives the page beyond 64 KiB in flight; a character takes three bytes at most. */
const MAX_KEEPALIVE = 15_000;

/**
 * The one line to the server: one request at a time, and never more than one a second; what is sent `now` does not stand in it.
 * @param note hears of each answer, and of what came in place of one
 */
export function openLine(url: string, note: (what: object) => void): Send {
  let last: Promise<unknown> = Promise.resolve();
  let nextAt = 0;
  let failed = false;

  async function request(path: string, given: object): Promise<Answer> {
    const body = toJson(given);
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        // A type that needs no preflight.
        headers: { 'Content-Type': 'text/plain' },
        body,
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE_MS),
        // After a failure without: what else the page has in flight may be too much.
        keepalive: !failed && body.length < MAX_KEEPALIVE,
      });
      const { status } = response;
      const answer = status === 200 ? { status, body: await response.json() } : { status };
      failed = false;
      note({ path, status });
      return answer;
    } catch (error) {
      failed = true;
      note({ path, error });
      throw error;
    }
  }
  return (path, body, now) => {
    if (now) return request(path, body);
    const answer = last.then(async () => {
      const wait = nextAt - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(wait, SPACING_MS)));
      nextAt = Date.now() + SPACING_MS;
      return request(path, body);
    });
    last = answer.catch(() => {});
    return answer;
  };
}
