import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { DocentError } from '../../../platform/errors';

/** Maximum ideas per minute from one network address for one roadmap. */
export const MAX_IDEAS_PER_MINUTE = 5;
/** Maximum ideas of unverified people for one roadmap in an hour. */
export const MAX_IDEAS_PER_HOUR = 500;

/** The rate limit key for ideas of a roadmap, shared by the page and the script. */
export const ideaRateLimitKey = (publicId: string): string => `public-idea:${publicId}`;

/** The roadmap whose ideas are responses of the widget `$2`, and the number of ideas in the last hour, counted up to `$3`. */
const FIND = companyStatement(
  'idea_bounds',
  `SELECT r."publicId", (SELECT count(*) FROM (
     SELECT 1 FROM "FeedbackResponse" f WHERE f."companyId" = $1::int AND f."widgetId" = $2::int
       AND f."createdAt" > now() - interval '1 hour' LIMIT $3::int) recent)::int AS "recent"
   FROM "Roadmap" r WHERE r."companyId" = $1::int AND r."ideasWidgetId" = $2::int LIMIT 1`,
);

async function findBounds(ctx: Ctx, widgetId: number) {
  const [row] = await ctx.sql<{ publicId: string; recent: number }>(FIND, widgetId, MAX_IDEAS_PER_HOUR);
  return row;
}

function requireRoom(recent: number): void {
  if (recent >= MAX_IDEAS_PER_HOUR)
    throw new DocentError('rate_limit_exceeded', 'Many ideas were sent in the last hour. Try again later.', {
      retryAfter: 3_600,
    });
}

/** @throws DocentError `rate_limit_exceeded` where a roadmap got many ideas in the last hour */
export async function requireRoomForIdea(ctx: Ctx, widgetId: number): Promise<void> {
  requireRoom((await findBounds(ctx, widgetId))?.recent ?? 0);
}

/**
 * Applies the limits of the public page to a response from the browser script, if the responses of its widget are ideas for a roadmap.
 * @throws DocentError `rate_limit_exceeded`
 */
export async function limitScriptIdea(ctx: Ctx, widgetId: number): Promise<void> {
  const row = await findBounds(ctx, widgetId);
  if (!row) return;
  await ctx.attempt?.(ideaRateLimitKey(row.publicId), MAX_IDEAS_PER_MINUTE);
  requireRoom(row.recent);
}
