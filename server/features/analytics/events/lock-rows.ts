import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';

// A statement of its own: Citus does not run every statement with a lock within a CTE.
const LOCK_ROWS = companyStatement(
  'events_lock_rows',
  `SELECT e."id"::text AS "id" FROM "Event" e WHERE e."companyId" = $1::int AND e."id" = ANY($2::bigint[]) ORDER BY e."id" FOR UPDATE`,
);

/**
 * Locks events until the transaction ends, so that the next statement reads their sizes as no other statement can change them anymore.
 * @param ids the ids of events, of which some may have been deleted
 */
export async function lockRows(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length) await ctx.sql(LOCK_ROWS, ids);
}
