/**
 * Joins each row of `from` with the actor of its `actorId`, as `a`; $1 is the company. ORDER BY and LIMIT force a key look-up for each
 * row: if a company has grown since the last ANALYZE, the planner expects no actors and would compare all rows with all actors.
 */
export const actorsOf = (from: string): string => `LATERAL (
     SELECT next.* FROM (
       SELECT * FROM "Actor" a WHERE a."companyId" = $1::int AND a."id" >= ${from}."actorId" ORDER BY a."id" LIMIT 1
     ) next WHERE next."id" = ${from}."actorId"
   ) a`;
