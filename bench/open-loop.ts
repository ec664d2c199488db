import { Agent, request } from 'node:http';

/** Requests to send. Each request takes the next of `keys`: nobody's single key may call thousands of times a second. */
export type Target = { url: string; method: string; headers: Record<string, string>; keys: string[]; body?: string };

function send(agent: Agent, { url, method, headers, keys, body }: Target, index: number): Promise<number> {
  const Authorization = `Bearer ${keys[index % keys.length]}`;
  return new Promise((resolve, reject) => {
    const req = request(url, { agent, method, headers: { ...headers, Authorization } }, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode ?? 0));
    });
    req.on('error', reject);
    req.end(body);
  });
}

/**
 * Sends requests at a steady rate, whatever the answers do, and measures each from the moment it was meant to start:
 * a stall delays, and so is felt by, all that were due meanwhile.
 * @returns latencies in milliseconds, ascending, and how many answers were not 2xx.
 */
export async function openLoop(target: Target, perSecond: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const latencies: number[] = [];
  let failed = 0;
  const total = Math.round(perSecond * seconds);
  const begin = performance.now();
  const pending: Promise<void>[] = [];
  for (let index = 0; index < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - begin) / 1000) * perSecond) + 1);
    for (; index < due; index += 1) {
      const meant = begin + (index / perSecond) * 1000;
      pending.push(
        send(agent, target, index).then(
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
