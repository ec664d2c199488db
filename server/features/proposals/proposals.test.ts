import { describe, expect, it, vi } from 'vitest';
import { openTestCaller, refusal, simultaneously } from '../../testing/caller';
import { liveOf, openProposal, PRO, partOf, statesOf, TOUR } from '../../testing/proposals';
import { appRouter } from '../../transports/router';

describe('a proposal', () => {
  it('adds the records and drafts that requests assign to it, and lists the changes of each part', async () => {
    const made = await openProposal();
    const { api, proposalId, tourId, tipId } = made;
    const read = await api.proposals.get({ proposalId, reach: true });
    expect(read).toMatchObject({ title: 'Onboarding', note: 'For new teams.', state: 'open', createdBy: 'Test key' });
    expect(read.parts.map(({ kind }) => kind)).toEqual(['segment', 'widget', 'post', 'widget-draft']);
    expect(partOf(read, 'widget')).toMatchObject({
      targetId: tourId,
      type: 'tour',
      name: 'First project',
      dashboardUrl: expect.stringContaining(`/builder/product-tours/${tourId}`),
      unmet: [],
      reach: { matching: 0, total: 0 },
    });
    expect(partOf(read, 'widget-draft')).toMatchObject({
      targetId: tipId,
      changes: [{ path: 'title', from: 'Export', to: 'New' }],
      conflicts: [],
    });
    expect((await api.proposals.list({ state: 'open' })).data).toMatchObject([{ id: proposalId, parts: 4 }]);
    expect((await api.proposals.list({ state: 'published' })).data).toEqual([]);
    expect(await liveOf(made, made)).toEqual({ tour: false, tip: 'Export', draft: 1, post: false });
  });

  it('contains a draft once, even if it is changed repeatedly', async () => {
    const { drafting, api, proposalId, tipId } = await openProposal();
    await drafting.api.widgetDrafts.update({ widgetType: 'smart-tips', id: tipId, name: 'Hint', proposalId });
    const { parts } = await api.proposals.get({ proposalId });
    expect(parts).toHaveLength(4);
    expect(parts.at(-1)?.changes.map(({ path }) => path)).toEqual(['name', 'title']);
  });

  it('contains nothing from a rejected operation', async () => {
    const { api, proposalId } = await openProposal();
    const unknown = await refusal(api.productTours.create({ ...TOUR, proposalId: 2_000_000_000 }));
    expect([unknown.code, unknown.message]).toEqual(['not_found', 'Proposal not found.']);
    const live = await refusal(api.productTours.create({ ...TOUR, active: true, proposalId }));
    expect(live.details?.issues).toMatchObject([{ path: 'active', code: 'not_in_proposal' }]);
    expect((await refusal(api.segments.create({ name: 'Pro', rules: PRO, proposalId }))).code).toBe('conflict');
    expect((await api.productTours.list({})).pagination.total).toBe(1);
    expect((await api.proposals.get({ proposalId })).parts).toHaveLength(4);
  });

  it('belongs to one company', async () => {
    const { proposalId } = await openProposal();
    const { api } = await openTestCaller();
    for (const call of [
      api.proposals.get({ proposalId }),
      api.proposals.publish({ proposalId }),
      api.proposals.discard({ proposalId }),
      api.proposals.revert({ proposalId }),
      api.productTours.create({ ...TOUR, proposalId }),
    ].map((one) => refusal(one)))
      expect((await call).code).toBe('not_found');
    expect((await api.proposals.list({})).data).toEqual([]);
  });

  it('blocks other proposals from the same draft while it is open', async () => {
    const { api, proposalId, tipId } = await openProposal();
    const other = await api.proposals.create({ title: 'Another' });
    const change = (into: number) =>
      api.widgetDrafts.update({ widgetType: 'smart-tips', id: tipId, name: 'Other', proposalId: into });
    const { code, details } = await refusal(change(other.id));
    expect([code, details]).toMatchObject(['conflict', { reason: 'in_another_proposal', proposalId }]);
    await api.proposals.publish({ proposalId });
    expect((await change(other.id)).changes).toHaveLength(1);
  });
});

describe('publishing', () => {
  it('makes all parts live at once and needs the scope `publish`', async () => {
    const made = await openProposal();
    const { api, drafting, proposalId } = made;
    for (const call of [
      drafting.api.proposals.publish({ proposalId }),
      drafting.api.proposals.revert({ proposalId }),
    ].map((one) => refusal(one)))
      expect((await call).details).toEqual({ requiredScope: 'publish' });
    const published = await api.proposals.publish({ proposalId });
    expect(published.state).toBe('published');
    expect(new Set(Object.values(statesOf(published)))).toEqual(new Set(['published']));
    expect(partOf(published, 'widget-draft').changes).toEqual([{ path: 'title', from: 'Export', to: 'New' }]);
    expect(await liveOf(made, made)).toEqual({ tour: true, tip: 'New', draft: 0, post: true });
    const closed = await refusal(api.productTours.create({ ...TOUR, proposalId }));
    expect([closed.code, closed.details]).toMatchObject([
      'conflict',
      { reason: 'proposal_closed', state: 'published' },
    ]);
  });

  it('happens once if two callers publish at the same time', async () => {
    const { api, proposalId, tipId } = await openProposal();
    const { done, refused } = await simultaneously(2, () => api.proposals.publish({ proposalId }));
    expect([done.length, refused]).toEqual([1, ['conflict']]);
    expect((await api.smartTips.get({ id: tipId })).version).toBe(2);
  });

  it('publishes nothing if a part has a conflict or unmet requirements, and lists all such parts', async () => {
    const made = await openProposal();
    const { api, proposalId, tipId } = made;
    const { id: emptyId } = await api.productTours.create({ name: 'Empty', proposalId });
    await api.smartTips.update({ id: tipId, title: 'Hot fix' });
    const { code, message, details } = await refusal(api.proposals.publish({ proposalId }));
    expect(code).toBe('edit_conflict');
    expect(message).toContain('“Empty”');
    expect(details).toMatchObject({
      conflicts: [{ path: 'title', base: 'Export', live: 'Hot fix', draft: 'New' }],
      parts: [
        { kind: 'widget-draft', targetId: tipId, code: 'edit_conflict' },
        { kind: 'widget', targetId: emptyId, code: 'validation_error' },
      ],
      issues: [
        { path: expect.stringMatching(/^parts\[id=\d+\]\.steps$/), code: 'unmet_requirement' },
        { path: expect.stringMatching(/\.targeting$/), code: 'unmet_requirement' },
      ],
    });
    expect(await liveOf(made, made)).toEqual({ tour: false, tip: 'Hot fix', draft: 1, post: false });
    expect((await api.proposals.get({ proposalId })).state).toBe('open');
  });

  it('publishes the chosen parts, then the others', async () => {
    const made = await openProposal();
    const { api, proposalId } = made;
    const { parts } = await api.proposals.get({ proposalId });
    const { id } = partOf({ parts }, 'widget');
    expect((await refusal(api.proposals.publish({ proposalId, parts: [id, 2_000_000_000] }))).details).toMatchObject({
      issues: [{ path: 'parts[1]', code: 'unknown_part' }],
    });
    expect(await api.proposals.publish({ proposalId, parts: [id] })).toMatchObject({ state: 'open' });
    expect(await liveOf(made, made)).toMatchObject({ tour: true, tip: 'Export', post: false });
    expect(await api.proposals.publish({ proposalId })).toMatchObject({ state: 'published' });
    expect(await liveOf(made, made)).toMatchObject({ tour: true, tip: 'New', post: true });
  });

  it('lists parts that no longer exist', async () => {
    const { api, proposalId, tourId, tipId } = await openProposal();
    await api.productTours.archive({ id: tourId });
    await api.widgetDrafts.discard({ widgetType: 'smart-tips', id: tipId });
    const published = await api.proposals.publish({ proposalId });
    expect(partOf(published, 'widget')).toMatchObject({ state: 'gone', reason: 'deleted', name: 'First project' });
    expect(partOf(published, 'widget-draft')).toMatchObject({ state: 'gone', reason: 'no_changes' });
    expect(statesOf(published)).toMatchObject({ segment: 'published', post: 'published' });
  });

  it('is rejected for a proposal without parts', async () => {
    const { api } = await openTestCaller();
    const { id: proposalId } = await api.proposals.create({ title: 'Empty' });
    expect((await refusal(api.proposals.publish({ proposalId }))).details).toMatchObject({ reason: 'proposal_empty' });
  });
});

it('operations without a proposal run no extra statement', async () => {
  const { ctx, api } = await openTestCaller();
  const { id: proposalId } = await api.proposals.create({ title: 'Counted' });
  const countOf = async (input: { proposalId?: number }) => {
    const own = ctx();
    const [sql, transactions] = [vi.spyOn(own, 'sql'), vi.spyOn(own, 'inTransaction')];
    const call = appRouter.createCaller(own);
    await call.segments.create({ name: `Counted ${input.proposalId}`, rules: [{ type: 'all-pages' }], ...input });
    const names = sql.mock.calls.map(([{ name }]) => name).filter((name) => name.startsWith('proposal_'));
    return [names, transactions.mock.calls.length];
  };
  expect(await countOf({ proposalId })).toEqual([['proposal_lock', 'proposal_open_parts', 'proposal_add_part'], 2]);
  // One transaction, which records the change.
  expect(await countOf({})).toEqual([[], 1]);
});

it('a proposal can contain drafts of posts and roadmap items', async () => {
  const { api } = await openTestCaller();
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'Out', active: true });
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Ahead' });
  const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Now' });
  const { id: itemId } = await api.roadmapItems.create({ roadmapId, sectionId, name: 'One' });
  const { id: proposalId } = await api.proposals.create({ title: 'Texts' });
  await api.postDrafts.update({ changelogId, postId, title: 'Better', proposalId });
  await api.itemDrafts.update({ roadmapId, itemId, name: 'Better', proposalId });
  const namesOf = async () => [
    (await api.changelogPosts.get({ changelogId, postId })).title,
    (await api.proposals.get({ proposalId })).parts.map(({ name, changes }) => [name, changes.length]),
  ];
  expect(await namesOf()).toEqual([
    'Out',
    [
      ['Out', 1],
      ['One', 1],
    ],
  ]);
  await api.proposals.publish({ proposalId });
  expect(await namesOf()).toEqual([
    'Better',
    [
      ['Better', 1],
      ['Better', 1],
    ],
  ]);
  await api.proposals.revert({ proposalId });
  expect(await namesOf()).toEqual([
    'Out',
    [
      ['Out', 1],
      ['One', 1],
    ],
  ]);
});
