import type { Redis } from 'ioredis';
import type { Database } from '../../database/database';
import { FIND_KEY } from '../../identity/authenticate';
import { log } from '../../kernel/log';

const WINDOW_SECONDS = 60;

/** A window after a request was counted: how many requests so far, this one included, and its end in milliseconds since 1970. */
export type Window = { count: number; resetAt: number };

/** Counts one request under a name. Its window starts with the first request and ends 60 seconds later, however many follow. */
export type RateLimiter = (name: string) => Promise<Window>;

/** For a single process: exact, forgotten at exit. */
export function memoryLimiter(now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, Window>();
  let sweepAt = 0;
  return async (name) => {
    const time = now();
    if (time >= sweepAt) {
      for (const [other, { resetAt }] of windows) if (resetAt <= time) windows.delete(other);
      sweepAt = time + WINDOW_SECONDS * 1000;
    }
    const known = windows.get(name);
    const window = known && known.resetAt > time ? known : { count: 0, resetAt: time + WINDOW_SECONDS * 1000 };
    window.count += 1;
    windows.set(name, window);
    return { ...window };
  };
}

/** Counts one request under each name that `source` yields as its first column. */
const hitSql = (source: string) => `
    INSERT INTO "RateWindow" AS w ("bucket", "count", "resetAt")
    SELECT bucket, 1, clock_timestamp() + interval '${WINDOW_SECONDS} seconds' FROM (${source}) s (bucket)
    ON CONFLICT ("bucket") DO UPDATE SET
      "count" = CASE WHEN w."resetAt" <= clock_timestamp() THEN 1 ELSE w."count" + 1 END,
      "resetAt" = CASE WHEN w."resetAt" <= clock_timestamp() THEN EXCLUDED."resetAt" ELSE w."resetAt" END
    RETURNING "count", "resetAt"`;

export const RATE_HIT = { name: 'rate_window_hit', text: hitSql('SELECT $1::text') };

/** Finds a key by its hash and counts the request against one of its limits, in one round trip. */
export const FIND_KEY_AND_HIT = {
  name: 'api_key_by_hash_and_hit',
  text: `
    WITH k AS (${FIND_KEY.text}),
    hit AS (${hitSql(`SELECT 'key:' || k."id" || ':' || $2::text FROM k`)})
    SELECT k.*, hit."count", hit."resetAt" FROM k, hit`,
};

const SWEEP = {
  name: 'rate_window_sweep',
  text: `DELETE FROM "RateWindow" WHERE "resetAt" < now() - interval '1 hour'`,
};

/** Counted in the database: the same for every process that shares it. */
export function databaseLimiter(database: Database): RateLimiter {
  let sweepAt = Date.now();
  return async (name) => {
    if (Date.now() >= sweepAt) {
      sweepAt = Date.now() + 3_600_000;
      database
        .sql(SWEEP, [])
        .catch((error: Error) => log.warn({ error: error.message }, 'sweeping rate windows failed'));
    }
    const [row] = await database.sql<{ count: number; resetAt: Date }>(RATE_HIT, [name]);
    if (!row) throw new Error('the rate window was not counted');
    return { count: row.count, resetAt: row.resetAt.getTime() };
  };
}

const HIT_SCRIPT = `
  local reset = redis.call('HGET', KEYS[1], 'reset')
  if not reset then
    local time = redis.call('TIME')
    reset = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
    redis.call('HSET', KEYS[1], 'reset', string.format('%.0f', reset))
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
  end
  return { redis.call('HINCRBY', KEYS[1], 'count', 1), tonumber(reset) }`;

/** Counted in Redis or Valkey. While it cannot be reached, `fallback` counts. */
export function redisLimiter(redis: Redis, fallback: RateLimiter): RateLimiter {
  redis.defineCommand('docentHit', { numberOfKeys: 1, lua: HIT_SCRIPT });
  const hit = redis as Redis & { docentHit: (key: string, ms: number) => Promise<[number, number]> };
  return async (name) => {
    try {
      const [count, resetAt] = await hit.docentHit(`docent:rate:${name}`, WINDOW_SECONDS * 1000);
      return { count, resetAt };
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'Redis is out of reach: counting requests in the database');
      return fallback(name);
    }
  };
}

export type OpenLimiter = { limiter: RateLimiter; inDatabase: boolean; close: () => Promise<void> };

/** Opens the limiter that fits: Redis where there is one, else the database, else (embedded, so a single process) memory. */
export async function openLimiter(database: Database, redisUrl: string | undefined): Promise<OpenLimiter> {
  const inDatabase = database.kind === 'server' && !redisUrl;
  const local = database.kind === 'embedded' ? memoryLimiter() : databaseLimiter(database);
  if (!redisUrl) return { limiter: local, inDatabase, close: async () => {} };
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: 1,
    connectTimeout: 5_000,
    enableAutoPipelining: true,
  });
  redis.on('error', (error) => log.warn({ error: error.message }, 'Redis connection failed'));
  return { limiter: redisLimiter(redis, local), inDatabase, close: async () => redis.disconnect() };
}

/** Writes the three headers of every response, and judges whether the request is over its limit. */
export function rateHeaders(window: Window, limit: number, now = Date.now()) {
  const over = window.count > limit;
  const headers: Record<string, string> = {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(0, limit - window.count)),
    'X-RateLimit-Reset': String(Math.ceil(window.resetAt / 1000)),
  };
  if (over) headers['Retry-After'] = String(Math.max(1, Math.ceil((window.resetAt - now) / 1000)));
  return { over, headers };
}
