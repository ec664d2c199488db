import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { found } from '../kernel/errors';
import { voterOf } from '../users/voter';
import type { Visitor } from './visitor';

const VOTE = companyStatement(
  'client_vote',
  `WITH item AS (
     SELECT i."id" FROM "RoadmapItem" i
       JOIN "RoadmapSection" s ON s."companyId" = $1::int AND s."id" = i."sectionId"
       JOIN "Roadmap" r ON r."companyId" = $1::int AND r."id" = s."roadmapId" AND r."active"
     WHERE i."companyId" = $1::int AND i."id" = $2::int
   ), added AS (
     INSERT INTO "RoadmapVote" ("companyId", "itemId", "voter") SELECT $1::int, "id", $3::text FROM item WHERE $4::boolean
     ON CONFLICT ("companyId", "itemId", "voter") DO NOTHING
   ), removed AS (
     DELETE FROM "RoadmapVote" WHERE "companyId" = $1::int AND "itemId" IN (SELECT "id" FROM item) AND "voter" = $3::text
       AND NOT $4::boolean
   )
   SELECT "id" FROM item`,
);

/** Gives or takes back somebody's vote for an item of a roadmap that is shown. @throws DocentError `not_found`. */
export async function vote(ctx: Ctx, { who }: Visitor, { itemId, voted }: { itemId: number; voted: boolean }) {
  const [row] = await ctx.sql<{ id: number }>(VOTE, itemId, voterOf(who), voted);
  found(row, 'Roadmap item');
  return { voted };
}

const TAKE_OVER = companyStatement(
  'client_votes_take_over',
  `WITH anonymous AS (
     DELETE FROM "RoadmapVote" WHERE "companyId" = $1::int AND "voter" = $2::text RETURNING "itemId", "createdAt"
   )
   INSERT INTO "RoadmapVote" ("companyId", "itemId", "voter", "createdAt")
   SELECT $1::int, "itemId", $3::text, "createdAt" FROM anonymous ON CONFLICT ("companyId", "itemId", "voter") DO NOTHING`,
);

/** Makes what a browser voted for, before anybody was known there, the user's votes: one person has one. */
export async function takeOverVotes(
  ctx: Ctx,
  { anonymousId, userId }: { anonymousId: string; userId: string },
): Promise<void> {
  await ctx.sql(TAKE_OVER, voterOf({ anonymousId }), voterOf({ userId }));
}
