import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../auth/context';
import type { CompanyStatement } from '../../../database/company-statement';
import { issuesOf } from '../../../operations/failure';
import { unstorable } from '../../../operations/storable';
import type { Issue } from '../../../platform/errors';
import { quotaMessage } from '../../analytics/quotas/quotas';
import { remainingUsers } from '../../analytics/quotas/users';
import { patchOf } from './patch';
import { requireNotReadByLiveWidgets } from './read-by-live';
import { importRow, type Metadata } from './schema';
import { keysOf, TOO_BIG } from './service';
import { INSERT_USERS, LOCK_USERS, PATCH_USERS } from './statements';

/** Maximum rows of one transaction. */
const AT_ONCE = 100;

type Row = { row: number; userId?: string; metadata?: Metadata | undefined };

/** The result of a row. */
export type Imported = {
  row: number;
  userId?: string;
  status: 'created' | 'updated' | 'unchanged' | 'refused';
  code?: string;
  message?: string;
};

/** Returns the id of a row; undefined when it is missing or too long. */
const idOf = (row: unknown): string | undefined => {
  const { userId } = (row ?? {}) as { userId?: unknown };
  return typeof userId === 'string' && userId.length <= 255 ? userId : undefined;
};

function refusal(row: number, userId: string | undefined, issues: readonly Issue[]): Imported {
  const message = issues.map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message)).join(' ');
  const isShown = userId !== undefined && unstorable(userId).length === 0;
  return { row, ...(isShown && { userId }), status: 'refused', code: issues[0]?.code ?? 'custom', message };
}

const MAX_ISSUES_PER_ROW = 3;
const FORM = 'Must be an object with a `userId`. A row of CSV must have as many cells as there are columns.';

/** Validates one row. */
function readRow(given: unknown, row: number): Row | Imported {
  const userId = idOf(given);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refusal(row, undefined, [{ path: '', code: 'invalid_type', message: FORM }]);
  const lost = unstorable(given);
  if (lost.length) return refusal(row, userId, lost.slice(0, MAX_ISSUES_PER_ROW));
  const read = importRow.safeParse(given);
  if (!read.success) return refusal(row, userId, issuesOf(read.error).slice(0, MAX_ISSUES_PER_ROW));
  return { row, userId: read.data.userId, metadata: read.data.metadata };
}

const noRoom = (ctx: Ctx): Issue => ({ path: '', code: 'quota_exceeded', message: quotaMessage(ctx, 'users') });

type Known = { userId: string; metadata: Metadata };
type Readable = Row & { userId: string };

/** Splits rows into parts that contain each user at most once. Later rows of a user are in later parts. */
function oncePerUser(rows: readonly Readable[]): Readable[][] {
  const parts: Readable[][] = [];
  const times = new Map<string, number>();
  for (const row of rows) {
    const time = times.get(row.userId) ?? 0;
    times.set(row.userId, time + 1);
    (parts[time] ??= []).push(row);
  }
  return parts;
}

/** Runs a statement for rows of distinct users; returns the written users with their metadata. */
async function write(ctx: Ctx, statement: CompanyStatement, rows: readonly Readable[]): Promise<Map<string, Metadata>> {
  if (!rows.length) return new Map();
  const patches = rows.map(({ userId, metadata }) => {
    const patch = patchOf(metadata);
    return { userId, ...patch, keys: keysOf(patch.set) };
  });
  const written = await ctx.sql<Known>(statement, JSON.stringify(patches));
  return new Map(written.map(({ userId, metadata }) => [userId, metadata]));
}

/** Writes rows in one transaction. Each row has the effect of a patch. */
const writeRows = (ctx: Ctx, rows: readonly Readable[]): Promise<Imported[]> =>
  ctx.inTransaction(async () => {
    const ids = [...new Set(rows.map(({ userId }) => userId))];
    const lock = async (): Promise<Map<string, Metadata>> =>
      new Map((await ctx.sql<Known>(LOCK_USERS, ids)).map(({ userId, metadata }) => [userId, metadata]));
    let known = await lock();
    const results: Imported[] = [];
    for (const part of oncePerUser(rows)) {
      const created = new Map<string, Metadata>();
      let missing = part.filter(({ userId }) => !known.has(userId));
      const room = missing.length ? await remainingUsers(ctx) : undefined;
      const refused = new Set(missing.splice(room ?? missing.length).map(({ row }) => row));
      while (missing.length) {
        for (const [userId, metadata] of await write(ctx, INSERT_USERS, missing)) created.set(userId, metadata);
        missing = missing.filter(({ userId }) => !created.has(userId));
        // A concurrent request has created them.
        if (missing.length) known = await lock();
        missing = missing.filter(({ userId }) => !known.has(userId));
      }
      const others = part.filter(({ row, userId }) => !created.has(userId) && !refused.has(row));
      const patched = await write(ctx, PATCH_USERS, others);
      for (const { row, userId } of part) {
        const isCreated = created.has(userId);
        const metadata = created.get(userId) ?? patched.get(userId);
        if (refused.has(row)) results.push(refusal(row, userId, [noRoom(ctx)]));
        else if (!metadata) results.push(refusal(row, userId, [TOO_BIG]));
        else {
          const isSame = isDeepStrictEqual(known.get(userId), metadata);
          known.set(userId, metadata);
          results.push({ row, userId, status: isCreated ? 'created' : isSame ? 'unchanged' : 'updated' });
        }
      }
    }
    return results;
  });

const isReadable = (one: Row | Imported): one is Readable => !('status' in one);
const byUser = (a: { userId: string }, b: { userId: string }) =>
  a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0;

/**
 * Creates or updates users, each as `patchUser` does, with up to a hundred rows per transaction and statement. A refused row does not
 * affect the others; several rows of one user are applied in order. Users that already have the sent metadata are unchanged.
 */
export async function importUsers(ctx: Ctx, { users }: { users: readonly unknown[] }) {
  const read = users.map((given, at) => readRow(given, at + 1));
  const results = read.filter((one): one is Imported => !isReadable(one));
  // A fixed order for all imports prevents deadlocks; the stable sort keeps the order of one user's rows.
  const rows = read.filter(isReadable).sort(byUser);
  await requireNotReadByLiveWidgets(
    ctx,
    rows.map(({ userId, metadata = {} }) => ({ userId, metadata })),
  );
  for (let at = 0; at < rows.length; at += AT_ONCE)
    results.push(...(await writeRows(ctx, rows.slice(at, at + AT_ONCE))));
  // Refused rows come first, so that a shortened list still shows the errors.
  const rank = ({ status }: Imported) => Number(status !== 'refused');
  results.sort((a, b) => rank(a) - rank(b) || a.row - b.row);
  const count = (status: Imported['status']) => results.filter((one) => one.status === status).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    rows: results,
  };
}
