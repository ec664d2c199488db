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
