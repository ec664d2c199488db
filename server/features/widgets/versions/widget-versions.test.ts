import { describe, expect, test } from 'vitest';
import type { Scope } from '../../../auth/scopes';
import { issuePaths, openTestCaller, refusal } from '../../../testing/caller';

const targeting = { showOnAllPages: true };
const steps = [{ id: 'one', type: 'welcome', title: 'Welcome' }];

/** A tour at version 4: created, renamed, given steps by Kim, published. */
async function history() {
  const caller = await openTestCaller();
  const { api } = caller;
  const { id: widgetId } = await api.productTours.create({ name: 'First', settings: { priority: 1 }, targeting });
  const kim = caller.as({ kind: 'person', id: 'p1', name: 'Kim Park' });
  await api.productTours.update({ id: widgetId, name: 'Second', settings: { priority: 2 } });
  await kim.api.productTours.update({ id: widgetId, steps });
  await api.productTours.update({ id: widgetId, active: true });
  return { caller, api, widgetId };
}

test('lists every save, newest first, with what changed and by whom', async () => {
  const { api, widgetId } = await history();
  const { data, pagination } = await api.widgetVersions.list({ widgetId });
  expect(pagination).toEqual({ total: 4, limit: 50, offset: 0 });
  expect(data.map(({ number, actor, changed }) => [number, actor.kind, actor.name, changed])).toEqual([
    [4, 'key', 'Test key', ['active']],
    [3, 'person', 'Kim Park', ['steps']],
    [2, 'key', 'Test key', ['name', 'settings']],
    [1, 'key', 'Test key', []],
  ]);
  const second = await api.widgetVersions.list({ widgetId, limit: 2, offset: 2 });
  expect(second).toEqual({ data: data.slice(2), pagination: { total: 4, limit: 2, offset: 2 } });
});

test('distinguishes a field named `content` from the content of the type', async () => {
  const { api } = await openTestCaller();
  const { id } = await api.announcements.create({ name: 'News', title: 'News', content: 'Old' });
  await api.announcements.update({ id, content: 'New' });
  await api.announcements.update({ id, title: 'Newer', targeting });
  const { data } = await api.widgetVersions.list({ widgetId: id });
  expect(data.map(({ changed }) => changed)).toEqual([['ruleLogicalOperator', 'rules', 'title'], ['content'], []]);
  const { snapshot } = await api.widgetVersions.get({ widgetId: id, number: 1 });
  expect(snapshot).toMatchObject({ name: 'News', title: 'News', content: 'Old' });
});

test('shows a version as it was', async () => {
  const { api, widgetId } = await history();
  const [, , , first] = (await api.widgetVersions.list({ widgetId })).data;
  const { folderId } = await api.productTours.get({ id: widgetId });
  expect(await api.widgetVersions.get({ widgetId, number: 1 })).toEqual({
    ...first,
    snapshot: {
      name: 'First',
      active: false,
      archivedAt: null,
      folderId,
      themeId: null,
      steps: [],
      settings: { priority: 1 },
      rules: [{ type: 'all-pages' }],
      ruleLogicalOperator: 'and',
    },
  });
});

describe('restoring', () => {
  test('writes name, content, settings and targeting as a new version of a draft', async () => {
    const { api, widgetId } = await history();
    const folder = await api.folders.create({ name: 'Apart' });
    await api.productTours.update({ id: widgetId, active: false, targeting: {}, folderId: folder.id, steps: [] });
    const restored = await api.widgetVersions.restore({ widgetId, number: 3, expectedVersion: 5 });
    expect(restored).toEqual(await api.productTours.get({ id: widgetId }));
    expect(restored).toMatchObject({
      name: 'Second',
      active: false,
      version: 6,
      folderId: folder.id,
      steps: [{ id: 'one' }],
      settings: { priority: 2 },
      rules: [{ type: 'all-pages' }],
    });
    const [newest] = (await api.widgetVersions.list({ widgetId })).data;
    expect([newest?.number, newest?.changed]).toEqual([6, ['rules', 'steps']]);
  });

  test('a version that the widget already equals makes no new version', async () => {
    const { caller, api, widgetId } = await history();
    const before = await api.productTours.get({ id: widgetId });
    // The state, the folder and the theme are not restored: version 3 differs only in `active`.
    for (const number of [4, 3]) expect(await api.widgetVersions.restore({ widgetId, number })).toEqual(before);
    expect((await api.widgetVersions.list({ widgetId })).pagination.total).toBe(4);
    const stale = await refusal(api.widgetVersions.restore({ widgetId, number: 4, expectedVersion: 3 }));
    expect(stale.code).toBe('edit_conflict');
    const editor = caller.as({ scopes: new Set<Scope>(['read', 'write']) }).api;
    expect((await refusal(editor.widgetVersions.restore({ widgetId, number: 4 }))).code).toBe('widget_is_live');
    await api.productTours.update({ id: widgetId, name: 'Third' });
    await api.widgetVersions.restore({ widgetId, number: 4 });
    expect((await api.widgetVersions.restore({ widgetId, number: 4 })).version).toBe(6);
  });

  test('removes settings that were added later', async () => {
    const { api } = await openTestCaller();
    const { widgetId } = { widgetId: (await api.npsWidgets.create({ name: 'N', settings: { a: 1 } })).id };
    await api.npsWidgets.update({ widgetId, settings: { b: 2 } });
    expect((await api.widgetVersions.restore({ widgetId, number: 1 })).settings).toEqual({ a: 1 });
  });

  test('keeps a live widget live, and refuses a version with unmet requirements', async () => {
    const { api, widgetId } = await history();
    const refused = await refusal(api.widgetVersions.restore({ widgetId, number: 2 }));
    expect([refused.code, refused.details?.unmet]).toEqual(['validation_error', ['steps']]);
    await api.productTours.update({ id: widgetId, name: 'Third' });
    expect(await api.widgetVersions.restore({ widgetId, number: 3 })).toMatchObject({ name: 'Second', active: true });
  });

  test('of a live widget needs the publish scope, of a draft it does not', async () => {
    const { caller, api, widgetId } = await history();
    const editor = caller.as({ scopes: new Set<Scope>(['read', 'write']) }).api;
    expect((await refusal(editor.widgetVersions.restore({ widgetId, number: 3 }))).code).toBe('widget_is_live');
    await api.productTours.update({ id: widgetId, active: false });
    expect(await editor.widgetVersions.restore({ widgetId, number: 2 })).toMatchObject({ active: false, version: 6 });
  });

  test('is refused after a concurrent change', async () => {
    const { api, widgetId } = await history();
    const refused = await refusal(api.widgetVersions.restore({ widgetId, number: 3, expectedVersion: 3 }));
    expect([refused.code, refused.details?.currentVersion]).toEqual(['edit_conflict', 4]);
  });

  test('is refused when its segment is gone', async () => {
    const { api } = await openTestCaller();
    const segment = await api.segments.create({ name: 'Trial', rules: [] });
    const rules = [{ type: 'user-segment', userSegmentId: segment.id }];
    const { id: widgetId } = await api.npsWidgets.create({ name: 'N', targeting: { rules } });
    await api.npsWidgets.update({ widgetId, targeting: {} });
    await api.segments.delete({ id: segment.id });
    const refused = await refusal(api.widgetVersions.restore({ widgetId, number: 1 }));
    expect(issuePaths(refused)).toEqual(['targeting.rules[0].userSegmentId']);
  });
});

test('finds nothing for archived and unknown widgets, unknown versions and other companies', async () => {
  const { api, widgetId } = await history();
  const { api: stranger } = await openTestCaller();
  const path = { widgetId, number: 1 };
  for (const number of [5, 2_000_000_000]) {
    expect((await refusal(api.widgetVersions.get({ widgetId, number }))).code).toBe('not_found');
    expect((await refusal(api.widgetVersions.restore({ widgetId, number }))).code).toBe('not_found');
  }
  await api.productTours.archive({ id: widgetId });
  for (const { widgetVersions } of [api, stranger]) {
    expect((await refusal(widgetVersions.list({ widgetId }))).code).toBe('not_found');
    expect((await refusal(widgetVersions.get(path))).code).toBe('not_found');
    expect((await refusal(widgetVersions.restore(path))).code).toBe('not_found');
  }
});
