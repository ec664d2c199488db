/** The answer to a request; `body` only of those that carry one. */
export type Answer = { status: number; body?: unknown };

/** Sends a body to an endpoint. Rejects when nothing comes back: no network, or no answer in time. */
export type Send = (path: string, body: object) => Promise<Answer>;

const SPACING_MS = 1_000;
const PATIENCE_MS = 30_000;

/**
 * The one line to the server: one request at a time, and never more than one a second.
 * @param note hears of each answer, and of what came in place of one
 */
export function openLine(url: string, note: (what: object) => void): Send {
  let last: Promise<unknown> = Promise.resolve();
  let nextAt = 0;

  async function request(path: string, body: object): Promise<Answer> {
    const wait = nextAt - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(wait, SPACING_MS)));
    nextAt = Date.now() + SPACING_MS;
    const response = await fetch(url + path, {
      method: 'POST',
      // A type that needs no preflight.
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { status } = response;
    return status === 200 ? { status, body: await response.json() } : { status };
  }

  return (path, body) => {
    const answer = last.then(() => request(path, body));
    last = answer.then(
      ({ status }) => note({ path, status }),
      (error) => note({ path, error }),
    );
    return answer;
  };
}
