import { createHash } from 'node:crypto';
import type { Database, Statement } from '../database/types';
import { tooManyAttempts } from '../platform/errors';
import { log } from '../platform/log';

/** Failed attempts without a delay. The delay then starts at one second and doubles with each failure. */
const FREE = 5;
/** Maximum delay, and the time after which a failed attempt no longer counts. */
const MAX_DELAY_SECONDS = 900;
/** The number of failures at which the delay reaches its maximum. */
const MAX_COUNTED_FAILURES = FREE + Math.ceil(Math.log2(MAX_DELAY_SECONDS));

const NOW = 'COALESCE($2::timestamptz, clock_timestamp())';
const OPEN_AT = `d."at" + make_interval(secs => LEAST(${MAX_DELAY_SECONDS}, 2 ^ (d."failures" - ${FREE})))`;
const FORGOTTEN = `GREATEST(0, floor(extract(epoch FROM ${NOW} - d."at") / ${MAX_DELAY_SECONDS}))::int`;

/** Counts an attempt before it is made, so that concurrent attempts count too. Returns no row during a delay. */
const COUNT: Statement = {
  name: 'password_delay_count',
  text: `
    INSERT INTO "PasswordDelay" AS d ("account", "failures", "at") VALUES ($1::text, 1, ${NOW})
    ON CONFLICT ("account") DO UPDATE SET
      "failures" = LEAST(${MAX_COUNTED_FAILURES}, GREATEST(0, d."failures" - ${FORGOTTEN}) + 1), "at" = ${NOW}
    WHERE d."failures" < ${FREE} OR ${OPEN_AT} <= ${NOW}
    RETURNING 1`,
};

const WAIT: Statement = {
  name: 'password_delay_wait',
  text: `SELECT extract(epoch FROM ${OPEN_AT} - ${NOW})::float8 AS "seconds" FROM "PasswordDelay" d WHERE d."account" = $1::text`,
  shared: true,
};

const FORGET: Statement = {
  name: 'password_delay_forget',
  text: 'DELETE FROM "PasswordDelay" WHERE "account" = $1::text',
};

const SWEEP: Statement = {
  name: 'password_delay_sweep',
  text: `DELETE FROM "PasswordDelay" WHERE "at" < clock_timestamp() - interval '1 day'`,
};

/** The account of a sign-in attempt; `known`: from a browser that was signed in to it before. */
export type PasswordAttempt = { email: string; known: boolean };

const nameOf = ({ email, known }: PasswordAttempt): string =>
  `${known ? 'known' : 'new'}:${createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')}`;

const HOUR_MS = 3_600_000;
const sweptAt = new WeakMap<Database, number>();

function sweepNowAndThen(database: Database): void {
  if (Date.now() - (sweptAt.get(database) ?? 0) < HOUR_MS) return;
  sweptAt.set(database, Date.now());
  database.sql(SWEEP, []).catch(({ message }: Error) => log.warn({ error: message }, 'sweeping delays failed'));
}

/**
 * Runs `attempt`, which checks the password of an account and throws when it is wrong. Five failures are free; each further one doubles the
 * delay, up to 15 minutes. One failure expires every 15 minutes, and a success clears all. Failures are counted in the database for all
 * replicas and endpoints, but separately for browsers that were signed in to the account, so that an attacker cannot lock out its owner.
 * @param now the current time; default: that of the database
 * @throws DocentError `rate_limit_exceeded` during a delay, `details.retryAfter` in seconds
 */
export async function tryPassword<T>(
  database: Database,
  tried: PasswordAttempt,
  attempt: () => Promise<T>,
  now?: Date,
): Promise<T> {
  sweepNowAndThen(database);
  const name = nameOf(tried);
  const values = [name, now?.toISOString() ?? null];
  const counted = await database.sql(COUNT, values);
  if (!counted.length) {
    const [row] = await database.sql<{ seconds: number }>(WAIT, values);
    throw tooManyAttempts(Math.max(1, Math.ceil(row?.seconds ?? 1)));
  }
  const result = await attempt();
  await database.sql(FORGET, [name]);
  return result;
}

/** The names under which an account's failures are counted, to delete the counts when its password is replaced. */
export const delaysOf = (email: string): string[] => [true, false].map((known) => nameOf({ email, known }));
