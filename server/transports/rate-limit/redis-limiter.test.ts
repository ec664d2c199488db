import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { startTestProxy, type TestProxy } from '../../testing/test-proxy';
import { WAIT_MS } from '../../testing/wait';
import { memoryLimiter, type RateLimiter, type Window } from './rate-limit';
import { openRedis } from './redis-limiter';

const { REDIS_URL } = process.env;

type Setting = { limiter: RateLimiter; hop: TestProxy; name: string; spare: { calls: number } };

/** A limiter with a proxy between itself and Redis, and a fallback that counts its calls. */
async function prepare(): Promise<Setting> {
  const hop = await startTestProxy(`${REDIS_URL}`);
  const [memory, spare] = [memoryLimiter(), { calls: 0 }];
  const { limiter, close } = await openRedis(hop.url, (name, known) => {
    spare.calls += 1;
    return memory(name, known);
  });
  onTestFinished(async () => {
    await close();
    await hop.close();
  });
  return { limiter, hop, name: `test:${randomUUID()}`, spare };
}

const counts = (windows: Window[]) => windows.map(({ count }) => count);

async function hit({ limiter, name }: Setting, times: number): Promise<Window[]> {
  const windows = [];
  for (let time = 0; time < times; time += 1) windows.push(await limiter(name));
  return windows;
}

it.skipIf(!REDIS_URL)('uses the fallback while Redis is silent, then continues its count in Redis', async () => {
  const setting = await prepare();
  const [first] = await hit(setting, 1);
  expect(counts(await hit(setting, 4))).toEqual([2, 3, 4, 5]);
  expect(setting.spare.calls).toBe(0);

  setting.hop.blackHole();
  const meanwhile = await hit(setting, 50);
  expect(counts(meanwhile)).toEqual(Array.from({ length: 50 }, (_, index) => index + 6));
  expect(new Set(meanwhile.map(({ resetAt }) => resetAt))).toEqual(new Set([first?.resetAt]));
  expect(setting.spare.calls).toBe(50);

  setting.hop.heal();
  await expect
    .poll(
      async () => {
        const before = setting.spare.calls;
        await setting.limiter(`${setting.name}:other`);
        return setting.spare.calls === before;
      },
      { timeout: WAIT_MS },
    )
    .toBe(true);
  const [after] = await hit(setting, 1);
  // Commands sent during the silence may have been counted afterwards.
  expect(after?.count).toBeGreaterThanOrEqual(56);
  expect(after?.count).toBeLessThan(60);
  expect(after?.resetAt).toBe(first?.resetAt);
});

it.skipIf(!REDIS_URL)('sends one probe at a time to a silent Redis', async () => {
  const setting = await prepare();
  await hit(setting, 1);
  setting.hop.blackHole();
  await Promise.all(Array.from({ length: 20 }, () => hit(setting, 1)));
  const before = setting.spare.calls;
  await hit(setting, 500);
  expect(setting.spare.calls).toBe(before + 500);
});

it.skipIf(!REDIS_URL)('starts without Redis', async () => {
  const hop = await startTestProxy(`${REDIS_URL}`);
  await hop.close();
  let spared = 0;
  const { limiter, close } = await openRedis(hop.url, async () => ({
    count: (spared += 1),
    resetAt: Date.now() + 60_000,
  }));
  onTestFinished(close);
  expect(await limiter('test:away')).toMatchObject({ count: 1 });
});
