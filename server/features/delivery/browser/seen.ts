import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import type { Visitor } from './visitor';

const MARK_SEEN = companyStatement(
  'client_mark_seen',
  `UPDATE "EndUser" SET "seenAt" = $3::timestamptz
   WHERE "companyId" = $1::int AND "userId" = $2::text AND ("seenAt" IS NULL OR "seenAt" < $4::timestamptz)`,
);

/** The beginning of a day, UTC. */
export const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

/** Records the activity of a known user once a UTC day, so that other page loads write nothing. */
export async function markSeen(
  ctx: Ctx,
  { userId, seenAt }: Pick<Visitor, 'userId' | 'seenAt'>,
  now: Date,
): Promise<void> {
  const today = startOfDay(now);
  if (userId === undefined || (seenAt && seenAt >= today)) return;
  await ctx.sql(MARK_SEEN, userId, now.toISOString(), today.toISOString());
}
