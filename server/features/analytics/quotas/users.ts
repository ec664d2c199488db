import type { Ctx } from '../../../auth/context';
import { lockAndReadUsage, monthAt, quotaExceeded, readUsed } from './quotas';

/** The distance to the limit from which inserts of users need no lock. */
const FAR = 10_000;

/**
 * The number of users that the quota still allows; undefined if usage is not close to the limit. In a transaction, concurrent inserts of
 * users wait until it ends.
 */
export async function remainingUsers(ctx: Ctx): Promise<number | undefined> {
  const { users: most } = ctx.quotas;
  if (most === null || (await readUsed(ctx)).users + FAR <= most) return undefined;
  const { users } = await lockAndReadUsage(ctx, 'users', [monthAt(new Date())]);
  return Math.max(0, most - users);
}

/**
 * Runs `write`, which stores a user who may be new.
 * @param isStored true when the user exists, so that the write uses no quota
 * @throws DocentError `quota_exceeded`
 */
export async function withinUserQuota<T>(
  ctx: Ctx,
  isStored: () => Promise<boolean>,
  write: () => Promise<T>,
): Promise<T> {
  const { users: most } = ctx.quotas;
  if (most === null || (await isStored())) return write();
  return ctx.inTransaction(async () => {
    const room = await remainingUsers(ctx);
    if (room === 0 && !(await isStored())) throw quotaExceeded(ctx, 'users', (await readUsed(ctx)).users);
    return write();
  });
}
