import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { withWarnings } from '../../../operations/wire';
import { found, notFound } from '../../../platform/errors';
import { refuseStaleLive } from '../../drafts/locked';
import { loadItem } from '../roadmaps/contents';
import type { RoadmapItem } from '../roadmaps/schema';
import { lockRoadmap, requireNonPublicRoadmap } from '../roadmaps/service';
import { findItem, type ItemId, place, saveItem, tagIdOf } from './save';
import type { createItemInput, updateItemInput } from './schema';
import { warningsOf } from './subject';

const warned = (saved: RoadmapItem): RoadmapItem => withWarnings(saved, warningsOf(saved));

/** Adds an item to a section. @throws DocentError `not_found`, `invalid_tag_names`. */
export async function createItem(
  ctx: Ctx,
  { roadmapId, sectionId, tagName, position, ...rest }: z.output<typeof createItemInput>,
): Promise<RoadmapItem> {
  const { companyId } = ctx;
  await requireNonPublicRoadmap(ctx, roadmapId);
  // Also reads the response, so that an error there rolls back the insert.
  return ctx.inTransaction(async () => {
    const tx = ctx.db;
    await lockRoadmap(tx, companyId, roadmapId);
    found(await tx.roadmapSection.findFirst({ where: { id: sectionId, roadmapId }, select: { id: true } }), 'Section');
    const tagId = await tagIdOf(tx, companyId, tagName);
    const last = await tx.roadmapItem.aggregate({ where: { sectionId }, _max: { position: true } });
    const { id } = await tx.roadmapItem.create({
      data: { ...rest, companyId, sectionId, tagId, position: (last._max.position ?? 0) + 1 },
      select: { id: true },
    });
    if (position !== undefined) await place(tx, companyId, sectionId, id, position);
    return warned(await loadItem(ctx, roadmapId, id));
  });
}

const DRAFT_INSTEAD =
  'Change the draft of the item, which a caller with the `publish` scope can then publish: PATCH /v1/roadmaps/{roadmapId}/items/{itemId}/draft.';

/**
 * Changes the fields sent; `sectionId` and `position` move the item. A move within the same section does not count as an update.
 * @throws DocentError `not_found`, `invalid_tag_names`, `edit_conflict`, or `validation_error` for a section of another roadmap.
 */
export async function updateItem(
  ctx: Ctx,
  { roadmapId, itemId, expectedVersion, ...changes }: z.output<typeof updateItemInput>,
): Promise<RoadmapItem> {
  await requireNonPublicRoadmap(ctx, roadmapId, DRAFT_INSTEAD);
  await ctx.db.$transaction(async (tx) => {
    await lockRoadmap(tx, ctx.companyId, roadmapId);
    if (expectedVersion !== undefined)
      refuseStaleLive('item', await findItem(tx, { roadmapId, itemId }), expectedVersion);
    await saveItem(ctx, tx, { roadmapId, itemId }, changes);
  });
  return warned(await loadItem(ctx, roadmapId, itemId));
}

/** Deletes an item and its votes for good. @throws DocentError `not_found`. */
export async function deleteItem(ctx: Ctx, { roadmapId, itemId }: ItemId): Promise<void> {
  await requireNonPublicRoadmap(ctx, roadmapId);
  const { count } = await ctx.db.roadmapItem.deleteMany({ where: { id: itemId, section: { roadmapId } } });
  if (!count) throw notFound('Item');
}
