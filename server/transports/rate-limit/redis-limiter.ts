import { Redis } from 'ioredis';
import { inTime } from '../../platform/in-time';
import { log } from '../../platform/log';
import { type RateLimiter, WINDOW_SECONDS, type Window } from './rate-limit';

/** Timeout for a response of Redis. */
const ANSWER_WITHIN_MS = 200;
/** Wait before retrying Redis after a timeout. */
const RETRY_DELAY_MS = 1_000;

// ARGV: the length of a window in milliseconds; the count and the end of the same window in the fallback counter, or two zeros.
const HIT_SCRIPT = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local own = redis.call('HMGET', KEYS[1], 'count', 'reset')
  local count, reset = tonumber(own[1] or 0), tonumber(own[2])
  local known = tonumber(ARGV[3])
  if known > now then
    count = math.max(count, tonumber(ARGV[2]))
    reset = math.min(reset or known, known)
  end
  reset = reset or now + ARGV[1]
  count = count + 1
  redis.call('HSET', KEYS[1], 'count', count, 'reset', string.format('%.0f', reset))
  redis.call('PEXPIRE', KEYS[1], math.max(1, reset - now))
  return { count, reset }`;

type Scripted = Redis & {
  docentHit: (key: string, ms: number, count: number, resetAt: number) => Promise<[number, number]>;
};

/** The last known state of a window in this process, and whether it came from Redis. */
type CachedWindow = { window: Window; byRedis: boolean };

function memory() {
  const cached = new Map<string, CachedWindow>();
  let sweepAt = 0;
  return {
    get: (name: string) => cached.get(name),
    set: (name: string, one: CachedWindow) => {
      const now = Date.now();
      if (now >= sweepAt) {
        for (const [old, { window }] of cached) if (window.resetAt <= now) cached.delete(old);
        sweepAt = now + WINDOW_SECONDS * 1000;
      }
      cached.set(name, one);
    },
  };
}

/**
 * Counts in Redis or Valkey. While it does not answer in time, `fallback` counts, and Redis is retried once a second. Counts are carried
 * over in both directions, so that a failover does not reset a caller's window.
 */
export function redisLimiter(redis: Redis, fallback: RateLimiter): RateLimiter {
  redis.defineCommand('docentHit', { numberOfKeys: 1, lua: HIT_SCRIPT });
  const cached = memory();
  let retryAt = 0;

  async function count(name: string, known: CachedWindow | undefined): Promise<Window> {
    const from = known && !known.byRedis ? known.window : { count: 0, resetAt: 0 };
    const hit = (redis as Scripted).docentHit(
      `docent:rate:${name}`,
      WINDOW_SECONDS * 1000,
      from.count,
      Math.round(from.resetAt),
    );
    const [total, resetAt] = await inTime(hit, ANSWER_WITHIN_MS);
    return { count: total, resetAt };
  }

  return async (name) => {
    const known = cached.get(name);
    const now = Date.now();
    if (now >= retryAt) {
      const isProbe = retryAt > 0;
      // After the delay, one request probes Redis; the others use the fallback.
      if (isProbe) retryAt = now + RETRY_DELAY_MS;
      try {
        const window = await count(name, known);
        retryAt = 0;
        cached.set(name, { window, byRedis: true });
        return window;
      } catch (error) {
        if (!isProbe) log.warn({ error: (error as Error).message }, 'Redis does not answer: the fallback counts');
        retryAt = Date.now() + RETRY_DELAY_MS;
      }
    }
    const window = await fallback(name, cached.get(name)?.window);
    cached.set(name, { window, byRedis: false });
    return window;
  };
}

/** Connects to Redis. While it is not available, `fallback` counts. */
export async function openRedis(url: string, fallback: RateLimiter) {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    // Without a connection, commands fail at once instead of delaying their requests.
    enableOfflineQueue: false,
    connectTimeout: RETRY_DELAY_MS,
    // Closes a connection that does not respond, since a new one may work.
    socketTimeout: 2 * RETRY_DELAY_MS,
    retryStrategy: () => RETRY_DELAY_MS / 2,
    enableAutoPipelining: true,
  });
  redis.on('error', (error) => log.warn({ error: error.message }, 'Redis connection failed'));
  await redis.connect().catch(() => {});
  return { limiter: redisLimiter(redis, fallback), close: async () => redis.disconnect() };
}
