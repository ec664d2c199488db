import { recordedDrafts } from '../../drafts/recorded';
import { ITEM } from '../roadmap-items/recorded';
import { itemSubject } from '../roadmap-items/subject';

/** The unpublished changes of a roadmap item, as the list of changes records them. */
export const ITEM_CHANGES = recordedDrafts({
  kind: 'item-draft',
  path: ITEM.path,
  subjectOf: (ctx, { roadmapId = 0, itemId = 0 }) => itemSubject(ctx, { roadmapId, itemId }),
  pageOf: ITEM.pageOf,
});
