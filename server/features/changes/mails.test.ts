import { expect, test } from 'vitest';
import { openTestCaller } from '../../testing/caller';
import { linkTokenOf } from '../content/subscriptions/links';
import { mailPosts } from '../content/subscriptions/mailing';
import { confirmSubscription, subscribe } from '../content/subscriptions/service';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** A changelog with a confirmed subscriber. No mail server is configured, so mails stay queued. */
async function openWithReader() {
  const caller = await openTestCaller();
  const { api, ctx, database, companyId } = caller;
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  await subscribe(ctx(), changelogId, `ann-${companyId}@example.com`);
  const { id } = await database.prisma.subscriber.findFirstOrThrow({ where: { companyId } });
  await confirmSubscription(ctx(), changelogId, linkTokenOf(companyId, id, 'confirm'));
  return {
    ...caller,
    changelogId,
    post: (title: string, more: object) => api.changelogPosts.create({ changelogId, title, ...more }),
    deletePost: (postId: number) => api.changelogPosts.delete({ changelogId, postId }),
    /** Reverts the newest changes of posts. @returns the new ids of those that are created again */
    revert: async (count = 1) => {
      const { data } = await api.changes.list({ kind: 'post', limit: count });
      const reverted = await api.changes.revert({ changes: data.map((one) => one.id) });
      return reverted.data.map(({ newId }) => newId ?? 0);
    },
    /** The posts whose mails are queued by the next run. */
    mailed: async () => {
      await mailPosts(database);
      const mails = await database.prisma.postMail.findMany({ where: { companyId }, select: { postId: true } });
      return mails.map(({ postId }) => postId).sort();
    },
  };
}

test('a published post that is created again is not mailed again', async () => {
  const { post, deletePost, revert, mailed } = await openWithReader();
  const { id } = await post('Published', { active: true, date: inHours(-1).toISOString() });
  expect(await mailed()).toEqual([id]);
  await deletePost(id);
  await revert();
  expect(await mailed()).toEqual([]);
});

test('a post that is created again as a draft is not mailed again once it is published', async () => {
  const { api, changelogId, post, deletePost, revert, mailed } = await openWithReader();
  const { id } = await post('Draft', { date: inHours(-1).toISOString() });
  await api.changelogPosts.publish({ changelogId, postId: id });
  expect(await mailed()).toEqual([id]);
  await deletePost(id);
  const [again = 0] = await revert(2);
  expect(await api.changelogPosts.get({ changelogId, postId: again })).toMatchObject({ active: false });
  await api.changelogPosts.publish({ changelogId, postId: again });
  expect(await mailed()).toEqual([]);
});

test('a post that readers did not see before it was deleted is mailed after it is created again', async () => {
  const { api, changelogId, post, deletePost, revert, mailed, database, companyId } = await openWithReader();
  const { id: draftId } = await post('Draft', {});
  await deletePost(draftId);
  const [draft = 0] = await revert();
  const { id: plannedId } = await post('Planned', { active: true, date: inHours(1).toISOString() });
  await deletePost(plannedId);
  const [planned = 0] = await revert();
  expect(await mailed()).toEqual([]);
  await api.changelogPosts.publish({ changelogId, postId: draft });
  const date = inHours(-1);
  await database.prisma.changelogPost.updateMany({ where: { companyId }, data: { date } });
  expect(await mailed()).toEqual([draft, planned].sort());
});

test('a post that was taken down before it was deleted is not mailed again', async () => {
  const { api, changelogId, post, deletePost, revert, mailed } = await openWithReader();
  const { id } = await post('Published', { active: true, date: inHours(-1).toISOString() });
  expect(await mailed()).toEqual([id]);
  await api.changelogPosts.unpublish({ changelogId, postId: id });
  await deletePost(id);
  const [again = 0] = await revert();
  await api.changelogPosts.publish({ changelogId, postId: again });
  expect(await mailed()).toEqual([]);
});

test('an old draft that is created again is mailed once it is published', async () => {
  const { api, changelogId, post, deletePost, revert, mailed, database, companyId } = await openWithReader();
  const createdAt = inHours(-40 * 24);
  const { id } = await post('Draft', { date: createdAt.toISOString() });
  await database.prisma.changelogPost.updateMany({ where: { companyId }, data: { createdAt } });
  await database.prisma.change.updateMany({ where: { companyId, kind: 'post' }, data: { createdAt } });
  await deletePost(id);
  const [again = 0] = await revert();
  await api.changelogPosts.publish({ changelogId, postId: again });
  expect(await mailed()).toEqual([again]);
});
