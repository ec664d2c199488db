import type { Recorded } from '../../../operations/changes';
import { lockRoadmap } from '../roadmaps/service';
import { findItem } from './save';
import { createItemInput, updateItemInput } from './schema';
import { createItem, deleteItem, updateItem } from './service';
import { lockItem } from './votes';

/** A roadmap item, as the list of changes records it, without its place in the section. */
export const ITEM: Recorded = {
  kind: 'item',
  path: ['roadmapId', 'itemId'],
  read: async ({ db }, { roadmapId = 0, itemId = 0 }) => {
    const { name, description, tag, sectionId } = await findItem(db, { roadmapId, itemId });
    return { name, description, tagName: tag?.name ?? null, sectionId };
  },
  // A scheduled action and the publication of a proposal change the item without `lockRecord`.
  lockRow: ({ db, companyId }, { roadmapId = 0 }) => lockRoadmap(db, companyId, roadmapId),
  save: (ctx, ids, fields) => updateItem(ctx, updateItemInput.parse({ ...ids, ...fields })),
  remove: (ctx, { roadmapId = 0, itemId = 0 }) => deleteItem(ctx, { roadmapId, itemId }),
  lock: (ctx, { itemId = 0 }) => lockItem(ctx, itemId),
  isInUse: async ({ db }, { itemId = 0 }) => (await db.roadmapVote.count({ where: { itemId } })) > 0,
  create: (ctx, { roadmapId }, fields) => createItem(ctx, createItemInput.parse({ roadmapId, ...fields })),
  pageOf: ({ roadmapId, itemId }) => `/roadmaps/${roadmapId}?item=${itemId}`,
};
