import { readRules } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { Prisma } from '../../../generated/prisma/client';
import { findLiveOrScheduled, requirePublishIfInUse } from '../../widgets/in-use';
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
 * Requires `publish` for a change to the members of a segment that widgets target which are live or scheduled, directly or through other segments.
 * @throws DocentError `insufficient_scope` with `details.liveWidgets`.
 */
export async function requirePublishIfTargeted(ctx: Ctx, tx: CompanyTx, id: number): Promise<void> {
  const { companyId } = ctx;
  const find = async () => {
    const rules = [...(await dependents(tx, companyId, id))].map((userSegmentId) =>
      JSON.stringify([{ userSegmentId }]),
    );
    return findLiveOrScheduled(tx, companyId, {
      widget: Prisma.sql`w."rules" @> ANY(${rules}::text[]::jsonb[])`,
      draft: Prisma.sql`d."snapshot" -> 'rules' @> ANY(${rules}::text[]::jsonb[])`,
    });
  };
  await requirePublishIfInUse(ctx, find, 'segment');
}
