import { readRules } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { type LiveWidget, MAX_LISTED_WIDGETS, requirePublishIfInUse } from '../../widgets/in-use';
import { referred } from './references';

/** The segments whose members depend on the members of segment `id`, and `id` itself. */
async function dependents(tx: CompanyTx, companyId: number, id: number): Promise<Set<number>> {
  const segments = await tx.$queryRaw<{ id: number; rules: unknown }[]>`
    SELECT "id", "rules" FROM "Segment" WHERE "companyId" = ${companyId}`;
  const rules = segments.map((segment) => ({ id: segment.id, refersTo: referred(readRules(segment.rules)) }));
  const known = new Set([id]);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const one of rules) if (one.refersTo.some((other) => known.has(other))) known.add(one.id);
  }
  return known;
}

/**
 * Requires `publish` for a change to the members of a segment that live widgets target, directly or through other segments.
 * @throws DocentError `insufficient_scope` with `details.liveWidgets`.
 */
export async function requirePublishIfTargeted(ctx: Ctx, tx: CompanyTx, id: number): Promise<void> {
  const { companyId } = ctx;
  const find = async () => {
    const rules = [...(await dependents(tx, companyId, id))].map((userSegmentId) =>
      JSON.stringify([{ userSegmentId }]),
    );
    return tx.$queryRaw<LiveWidget[]>`
      SELECT "type" AS "entityType", "id" FROM "Widget"
      WHERE "companyId" = ${companyId} AND "active" AND "archivedAt" IS NULL AND "rules" @> ANY(${rules}::text[]::jsonb[])
      ORDER BY "id" LIMIT ${MAX_LISTED_WIDGETS}`;
  };
  await requirePublishIfInUse(ctx, find, 'segment');
}
