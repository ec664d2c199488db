import { expect, it, vi } from 'vitest';
import { type Api, openTestCaller } from '../../testing/caller';
import { DRAFTING, TIP } from '../../testing/proposals';
import { openReplicas } from '../../testing/replicas';
import { WAIT_MS } from '../../testing/wait';
import { appRouter } from '../../transports/router';

const [database] = (await openReplicas()) ?? [];

/** Statements that wait for a row that another transaction has locked. */
const WAITING = {
  name: 'test_waiting_for_a_lock',
  text: `SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`,
};

type Change = { first?: true; proposalId?: number };
type Drafts = { change: (api: Api, change: Change) => Promise<unknown>; paths: () => Promise<string[]> };

const pathsOf = ({ changes }: { changes: { path: string }[] }) => changes.map(({ path }) => path);

const KINDS: Record<string, (api: Api) => Promise<Drafts>> = {
  widget: async (api) => {
    const { id } = await api.smartTips.create({ ...TIP, active: true });
    const target = { widgetType: 'smart-tips', id } as const;
    return {
      change: (by, { first, ...rest }) =>
        by.widgetDrafts.update({ ...target, ...(first ? { name: 'First' } : { title: 'Second' }), ...rest }),
      paths: async () => pathsOf(await api.widgetDrafts.get(target)),
    };
  },
  post: async (api) => {
    const { id: changelogId } = await api.changelogs.create({ name: 'News' });
    const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'Out', active: true });
    const target = { changelogId, postId };
    return {
      change: (by, { first, ...rest }) =>
        by.postDrafts.update({
          ...target,
          ...(first ? { title: 'First' } : { description: '<p>Second</p>' }),
          ...rest,
        }),
      paths: async () => pathsOf(await api.postDrafts.get(target)),
    };
  },
};

it.skipIf(!database).each(Object.keys(KINDS))(
  'discarding keeps the draft of a %s that another person began at the same time',
  async (kind) => {
    if (!database) return;
    const { api, as, ctx } = await openTestCaller(undefined, database);
    const drafts = await (KINDS[kind] as (typeof KINDS)[string])(api);
    const drafting = as(DRAFTING);
    const { id: proposalId } = await drafting.api.proposals.create({ title: 'Both' });
    const person = ctx();
    let proposed: Promise<unknown> | undefined;
    await person.inTransaction(async () => {
      await drafts.change(appRouter.createCaller(person), { first: true });
      proposed = drafts.change(drafting.api, { proposalId });
      await vi.waitUntil(async () => (await database.sql(WAITING, [])).length, { timeout: WAIT_MS });
    });
    await proposed;
    expect(await drafts.paths()).toHaveLength(2);
    const { parts } = await drafting.api.proposals.discard({ proposalId });
    expect(parts).toMatchObject([{ state: 'kept', reason: 'had_changes' }]);
    expect(await drafts.paths()).toHaveLength(2);
  },
);
