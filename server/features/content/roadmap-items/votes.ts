import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { DocentError, found } from '../../../platform/errors';

/** Maximum votes for an item from one network, such as a household or an office. */
const MAX_VOTES_OF_NETWORK = 10;

/**
 * A vote that is cast or withdrawn. `voter` identifies the voter. `network` is a keyed hash of the IP address, null for a verified user.
 * `roadmapId` is undefined for an item of any roadmap.
 */
export type Ballot = { itemId: number; voted: boolean; voter: string; network: string | null; roadmapId?: number };

// Concurrent votes for an item wait for this lock, so that the votes of a network are counted correctly.
const LOCK_ITEM = companyStatement(
  'vote_lock',
  'SELECT 1 AS "locked" FROM "RoadmapItem" WHERE "companyId" = $1::int AND "id" = $2::int FOR UPDATE',
);

/** Locks an item until the transaction ends: it gets no votes meanwhile. */
export const lockItem = (ctx: Ctx, itemId: number): Promise<unknown> => ctx.sql(LOCK_ITEM, itemId);

// If another transaction is deleting the item, this waits for it and then finds no item. `voter` is part of the primary key, so two simultaneous votes of
// one voter count once. Votes from the public page that are older than the column `network` contain the network in `voter`.
const VOTE = companyStatement(
  'vote',
  `WITH item AS (
     SELECT i."id" FROM "RoadmapItem" i
       JOIN "RoadmapSection" s ON s."companyId" = $1::int AND s."id" = i."sectionId"
         AND ($6::int IS NULL OR s."roadmapId" = $6::int)
       JOIN "Roadmap" r ON r."companyId" = $1::int AND r."id" = s."roadmapId" AND r."active"
     WHERE i."companyId" = $1::int AND i."id" = $2::int FOR KEY SHARE OF i
   ), before AS (
     SELECT $5::text IS NOT NULL
       AND (SELECT count(*) FROM "RoadmapVote" v
            WHERE v."companyId" = $1::int AND v."itemId" = $2::int AND (v."network" = $5::text
              OR v."network" IS NULL AND starts_with(v."voter", 'anonymous:page:' || $5::text || '.'))) >= $7::int
       AND NOT EXISTS (SELECT 1 FROM "RoadmapVote" v
            WHERE v."companyId" = $1::int AND v."itemId" = $2::int AND v."voter" = $3::text) AS "crowded"
   ), added AS (
     INSERT INTO "RoadmapVote" ("companyId", "itemId", "voter", "network")
     SELECT $1::int, item."id", $3::text, $5::text FROM item, before WHERE $4::boolean AND NOT before."crowded"
     ON CONFLICT ("companyId", "itemId", "voter") DO NOTHING
   ), removed AS (
     DELETE FROM "RoadmapVote" WHERE "companyId" = $1::int AND "itemId" IN (SELECT "id" FROM item) AND "voter" = $3::text
       AND NOT $4::boolean
   )
   SELECT item."id", before."crowded" FROM item, before`,
);

/**
 * Adds or withdraws a vote for an item of an active roadmap, from the browser script or the public page. A second vote of the same voter
 * changes nothing. A withdrawn vote no longer counts toward the limit of its network.
 * @throws DocentError `not_found`; `rate_limit_exceeded` if the item has too many votes from one network
 */
export async function castVote(ctx: Ctx, { itemId, voted, voter, network, roadmapId }: Ballot): Promise<void> {
  const vote = () =>
    ctx.sql<{ crowded: boolean }>(VOTE, itemId, voter, voted, network, roadmapId ?? null, MAX_VOTES_OF_NETWORK);
  const [row] = await (voted && network !== null
    ? ctx.inTransaction(async () => {
        await lockItem(ctx, itemId);
        return vote();
      })
    : vote());
  if (found(row, 'Roadmap item').crowded && voted)
    throw new DocentError('rate_limit_exceeded', 'Many have voted for this from your network already.');
}
