import { createHash } from 'node:crypto';
import { HOUR_MS } from '../../widgets/targeting/dates';
import type { Ctx } from '../auth/context';
import type { CompanyDb } from '../database/company-db';
import { companyStatement } from '../database/company-statement';
import { type SweepOptions, sweepOf, sweepRows } from '../database/sweep';
import type { Database } from '../database/types';
import { conflict, invalid } from '../platform/errors';
import { repeat } from '../platform/repeat';
import { seal, unseal } from '../platform/seal';
import { secret } from '../platform/secret';
import { inRollbackTransaction } from './rolled-back';

/** Hours for which a response is stored. */
const KEPT_HOURS = 24;
const MAX_KEY_LENGTH = 255;

/** Why a request that has an idempotency key is not answered: the `details.reason` of 409 `conflict`. */
const REUSED = 'idempotency_key_reused';
export const IN_PROGRESS = 'idempotency_key_in_progress';

// The lock is held until the transaction ends. The database releases it if the process dies.
const LOCK = companyStatement(
  'idempotency_lock',
  `SELECT pg_try_advisory_xact_lock(hashtextextended($1::int || ' ' || $2::text, 0)) AS "free"`,
);
const FIND = companyStatement(
  'idempotency_find',
  `SELECT "fingerprint", "answer" FROM "IdempotentAnswer"
   WHERE "companyId" = $1::int AND "key" = $2::text AND "createdAt" > now() - interval '${KEPT_HOURS} hours'`,
);
const KEEP = companyStatement(
  'idempotency_keep',
  `INSERT INTO "IdempotentAnswer" ("companyId", "key", "fingerprint", "answer")
   SELECT $1::int, $2::text, $3::bytea, $4::bytea
   ON CONFLICT ("companyId", "key") DO UPDATE
   SET "fingerprint" = EXCLUDED."fingerprint", "answer" = EXCLUDED."answer", "createdAt" = now()`,
);

type Kept = { fingerprint: Uint8Array; answer: Uint8Array };

/**
 * The idempotency keys, by company, of the requests that this process is executing. They are checked without the database, because the
 * embedded database has only one connection.
 */
const running = new WeakMap<CompanyDb, Set<string>>();

function keysInFlight({ db }: Ctx): Set<string> {
  const keys = running.get(db) ?? new Set();
  running.set(db, keys);
  return keys;
}

const inProgress = () =>
  conflict('The first request with this idempotency key is still in progress. Try again in a second.', {
    reason: IN_PROGRESS,
  });

const reused = () =>
  conflict('This idempotency key was used for another request. Use a new key for each request.', {
    reason: REUSED,
  });

function checkKey(key: string): void {
  const [code, message] =
    key.length === 0
      ? ['too_small', 'Must not be empty.']
      : ['too_big', `Must have at most ${MAX_KEY_LENGTH} characters.`];
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) throw invalid([{ path: 'Idempotency-Key', code, message }]);
}

/** JSON with sorted keys: clients may repeat the same input with its keys in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? '';

const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(Buffer.from(other));

const sealedFor = ({ companyId }: Ctx) => ({ secret: secret(), purpose: 'idempotent answers', companyId });

/** The outcome of an operation in tRPC middleware. */
type Outcome = { ok: boolean; data?: unknown };

/** The request that a key identifies. `by` is the caller, for responses that only the same caller may get again. */
export type IdempotentRequest = { operation: string; input: unknown; by?: string | undefined };

/**
 * Runs an operation once for its idempotency key. The response is stored in the same transaction as the changes, so that both or neither
 * are committed. A repeated request within a day returns the stored response. Failures are not stored.
 * @param work runs the operation through `ctx`. @param replay makes an outcome from the stored data.
 * @throws DocentError `conflict` with `details.reason` when the key was used for another request, or its first request is in flight;
 * `validation_error` for an invalid key.
 */
export async function once<T extends Outcome>(
  ctx: Ctx,
  key: string,
  request: IdempotentRequest,
  { work, replay }: { work: () => Promise<T>; replay: (data: unknown) => T },
): Promise<T> {
  checkKey(key);
  const fingerprint = createHash('sha256').update(canonical(request)).digest();
  const inFlight = keysInFlight(ctx);
  if (inFlight.has(key)) throw inProgress();
  inFlight.add(key);
  try {
    return await inRollbackTransaction<T>(ctx, async (settled) => {
      const [lock] = await ctx.sql<{ free: boolean }>(LOCK, key);
      if (!lock?.free) throw inProgress();
      // A separate statement: the snapshot of the lock statement may be older than the lock, and miss a response that was just committed.
      const [kept] = await ctx.sql<Kept>(FIND, key);
      if (kept && !same(kept.fingerprint, fingerprint)) throw reused();
      if (kept) {
        const { data, status } = JSON.parse(unseal(sealedFor(ctx), kept.answer));
        ctx.status = status;
        return replay(data);
      }
      const outcome = settled(await work());
      await ctx.sql(
        KEEP,
        key,
        fingerprint,
        seal(sealedFor(ctx), JSON.stringify({ data: outcome.data, status: ctx.status })),
      );
      return outcome;
    });
  } finally {
    inFlight.delete(key);
  }
}

const ANSWERS = sweepOf('IdempotentAnswer', 'createdAt');

/** Deletes expired responses. */
export const sweepAnswers = (database: Database, options?: SweepOptions): Promise<void> =>
  sweepRows(database, ANSWERS, KEPT_HOURS * HOUR_MS, options);

/** Deletes expired responses every ten minutes. @returns a function that stops it */
export const startSweepingAnswers = (database: Database, everyMs = 600_000): (() => Promise<void>) =>
  repeat((stopped) => sweepAnswers(database, { stopped }), {
    everyMs,
    complaint: 'sweeping the answers of idempotent requests failed and will be retried',
  });
