import { expect, test } from 'vitest';
import { openTestCaller, refusal } from '../../../testing/caller';

async function openPost() {
  const caller = await openTestCaller();
  const { id: changelogId } = await caller.api.changelogs.create({ name: 'News' });
  const { id: postId } = await caller.api.changelogPosts.create({ changelogId, title: 'T' });
  return { ...caller, changelogId, postId };
}

test('publishing a post is a separate operation that needs `publish`', async () => {
  const { api, as, changelogId, postId } = await openPost();
  const drafting = as({ scopes: new Set(['read', 'write']) });
  expect((await refusal(drafting.api.changelogPosts.publish({ changelogId, postId }))).details).toEqual({
    requiredScope: 'publish',
  });
  expect((await api.changelogPosts.get({ changelogId, postId })).active).toBe(false);
  expect(await api.changelogPosts.publish({ changelogId, postId })).toMatchObject({ id: postId, active: true });
  const other = await openTestCaller();
  expect((await refusal(other.api.changelogPosts.publish({ changelogId, postId }))).code).toBe('not_found');
  const { id: elsewhere } = await api.changelogs.create({ name: 'Other' });
  expect((await refusal(api.changelogPosts.publish({ changelogId: elsewhere, postId }))).code).toBe('not_found');
});

test('an application cannot publish a post by creating or updating it', async () => {
  const { api, as, changelogId, postId } = await openPost();
  const application = as({ kind: 'person', application: 'Claude' });
  const posts = application.api.changelogPosts;
  for (const call of [
    posts.create({ changelogId, title: 'At once', active: true }),
    posts.update({ changelogId, postId, active: true }),
    posts.update({ changelogId, postId, active: true, tagNames: [] }),
  ].map((call) => refusal(call))) {
    const { code, message } = await call;
    expect([code, message]).toEqual(['insufficient_scope', expect.stringContaining('publish_changelog_post')]);
  }
  expect((await api.changelogPosts.list({ changelogId })).data.map(({ active }) => active)).toEqual([false]);
  expect(await posts.publish({ changelogId, postId })).toMatchObject({ active: true });
});

test('unpublishing a post is a separate operation that needs `publish`', async () => {
  const { api, as, changelogId, postId } = await openPost();
  await api.changelogPosts.publish({ changelogId, postId });
  const drafting = as({ scopes: new Set(['read', 'write']) });
  expect((await refusal(drafting.api.changelogPosts.unpublish({ changelogId, postId }))).code).toBe(
    'insufficient_scope',
  );
  const application = as({ kind: 'person', application: 'Claude' });
  expect(await application.api.changelogPosts.unpublish({ changelogId, postId })).toMatchObject({ active: false });
  expect(await api.changelogPosts.unpublish({ changelogId, postId })).toMatchObject({ active: false });
  const other = await openTestCaller();
  expect((await refusal(other.api.changelogPosts.unpublish({ changelogId, postId }))).code).toBe('not_found');
});
