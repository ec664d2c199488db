import { describe, expect, it, vi } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { type Api, type Caller, openTestCaller, refusal } from '../../testing/caller';
import { openReplicas } from '../../testing/replicas';
import { WAIT_MS } from '../../testing/wait';
import { appRouter } from '../../transports/router';
import { publishPost } from '../content/changelog-posts/service';
import { updateItem } from '../content/roadmap-items/service';
import { castVote } from '../content/roadmap-items/votes';
import { subscribe } from '../content/subscriptions/service';

const [database] = (await openReplicas()) ?? [];

const AGENT = { kind: 'person', id: 'p1', name: 'Kim (Claude)', application: 'Claude', grantId: 'grant-1' } as const;

/** Statements that wait for a row that another transaction has locked. */
const WAITING = {
  name: 'test_waiting_for_a_lock',
  text: `SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`,
};
const someoneWaits = () =>
  vi.waitUntil(async () => (await database?.sql(WAITING, []))?.length, { timeout: WAIT_MS, interval: 5 });

type Ctx = ReturnType<Caller['ctx']>;
/** What the agent creates, what a colleague adds to it, and how much of that is stored. */
type Case = { add: (by: Api, ctx: Ctx) => Promise<unknown>; count: () => Promise<number> };

const makeItem = async (people: Api, agent: Api) => {
  const { id: roadmapId } = await people.roadmaps.create({ name: 'R' });
  const { id: sectionId } = await people.roadmapSections.create({ roadmapId, name: 'Now' });
  return (await agent.roadmapItems.create({ roadmapId, sectionId, name: 'I' })).id;
};

const { example: TIP } = definitions.smartTip;

/** A use of a theme or folder of the agent, by a new widget or by new unpublished changes of one. */
const useOf =
  (field: 'themeId' | 'folderId', isDraft: boolean) =>
  async ({ api, companyId, database: { prisma } }: Caller, agent: Api): Promise<Case> => {
    const { id } = await (field === 'themeId' ? agent.themes : agent.folders).create({ name: 'N' });
    const { id: widgetId } = await api.smartTips.create({ ...TIP, active: true });
    const own = { [field]: id };
    const inDraft = { companyId, snapshot: { path: [field], equals: id } };
    return {
      add: (by) =>
        isDraft
          ? by.widgetDrafts.update({ widgetType: 'smart-tips', id: widgetId, ...own })
          : by.smartTips.create({ ...TIP, ...own }),
      count: () =>
        isDraft ? prisma.widgetDraft.count({ where: inDraft }) : prisma.widget.count({ where: { companyId, ...own } }),
    };
  };

const CASES: Record<string, (caller: Caller, agent: Api) => Promise<Case>> = {
  'a theme of a new widget': useOf('themeId', false),
  'a folder of a new widget': useOf('folderId', false),
  'a theme of unpublished changes': useOf('themeId', true),
  'a folder of unpublished changes': useOf('folderId', true),
  'a section with a new item': async ({ api, companyId, database: { prisma } }, agent) => {
    const { id: roadmapId } = await api.roadmaps.create({ name: 'R' });
    const { id: sectionId } = await agent.roadmapSections.create({ roadmapId, name: 'Now' });
    return {
      add: (by) => by.roadmapItems.create({ roadmapId, sectionId, name: 'I' }),
      count: () => prisma.roadmapItem.count({ where: { companyId } }),
    };
  },
  'a roadmap with a new section': async ({ companyId, database: { prisma } }, agent) => {
    const { id: roadmapId } = await agent.roadmaps.create({ name: 'R' });
    return {
      add: (by) => by.roadmapSections.create({ roadmapId, name: 'Now' }),
      count: () => prisma.roadmapSection.count({ where: { companyId } }),
    };
  },
  'a changelog with a new post': async ({ companyId, database: { prisma } }, agent) => {
    const { id: changelogId } = await agent.changelogs.create({ name: 'C' });
    return {
      add: (by) => by.changelogPosts.create({ changelogId, title: 'P' }),
      count: () => prisma.changelogPost.count({ where: { companyId } }),
    };
  },
  'a changelog with a new subscription': async ({ companyId, database: { prisma } }, agent) => {
    const { id: changelogId } = await agent.changelogs.create({ name: 'C' });
    return {
      add: (_by, ctx) => subscribe(ctx, changelogId, `ann-${companyId}@example.com`),
      count: () => prisma.subscriber.count({ where: { companyId } }),
    };
  },
  'an item with a new vote': async ({ api, companyId, database: { prisma } }, agent) => {
    const itemId = await makeItem(api, agent);
    return {
      add: (_by, ctx) => castVote(ctx, { itemId, voted: true, voter: 'user:ann', network: null }),
      count: () => prisma.roadmapVote.count({ where: { companyId } }),
    };
  },
  'a tag of a new post': async ({ api, companyId, database: { prisma } }, agent) => {
    const { id: changelogId } = await api.changelogs.create({ name: 'C' });
    await agent.tags.create({ name: 'T' });
    return {
      add: (by) => by.changelogPosts.create({ changelogId, title: 'P', tagNames: ['T'] }),
      count: () => prisma.postTag.count({ where: { companyId } }),
    };
  },
};

/** Reverts the changes of the agent while a colleague makes a change, which is stored before the revert ends. */
async function revertDuring(caller: Caller, change: (by: Api, ctx: Ctx) => Promise<unknown>) {
  const colleague = caller.ctx();
  let reverting: ReturnType<Api['changes']['revert']> | undefined;
  await colleague.inTransaction(async () => {
    await change(appRouter.createCaller(colleague), colleague);
    reverting = caller.api.changes.revert({ actor: 'application:grant-1' });
    await someoneWaits();
  });
  return (await reverting)?.data;
}

it.skipIf(!database).each(Object.keys(CASES))(
  'reverting keeps %s that a colleague adds at the same time',
  async (name) => {
    if (!database) return;
    const caller = await openTestCaller(undefined, database);
    const { add, count } = await (CASES[name] as (typeof CASES)[string])(caller, caller.as(AGENT).api);
    expect(await revertDuring(caller, add)).toMatchObject([{ state: 'kept', reason: 'in_use' }]);
    expect(await count()).toBe(1);
  },
);

/** The errors for records that are gone, by a phrase in the name of the case; else `not_found`. */
const CODES = [
  ['of a new widget', 'conflict'],
  ['tag', 'invalid_tag_names'],
  ['theme', 'validation_error'],
  ['folder', 'validation_error'],
] as const;

it.skipIf(!database).each(Object.keys(CASES))('adding to %s while it is reverted finds it gone', async (name) => {
  if (!database) return;
  const caller = await openTestCaller(undefined, database);
  const { add, count } = await (CASES[name] as (typeof CASES)[string])(caller, caller.as(AGENT).api);
  const reverting = caller.ctx();
  let adding: Promise<unknown> | undefined;
  await reverting.inTransaction(async () => {
    await appRouter.createCaller(reverting).changes.revert({ actor: 'application:grant-1' });
    adding = add(caller.api, caller.ctx());
    adding.catch(() => {});
    await someoneWaits();
  });
  const [, code = 'not_found'] = CODES.find(([phrase]) => name.includes(phrase)) ?? [];
  if (name.includes('subscription')) await adding;
  else expect((await refusal(adding as Promise<unknown>)).code).toBe(code);
  expect(await count()).toBe(0);
});

describe.skipIf(!database)('reverting a widget while a colleague saves it', () => {
  it('keeps the other fields that the colleague changes', async () => {
    const caller = await openTestCaller(undefined, database);
    const { id } = await caller.api.smartTips.create({ ...TIP, name: 'Former', title: 'Export' });
    await caller.as(AGENT).api.smartTips.update({ id, title: 'Download' });
    const reverted = await revertDuring(caller, (by) => by.smartTips.update({ id, name: 'Person' }));
    expect(reverted).toMatchObject([{ state: 'reverted', kept: [] }]);
    expect(await caller.api.smartTips.get({ id })).toMatchObject({ name: 'Person', title: 'Export' });
  });

  const CHANGES: Record<string, (by: Api, id: number) => Promise<unknown>> = {
    name: (by, id) => by.smartTips.update({ id, name: 'Person' }),
    active: (by, id) => by.widgets.publish({ widgetType: 'smart-tips', id }),
  };
  it.each(Object.keys(CHANGES))('keeps a created widget of which the colleague changes `%s`', async (field) => {
    const caller = await openTestCaller(undefined, database);
    const { id } = await caller.as(AGENT).api.smartTips.create(TIP);
    const reverted = await revertDuring(caller, (by) => (CHANGES[field] as (typeof CHANGES)[string])(by, id));
    expect(reverted).toMatchObject([{ state: 'kept', reason: 'changed', kept: [field] }]);
    expect((await caller.api.smartTips.get({ id })).id).toBe(id);
  });

  it('does not add what the colleague changed to unpublished changes', async () => {
    const caller = await openTestCaller(undefined, database);
    const { id } = await caller.api.smartTips.create({ ...TIP, name: 'Former', active: true });
    const path = { widgetType: 'smart-tips', id } as const;
    await caller.as(AGENT).api.widgetDrafts.update({ ...path, title: 'Download' });
    const reverted = await revertDuring(caller, (by) => by.smartTips.update({ id, name: 'Person' }));
    expect(reverted).toMatchObject([{ state: 'reverted', kept: [] }]);
    expect((await refusal(caller.api.widgetDrafts.get(path))).code).toBe('not_found');
  });
});

describe.skipIf(!database)('while another operation changes the same record', () => {
  /** Makes a change in a transaction that is open until another call waits for it. @returns the answer of this call */
  async function whileChanging<T>(caller: Caller, change: (ctx: Ctx) => Promise<unknown>, call: () => Promise<T>) {
    const colleague = caller.ctx();
    let calling: Promise<T> | undefined;
    await colleague.inTransaction(async () => {
      await change(colleague);
      calling = call();
      calling.catch(() => {});
      await someoneWaits();
    });
    return (await calling) as T;
  }

  it('records as the change of a draft only what it changed', async () => {
    const caller = await openTestCaller(undefined, database);
    const { id } = await caller.api.smartTips.create({ ...TIP, name: 'Former', title: 'Export', active: true });
    const path = { widgetType: 'smart-tips', id } as const;
    await whileChanging(
      caller,
      (colleague) => appRouter.createCaller(colleague).smartTips.update({ id, title: 'Download' }),
      () => caller.as(AGENT).api.widgetDrafts.update({ ...path, name: 'Agent' }),
    );
    const { data } = await caller.api.changes.list({ actor: 'application:grant-1' });
    expect(data).toMatchObject([{ kind: 'widget-draft', changed: ['name'] }]);
    await caller.api.changes.revert({ actor: 'application:grant-1' });
    expect((await refusal(caller.api.widgetDrafts.get(path))).code).toBe('not_found');
    expect(await caller.api.smartTips.get({ id })).toMatchObject({ name: 'Former', title: 'Download' });
  });

  it('a revert keeps a post published that is published at the same time', async () => {
    const caller = await openTestCaller(undefined, database);
    const { id: changelogId } = await caller.api.changelogs.create({ name: 'C' });
    const { id: postId } = await caller.api.changelogPosts.create({ changelogId, title: 'Former' });
    await caller.as(AGENT).api.changelogPosts.update({ changelogId, postId, title: 'Agent' });
    const { data } = await whileChanging(
      caller,
      // As a scheduled action does it.
      (colleague) => publishPost(colleague, { changelogId, postId }),
      () => caller.api.changes.revert({ actor: 'application:grant-1' }),
    );
    expect(data).toMatchObject([{ state: 'reverted' }]);
    expect(await caller.api.changelogPosts.get({ changelogId, postId })).toMatchObject({
      title: 'Former',
      active: true,
    });
  });

  it('a revert keeps what is saved in an item at the same time', async () => {
    const caller = await openTestCaller(undefined, database);
    const itemId = await makeItem(caller.api, caller.api);
    const roadmapId = (await caller.api.roadmaps.list({})).data[0]?.id ?? 0;
    await caller.as(AGENT).api.roadmapItems.update({ roadmapId, itemId, name: 'Agent' });
    await whileChanging(
      caller,
      // As the publication of a proposal does it.
      (colleague) => updateItem(colleague, { roadmapId, itemId, description: 'Soon' }),
      () => caller.api.changes.revert({ actor: 'application:grant-1' }),
    );
    const item = await caller.database.prisma.roadmapItem.findFirst({ where: { id: itemId } });
    expect(item).toMatchObject({ name: 'I', description: 'Soon' });
  });

  it.each(['themes', 'folders'] as const)(
    'a revert refuses one of the %s that is deleted at the same time',
    async (kind) => {
      const caller = await openTestCaller(undefined, database);
      const { id } = await caller.api[kind].create({ name: 'N' });
      const field = kind === 'themes' ? 'themeId' : 'folderId';
      const tip = await caller.api.smartTips.create({ ...TIP, [field]: id });
      await caller.as(AGENT).api.smartTips.update({ id: tip.id, [field]: null });
      const { data } = await whileChanging(
        caller,
        (colleague) => appRouter.createCaller(colleague)[kind].delete({ id }),
        () => caller.api.changes.revert({ actor: 'application:grant-1' }),
      );
      expect(data).toMatchObject([{ state: 'kept', reason: 'refused' }]);
      expect((await caller.api.smartTips.get({ id: tip.id }))[field]).not.toBe(id);
    },
  );
});
