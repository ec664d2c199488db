import { describe, expect, it } from 'vitest';
import { openTestCaller, refusal } from '../../testing/caller';
import { liveOf, openProposal, partOf, statesOf, TIP, TOUR } from '../../testing/proposals';

describe('discarding', () => {
  it('removes everything that is not live', async () => {
    const { api, drafting, proposalId, tourId, tipId, changelogId, postId, segmentId } = await openProposal();
    const discarded = await drafting.api.proposals.discard({ proposalId });
    expect([discarded.state, new Set(Object.values(statesOf(discarded)))]).toEqual([
      'discarded',
      new Set(['discarded']),
    ]);
    expect((await api.smartTips.get({ id: tipId })).draft).toBeNull();
    for (const call of [
      api.productTours.get({ id: tourId }),
      api.changelogPosts.get({ changelogId, postId }),
      api.segments.get({ id: segmentId }),
    ].map((one) => refusal(one)))
      expect((await call).code).toBe('not_found');
    expect((await refusal(api.proposals.discard({ proposalId }))).details).toMatchObject({ state: 'discarded' });
  });

  it('keeps records that are live or in use, and drafts that had changes before', async () => {
    const { api, drafting, proposalId, tourId, segmentId } = await openProposal();
    const { id } = await api.smartTips.create({ ...TIP, active: true });
    const target = { widgetType: 'smart-tips', id } as const;
    await api.widgetDrafts.update({ ...target, name: 'By a person' });
    await drafting.api.widgetDrafts.update({ ...target, title: 'By an agent', proposalId });
    await api.productTours.update({
      id: tourId,
      active: true,
      targeting: { rules: [{ type: 'user-segment', userSegmentId: segmentId, comparisonOperator: 'in' }] },
    });
    const { parts } = await drafting.api.proposals.discard({ proposalId });
    expect(parts.map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
      ['segment', 'kept', 'in_use'],
      ['widget', 'kept', 'is_live'],
      ['post', 'discarded', null],
      ['widget-draft', 'discarded', null],
      ['widget-draft', 'kept', 'had_changes'],
    ]);
    expect((await api.widgetDrafts.get(target)).changes).toHaveLength(2);
    expect((await api.productTours.get({ id: tourId })).active).toBe(true);
  });
});

describe('reverting', () => {
  it('restores everything', async () => {
    const made = await openProposal();
    const { api, proposalId, segmentId } = made;
    expect((await refusal(api.proposals.revert({ proposalId }))).details).toMatchObject({
      reason: 'nothing_published',
      state: 'open',
    });
    await api.proposals.publish({ proposalId });
    const reverted = await api.proposals.revert({ proposalId });
    expect([reverted.state, new Set(Object.values(statesOf(reverted)))]).toEqual(['reverted', new Set(['reverted'])]);
    expect(reverted.parts.flatMap(({ kept }) => kept)).toEqual([]);
    expect(await liveOf(made, made)).toEqual({ tour: false, tip: 'Export', draft: 0, post: false });
    expect((await refusal(api.segments.get({ id: segmentId }))).code).toBe('not_found');
    expect((await refusal(api.proposals.revert({ proposalId }))).details).toMatchObject({ state: 'reverted' });
  });

  it('keeps later changes of people, and lists the paths that both changed', async () => {
    const made = await openProposal();
    const { api, proposalId, tipId, tourId, segmentId, changelogId, postId } = made;
    await api.widgetDrafts.update({
      widgetType: 'smart-tips',
      id: tipId,
      content: '<p>Proposed.</p>',
      proposalId,
    });
    await api.proposals.publish({ proposalId });
    await api.smartTips.update({ id: tipId, title: 'By a person', name: 'Renamed' });
    await api.productTours.update({ id: tourId, name: 'Edited' });
    await api.segments.update({ id: segmentId, name: 'Paying' });
    await api.changelogPosts.delete({ changelogId, postId });
    const reverted = await api.proposals.revert({ proposalId });
    expect(await api.smartTips.get({ id: tipId })).toMatchObject({
      title: 'By a person',
      name: 'Renamed',
      content: TIP.content,
      active: true,
    });
    expect(partOf(reverted, 'widget-draft')).toMatchObject({ state: 'reverted', kept: ['title'] });
    expect(partOf(reverted, 'widget')).toMatchObject({ state: 'reverted', kept: ['name'] });
    expect(await api.productTours.get({ id: tourId })).toMatchObject({ active: false, name: 'Edited' });
    expect(partOf(reverted, 'segment')).toMatchObject({ state: 'kept', reason: 'changed' });
    expect(partOf(reverted, 'post')).toMatchObject({ state: 'gone', reason: 'deleted' });
  });

  it('merges lists entry by entry, and keeps a draft that was created later', async () => {
    const { api } = await openTestCaller();
    const step = (id: string, title: string) => ({ id, type: 'modal' as const, title, content: '<p>x</p>' });
    const tour = { name: 'T', targeting: { showOnAllPages: true }, settings: { tourStart: 'immediate' as const } };
    const { id } = await api.productTours.create({ ...tour, steps: [step('a', 'A'), step('b', 'B')], active: true });
    const { id: proposalId } = await api.proposals.create({ title: 'Steps' });
    const target = { widgetType: 'product-tours', id } as const;
    const steps = [step('a', 'A2'), step('b', 'B2'), step('c', 'C')];
    await api.widgetDrafts.update({ ...target, steps, proposalId });
    await api.proposals.publish({ proposalId });
    await api.productTours.update({ id, steps: [step('a', 'A2'), step('b', 'Mine'), step('c', 'C')] });
    await api.widgetDrafts.update({ ...target, name: 'Begun' });
    const reverted = await api.proposals.revert({ proposalId });
    expect(reverted.parts[0]?.kept).toEqual(['steps[id=b].title']);
    const now = await api.productTours.get({ id });
    expect(now.steps.map(({ title }) => title)).toEqual(['A', 'Mine']);
    expect(now.draft).toMatchObject({ changes: 1 });
  });

  it('keeps a field whose former value refers to a deleted record, and reverts the others', async () => {
    const { api } = await openTestCaller();
    const { id: folderId } = await api.folders.create({ name: 'Old' });
    const { id } = await api.smartTips.create({ ...TIP, folderId, active: true });
    const { id: proposalId } = await api.proposals.create({ title: 'Move' });
    await api.widgetDrafts.update({ widgetType: 'smart-tips', id, folderId: null, title: 'New', proposalId });
    await api.proposals.publish({ proposalId });
    await api.folders.delete({ id: folderId });
    const { parts } = await api.proposals.revert({ proposalId });
    expect(parts).toMatchObject([{ state: 'reverted', kept: ['folderId'] }]);
    const { title, folderId: now } = await api.smartTips.get({ id });
    expect(title).toBe(TIP.title);
    expect(now).not.toBe(folderId);
  });

  it('does not revert a part if the result could not be published', async () => {
    const { api } = await openTestCaller();
    const step = (id: string) => ({ id, type: 'modal' as const, title: id, content: '<p>x</p>' });
    const { id } = await api.productTours.create({ ...TOUR, steps: [step('a')], active: true });
    const { id: proposalId } = await api.proposals.create({ title: 'Another step' });
    const steps = [step('a'), step('b')];
    await api.widgetDrafts.update({ widgetType: 'product-tours', id, steps, proposalId });
    await api.proposals.publish({ proposalId });
    await api.productTours.update({ id, steps: [step('b')] });
    const { parts } = await api.proposals.revert({ proposalId });
    expect(parts).toMatchObject([{ state: 'kept', reason: 'refused' }]);
    expect((await api.productTours.get({ id })).steps.map((one) => one.id)).toEqual(['b']);
  });
});

describe('a draft that people also change', () => {
  const target = (id: number) => ({ widgetType: 'smart-tips', id }) as const;

  it.each(['discard', 'publish'] as const)('leaves the proposal after a separate %s', async (act) => {
    const { api, drafting, proposalId, tipId } = await openProposal();
    await api.widgetDrafts[act](target(tipId));
    await api.widgetDrafts.update({ ...target(tipId), name: 'By a person' });
    const read = await api.proposals.get({ proposalId });
    expect(partOf(read, 'widget-draft')).toMatchObject({ state: 'gone', reason: 'no_changes', changes: [] });
    const other = await drafting.api.proposals.create({ title: 'Another' });
    await drafting.api.widgetDrafts.update({ ...target(tipId), content: '<p>x</p>', proposalId: other.id });
    await api.proposals.publish({ proposalId });
    expect((await api.smartTips.get({ id: tipId })).draft).toMatchObject({ changes: 2 });
    await api.proposals.discard({ proposalId: other.id });
    expect((await api.widgetDrafts.get(target(tipId))).changes).toHaveLength(2);
  });

  it('is kept with their changes when the proposal is discarded', async () => {
    const { api, drafting, proposalId, tipId } = await openProposal();
    await drafting.api.widgetDrafts.update({ ...target(tipId), content: '<p>Again</p>', proposalId });
    await api.widgetDrafts.update({ ...target(tipId), name: 'By a person' });
    const discarded = await drafting.api.proposals.discard({ proposalId });
    expect(partOf(discarded, 'widget-draft')).toMatchObject({ state: 'kept', reason: 'had_changes' });
    expect((await api.widgetDrafts.get(target(tipId))).changes).toHaveLength(3);
  });

  it('is discarded together with changes that others added to the proposal', async () => {
    const { api, drafting, proposalId, tipId } = await openProposal();
    await api.widgetDrafts.update({ ...target(tipId), name: 'In the proposal', proposalId });
    const discarded = await drafting.api.proposals.discard({ proposalId });
    expect(partOf(discarded, 'widget-draft')).toMatchObject({ state: 'discarded' });
    expect((await api.smartTips.get({ id: tipId })).draft).toBeNull();
  });
});

it('a proposal does not change or revert what a person published separately', async () => {
  const { api, proposalId, tourId, changelogId, postId } = await openProposal();
  await api.productTours.update({ id: tourId, active: true });
  await api.changelogPosts.update({ changelogId, postId, active: true });
  const published = await api.proposals.publish({ proposalId });
  for (const kind of ['widget', 'post'])
    expect(partOf(published, kind)).toMatchObject({ state: 'kept', reason: 'is_live' });
  await api.proposals.revert({ proposalId });
  expect((await api.productTours.get({ id: tourId })).active).toBe(true);
  expect((await api.changelogPosts.get({ changelogId, postId })).active).toBe(true);
});
