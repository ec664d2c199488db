import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { CompanyTx } from '../database/company-db';
import type { Ctx } from '../identity/context';
import { found, invalid, notFound } from '../kernel/errors';
import { loadItem } from '../roadmaps/contents';
import type { RoadmapItem } from '../roadmaps/schema';
import { lockRoadmap, placed, requireUnseenRoadmap } from '../roadmaps/service';
import { requireTags } from '../tags/service';
import type { createItemInput, updateItemInput } from './schema';

// Not through the model: a neighbour that moves up is not updated.
const writeOrder = (tx: CompanyTx, companyId: number, ids: number[]) => tx.$executeRaw`
  UPDATE "RoadmapItem" i SET "position" = o."position"
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS o("id", "position")
  WHERE i."companyId" = ${companyId} AND i."id" = o."id"`;

/** The tag to store for a `tagName`; undefined when none was sent. @throws DocentError `invalid_tag_names`. */
async function tagIdOf(tx: CompanyTx, companyId: number, tagName: string | null | undefined) {
  if (tagName === null || tagName === undefined) return tagName;
  const [tagId] = await requireTags(tx, companyId, [tagName]);
  return tagId;
}

/** Puts an item at a place of a section; last without `position`. The item may come from another section. */
async function place(tx: CompanyTx, companyId: number, sectionId: number, itemId: number, position?: number) {
  const items = await tx.roadmapItem.findMany({
    where: { sectionId },
    select: { id: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  const ids = items.map(({ id }) => id);
  await writeOrder(tx, companyId, placed(ids, itemId, position ?? ids.length));
}

/** Adds an item to a section. @throws DocentError `not_found`, `invalid_tag_names`. */
export async function createItem(
  ctx: Ctx,
  { roadmapId, sectionId, tagName, position, ...rest }: z.output<typeof createItemInput>,
): Promise<RoadmapItem> {
  const { companyId } = ctx;
  await requireUnseenRoadmap(ctx, roadmapId);
  // With its answer: what fails after it was made is done again as a whole.
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
    return loadItem(ctx, roadmapId, id);
  });
}

async function requireSection(tx: CompanyTx, roadmapId: number, sectionId: number): Promise<void> {
  if (await tx.roadmapSection.findFirst({ where: { id: sectionId, roadmapId }, select: { id: true } })) return;
  throw invalid([{ path: 'sectionId', code: 'unknown_section', message: 'There is no such section in this roadmap.' }]);
}

/**
 * Changes the fields sent; `sectionId` and `position` move the item. A new place in the same section is no update.
 * @throws DocentError `not_found`, `invalid_tag_names`, or `validation_error` for a section of another roadmap.
 */
export async function updateItem(
  ctx: Ctx,
  { roadmapId, itemId, sectionId, position, tagName, ...rest }: z.output<typeof updateItemInput>,
): Promise<RoadmapItem> {
  const { companyId } = ctx;
  await requireUnseenRoadmap(ctx, roadmapId);
  await ctx.db.$transaction(async (tx) => {
    await lockRoadmap(tx, companyId, roadmapId);
    const item = found(await tx.roadmapItem.findFirst({ where: { id: itemId, section: { roadmapId } } }), 'Item');
    const target = sectionId ?? item.sectionId;
    const moves = target !== item.sectionId;
    if (moves) await requireSection(tx, roadmapId, target);
    const tagId = await tagIdOf(tx, companyId, tagName);
    const changes = { ...rest, ...(tagId === undefined ? {} : { tagId }), ...(moves ? { sectionId: target } : {}) };
    if (!isDeepStrictEqual({ ...item, ...changes }, item))
      await tx.roadmapItem.updateMany({ where: { id: itemId }, data: changes });
    if (moves || position !== undefined) await place(tx, companyId, target, itemId, position);
  });
  return loadItem(ctx, roadmapId, itemId);
}

type ItemId = { roadmapId: number; itemId: number };

/** Deletes an item and its votes for good. @throws DocentError `not_found`. */
export async function deleteItem(ctx: Ctx, { roadmapId, itemId }: ItemId): Promise<void> {
  await requireUnseenRoadmap(ctx, roadmapId);
  const { count } = await ctx.db.roadmapItem.deleteMany({ where: { id: itemId, section: { roadmapId } } });
  if (!count) throw notFound('Item');
}
