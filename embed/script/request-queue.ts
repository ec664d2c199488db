import { toJson } from './json';

/** The answer to a request, with its body if the status is 200. */
export type Answer = { status: number; body?: unknown };

/**
 * Sends a body to an endpoint. Rejects when nothing comes back: no network, or no answer in time.
 * @param now sends it although other requests are in flight
 */
export type Send = (path: string, body: object, now?: boolean) => Promise<Answer>;

const MIN_INTERVAL_MS = 1_000;
const TIMEOUT_MS = 30_000;
/** In characters. Browsers limit keepalive bodies in flight to 64 KiB, and a character takes three bytes at most. */
const MAX_KEEPALIVE = 15_000;

/**
 * Queues requests to the server: one at a time, and at most one a second. A request that is sent `now` skips the queue.
 * @param record called with each answer or failure
 */
export function createRequestQueue(url: string, record: (what: object) => void): Send {
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
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // Not after a failure: the page's other keepalive requests may exceed the limit.
        keepalive: !failed && body.length < MAX_KEEPALIVE,
      });
      const { status } = response;
      const answer = status === 200 ? { status, body: await response.json() } : { status };
      failed = false;
      record({ path, status });
      return answer;
    } catch (error) {
      failed = true;
      record({ path, error });
      throw error;
    }
  }
  return (path, body, now) => {
    if (now) return request(path, body);
    const answer = last.then(async () => {
      const wait = nextAt - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(wait, MIN_INTERVAL_MS)));
      nextAt = Date.now() + MIN_INTERVAL_MS;
      return request(path, body);
    });
    last = answer.catch(() => {});
    return answer;
  };
}
