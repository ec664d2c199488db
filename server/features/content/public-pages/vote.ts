import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { voterOf } from '../../audience/users/voter';
import { castVote } from '../roadmap-items/votes';

/**
 * A voter on a public page, without an account: `network` and `browser` are keyed hashes of the address and the browser. The anonymous id
 * made of both hashes cannot collide with one from the browser script, since the script's ids cannot contain a colon.
 */
export type PageVoter = { network: string; browser: string };

const nameOf = ({ network, browser }: PageVoter): string => voterOf({ anonymousId: `page:${network}.${browser}` });

/** The items of the roadmap `$2` that `$3` has voted for. */
const VOTED = companyStatement(
  'public_voted',
  `SELECT v."itemId" FROM "RoadmapVote" v WHERE v."companyId" = $1::int AND v."voter" = $3::text AND v."itemId" IN (
     SELECT i."id" FROM "RoadmapSection" s JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."sectionId" = s."id"
     WHERE s."companyId" = $1::int AND s."roadmapId" = $2::int)`,
);

/** Returns the items of a roadmap that a voter has voted for. */
export async function readVoted(ctx: Ctx, roadmapId: number, voter: PageVoter): Promise<Set<number>> {
  const rows = await ctx.sql<{ itemId: number }>(VOTED, roadmapId, nameOf(voter));
  return new Set(rows.map(({ itemId }) => itemId));
}

/**
 * Casts or withdraws a vote for an item of a roadmap that is online. Votes of the page and of the script are counted together.
 * @throws DocentError `not_found`; `rate_limit_exceeded` where too many of one network have voted for the item
 */
export const voteOnPage = (
  ctx: Ctx,
  roadmapId: number,
  voter: PageVoter,
  vote: { itemId: number; voted: boolean },
): Promise<void> => castVote(ctx, { ...vote, roadmapId, voter: nameOf(voter), network: voter.network });
