import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import type { Visitor } from './visitor';

const FIND = companyStatement(
  'client_completed',
  `SELECT DISTINCT e."entityId", e."properties" ->> $5::text AS "entry" FROM "Event" e
   WHERE e."companyId" = $1::int AND e."entityType" = $3::text AND e."name" = $4::text AND e."actorId" IN (
     SELECT a."id" FROM "Actor" a WHERE a."companyId" = $1::int AND a."key" = ANY($2::text[])
     UNION ALL
     SELECT m."id" FROM "Actor" m JOIN "Actor" u ON u."companyId" = $1::int AND u."key" = ANY($2::text[])
     WHERE m."companyId" = $1::int AND m."mergedInto" = u."id"
   )`,
);

type Row = { entityId: number; entry: string | null };

/** The entries of live widgets that a visitor has completed, in whatever browser, by `type/id`. Asks only where there may be any. */
export async function completedOf(ctx: Ctx, { live, past, actorKeys }: Visitor): Promise<Map<string, string[]>> {
  const asked = new Map<string, { type: string; event: string; property: string }>();
  for (const widget of live.widgets) {
    const { event, property } = widget.offer.completions ?? {};
    if (event && property && past.some(({ name }) => name === event))
      asked.set(widget.type, { type: widget.type, event, property });
  }
  const completed = new Map<string, string[]>();
  for (const { type, event, property } of asked.values())
    for (const { entityId, entry } of await ctx.sql<Row>(FIND, actorKeys, type, event, property))
      if (entry !== null)
        completed.set(`${type}/${entityId}`, [...(completed.get(`${type}/${entityId}`) ?? []), entry]);
  return completed;
}
