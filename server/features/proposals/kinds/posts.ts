import { changesBetween } from '../../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../../auth/context';
import { found } from '../../../platform/errors';
import type { PostId } from '../../content/changelog-posts/rows';
import { deletePost, publishPost, unpublishPost } from '../../content/changelog-posts/service';
import { postSubject } from '../../content/changelog-posts/subject';
import { type Handler, kept, type Part } from '../part';

/** @throws DocentError `not_found` */
async function postIdOf({ db }: Ctx, { targetId: id }: Part): Promise<PostId> {
  const row = await db.changelogPost.findFirst({ where: { id }, select: { changelogId: true } });
  return { changelogId: found(row, 'Post').changelogId, postId: id };
}

/** A new changelog post. */
export const posts: Handler = {
  describe: async (ctx, part) => {
    const subject = postSubject(ctx, await postIdOf(ctx, part));
    const { live } = await subject.find();
    const { live: fields } = await subject.compare(ctx.db, live, null);
    return {
      type: null,
      name: live.name,
      dashboardUrl: subject.url,
      changes: [],
      conflicts: [],
      unmet: [],
      warnings: await (await subject.inspect(ctx.db, fields))(),
    };
  },

  publish: async (ctx, tx, part) => {
    const id = await postIdOf(ctx, part);
    const subject = postSubject(ctx, id);
    if ((await subject.lock(tx)).active) return kept('is_live');
    await publishPost(ctx, id);
    const { live } = await subject.compare(tx, await subject.lock(tx), null);
    return { after: await subject.toStored(tx, live) };
  },

  discard: async (ctx, tx, part) => {
    const id = await postIdOf(ctx, part);
    const { active } = await postSubject(ctx, id).lock(tx);
    if (active) return kept('is_live');
    await deletePost(ctx, id);
    return { state: 'discarded' };
  },

  revert: async (ctx, tx, part) => {
    const id = await postIdOf(ctx, part);
    const subject = postSubject(ctx, id);
    const post = await subject.lock(tx);
    const { base, live } = await subject.compare(tx, post, { base: part.after, snapshot: part.after });
    if (post.active) await unpublishPost(ctx, id);
    return { state: 'reverted', kept: changesBetween(base, live).map(({ path }) => path) };
  },
};
