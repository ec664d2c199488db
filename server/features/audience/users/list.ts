import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { iso } from '../../../operations/wire';
import { listMembers } from '../segments/members';
import { filterValues } from './filter';
import type { listUsersInput } from './schema';
import { toUser, type UserRow } from './service';
import { COUNT_USERS, LIST_USERS } from './statements';

/** One page of the company's users, newest first. @throws DocentError `not_found` for a segment that does not exist. */
export async function listUsers(
  ctx: Ctx,
  { limit, offset, after, segmentId, ...filter }: z.output<typeof listUsersInput>,
) {
  const page = { limit, offset, after };
  if (segmentId !== undefined) return listMembers(ctx, { id: segmentId, ...page, ...filter });
  const values = filterValues(filter);
  const [createdAt = null, userId = null] = positionAfter(page, POSITIONS.datedText) ?? [];
  const [counted, rows] = await Promise.all([
    ctx.sql<{ total: number }>(COUNT_USERS, ...values),
    ctx.sql<UserRow>(LIST_USERS, ...values, limit + 1, offset, createdAt, userId),
  ]);
  return pageOf(rows, counted[0]?.total ?? 0, page, {
    toItem: toUser,
    placeOf: (row) => [iso(row.createdAt), row.userId],
  });
}
