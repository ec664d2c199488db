import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { draftsOnly, requireUnpublished } from '../../../auth/drafts';
import type { CompanyTx } from '../../../database/company-db';
import { listNewest, type NewestInput } from '../../../operations/newest';
import { found, notFound } from '../../../platform/errors';
import { newPublicId } from '../../../platform/random';
import { recordRemovedEntity } from '../../analytics/stats/removed';
import {
  claimDomain,
  DOMAIN_FIELDS,
  proofOf,
  publicUrl,
  requirePublishForDomain,
  setDomain,
} from '../public-pages/domains';
import { loadSections } from './contents';
import type { createRoadmapInput, Roadmap, readRoadmapInput, updateRoadmapInput } from './schema';

const fields = {
  companyId: true,
  id: true,
  name: true,
  publicName: true,
  active: true,
  ...DOMAIN_FIELDS,
  publicId: true,
  takesIdeas: true,
  ideasWidgetId: true,
} as const;

type Row = { companyId: number; publicId: string; customDomain: string | null; domains: { host: string }[] };

const withUrl = <One extends Row>({ companyId, domains, ...row }: One) => ({
  ...row,
  publicUrl: publicUrl('r', row.publicId),
  domainProof: proofOf(companyId, { ...row, domains }),
});

/**
 * One page of the company's roadmaps, newest first, with their sections and items. The number of queries does not depend on the number of
 * roadmaps.
 */
export async function listRoadmaps(ctx: Ctx, input: NewestInput) {
  const { data, pagination } = await listNewest(
    input,
    (matching) => ctx.db.roadmap.count(matching),
    (order) => ctx.db.roadmap.findMany({ select: { ...fields, createdAt: true }, ...order }),
    ({ createdAt: _, ...row }) => withUrl(row),
  );
  const ids = data.map(({ id }) => id);
  const sections = await loadSections(ctx, ids);
  return { data: data.map((row): Roadmap => ({ ...row, sections: sections.get(row.id) ?? [] })), pagination };
}

/** A roadmap with all its sections, and the items that match the filter. @throws DocentError `not_found`. */
export async function getRoadmap(
  ctx: Ctx,
  { roadmapId, ...filter }: z.output<typeof readRoadmapInput>,
): Promise<Roadmap> {
  const [row, sections] = await Promise.all([
    ctx.db.roadmap.findFirst({ where: { id: roadmapId }, select: fields }),
    loadSections(ctx, [roadmapId], filter),
  ]);
  return { ...withUrl(found(row, 'Roadmap')), sections: sections.get(roadmapId) ?? [] };
}

/** Creates an empty roadmap, with a public page of its own. @throws DocentError as `claimDomain` */
export async function createRoadmap(ctx: Ctx, input: z.output<typeof createRoadmapInput>): Promise<Roadmap> {
  const { companyId } = ctx;
  await requireUnpublished(ctx, { active: input.active ?? true });
  const claim = await claimDomain(ctx, null, input.customDomain);
  const data = { ...input, companyId, publicId: newPublicId() };
  return ctx.db.$transaction(async (tx) => {
    const { id } = await tx.roadmap.create({ data, select: { id: true } });
    await setDomain(tx, companyId, { roadmapId: id }, claim);
    const row = found(await tx.roadmap.findFirst({ where: { id }, select: fields }), 'Roadmap');
    return { ...withUrl(row), sections: [] };
  });
}

/**
 * @param instead the alternative to suggest to the caller
 * @throws DocentError `insufficient_scope` for a caller that may only draft, if readers see the roadmap
 */
export async function requireNonPublicRoadmap(ctx: Ctx, roadmapId: number, instead?: string): Promise<void> {
  if (!(await draftsOnly(ctx))) return;
  const shown = await ctx.db.roadmap.findFirst({ where: { id: roadmapId }, select: { active: true } });
  await requireUnpublished(ctx, shown, instead);
}

/**
 * Changes the fields sent.
 * @throws DocentError `not_found`; as `claimDomain`; `insufficient_scope` for a caller that may only draft, if readers see the roadmap
 * before or after the change
 */
export async function updateRoadmap(
  ctx: Ctx,
  { roadmapId, ...changes }: z.output<typeof updateRoadmapInput>,
): Promise<Roadmap> {
  await requireUnpublished(ctx, changes);
  await requireNonPublicRoadmap(ctx, roadmapId);
  if (Object.keys(changes).length) {
    const before = await ctx.db.roadmap.findFirst({ where: { id: roadmapId }, select: DOMAIN_FIELDS });
    const claim = await claimDomain(ctx, found(before, 'Roadmap'), changes.customDomain);
    await ctx.db.$transaction(async (tx) => {
      const { count } = await tx.roadmap.updateMany({ where: { id: roadmapId }, data: changes });
      if (!count) throw notFound('Roadmap');
      await setDomain(tx, ctx.companyId, { roadmapId }, claim);
    });
  }
  return getRoadmap(ctx, { roadmapId });
}

/** Deletes a roadmap with its sections, items and votes for good. @throws DocentError `not_found`; `insufficient_scope` as `updateRoadmap`. */
export async function deleteRoadmap(ctx: Ctx, roadmapId: number): Promise<void> {
  await requireNonPublicRoadmap(ctx, roadmapId);
  const where = { id: roadmapId };
  await ctx.db.$transaction(async (tx) => {
    const select = { companyId: true, id: true, name: true, createdAt: true, customDomain: true } as const;
    const { customDomain, ...removed } = found(await tx.roadmap.findFirst({ where, select }), 'Roadmap');
    requirePublishForDomain(ctx, { customDomain });
    const { count } = await tx.roadmap.deleteMany({ where });
    if (!count) throw notFound('Roadmap');
    await recordRemovedEntity(tx, { ...removed, entityType: 'roadmap' });
  });
}

/**
 * Locks a roadmap until the end of the transaction, to serialize changes to the order of its sections and items.
 * @throws DocentError `not_found`.
 */
export async function lockRoadmap(tx: CompanyTx, companyId: number, roadmapId: number): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Roadmap" WHERE "companyId" = ${companyId} AND "id" = ${roadmapId} FOR UPDATE`;
  if (!rows.length) throw notFound('Roadmap');
}

/** Returns `ids` with `id` at `position`, or last if `position` is past the end. `ids` need not contain `id`. */
export function withIdAt(ids: readonly number[], id: number, position: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, position), id, ...others.slice(position)];
}
