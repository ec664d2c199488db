import { expect, it } from 'vitest';
import { definitions } from '../../../../widgets/generated/definitions';
import { openTestCaller } from '../../../testing/caller';

it('lists the reviews of public posts and roadmap items, and open proposals', async () => {
  const { api } = await openTestCaller();
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'Out', active: true });
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Ahead' });
  const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Now' });
  const { id: itemId } = await api.roadmapItems.create({ roadmapId, sectionId, name: 'Dark mode' });
  await api.postDrafts.update({ changelogId, postId, title: 'Better' });
  await api.itemDrafts.update({ roadmapId, itemId, name: 'Darker mode' });
  const { proposals: none } = await api.overview.get({});
  expect(none).toEqual([]);

  await api.postDrafts.requestReview({ changelogId, postId, note: 'Ready.' });
  await api.itemDrafts.requestReview({ roadmapId, itemId });
  await api.itemDrafts.sendBack({ roadmapId, itemId, note: 'Say why.' });
  const { id: proposalId } = await api.proposals.create({ title: 'Onboarding' });
  await api.smartTips.create({ ...definitions.smartTip.example, proposalId });
  const { id: discarded } = await api.proposals.create({ title: 'Discarded' });
  await api.proposals.discard({ proposalId: discarded });

  const { contentReviews, proposals } = await api.overview.get({});
  expect(contentReviews).toMatchObject([
    { kind: 'item', id: itemId, name: 'Dark mode', state: 'sent_back', by: 'Test key', note: 'Say why.' },
    { kind: 'post', id: postId, name: 'Out', state: 'requested', by: 'Test key', note: 'Ready.' },
  ]);
  expect(contentReviews.map(({ dashboardUrl }) => new URL(dashboardUrl).pathname)).toEqual([
    `/roadmaps/${roadmapId}`,
    `/changelogs/${changelogId}/posts/${postId}`,
  ]);
  expect(proposals).toMatchObject([{ id: proposalId, title: 'Onboarding', parts: 1, createdBy: 'Test key' }]);

  // Readers no longer see either of them.
  await api.changelogPosts.unpublish({ changelogId, postId });
  await api.roadmaps.update({ roadmapId, active: false });
  expect((await api.overview.get({})).contentReviews).toEqual([]);
  expect((await (await openTestCaller()).api.overview.get({})).proposals).toEqual([]);
});

it('counts separately what readers see', async () => {
  const { api } = await openTestCaller();
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  await api.changelogPosts.create({ changelogId, title: 'Now', active: true });
  await api.changelogPosts.create({ changelogId, title: 'Later', active: true, date: '2999-01-01' });
  await api.changelogPosts.create({ changelogId, title: 'Draft' });
  const { id: offline } = await api.changelogs.create({ name: 'Offline', active: false });
  await api.changelogPosts.create({ changelogId: offline, title: 'Hidden', active: true });
  await api.roadmaps.create({ name: 'Public' });
  await api.roadmaps.create({ name: 'Offline', active: false });
  expect(await api.overview.get({})).toMatchObject({
    posts: { active: 3, visible: 1, inactive: 1 },
    roadmaps: 2,
    activeRoadmaps: 1,
  });
});
