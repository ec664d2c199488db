/**
 * Joins each row of `from` with the actor of its `actorId`, as `a`; $1 is the company. LIMIT makes it one look-up for each row: of a
 * company that has grown since the tables were last analysed, the planner expects no actors, and would compare all with all.
 */
export const actorsOf = (from: string): string =>
  `LATERAL (SELECT * FROM "Actor" a WHERE a."companyId" = $1::int AND a."id" = ${from}."actorId" LIMIT 1) a`;
