import type { Recorded } from '../../../operations/changes';
import { createPostInput, updatePostInput } from './schema';
import { createPost, deletePost, getPost, updatePost } from './service';

/** A changelog post, as the list of changes records it. */
export const POST: Recorded = {
  kind: 'post',
  path: ['changelogId', 'postId'],
  read: async (ctx, { changelogId = 0, postId = 0 }) => {
    const { title, description, date, active, tags } = await getPost(ctx, { changelogId, postId });
    return { title, description, date, active, tagNames: tags.map(({ name }) => name) };
  },
  save: (ctx, ids, fields) => updatePost(ctx, updatePostInput.parse({ ...ids, ...fields })),
  remove: (ctx, { changelogId = 0, postId = 0 }) => deletePost(ctx, { changelogId, postId }),
  create: (ctx, { changelogId }, fields) => createPost(ctx, createPostInput.parse({ changelogId, ...fields })),
  pageOf: ({ changelogId, postId }) => `/changelogs/${changelogId}/posts/${postId}`,
};
