import type { Recorded } from '../../../operations/changes';
import { createTagInput, updateTagInput } from './schema';
import { createTag, deleteTag, getTag, lockTag, updateTag } from './service';

/** A tag, as the list of changes records it. */
export const TAG: Recorded = {
  kind: 'tag',
  path: ['tagId'],
  read: async (ctx, { tagId = 0 }) => {
    const { name, backgroundColor, textColor } = await getTag(ctx, tagId);
    return { name, backgroundColor, textColor };
  },
  save: (ctx, ids, fields) => updateTag(ctx, updateTagInput.parse({ ...ids, ...fields })),
  remove: (ctx, { tagId = 0 }) => deleteTag(ctx, tagId),
  lock: ({ db, companyId }, { tagId = 0 }) => lockTag(db, companyId, tagId),
  isInUse: async ({ db }, { tagId = 0 }) => {
    const ofPost = { snapshot: { path: ['tagIds'], array_contains: [tagId] } };
    const ofItem = { snapshot: { path: ['tagId'], equals: tagId } };
    const counts = [
      await db.postTag.count({ where: { tagId } }),
      await db.roadmapItem.count({ where: { tagId } }),
      await db.contentDraft.count({ where: { OR: [ofPost, ofItem] } }),
    ];
    return counts.some((count) => count > 0);
  },
  create: (ctx, _ids, fields) => createTag(ctx, createTagInput.parse(fields)),
  pageOf: () => '/tags',
};
