import { describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../testing/caller';

const { example: TOUR } = definitions.tour;
const { example: TIP } = definitions.smartTip;
const PRO = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
const GRANT = 'application:grant-1';
const AGENT = { kind: 'person', id: 'p1', name: 'Kim (Claude)', application: 'Claude', grantId: 'grant-1' } as const;

/** A company, and an application that acts in it with all scopes. */
async function openAgent() {
  const people = await openTestCaller();
  return { people, agent: people.as(AGENT) };
}

const listOfAgent = async ({ api }: Caller) => (await api.changes.list({ actor: GRANT })).data;
const revert = async ({ api }: Caller, input: object = {}) =>
  (await api.changes.revert({ actor: GRANT, ...input })).data;

describe('the list of changes', () => {
  it('lists created, updated and deleted records with their authors, newest first', async () => {
    const { people, agent } = await openAgent();
    const { id } = await people.api.folders.create({ name: 'Onboarding' });
    await agent.api.folders.update({ id, name: 'Start' });
    await agent.api.folders.delete({ id });
    const { data } = await people.api.changes.list({ kind: 'folder' });
    expect(data.map(({ action, name, changed, actor }) => [action, name, changed, actor.id])).toEqual([
      ['deleted', 'Start', [], GRANT],
      ['updated', 'Start', ['name'], GRANT],
      ['created', 'Onboarding', [], 'key:1'],
    ]);
    expect(data[0]).toMatchObject({ targetId: id, state: 'applied', actor: { name: 'Kim (Claude)' }, type: null });
  });

  it('includes the values of a change', async () => {
    const { people, agent } = await openAgent();
    const { id } = await people.api.smartTips.create({ ...TIP, title: 'Export' });
    await agent.api.smartTips.update({ id, title: 'Download' });
    const [newest] = await listOfAgent(people);
    expect(newest).toMatchObject({ kind: 'widget', type: 'smartTip', targetId: id, changed: ['title'] });
    expect(await people.api.changes.get({ changeId: newest?.id ?? 0 })).toMatchObject({
      changes: [{ path: 'title', from: 'Export', to: 'Download' }],
      dashboardUrl: expect.stringMatching(`/builder/smart-tips/${id}$`),
    });
  });

  it('includes every save of a widget, by any operation', async () => {
    const { people, agent } = await openAgent();
    const { id } = await agent.api.productTours.create(TOUR);
    const path = { widgetType: 'product-tours', id } as const;
    await agent.api.widgets.publish(path);
    await agent.api.widgets.takeDown(path);
    await agent.api.productTours.archive({ id });
    await agent.api.productTours.restore({ id });
    const changes = await listOfAgent(people);
    expect(changes.map(({ action, changed }) => [action, ...changed])).toEqual([
      ['updated', 'archived'],
      ['updated', 'archived'],
      ['updated', 'active'],
      ['updated', 'active'],
      ['created'],
    ]);
  });

  it('does not record rejected changes, or those without an effect', async () => {
    const { people, agent } = await openAgent();
    const [one, other] = [await people.api.tags.create({ name: 'A' }), await people.api.tags.create({ name: 'B' })];
    await agent.api.tags.update({ tagId: one.id, name: 'A' });
    expect((await refusal(agent.api.tags.update({ tagId: one.id, name: other.name }))).code).toBe('conflict');
    expect((await refusal(agent.api.tags.delete({ tagId: 2_147_483_647 }))).code).toBe('not_found');
    expect(await listOfAgent(people)).toEqual([]);
  });

  it('compares each concurrent change with the previous one', async () => {
    const { people } = await openAgent();
    const { id } = await people.api.folders.create({ name: '0' });
    await simultaneously(6, (index) => people.api.folders.update({ id, name: `${index + 1}` }));
    const { data } = await people.api.changes.list({ kind: 'folder' });
    const details = await Promise.all(data.map((one) => people.api.changes.get({ changeId: one.id })));
    const steps = details.flatMap(({ changes: [change] }) => (change ? [[change.from, change.to]] : [])).reverse();
    expect(steps.length).toBe(7);
    for (const [index, [from]] of steps.entries()) if (index) expect(from).toBe(steps[index - 1]?.[1]);
  });

  it('lists only changes of the caller’s company', async () => {
    const { people, agent } = await openAgent();
    await agent.api.tags.create({ name: 'Ours' });
    const [own] = await listOfAgent(people);
    const other = await openTestCaller();
    expect(await listOfAgent(other)).toEqual([]);
    expect((await refusal(other.api.changes.get({ changeId: own?.id ?? 0 }))).code).toBe('not_found');
    expect((await refusal(revert(other))).details).toMatchObject({ reason: 'nothing_to_revert' });
    expect(issuePaths(await refusal(other.api.changes.revert({ changes: [own?.id ?? 0] })))).toEqual(['changes[0]']);
  });

  it('does not include data about people', async () => {
    const { people } = await openAgent();
    await people.api.users.put({ userId: 'u1', metadata: { plan: 'pro' } });
    expect((await people.api.changes.list({})).data).toEqual([]);
  });
});

describe('reverting changes', () => {
  it('restores the former content of every kind of record', async () => {
    const { people, agent } = await openAgent();
    const { api } = people;
    const folder = await api.folders.create({ name: 'F' });
    const theme = await api.themes.create({ name: 'T', settings: { accentColor: '#112233' } });
    const tag = await api.tags.create({ name: 'G', textColor: '#112233' });
    const segment = await api.segments.create({ name: 'S', rules: PRO });
    const changelog = await api.changelogs.create({ name: 'C' });
    const post = await api.changelogPosts.create({ changelogId: changelog.id, title: 'P', tagNames: ['G'] });
    const roadmap = await api.roadmaps.create({ name: 'R' });
    const section = await api.roadmapSections.create({ roadmapId: roadmap.id, name: 'Now' });
    const place = { roadmapId: roadmap.id, sectionId: section.id };
    const item = await api.roadmapItems.create({ ...place, name: 'I', tagName: 'G' });
    const tip = await api.smartTips.create({ ...TIP, active: true });
    const read = async () => ({
      folder: (await api.folders.get({ id: folder.id })).name,
      theme: (await api.themes.get({ id: theme.id })).settings.accentColor,
      tag: (await api.tags.get({ tagId: tag.id })).textColor,
      segment: (await api.segments.get({ id: segment.id })).rules,
      changelog: (await api.changelogs.get({ changelogId: changelog.id })).active,
      post: await api.changelogPosts
        .get({ changelogId: changelog.id, postId: post.id })
        .then(({ title, active, tags }) => [title, active, tags.map(({ name }) => name)]),
      roadmap: (await api.roadmaps.get({ roadmapId: roadmap.id })).publicName,
      section: await api.roadmaps
        .get({ roadmapId: roadmap.id })
        .then(({ sections }) =>
          sections.map(({ name, items }) => [name, items.map((one) => [one.name, one.tag?.name])]),
        ),
      tip: await api.smartTips.get({ id: tip.id }).then(({ title, active }) => [title, active]),
      company: (await api.company.get({})).settings.appearance.accentColor,
    });
    const before = await read();

    const byAgent = agent.api;
    await byAgent.folders.update({ id: folder.id, name: 'F2' });
    await byAgent.themes.update({ id: theme.id, settings: { accentColor: '#445566' } });
    await byAgent.tags.update({ tagId: tag.id, textColor: '#445566' });
    await byAgent.segments.update({ id: segment.id, rules: [{ type: 'all-pages' }] });
    await byAgent.changelogs.update({ changelogId: changelog.id, active: false });
    await byAgent.changelogPosts.update({ changelogId: changelog.id, postId: post.id, title: 'P2', tagNames: [] });
    await byAgent.changelogPosts.publish({ changelogId: changelog.id, postId: post.id });
    await byAgent.roadmaps.update({ roadmapId: roadmap.id, publicName: 'R2' });
    await byAgent.roadmapSections.update({ ...place, name: 'Then' });
    await byAgent.roadmapItems.update({ roadmapId: roadmap.id, itemId: item.id, name: 'I2', tagName: null });
    await byAgent.smartTips.update({ id: tip.id, title: 'New' });
    await byAgent.widgets.takeDown({ widgetType: 'smart-tips', id: tip.id });
    await byAgent.company.update({ settings: { appearance: { accentColor: '#445566' } } });
    const after = await read();
    for (const [kind, value] of Object.entries(after)) expect([kind, value]).not.toEqual([kind, before[kind as 'tip']]);

    const [ofCompany] = (await api.changes.list({ kind: 'company' })).data;
    expect(ofCompany?.changed).toEqual(['settings.appearance.accentColor']);
    const outcomes = await revert(people);
    expect(new Set(outcomes.map(({ state }) => state))).toEqual(new Set(['reverted']));
    expect(outcomes.length).toBe(11);
    expect(await read()).toEqual(before);
    expect((await listOfAgent(people)).every(({ state }) => state === 'reverted')).toBe(true);
    // The revert is recorded as a change of the person who made it.
    expect((await api.changes.list({ actor: 'key:1', kind: 'tag' })).data.map(({ action }) => action)).toEqual([
      'updated',
      'created',
    ]);
  });

  it('deletes created records and archives created widgets', async () => {
    const { people, agent } = await openAgent();
    const { id } = await agent.api.productTours.create(TOUR);
    const segment = await agent.api.segments.create({ name: 'S', rules: PRO });
    const roadmap = await agent.api.roadmaps.create({ name: 'R' });
    const section = await agent.api.roadmapSections.create({ roadmapId: roadmap.id, name: 'Now' });
    await agent.api.roadmapItems.create({ roadmapId: roadmap.id, sectionId: section.id, name: 'I' });
    await agent.api.productTours.update({ id, name: 'Renamed' });
    const outcomes = await revert(people);
    expect(outcomes.map(({ kind, state }) => [kind, state])).toEqual([
      ['widget', 'reverted'],
      ['item', 'reverted'],
      ['section', 'reverted'],
      ['roadmap', 'reverted'],
      ['segment', 'reverted'],
    ]);
    expect((await people.api.segments.list({})).data).toEqual([]);
    expect((await people.api.roadmaps.list({})).data).toEqual([]);
    expect((await refusal(people.api.productTours.get({ id }))).code).toBe('not_found');
    expect(segment.id).toBeGreaterThan(0);
  });

  it('keeps later changes of people, and lists their paths', async () => {
    const { people, agent } = await openAgent();
    const { id } = await people.api.announcements.create({ ...definitions.announcement.example, active: true });
    await agent.api.announcements.update({ id, name: 'Agent', title: 'Agent', content: '<p>Agent</p>' });
    await people.api.announcements.update({ id, title: 'Person' });
    expect(await revert(people)).toMatchObject([{ state: 'reverted', kept: ['title'] }]);
    const { name, title, content } = await people.api.announcements.get({ id });
    const { name: former, content: formerContent } = definitions.announcement.example as Record<string, unknown>;
    expect([name, title, content]).toEqual([former, 'Person', formerContent]);
  });

  it('keeps changes of people between two reverted changes', async () => {
    const { people, agent } = await openAgent();
    const { id } = await people.api.tags.create({ name: 'A', textColor: '#111111' });
    await agent.api.tags.update({ tagId: id, name: 'B' });
    await people.api.tags.update({ tagId: id, textColor: '#222222' });
    await agent.api.tags.update({ tagId: id, name: 'C' });
    expect(await revert(people)).toMatchObject([{ state: 'reverted', kept: [] }]);
    expect(await people.api.tags.get({ tagId: id })).toMatchObject({ name: 'A', textColor: '#222222' });
  });

  it('keeps a created record that people changed or use', async () => {
    const { people, agent } = await openAgent();
    const [changed, used] = [await agent.api.tags.create({ name: 'A' }), await agent.api.folders.create({ name: 'B' })];
    await people.api.tags.update({ tagId: changed.id, name: 'Ours' });
    await people.api.smartTips.create({ ...TIP, folderId: used.id });
    expect(await revert(people)).toMatchObject([
      { kind: 'tag', state: 'kept', reason: 'changed', kept: ['name'] },
      { kind: 'folder', state: 'kept', reason: 'in_use' },
    ]);
    expect((await people.api.tags.get({ tagId: changed.id })).name).toBe('Ours');
    expect((await people.api.folders.get({ id: used.id })).name).toBe('B');
  });

  it('keeps a created tag and section that unpublished changes of people use', async () => {
    const { people, agent } = await openAgent();
    const { api } = people;
    const { id: changelogId } = await api.changelogs.create({ name: 'News' });
    const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'Post', active: true });
    const { id: roadmapId } = await api.roadmaps.create({ name: 'R', active: true });
    const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Now' });
    const { id: itemId } = await api.roadmapItems.create({ roadmapId, sectionId, name: 'I' });
    const section = await agent.api.roadmapSections.create({ roadmapId, name: 'Later' });
    await agent.api.tags.create({ name: 'A' });
    await api.postDrafts.update({ changelogId, postId, tagNames: ['A'] });
    await api.itemDrafts.update({ roadmapId, itemId, sectionId: section.id });
    const reverted = await revert(people);
    expect(reverted.map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
      ['section', 'kept', 'in_use'],
      ['tag', 'kept', 'in_use'],
    ]);
    expect(await api.postDrafts.get({ changelogId, postId })).toMatchObject({ post: { tags: [{ name: 'A' }] } });
    const { changes } = await api.itemDrafts.get({ roadmapId, itemId });
    expect(changes).toMatchObject([{ path: 'sectionId', to: section.id }]);
  });

  it('creates deleted records again', async () => {
    const { people, agent } = await openAgent();
    const changelogId = (await people.api.changelogs.create({ name: 'C' })).id;
    const { id: postId } = await people.api.changelogPosts.create({ changelogId, title: 'P', active: true });
    await agent.api.changelogPosts.update({ changelogId, postId, title: 'P2' });
    await agent.api.changelogPosts.delete({ changelogId, postId });
    await agent.api.changelogs.delete({ changelogId: (await people.api.changelogs.create({ name: 'D' })).id });
    const [post, changelog] = await revert(people);
    expect(post).toMatchObject({ kind: 'post', state: 'reverted', newId: expect.any(Number) });
    expect(changelog).toMatchObject({ kind: 'changelog', state: 'kept', reason: 'deleted', newId: null });
    const again = await people.api.changelogPosts.get({ changelogId, postId: post?.newId ?? 0 });
    expect([again.title, again.active]).toEqual(['P', true]);
  });

  it('continues after a record that cannot be reverted', async () => {
    const { people, agent } = await openAgent();
    const one = await people.api.folders.create({ name: 'A' });
    const other = await people.api.tags.create({ name: 'X' });
    await agent.api.folders.update({ id: one.id, name: 'B' });
    await agent.api.tags.update({ tagId: other.id, name: 'Y' });
    await people.api.folders.create({ name: 'A' });
    expect(await revert(people)).toMatchObject([
      { kind: 'tag', state: 'reverted' },
      { kind: 'folder', state: 'kept', reason: 'refused' },
    ]);
    expect((await people.api.tags.get({ tagId: other.id })).name).toBe('X');
  });

  it('reverts once if several requests arrive at the same time', async () => {
    const { people, agent } = await openAgent();
    await agent.api.tags.create({ name: 'A' });
    const { done, refused } = await simultaneously(4, () => revert(people));
    expect([done.length, refused]).toEqual([1, ['conflict', 'conflict', 'conflict']]);
  });

  it('reverts only the chosen changes, and those after a time', async () => {
    const { people, agent } = await openAgent();
    const { id } = await agent.api.tags.create({ name: 'A' });
    const [created] = await listOfAgent(people);
    await agent.api.tags.update({ tagId: id, name: 'B' });
    const [updated] = await listOfAgent(people);
    await revert(people, { createdAfter: updated?.createdAt });
    expect((await people.api.tags.get({ tagId: id })).name).toBe('A');
    await people.api.changes.revert({ changes: [created?.id ?? 0] });
    expect((await refusal(people.api.tags.get({ tagId: id }))).code).toBe('not_found');
    expect(issuePaths(await refusal(people.api.changes.revert({})))).toEqual(['actor']);
  });

  it('reverts unpublished changes, and keeps those of others', async () => {
    const { people } = await openAgent();
    const { api } = people;
    const drafting = people.as({ ...AGENT, scopes: new Set(['read', 'write'] as const) }).api;
    const { id } = await api.smartTips.create({ ...TIP, title: 'Export', active: true });
    const w = { widgetType: 'smart-tips', id } as const;
    const { id: changelogId } = await api.changelogs.create({ name: 'C' });
    const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'P', active: true });
    const { id: roadmapId } = await api.roadmaps.create({ name: 'R' });
    const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Now' });
    const { id: itemId } = await api.roadmapItems.create({ roadmapId, sectionId, name: 'I' });
    await drafting.widgetDrafts.update({ ...w, title: 'Download', name: 'Agent' });
    await api.widgetDrafts.update({ ...w, content: '<p>Person</p>' });
    await drafting.widgetDrafts.discard({ ...w, path: ['name'] });
    await drafting.postDrafts.update({ changelogId, postId, title: 'P2' });
    await drafting.itemDrafts.update({ roadmapId, itemId, name: 'I2' });
    // A fix of the live tip is not part of the draft.
    await api.smartTips.update({ id, name: 'Fixed' });

    expect((await listOfAgent(people)).map(({ kind, type, changed }) => [kind, type, ...changed])).toEqual([
      ['item-draft', null, 'name'],
      ['post-draft', null, 'title'],
      ['widget-draft', 'smartTip', 'name'],
      ['widget-draft', 'smartTip', 'name', 'title'],
    ]);
    const outcomes = await revert(people);
    expect(outcomes.map(({ kind, state }) => [kind, state])).toEqual([
      ['widget-draft', 'reverted'],
      ['post-draft', 'reverted'],
      ['item-draft', 'reverted'],
    ]);
    const { changes } = await api.widgetDrafts.get(w);
    expect(changes.map(({ path }) => path)).toEqual(['content']);
    expect((await refusal(api.postDrafts.get({ changelogId, postId }))).code).toBe('not_found');
    expect((await refusal(api.itemDrafts.get({ roadmapId, itemId }))).code).toBe('not_found');
    expect(await api.smartTips.get({ id })).toMatchObject({ name: 'Fixed', title: 'Export' });
  });

  it('needs publish', async () => {
    const { people, agent } = await openAgent();
    await agent.api.tags.create({ name: 'A' });
    const drafting = people.as({ scopes: new Set(['read', 'write'] as const) });
    expect((await refusal(revert(drafting))).code).toBe('insufficient_scope');
  });
});

/** Parts of the paths of mutations without `records`, with the reason. */
const UNRECORDED: Record<string, string> = {
  '/api-keys': 'keys are not content, and cannot be created again',
  '/events': 'data about people',
  '/users': 'data about people',
  '/responses': 'data about people',
  '/draft/publish': 'each save of a widget records its own change',
  '/draft/review': 'asks a person',
  '/draft/send-back': 'asks a person',
  '/schedule': 'plans, which Docent carries out',
  '/proposals': 'proposals have their own revert',
  '/count': 'reads',
  '/reach': 'reads',
  '/changes/revert': 'records the changes of each record',
};

it('every operation that changes content or settings is recorded', async () => {
  const { operations } = await import('../../transports/operations');
  const widgetPaths = ['/widgets', ...Object.values(definitions).map(({ path }) => `/${path}`)];
  const silent = operations
    .filter(({ type, meta }) => type === 'mutation' && !meta.records)
    .map(({ meta }) => meta.openapi.path)
    .filter((path) => !Object.keys(UNRECORDED).some((part) => path.includes(part)))
    // Each save of a widget records its own change.
    .filter((path) => !widgetPaths.some((prefix) => path.startsWith(prefix)));
  expect(silent).toEqual([]);
  expect(operations.filter(({ meta }) => meta.records).length).toBeGreaterThan(30);
});
