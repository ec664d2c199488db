import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { voterOf } from '../../audience/users/voter';
import { castVote } from '../../content/roadmap-items/votes';
import type { Visitor } from './visitor';

/**
 * Gives or takes back a vote for an item of a roadmap that is shown. Votes of one network are bounded as on the public page, and
 * counted with those, unless a hash proves who votes.
 * @throws DocentError `not_found`; `rate_limit_exceeded` where too many of one network have voted for the item
 */
export async function vote(
  ctx: Ctx,
  { who, verified }: Visitor,
  { itemId, voted }: { itemId: number; voted: boolean },
) {
  await castVote(ctx, { itemId, voted, voter: voterOf(who), network: verified ? null : (ctx.network ?? null) });
  return { voted };
}

const TAKE_OVER = companyStatement(
  'client_votes_take_over',
  `WITH anonymous AS (
     DELETE FROM "RoadmapVote" WHERE "companyId" = $1::int AND "voter" = $2::text
     RETURNING "itemId", "createdAt", "network"
   )
   INSERT INTO "RoadmapVote" ("companyId", "itemId", "voter", "createdAt", "network")
   SELECT $1::int, "itemId", $3::text, "createdAt", "network" FROM anonymous ON CONFLICT ("companyId", "itemId", "voter") DO NOTHING`,
);

/** Turns the votes of a browser before identification into votes of the user, one for each item. */
export async function takeOverVotes(
  ctx: Ctx,
  { anonymousId, userId }: { anonymousId: string; userId: string },
): Promise<void> {
  await ctx.sql(TAKE_OVER, voterOf({ anonymousId }), voterOf({ userId }));
}
