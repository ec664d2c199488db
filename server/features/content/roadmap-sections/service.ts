import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { notFound } from '../../../platform/errors';
import { clearEqualItemDraft } from '../roadmap-items/save';
import { loadSection } from '../roadmaps/contents';
import type { RoadmapSection } from '../roadmaps/schema';
import { lockRoadmap, requireNonPublicRoadmap, withIdAt } from '../roadmaps/service';
import type { createSectionInput, updateSectionInput } from './schema';

const listSections = (tx: CompanyTx, roadmapId: number) =>
  tx.roadmapSection.findMany({
    where: { roadmapId },
    select: { id: true, position: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });

// Raw SQL keeps `updatedAt` of the sections: a moved neighbor does not count as updated.
const writeOrder = (tx: CompanyTx, companyId: number, ids: number[]) => tx.$executeRaw`
  UPDATE "RoadmapSection" s SET "position" = o."position"
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS o("id", "position")
  WHERE s."companyId" = ${companyId} AND s."id" = o."id"`;

/** Adds a section to a roadmap, last unless `position` says otherwise. @throws DocentError `not_found`. */
export async function createSection(
  ctx: Ctx,
  { roadmapId, name, position }: z.output<typeof createSectionInput>,
): Promise<RoadmapSection> {
  const { companyId } = ctx;
  await requireNonPublicRoadmap(ctx, roadmapId);
  return ctx.db.$transaction(async (tx) => {
    await lockRoadmap(tx, companyId, roadmapId);
    const others = await listSections(tx, roadmapId);
    const { id } = await tx.roadmapSection.create({
      data: { companyId, roadmapId, name, position: (others.at(-1)?.position ?? 0) + 1 },
      select: { id: true },
    });
    const ids = others.map((section) => section.id);
    if (position !== undefined) await writeOrder(tx, companyId, withIdAt(ids, id, position));
    return { id, name, items: [] };
  });
}

/** Renames or moves a section. @throws DocentError `not_found`. */
export async function updateSection(
  ctx: Ctx,
  { roadmapId, sectionId, name, position }: z.output<typeof updateSectionInput>,
): Promise<RoadmapSection> {
  const { companyId } = ctx;
  await requireNonPublicRoadmap(ctx, roadmapId);
  await ctx.db.$transaction(async (tx) => {
    await lockRoadmap(tx, companyId, roadmapId);
    const sections = await listSections(tx, roadmapId);
    const ids = sections.map(({ id }) => id);
    if (!ids.includes(sectionId)) throw notFound('Section');
    if (name !== undefined) await tx.roadmapSection.updateMany({ where: { id: sectionId }, data: { name } });
    if (position !== undefined) await writeOrder(tx, companyId, withIdAt(ids, sectionId, position));
  });
  return loadSection(ctx, roadmapId, sectionId);
}

type SectionId = { roadmapId: number; sectionId: number };

/**
 * Changes drafts that would move an item to the deleted section: the item stays in its section, and a draft without other changes is
 * cleared. A draft that was begun while its item was still in the deleted section gets the current section too, without a new version. The
 * caller holds the lock of the roadmap.
 */
async function removeFromDrafts(tx: CompanyTx, companyId: number, { roadmapId, sectionId }: SectionId): Promise<void> {
  const draft = JSON.stringify({ sectionId });
  const items = await tx.$queryRaw<{ id: number; sectionId: number }[]>`
    SELECT i."id", i."sectionId" FROM "RoadmapItem" i JOIN "ContentDraft" d ON d."companyId" = ${companyId} AND d."itemId" = i."id"
    WHERE i."companyId" = ${companyId} AND d."snapshot" @> ${draft}::jsonb ORDER BY i."id"`;
  for (const item of items) {
    // With the former section as its base, the draft would be in conflict once the item is moved again.
    await tx.$executeRaw`
      UPDATE "ContentDraft" SET "version" = "version" + ("base" -> 'sectionId' IS DISTINCT FROM "snapshot" -> 'sectionId')::int,
        "base" = jsonb_set("base", '{sectionId}', ${JSON.stringify(item.sectionId)}::jsonb),
        "snapshot" = jsonb_set("snapshot", '{sectionId}', ${JSON.stringify(item.sectionId)}::jsonb)
      WHERE "companyId" = ${companyId} AND "itemId" = ${item.id}`;
    await clearEqualItemDraft(tx, companyId, { roadmapId, itemId: item.id });
  }
}

/** Deletes a section with its items and their votes for good. @throws DocentError `not_found`. */
export async function deleteSection(ctx: Ctx, { roadmapId, sectionId }: SectionId): Promise<void> {
  await requireNonPublicRoadmap(ctx, roadmapId);
  await ctx.db.$transaction(async (tx) => {
    await lockRoadmap(tx, ctx.companyId, roadmapId);
    const { count } = await tx.roadmapSection.deleteMany({ where: { id: sectionId, roadmapId } });
    if (!count) throw notFound('Section');
    await removeFromDrafts(tx, ctx.companyId, { roadmapId, sectionId });
  });
}
