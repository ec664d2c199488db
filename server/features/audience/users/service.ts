import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../auth/context';
import { requirePublishScopeOfApplication } from '../../../auth/drafts';
import { iso } from '../../../operations/wire';
import { found, invalid, notFound } from '../../../platform/errors';
import { MAX_JSON_BYTES } from '../../../platform/json';
import { lockRows } from '../../analytics/events/lock-rows';
import { withinUserQuota } from '../../analytics/quotas/users';
import { addressesOf } from './addresses';
import { eraseManyEvents } from './erase-events';
import { eraseTexts } from './erase-texts';
import { patchOf } from './patch';
import { requireNotReadByLiveWidgets } from './read-by-live';
import { MAX_KEYS, type Metadata, type User } from './schema';
import { ERASABLE_EVENTS, ERASE_USER, FIND_USER, LOCK_SERVER_KEYS, PATCH_USER, PUT_USER } from './statements';
import { voterOf } from './voter';

export type UserRow = { userId: string; metadata: Metadata; createdAt: Date; updatedAt: Date };

/** A user as the API shows it. */
export const toUser = ({ userId, metadata, createdAt, updatedAt }: UserRow): User => ({
  userId,
  metadata,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

/** A user after a write; `created` is true if this write created the record. */
export type WrittenUser = { user: User; created: boolean };

const written = (row: UserRow & { created: boolean }): WrittenUser => ({ user: toUser(row), created: row.created });

/** @throws DocentError `not_found`. */
export async function getUser(ctx: Ctx, userId: string): Promise<User> {
  const [row] = await ctx.sql<UserRow>(FIND_USER, userId);
  return toUser(found(row, 'User'));
}

const isStored = (ctx: Ctx, userId: string) => async (): Promise<boolean> =>
  (await ctx.sql(FIND_USER, userId)).length > 0;

/**
 * Replaces all metadata of a user, and creates the record if there is none.
 * @throws DocentError `insufficient_scope` as `requireNotReadByLiveWidgets`; `quota_exceeded`
 */
export async function putUser(ctx: Ctx, input: { userId: string; metadata: Metadata }): Promise<WrittenUser> {
  await requireNotReadByLiveWidgets(ctx, [{ ...input, replaces: true }]);
  const [row] = await withinUserQuota(ctx, isStored(ctx, input.userId), () =>
    ctx.sql<UserRow & { created: boolean }>(
      PUT_USER,
      input.userId,
      JSON.stringify(input.metadata),
      JSON.stringify(keysOf(input.metadata)),
    ),
  );
  return written(found(row, 'User'));
}

/** The keys of metadata, in the form that the column `serverKeys` has. */
export const keysOf = (metadata: Metadata): Record<string, 1> =>
  Object.fromEntries(Object.keys(metadata).map((key) => [key, 1]));

/** Requests of browsers run as the `system` actor; API keys and people count as servers. */
const isServer = ({ actor }: Ctx): boolean => actor.kind !== 'system';

const LIMITS = `With this the metadata would have more than ${MAX_KEYS} keys or be larger than ${MAX_JSON_BYTES} bytes as JSON.`;

/** The issue of a merge that `PATCH_USER` refuses. */
export const TOO_BIG = { path: 'metadata', code: 'too_big', message: LIMITS };

/**
 * Merges `metadata` into the user's at its top level: null removes a key. Creates the record when there is none.
 * Simultaneous patches all take effect.
 * @throws DocentError `validation_error` when the merged metadata would have too many keys or be too large; `quota_exceeded`.
 */
export async function patchUser(
  ctx: Ctx,
  { userId, metadata }: { userId: string; metadata?: Metadata | undefined },
): Promise<WrittenUser> {
  await requireNotReadByLiveWidgets(ctx, [{ userId, metadata: metadata ?? {} }]);
  const { set, removed } = patchOf(metadata);
  const keys = isServer(ctx) ? keysOf(set) : {};
  const values = [userId, JSON.stringify(set), removed, JSON.stringify(keys)];
  const [row] = await withinUserQuota(ctx, isStored(ctx, userId), () =>
    ctx.sql<UserRow & { created: boolean }>(PATCH_USER, ...values),
  );
  if (row) return written(row);
  throw invalid([TOO_BIG]);
}

/**
 * Merges metadata from a browser like `patchUser`, except for keys that a server has set.
 * @throws DocentError `validation_error` as `patchUser`
 */
export const patchUserFromBrowser = (ctx: Ctx, userId: string, metadata: Metadata): Promise<WrittenUser> =>
  ctx.inTransaction(async () => {
    const lock = () => ctx.sql<{ serverKeys: Record<string, unknown> }>(LOCK_SERVER_KEYS, userId);
    let [row] = await lock();
    if (!row) {
      // Without a row there is no lock, and a server may create the user at the same time.
      await patchUser(ctx, { userId, metadata: {} });
      [row] = await lock();
    }
    const keys = found(row, 'User').serverKeys;
    const open = Object.entries(metadata).filter(([key]) => !Object.hasOwn(keys, key));
    return patchUser(ctx, { userId, metadata: Object.fromEntries(open) });
  });

/**
 * Erases a user: deletes the record and the votes; responses and events stay without an identity.
 * @param texts true to erase texts and subscriptions of the person as well, also those found only by an email address
 * @throws DocentError `not_found` for an unknown user.
 */
export async function eraseUser(ctx: Ctx, { userId, texts }: { userId: string; texts: boolean }): Promise<void> {
  requirePublishScopeOfApplication(ctx);
  const newest = await eraseManyEvents(ctx, userId);
  await ctx.inTransaction(async () => {
    const words = texts ? await eraseTexts(ctx, userId, await addressesOf(ctx, userId)) : 0;
    const since = newest?.toString() ?? null;
    const events = await ctx.sql<{ id: string }>(ERASABLE_EVENTS, userId, since);
    await lockRows(
      ctx,
      events.map(({ id }) => id),
    );
    const [row] = await ctx.sql<{ touched: number }>(ERASE_USER, userId, voterOf({ userId }), randomUUID(), since);
    if (!row?.touched && !words) throw notFound('User');
  });
}
