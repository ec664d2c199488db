import { describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { type Caller, openTestCaller, refusal } from '../../testing/caller';

const { example: TIP } = definitions.smartTip;
const GRANT = 'application:grant-1';
const AGENT = { kind: 'person', id: 'p1', name: 'Kim (Claude)', application: 'Claude', grantId: 'grant-1' } as const;

/** A company, and an application that acts in it with all scopes. */
async function openAgent() {
  const people = await openTestCaller();
  return { people, agent: people.as(AGENT) };
}

const revert = async ({ api }: Caller) => (await api.changes.revert({ actor: GRANT })).data;

describe('reverting the keys that sign identity hashes', () => {
  const SIGNING_KEYS = 'settings.identityVerification.signingKeys';
  const choose = ({ api }: Caller, signingKeys: number[] | null) =>
    api.company.update({ settings: { identityVerification: { signingKeys } } });
  const chosen = async ({ api }: Caller) => (await api.company.get({})).settings.identityVerification.signingKeys;

  it.each([
    { before: null, after: [] },
    { before: [], after: null },
  ])('restores $before after $after', async ({ before, after }) => {
    const { people, agent } = await openAgent();
    await choose(people, before);
    await choose(agent, after);
    const { data } = await people.api.changes.list({ actor: GRANT });
    expect(data.map(({ changed }) => changed)).toEqual([[SIGNING_KEYS]]);
    expect(await revert(people)).toMatchObject([{ kind: 'company', state: 'reverted', kept: [] }]);
    expect(await chosen(people)).toEqual(before);
  });

  it('restores null after several changes, and an empty list by reverting the revert', async () => {
    const { people, agent } = await openAgent();
    const { id } = await people.api.apiKeys.create({ name: 'Sync' });
    for (const keys of [[id], []]) await choose(agent, keys);
    expect(await revert(people)).toMatchObject([{ state: 'reverted', kept: [] }]);
    expect(await chosen(people)).toBeNull();
    const [reverted] = (await people.api.changes.list({ actor: 'key:1', kind: 'company' })).data;
    await people.api.changes.revert({ changes: [reverted?.id ?? 0] });
    expect(await chosen(people)).toEqual([]);
  });

  it('keeps an empty list when it reverts another setting', async () => {
    const { people, agent } = await openAgent();
    await choose(people, []);
    await agent.api.company.update({ name: 'Agent' });
    expect(await revert(people)).toMatchObject([{ state: 'reverted', kept: [] }]);
    expect(await chosen(people)).toEqual([]);
  });

  it('reverts a change that was stored with an empty list', async () => {
    const { people, agent } = await openAgent();
    const { id } = await people.api.apiKeys.create({ name: 'Sync' });
    await choose(people, [id]);
    await choose(agent, []);
    const { prisma } = people.database;
    const own = { companyId: people.companyId, actor: GRANT };
    const { after } = await prisma.change.findFirstOrThrow({ where: own });
    await prisma.change.updateMany({ where: own, data: { after: { ...(after as object), [SIGNING_KEYS]: [] } } });
    expect(await revert(people)).toMatchObject([{ state: 'reverted', kept: [] }]);
    expect(await chosen(people)).toEqual([id]);
  });
});

describe('an application that reverts its own changes', () => {
  it('publishes posts again that it unpublished or deleted', async () => {
    const { people, agent } = await openAgent();
    const { id: changelogId } = await people.api.changelogs.create({ name: 'News' });
    const make = (title: string) => people.api.changelogPosts.create({ changelogId, title, active: true });
    const [hidden, deleted] = [await make('Hidden'), await make('Deleted')];
    await agent.api.changelogPosts.unpublish({ changelogId, postId: hidden.id });
    await agent.api.changelogPosts.delete({ changelogId, postId: deleted.id });
    expect((await revert(agent)).map(({ state }) => state)).toEqual(['reverted', 'reverted']);
    const { data } = await people.api.changelogPosts.list({ changelogId });
    expect(new Set(data.map(({ title, active }) => [title, active].join()))).toEqual(
      new Set(['Hidden,true', 'Deleted,true']),
    );
  });
});

describe('reverting the creation of a theme and a folder', () => {
  /** A live tip, and a theme and a folder that an agent created. */
  async function openTip() {
    const { people, agent } = await openAgent();
    const { id } = await people.api.smartTips.create({ ...TIP, active: true });
    const { id: themeId } = await agent.api.themes.create({ name: 'T' });
    const { id: folderId } = await agent.api.folders.create({ name: 'F' });
    const path = { widgetType: 'smart-tips', id } as const;
    await people.api.widgetDrafts.update({ ...path, themeId, folderId });
    return { people, path, themeId, folderId };
  }

  it('keeps those that unpublished changes of people use', async () => {
    const { people, path, themeId, folderId } = await openTip();
    expect((await revert(people)).map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
      ['theme', 'kept', 'in_use'],
      ['folder', 'kept', 'in_use'],
    ]);
    const { changes } = await people.api.widgetDrafts.get(path);
    expect(changes.map(({ to }) => to).sort()).toEqual([folderId, themeId].sort());
  });

  it('deletes those that only archived widgets use', async () => {
    const { people, path, themeId } = await openTip();
    await people.api.smartTips.archive({ id: path.id });
    expect((await revert(people)).map(({ kind, state }) => [kind, state])).toEqual([
      ['theme', 'reverted'],
      ['folder', 'reverted'],
    ]);
    expect((await refusal(people.api.themes.get({ id: themeId }))).code).toBe('not_found');
  });
});

describe('reverting unpublished changes that would refer to what was deleted', () => {
  it.each(['theme', 'folder'] as const)('is refused for a %s of a widget', async (kind) => {
    const { people, agent } = await openAgent();
    const [themeOrFolder, field] = [kind === 'theme' ? people.api.themes : people.api.folders, `${kind}Id`];
    const { id: own } = await themeOrFolder.create({ name: 'N' });
    const { id } = await people.api.smartTips.create({ ...TIP, [field]: own, active: true });
    const path = { widgetType: 'smart-tips', id } as const;
    await agent.api.widgetDrafts.update({ ...path, [field]: null });
    await themeOrFolder.delete({ id: own });
    expect(await revert(people)).toMatchObject([{ kind: 'widget-draft', state: 'kept', reason: 'refused' }]);
    expect((await refusal(people.api.widgetDrafts.get(path))).code).toBe('not_found');
  });

  it('is refused for a tag of a post', async () => {
    const { people, agent } = await openAgent();
    const { id: changelogId } = await people.api.changelogs.create({ name: 'C' });
    const tag = await people.api.tags.create({ name: 'T' });
    const post = { title: 'P', active: true, tagNames: ['T'] };
    const { id: postId } = await people.api.changelogPosts.create({ changelogId, ...post });
    await agent.api.postDrafts.update({ changelogId, postId, tagNames: [] });
    await people.api.tags.delete({ tagId: tag.id });
    expect(await revert(people)).toMatchObject([{ kind: 'post-draft', state: 'kept', reason: 'refused' }]);
  });
});

it('a change that was refused can be reverted once that is possible', async () => {
  const { people, agent } = await openAgent();
  const { id } = await people.api.folders.create({ name: 'A' });
  await agent.api.folders.update({ id, name: 'B' });
  const other = await people.api.folders.create({ name: 'A' });
  expect(await revert(people)).toMatchObject([{ state: 'kept', reason: 'refused' }]);
  expect((await people.api.changes.list({ actor: GRANT })).data).toMatchObject([
    { state: 'applied', reason: 'refused' },
  ]);
  await people.api.folders.delete({ id: other.id });
  expect(await revert(people)).toMatchObject([{ state: 'reverted', reason: null }]);
  expect((await people.api.changes.list({ actor: GRANT })).data).toMatchObject([{ state: 'reverted', reason: null }]);
  expect((await people.api.folders.get({ id })).name).toBe('A');
});
