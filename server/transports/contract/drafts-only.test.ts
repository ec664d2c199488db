import { expect, test } from 'vitest';
import { openTestCaller, refusal } from '../../testing/caller';

async function openShown() {
  const caller = await openTestCaller();
  const { api, as } = caller;
  const { id: changelogId } = await api.changelogs.create({ name: 'News', active: true });
  const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'Out', active: true });
  const { id: draftId } = await api.changelogPosts.create({ changelogId, title: 'Draft' });
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Ahead', active: true });
  const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Now' });
  const { id: itemId } = await api.roadmapItems.create({ roadmapId, sectionId, name: 'One' });
  const drafting = as({ kind: 'person', application: 'Claude', scopes: new Set(['read', 'write']) });
  return { ...caller, drafting, changelogId, postId, draftId, roadmapId, sectionId, itemId };
}

test('an application without the scope `publish` cannot change public content', async () => {
  const { api, drafting, changelogId, postId, roadmapId, sectionId, itemId } = await openShown();
  const { changelogs, changelogPosts, roadmaps, roadmapSections, roadmapItems } = drafting.api;
  const seen = async () => [
    await api.changelogs.get({ changelogId }),
    await api.changelogPosts.list({ changelogId }),
    await api.roadmaps.get({ roadmapId }),
  ];
  const before = await seen();
  for (const call of [
    changelogPosts.update({ changelogId, postId, title: 'Other' }),
    changelogPosts.update({ changelogId, postId, tagNames: [] }),
    changelogPosts.delete({ changelogId, postId }),
    changelogs.update({ changelogId, name: 'Other' }),
    changelogs.delete({ changelogId }),
    roadmaps.update({ roadmapId, name: 'Other' }),
    roadmaps.delete({ roadmapId }),
    roadmapSections.create({ roadmapId, name: 'Two' }),
    roadmapSections.update({ roadmapId, sectionId, name: 'Other' }),
    roadmapSections.delete({ roadmapId, sectionId }),
    roadmapItems.create({ roadmapId, sectionId, name: 'Two' }),
    roadmapItems.update({ roadmapId, itemId, name: 'Other' }),
    roadmapItems.delete({ roadmapId, itemId }),
  ].map((call) => refusal(call)))
    expect((await call).details).toEqual({ requiredScope: 'publish' });
  expect(await seen()).toEqual(before);
});

test('an application without the scope `publish` is pointed to drafts of public content, and can change but not publish them', async () => {
  const { api, drafting, changelogId, postId, roadmapId, itemId } = await openShown();
  const { changelogPosts, postDrafts, roadmapItems, itemDrafts } = drafting.api;
  expect((await refusal(changelogPosts.update({ changelogId, postId, title: 'Other' }))).message).toContain(
    'PATCH /v1/changelogs/{changelogId}/posts/{postId}/draft',
  );
  expect((await refusal(roadmapItems.update({ roadmapId, itemId, name: 'Other' }))).message).toContain(
    'PATCH /v1/roadmaps/{roadmapId}/items/{itemId}/draft',
  );
  expect((await postDrafts.update({ changelogId, postId, title: 'Other' })).changes).toHaveLength(1);
  expect((await itemDrafts.update({ roadmapId, itemId, name: 'Other' })).changes).toHaveLength(1);
  for (const call of [
    postDrafts.publish({ changelogId, postId }),
    itemDrafts.publish({ roadmapId, itemId }),
    postDrafts.sendBack({ changelogId, postId, note: 'No.' }),
    postDrafts.schedule({
      changelogId,
      postId,
      action: 'publish-changes',
      at: new Date(Date.now() + 60_000).toISOString(),
    }),
  ].map((one) => refusal(one)))
    expect((await call).details).toEqual({ requiredScope: 'publish' });
  expect((await api.changelogPosts.get({ changelogId, postId })).title).toBe('Out');
  expect((await api.postDrafts.publish({ changelogId, postId })).title).toBe('Other');
  expect((await api.itemDrafts.publish({ roadmapId, itemId })).name).toBe('Other');
});

test('an application without the scope `publish` can change content that is not public, and cannot publish it', async () => {
  const { api, drafting, changelogId, draftId, roadmapId, sectionId } = await openShown();
  const { changelogs, changelogPosts, roadmaps, roadmapItems } = drafting.api;
  expect(await changelogPosts.update({ changelogId, postId: draftId, title: 'Better' })).toMatchObject({
    active: false,
  });
  await api.changelogs.update({ changelogId, active: false });
  await api.roadmaps.update({ roadmapId, active: false });
  expect(await changelogs.update({ changelogId, name: 'Other' })).toMatchObject({ name: 'Other' });
  expect(await roadmapItems.create({ roadmapId, sectionId, name: 'Two' })).toMatchObject({ name: 'Two' });
  for (const call of [
    refusal(changelogs.update({ changelogId, active: true })),
    refusal(roadmaps.update({ roadmapId, active: true })),
  ])
    expect((await call).code).toBe('insufficient_scope');
});

test('keys with `write`, people, and applications with `publish` can change public content', async () => {
  const { as, changelogId, postId, roadmapId, sectionId } = await openShown();
  for (const who of [
    as({ scopes: new Set(['read', 'write']) }),
    as({ kind: 'person', scopes: new Set(['read', 'write']) }),
    as({ kind: 'person', application: 'Claude', scopes: new Set(['read', 'write', 'publish']) }),
  ]) {
    expect(await who.api.changelogPosts.update({ changelogId, postId, title: 'Other' })).toMatchObject({
      title: 'Other',
    });
    expect(await who.api.roadmapItems.create({ roadmapId, sectionId, name: 'Two' })).toMatchObject({ name: 'Two' });
  }
});

/** Keys and people without `publish` in a company that publishes strictly. */
async function openStrict() {
  const shown = await openShown();
  await shown.api.company.update({ settings: { publishing: 'strict' } });
  const writing = shown.as({ scopes: new Set(['read', 'write']) });
  const editor = shown.as({ kind: 'person', role: 'editor', scopes: new Set(['read', 'write']) });
  return { ...shown, writers: [writing, editor] };
}

test('with strict publishing, keys and editors can only draft, over every transport', async () => {
  const { writers, api, changelogId, postId, draftId, roadmapId, sectionId, itemId } = await openStrict();
  const seen = async () => [
    await api.changelogs.list({}),
    await api.changelogPosts.list({ changelogId }),
    await api.roadmaps.list({}),
  ];
  const before = await seen();
  for (const { api: own } of writers)
    for (const call of [
      own.changelogPosts.create({ changelogId, title: 'At once', active: true }),
      own.changelogPosts.update({ changelogId, postId: draftId, active: true }),
      own.changelogPosts.publish({ changelogId, postId: draftId }),
      own.changelogPosts.update({ changelogId, postId, title: 'Other' }),
      own.changelogPosts.update({ changelogId, postId, active: false }),
      own.changelogPosts.delete({ changelogId, postId }),
      own.changelogs.create({ name: 'Online at once' }),
      own.changelogs.create({ name: 'With a domain', active: false, customDomain: 'news.example.com' }),
      own.changelogs.update({ changelogId, name: 'Other' }),
      own.changelogs.update({ changelogId, active: false }),
      own.changelogs.delete({ changelogId }),
      own.roadmaps.create({ name: 'Online at once' }),
      own.roadmaps.update({ roadmapId, publicName: 'Other' }),
      own.roadmaps.delete({ roadmapId }),
      own.roadmapSections.create({ roadmapId, name: 'Two' }),
      own.roadmapSections.update({ roadmapId, sectionId, name: 'Other' }),
      own.roadmapSections.delete({ roadmapId, sectionId }),
      own.roadmapItems.create({ roadmapId, sectionId, name: 'Two' }),
      own.roadmapItems.update({ roadmapId, itemId, name: 'Other' }),
      own.roadmapItems.delete({ roadmapId, itemId }),
    ].map((one) => refusal(one)))
      expect(await call).toMatchObject({ code: 'insufficient_scope', details: { requiredScope: 'publish' } });
  expect(await seen()).toEqual(before);
});

test('with strict publishing, drafts are allowed, the error says so, and publishers are not restricted', async () => {
  const { writers, api, changelogId, postId, draftId } = await openStrict();
  for (const { api: own } of writers) {
    expect((await refusal(own.changelogPosts.update({ changelogId, postId, title: 'x' }))).message).toContain('drafts');
    expect((await own.changelogPosts.create({ changelogId, title: 'Draft' })).active).toBe(false);
    expect((await own.changelogPosts.update({ changelogId, postId: draftId, title: 'Better' })).title).toBe('Better');
    const hidden = await own.roadmaps.create({ name: 'Hidden', active: false });
    expect((await own.roadmapSections.create({ roadmapId: hidden.id, name: 'Now' })).name).toBe('Now');
  }
  expect((await api.changelogPosts.publish({ changelogId, postId: draftId })).active).toBe(true);
  expect((await api.changelogPosts.update({ changelogId, postId, title: 'Other' })).title).toBe('Other');
});
