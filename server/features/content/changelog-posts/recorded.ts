import type { Fields } from '../../../../widgets/merge/three-way-merge';
import type { Recorded } from '../../../operations/changes';
import { lockPost } from './rows';
import { createPostInput, updatePostInput } from './schema';
import { createPostAgain, deletePost, getPost, updatePost } from './service';

/** True for a post that was public before a time. Whether its changelog was is not known here. */
const wasShown = ({ active, date }: Fields, until: Date): boolean => active === true && new Date(String(date)) <= until;

/** A changelog post, as the list of changes records it. */
export const POST: Recorded = {
  kind: 'post',
  path: ['changelogId', 'postId'],
  read: async (ctx, { changelogId = 0, postId = 0 }) => {
    const { title, description, date, active, tags } = await getPost(ctx, { changelogId, postId });
    return { title, description, date, active, tagNames: tags.map(({ name }) => name) };
  },
  // A scheduled action and the publication of a proposal change the post without `lockRecord`.
  lockRow: (ctx, { changelogId = 0, postId = 0 }) => lockPost(ctx, ctx.db, { changelogId, postId }),
  save: (ctx, ids, fields) => updatePost(ctx, updatePostInput.parse({ ...ids, ...fields }), { isSeparate: true }),
  remove: (ctx, { changelogId = 0, postId = 0 }) => deletePost(ctx, { changelogId, postId }),
  // The post may have been taken down before it was deleted, or by one of the changes that are reverted together with its deletion.
  create: async (ctx, { changelogId }, fields, readPast) => {
    const { at, createdAt, earlier } = await readPast();
    return createPostAgain(ctx, createPostInput.parse({ changelogId, ...fields }), {
      wasShown: [{ fields, until: at }, ...earlier].some((one) => wasShown(one.fields, one.until)),
      createdAt,
    });
  },
  pageOf: ({ changelogId, postId }) => `/changelogs/${changelogId}/posts/${postId}`,
};
