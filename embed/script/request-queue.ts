import { toJson } from './json';

/** The answer to a request, with its body if it is JSON. */
export type Answer = { status: number; body?: unknown };

/** True if Docent itself refused a request. A proxy that answers instead of Docent sends another body. */
export const isRefusal = ({ status, body }: Answer): boolean =>
  status < 500 && typeof (body as { error?: { code?: unknown } } | undefined)?.error?.code === 'string';

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
    const text = toJson(given);
    try {
      const response = await fetch(url + path, {
        method: 'POST',
        // A type that needs no preflight.
        headers: { 'Content-Type': 'text/plain' },
        body: text,
        credentials: 'omit',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // Not after a failure: the page's other keepalive requests may exceed the limit.
        keepalive: !failed && text.length < MAX_KEEPALIVE,
      });
      const { status } = response;
      const body = response.json();
      const answer = { status, body: await (status === 200 ? body : body.catch(() => undefined)) };
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
