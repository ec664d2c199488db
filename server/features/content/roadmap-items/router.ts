import { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { nothing } from '../../../operations/wire';
import { loadItem } from '../roadmaps/contents';
import { roadmapItem } from '../roadmaps/schema';
import { ITEM } from './recorded';
import { createItemInput, itemPath, updateItemInput } from './schema';
import { createItem, deleteItem, updateItem } from './service';

const TAG = 'Roadmaps';

export const roadmapItemsRouter = router({
  create: operation({
    method: 'POST',
    path: '/roadmaps/{roadmapId}/sections/{sectionId}/items',
    tool: 'create_roadmap_item',
    tag: TAG,
    records: ITEM,
    summary: 'Create a roadmap item',
    description:
      'Adds an item to a section. `tagName` must name an existing tag: another is refused with `invalid_tag_names`.',
    errors: ['not_found', 'invalid_tag_names'],
  })
    .input(createItemInput)
    .output(roadmapItem)
    .mutation(({ ctx, input }) => createItem(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/roadmaps/{roadmapId}/items/{itemId}',
    tool: 'get_roadmap_item',
    tag: TAG,
    summary: 'Get a roadmap item',
    description: 'Returns one item with its votes and tag. An item of another roadmap is `not_found`.',
    errors: ['not_found'],
  })
    .input(z.strictObject(itemPath))
    .output(roadmapItem)
    .query(({ ctx, input }) => loadItem(ctx, input.roadmapId, input.itemId)),

  update: operation({
    method: 'PATCH',
    path: '/roadmaps/{roadmapId}/items/{itemId}',
    tool: 'update_roadmap_item',
    tag: TAG,
    records: ITEM,
    summary: 'Update a roadmap item',
    description:
      'Changes the fields sent; `sectionId` and `position` move the item with its votes. A new place in the same section does not count as an update.',
    errors: ['not_found', 'invalid_tag_names', 'edit_conflict'],
    reads: (ctx, { roadmapId, itemId }: z.output<typeof updateItemInput>) => loadItem(ctx, roadmapId, itemId),
  })
    .input(updateItemInput)
    .output(roadmapItem)
    .mutation(({ ctx, input }) => updateItem(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/roadmaps/{roadmapId}/items/{itemId}',
    tool: 'delete_roadmap_item',
    tag: TAG,
    records: ITEM,
    summary: 'Delete a roadmap item',
    description: 'Deletes an item and its votes for good.',
    errors: ['not_found'],
  })
    .input(z.strictObject(itemPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteItem(ctx, input)),
});
