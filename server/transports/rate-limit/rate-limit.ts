import type { Database } from '../../database/types';
import { log } from '../../platform/log';

export const WINDOW_SECONDS = 60;

/** A window after a request was counted: how many requests so far, this one included, and its end in milliseconds since 1970. */
export type Window = { count: number; resetAt: number };

/**
 * Counts one request under a name. The window starts with the first request and ends 60 seconds later. `known` is the state of the same
 * window in another counter, from which this one continues.
 */
export type RateLimiter = (name: string, known?: Window) => Promise<Window>;

/** Counts in the memory of a single process: exact, but lost at exit. */
export function memoryLimiter(now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, Window>();
  let sweepAt = 0;
  return async (name, known) => {
    const time = now();
    if (time >= sweepAt) {
      for (const [old, { resetAt }] of windows) if (resetAt <= time) windows.delete(old);
      sweepAt = time + WINDOW_SECONDS * 1000;
    }
    const own = windows.get(name);
    const window = own && own.resetAt > time ? own : { count: 0, resetAt: time + WINDOW_SECONDS * 1000 };
    if (known && known.resetAt > time) {
      window.count = Math.max(window.count, known.count);
      window.resetAt = Math.min(window.resetAt, known.resetAt);
    }
    window.count += 1;
    windows.set(name, window);
    return { ...window };
  };
}

/** The first values of a new window, for `hitSql`. */
const UNKNOWN = { count: '0', end: `clock_timestamp() + interval '${WINDOW_SECONDS} seconds'` };

/** The SQL that counts one request under the name `$1`, starting from `known`. */
const hitSql = (known = UNKNOWN) => `
    INSERT INTO "RateWindow" AS w ("bucket", "count", "resetAt")
    VALUES ($1::text, ${known.count} + 1, ${known.end})
    ON CONFLICT ("bucket") DO UPDATE SET
      "count" = GREATEST(CASE WHEN w."resetAt" <= clock_timestamp() THEN 0 ELSE w."count" END, EXCLUDED."count" - 1) + 1,
      "resetAt" = CASE WHEN w."resetAt" <= clock_timestamp() THEN EXCLUDED."resetAt" ELSE LEAST(w."resetAt", EXCLUDED."resetAt") END
    RETURNING "count", "resetAt"`;

export const RATE_HIT = { name: 'rate_window_hit', text: hitSql(), shared: true };

const RATE_HIT_FROM = {
  name: 'rate_window_hit_from',
  text: hitSql({ count: '$2::int', end: '$3::timestamptz' }),
  shared: true,
};

const SWEEP = {
  name: 'rate_window_sweep',
  text: `DELETE FROM "RateWindow" WHERE "resetAt" < now() - interval '1 hour'`,
};

/** Counts in the database, for all processes that share it. */
export function databaseLimiter(database: Database): RateLimiter {
  let sweepAt = Date.now();
  return async (name, known) => {
    if (Date.now() >= sweepAt) {
      sweepAt = Date.now() + 3_600_000;
      database
        .sql(SWEEP, [])
        .catch((error: Error) => log.warn({ error: error.message }, 'sweeping rate windows failed'));
    }
    const continues = known && known.resetAt > Date.now();
    const [row] = await database.sql<{ count: number; resetAt: Date }>(
      continues ? RATE_HIT_FROM : RATE_HIT,
      continues ? [name, known.count, new Date(known.resetAt).toISOString()] : [name],
    );
    if (!row) throw new Error('the rate window was not counted');
    return { count: row.count, resetAt: row.resetAt.getTime() };
  };
}

/** Returns the three headers of every response, and whether the request is over its limit. */
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
