/**
 * Joins each row of `from` with the actor of its `actorId`, as `a`; $1 is the company. The order makes it a look-up by the key for each row: of
 * a company that has grown since the tables were last analysed, the planner expects no actors, and would compare all with all.
 */
export const actorsOf = (from: string): string => `LATERAL (
     SELECT next.* FROM (
       SELECT * FROM "Actor" a WHERE a."companyId" = $1::int AND a."id" >= ${from}."actorId" ORDER BY a."id" LIMIT 1
     ) next WHERE next."id" = ${from}."actorId"
   ) a`;
