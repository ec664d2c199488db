import { describe, expect, it, vi } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { type Caller, openTestCaller, refusal, simultaneously } from '../../testing/caller';
import { appRouter } from '../../transports/router';

const { example: TOUR } = definitions.tour;
const { example: TIP } = definitions.smartTip;
const PRO = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
const DRAFTING = { kind: 'person', application: 'Claude', scopes: new Set(['read', 'write'] as const) } as const;

/** A live tip, and an open proposal with a new tour, a segment, a post and changes of the tip. */
async function openProposal() {
  const caller = await openTestCaller();
  const { api } = caller;
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const { id: tipId } = await api.smartTips.create({ ...TIP, active: true });
  const drafting = caller.as(DRAFTING);
  const made = drafting.api;
  const { id: proposalId } = await made.proposals.create({ title: 'Onboarding', note: 'For new teams.' });
  const { id: segmentId } = await made.segments.create({ name: 'Pro', rules: PRO, proposalId });
  const { id: tourId } = await made.productTours.create({ ...TOUR, proposalId });
  const { id: postId } = await made.changelogPosts.create({ changelogId, title: 'Tours', proposalId });
  await made.widgetDrafts.update({ widgetType: 'smart-tips', id: tipId, title: 'New', proposalId });
  return { ...caller, drafting, proposalId, changelogId, tipId, segmentId, tourId, postId };
}

const statesOf = ({ parts }: { parts: { kind: string; state: string }[] }) =>
  Object.fromEntries(parts.map(({ kind, state }) => [kind, state]));
const partOf = <P extends { kind: string }>({ parts }: { parts: P[] }, kind: string): P =>
  parts.find((part) => part.kind === kind) as P;

async function liveOf(
  { api }: Caller,
  { tourId, tipId, changelogId, postId }: Awaited<ReturnType<typeof openProposal>>,
) {
  const [tour, tip] = [await api.productTours.get({ id: tourId }), await api.smartTips.get({ id: tipId })];
  const post = await api.changelogPosts.get({ changelogId, postId });
  return { tour: tour.active, tip: tip.title, draft: tip.draft?.changes ?? 0, post: post.active };
}

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
