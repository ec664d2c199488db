import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { DocentError, found } from '../kernel/errors';
import { voterOf } from '../users/voter';

/**
 * Who votes on a public page, without an account: `network` and `browser` are keyed hashes of where they vote from and with what. No
 * browser of the script can have such a name, since it has letters that ids made there have not.
 */
export type PageVoter = { network: string; browser: string };

/** So many may vote for one item from one network: a household or an office, of different browsers. */
const MOST_OF_A_NETWORK = 10;

const nameOf = ({ network, browser }: PageVoter): string => voterOf({ anonymousId: `page:${network}.${browser}` });

/** The items of the roadmap `$2` that `$3` has voted for. */
const VOTED = companyStatement(
  'public_voted',
  `SELECT v."itemId" FROM "RoadmapVote" v WHERE v."companyId" = $1::int AND v."voter" = $3::text AND v."itemId" IN (
     SELECT i."id" FROM "RoadmapSection" s JOIN "RoadmapItem" i ON i."companyId" = $1::int AND i."sectionId" = s."id"
     WHERE s."companyId" = $1::int AND s."roadmapId" = $2::int)`,
);

/** The items of a roadmap that somebody has voted for. */
export async function readVoted(ctx: Ctx, roadmapId: number, voter: PageVoter): Promise<Set<number>> {
  const rows = await ctx.sql<{ itemId: number }>(VOTED, roadmapId, nameOf(voter));
  return new Set(rows.map(({ itemId }) => itemId));
}

// How many of a network have voted is counted once the votes for the item are in line.
const LOCK_ITEM = companyStatement(
  'public_vote_lock',
  'SELECT 1 AS "locked" FROM "RoadmapItem" WHERE "companyId" = $1::int AND "id" = $2::int FOR UPDATE',
);

// The name is the key: of two votes at the same moment by one voter, one counts.
const VOTE = companyStatement(
  'public_vote',
  `WITH item AS (
     SELECT i."id" FROM "RoadmapItem" i
       JOIN "RoadmapSection" s ON s."companyId" = $1::int AND s."id" = i."sectionId" AND s."roadmapId" = $2::int
       JOIN "Roadmap" r ON r."companyId" = $1::int AND r."id" = s."roadmapId" AND r."active"
     WHERE i."companyId" = $1::int AND i."id" = $3::int
   ), before AS (
     SELECT count(*) >= $7::int AND NOT coalesce(bool_or(v."voter" = $4::text), false) AS "crowded"
     FROM "RoadmapVote" v WHERE v."companyId" = $1::int AND v."itemId" = $3::int AND starts_with(v."voter", $6::text)
   ), added AS (
     INSERT INTO "RoadmapVote" ("companyId", "itemId", "voter")
     SELECT $1::int, item."id", $4::text FROM item, before WHERE $5::boolean AND NOT before."crowded"
     ON CONFLICT ("companyId", "itemId", "voter") DO NOTHING
   ), removed AS (
     DELETE FROM "RoadmapVote" WHERE "companyId" = $1::int AND "itemId" IN (SELECT "id" FROM item) AND "voter" = $4::text
       AND NOT $5::boolean
   )
   SELECT item."id", before."crowded" FROM item, before`,
);

/**
 * Gives or takes back a vote for an item of a roadmap that is online. It counts among those of the script; a second one of the same
 * voter changes nothing.
 * @throws DocentError `not_found`; `rate_limit_exceeded` where too many of one network have voted for the item
 */
export async function voteOnPage(
  ctx: Ctx,
  roadmapId: number,
  voter: PageVoter,
  { itemId, voted }: { itemId: number; voted: boolean },
): Promise<void> {
  const name = nameOf(voter);
  const network = voterOf({ anonymousId: `page:${voter.network}.` });
  const [row] = await ctx.inTransaction(async () => {
    await ctx.sql(LOCK_ITEM, itemId);
    return ctx.sql<{ crowded: boolean }>(VOTE, roadmapId, itemId, name, voted, network, MOST_OF_A_NETWORK);
  });
  if (found(row, 'Roadmap item').crowded && voted)
    throw new DocentError('rate_limit_exceeded', 'Many have voted for this from your network already.');
}
