import { z } from 'zod';
import { newestInput } from '../../../operations/newest';
import { operation, router } from '../../../operations/operation';
import { listOf, nothing } from '../../../operations/wire';
import { TAG as TAG_RECORD } from './recorded';
import { createTagInput, tag, tagPath, updateTagInput } from './schema';
import { createTag, deleteTag, getTag, listTags, updateTag } from './service';

const TAG = 'Tags';

export const tagsRouter = router({
  list: operation({
    method: 'GET',
    path: '/tags',
    tool: 'list_tags',
    tag: TAG,
    summary: 'List tags',
    description:
      "Lists the company's tags, newest first. Posts and roadmap items name them in `tagNames` and `tagName`.",
  })
    .input(z.strictObject(newestInput))
    .output(listOf(tag))
    .query(({ ctx, input }) => listTags(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/tags',
    tool: 'create_tag',
    tag: TAG,
    records: TAG_RECORD,
    summary: 'Create a tag',
    description: 'Creates a tag. Names are unique in the company: a taken one is refused with `conflict`.',
    errors: ['conflict'],
  })
    .input(createTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => createTag(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/tags/{tagId}',
    tool: 'get_tag',
    tag: TAG,
    summary: 'Get a tag',
    description: 'Returns one tag.',
    errors: ['not_found'],
  })
    .input(z.strictObject(tagPath))
    .output(tag)
    .query(({ ctx, input }) => getTag(ctx, input.tagId)),

  update: operation({
    method: 'PATCH',
    path: '/tags/{tagId}',
    tool: 'update_tag',
    tag: TAG,
    records: TAG_RECORD,
    summary: 'Update a tag',
    description: 'Changes the fields sent. Posts and items show the new name and colors immediately.',
    errors: ['not_found', 'conflict'],
    reads: (ctx, { tagId }: { tagId: number }) => getTag(ctx, tagId),
  })
    .input(updateTagInput)
    .output(tag)
    .mutation(({ ctx, input }) => updateTag(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/tags/{tagId}',
    tool: 'delete_tag',
    tag: TAG,
    records: TAG_RECORD,
    summary: 'Delete a tag',
    description: 'Deletes a tag for good and removes it from all posts and roadmap items.',
    errors: ['not_found'],
  })
    .input(z.strictObject(tagPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteTag(ctx, input.tagId)),
});
