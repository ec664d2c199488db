import { Agent, request } from 'node:http';

/**
 * Requests to send. Each request takes the next of `keys`, because of the rate limit of a key. In `body`, `{{n}}` is replaced by a
 * unique value, and `{{person}}` by consecutive numbers below `PERSON`.
 */
export type Target = { url: string; method: string; headers: Record<string, string>; keys: string[]; body?: string };

/** The number of users that requests rotate through. */
export const USER_COUNT = 10_000;

let runs = 0;
/** A unique name of a run, so that its requests differ from the same requests of another run. */
export const runName = (): string => `${Date.now().toString(36)}${(runs += 1)}`;

const filled = (body: string, run: string, index: number): string =>
  body.replaceAll('{{n}}', `${run}-${index}`).replaceAll('{{person}}', String(index % USER_COUNT));

function send(agent: Agent, { url, method, headers, keys, body }: Target, run: string, index: number): Promise<number> {
  const authorized = keys.length ? { ...headers, Authorization: `Bearer ${keys[index % keys.length]}` } : headers;
  return new Promise((resolve, reject) => {
    const req = request(url, { agent, method, headers: authorized }, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode ?? 0));
    });
    req.on('error', reject);
    req.end(body && filled(body, run, index));
  });
}

/**
 * Sends requests at a steady rate, even if answers are slow, and measures each request from the time at which it was due to start:
 * a stall of the server counts in the latency of all requests that were due during it.
 * @returns latencies in milliseconds, ascending, and how many answers were not 2xx.
 */
export async function openLoop(target: Target, perSecond: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const latencies: number[] = [];
  const run = runName();
  let failed = 0;
  const total = Math.round(perSecond * seconds);
  const begin = performance.now();
  const pending: Promise<void>[] = [];
  for (let index = 0; index < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) / 1000) * perSecond) + 1);
    for (; index < due; index += 1) {
      const meant = begin + (index / perSecond) * 1000;
      pending.push(
        send(agent, target, run, index).then(
          (status) => {
            latencies.push(performance.now() - meant);
            if (status < 200 || status > 299) failed += 1;
          },
          () => {
            failed += 1;
          },
        ),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
  agent.destroy();
  return { latencies: latencies.sort((a, b) => a - b), failed };
}

/** The value below which `share` (0 to 1) of the ascending values lie. */
export const percentile = (ascending: number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;
