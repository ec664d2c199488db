import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { patternInAnyCase } from '../database/any-case';
import type { Ctx } from '../identity/context';
import { found, invalid, notFound } from '../kernel/errors';
import { MAX_JSON_BYTES } from '../kernel/json';
import { PLACES, pageOf, placeAfter } from '../operation/cursor';
import { iso } from '../operation/wire';
import { type listUsersInput, MAX_KEYS, type Metadata, type User } from './schema';
import { COUNT_USERS, ERASE_USER, FIND_USER, LIST_USERS, PATCH_USER, PUT_USER } from './statements';
import { voterOf } from './voter';

export type UserRow = { userId: string; metadata: Metadata; createdAt: Date; updatedAt: Date };

/** A user as the API shows it. */
export const toUser = ({ userId, metadata, createdAt, updatedAt }: UserRow): User => ({
  userId,
  metadata,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

/** A user after a write; `created` when this write brought the record about. */
export type WrittenUser = { user: User; created: boolean };

const written = (row: UserRow & { created: boolean }): WrittenUser => ({ user: toUser(row), created: row.created });

/** One page of the company's users, newest first. */
export async function listUsers(ctx: Ctx, { query, ...page }: z.output<typeof listUsersInput>) {
  const filter = patternInAnyCase(query);
  const [createdAt = null, userId = null] = placeAfter(page, PLACES.datedText) ?? [];
  const [counted, rows] = await Promise.all([
    ctx.sql<{ total: number }>(COUNT_USERS, filter),
    ctx.sql<UserRow>(LIST_USERS, filter, page.limit + 1, page.offset, createdAt, userId),
  ]);
  return pageOf(rows, counted[0]?.total ?? 0, page, {
    toItem: toUser,
    placeOf: (row) => [iso(row.createdAt), row.userId],
  });
}

/** @throws DocentError `not_found`. */
export async function getUser(ctx: Ctx, userId: string): Promise<User> {
  const [row] = await ctx.sql<UserRow>(FIND_USER, userId);
  return toUser(found(row, 'User'));
}

/** Stores `metadata` as all of the user's, whether or not there was a record. */
export async function putUser(ctx: Ctx, input: { userId: string; metadata: Metadata }): Promise<WrittenUser> {
  const [row] = await ctx.sql<UserRow & { created: boolean }>(PUT_USER, input.userId, JSON.stringify(input.metadata));
  return written(found(row, 'User'));
}

/** What a merge sets and what it removes, which null says. */
export function patchOf(metadata: Metadata = {}): { set: Metadata; removed: string[] } {
  const entries = Object.entries(metadata);
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    removed: entries.filter(([, value]) => value === null).map(([key]) => key),
  };
}

const LIMITS = `With this the metadata would have more than ${MAX_KEYS} keys or be larger than ${MAX_JSON_BYTES} bytes as JSON.`;

/** What is wrong with a merge that `PATCH_USER` does not do. */
export const TOO_BIG = { path: 'metadata', code: 'too_big', message: LIMITS };

/**
 * Merges `metadata` into the user's at its top level: null removes a key. Creates the record when there is none.
 * Simultaneous patches all take effect.
 * @throws DocentError `validation_error` when the merged metadata would have too many keys or be too large.
 */
export async function patchUser(
  ctx: Ctx,
  { userId, metadata }: { userId: string; metadata?: Metadata | undefined },
): Promise<WrittenUser> {
  const { set, removed } = patchOf(metadata);
  const [row] = await ctx.sql<UserRow & { created: boolean }>(PATCH_USER, userId, JSON.stringify(set), removed);
  if (row) return written(row);
  throw invalid([TOO_BIG]);
}

/**
 * Erases a user: the record and the votes go, responses and events stay without an identity.
 * @throws DocentError `not_found` when nothing is known of the user.
 */
export async function eraseUser(ctx: Ctx, userId: string): Promise<void> {
  const [row] = await ctx.sql<{ touched: number }>(ERASE_USER, userId, voterOf({ userId }), randomUUID());
  if (!row?.touched) throw notFound('User');
}
