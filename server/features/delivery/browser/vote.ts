import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { voterOf } from '../../audience/users/voter';
import { castVote } from '../../content/roadmap-items/votes';
import type { Visitor } from './visitor';

/**
 * Adds or withdraws a vote for an item of a public roadmap. Votes of one network are limited together with votes on the public page,
 * unless a hash proves the identity.
 * @throws DocentError `not_found`; `rate_limit_exceeded` for too many votes of one network for the item
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

/** Converts the votes of a browser before identification to votes of the user, one for each item. */
export async function takeOverVotes(
  ctx: Ctx,
  { anonymousId, userId }: { anonymousId: string; userId: string },
): Promise<void> {
  await ctx.sql(TAKE_OVER, voterOf({ anonymousId }), voterOf({ userId }));
}
