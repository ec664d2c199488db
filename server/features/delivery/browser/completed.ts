import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { SINCE_SHOWN_AGAIN, type Visitor } from './visitor';

const FIND = companyStatement(
  'client_completed',
  `SELECT DISTINCT e."entityId", e."properties" ->> $5::text AS "entry" FROM "Event" e
   WHERE e."companyId" = $1::int AND e."actorId" = ANY($2::int[]) AND e."entityType" = $3::text AND e."name" = $4::text
     AND ${SINCE_SHOWN_AGAIN}`,
);

type Row = { entityId: number; entry: string | null };

/** The entries of live widgets that a visitor has completed, in any browser, by `type/id`. Queries only if there may be any. */
export async function completedOf(ctx: Ctx, { live, past, actors }: Visitor): Promise<Map<string, string[]>> {
  const asked = new Map<string, { type: string; event: string; property: string }>();
  for (const widget of live.widgets) {
    const { event, property } = widget.offer.completions ?? {};
    if (event && property && past.some(({ name }) => name === event))
      asked.set(widget.type, { type: widget.type, event, property });
  }
  const completed = new Map<string, string[]>();
  for (const { type, event, property } of asked.values())
    for (const { entityId, entry } of await ctx.sql<Row>(FIND, actors, type, event, property))
      if (entry !== null)
        completed.set(`${type}/${entityId}`, [...(completed.get(`${type}/${entityId}`) ?? []), entry]);
  return completed;
}
