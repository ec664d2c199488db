import { recordedDrafts } from '../../drafts/recorded';
import type { ItemFields } from '../roadmap-items/draft';
import { ITEM } from '../roadmap-items/recorded';
import { requireSection, tagIdOf } from '../roadmap-items/save';
import { itemSubject } from '../roadmap-items/subject';

/** The unpublished changes of a roadmap item, as the list of changes records them. */
export const ITEM_CHANGES = recordedDrafts({
  kind: 'item-draft',
  path: ITEM.path,
  subjectOf: (ctx, { roadmapId = 0, itemId = 0 }) => itemSubject(ctx, { roadmapId, itemId }),
  requireReferences: async (ctx, tx, { roadmapId = 0 }, fields) => {
    const { sectionId, tagName } = fields as ItemFields;
    await requireSection(tx, roadmapId, sectionId);
    await tagIdOf(tx, ctx.companyId, tagName);
  },
  pageOf: ITEM.pageOf,
});
