import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal, simultaneously } from '../../testing/caller';

let mine: Caller;
let editor: Caller;
beforeEach(async () => {
  mine = await openTestCaller();
  editor = mine.as({ kind: 'person', role: 'editor', name: 'Kim Park', scopes: new Set(['read', 'write']) });
});

const EVERYWHERE = { showOnAllPages: true };
const PRO = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };
const inSegment = (userSegmentId: number) => ({ type: 'user-segment', userSegmentId });

async function announce(fields: { themeId?: number; folderId?: number; segmentId?: number; active?: boolean } = {}) {
  const { segmentId, active = true, ...rest } = fields;
  const targeting = segmentId === undefined ? EVERYWHERE : { rules: [inSegment(segmentId)] };
  const made = await mine.api.announcements.create({
    name: 'News',
    title: 'News',
    content: 'New.',
    targeting,
    active,
    ...rest,
  });
  expect(made.active).toBe(active);
  return made;
}

const refusedFor = (ids: number[]) => [
  'insufficient_scope',
  { requiredScope: 'publish', liveWidgets: ids.map((id) => ({ entityType: 'announcement', id })) },
];
const refused = async (call: Promise<unknown>) => {
  const { code, details } = await refusal(call);
  return [code, details];
};

describe('a theme that widgets use', () => {
  test('is changed and deleted only with `publish`', async () => {
    const { id } = await mine.api.themes.create({ name: 'Dusk', settings: { radius: 4 } });
    const [first, second] = [await announce({ themeId: id }), await announce({ themeId: id })];
    await announce({ themeId: id, active: false });
    const both = refusedFor([first.id, second.id]);
    expect(await refused(editor.api.themes.update({ id, name: 'Night', settings: { radius: 8 } }))).toEqual(both);
    expect(await refused(editor.api.themes.delete({ id }))).toEqual(both);
    expect(await mine.api.themes.get({ id })).toMatchObject({ name: 'Dusk', settings: { radius: 4 } });
    expect(await mine.api.announcements.get({ id: first.id })).toMatchObject({ themeId: id, version: 1 });
    expect((await mine.api.themes.update({ id, settings: { radius: 8 } })).settings).toEqual({ radius: 8 });
    await mine.api.themes.delete({ id });
  });

  test('is renamed or saved unchanged without `publish`', async () => {
    const { id } = await mine.api.themes.create({ name: 'Dusk', settings: { radius: 4 } });
    await announce({ themeId: id });
    expect((await editor.api.themes.update({ id, name: 'Dawn', settings: { radius: 4 } })).name).toBe('Dawn');
    expect((await editor.api.themes.update({ id, settings: {} })).name).toBe('Dawn');
  });

  test('needs only `write` if no live widget uses it', async () => {
    const { id } = await mine.api.themes.create({ name: 'Dusk' });
    await announce({ themeId: id, active: false });
    const archived = await announce({ themeId: id });
    await mine.api.announcements.archive({ id: archived.id });
    expect((await editor.api.themes.update({ id, settings: { radius: 8 } })).settings).toEqual({ radius: 8 });
    await editor.api.themes.delete({ id });
  });
});

describe('a segment that widgets use', () => {
  test('is changed only with `publish`, also if live widgets use it through other segments', async () => {
    const { segments } = mine.api;
    const inner = await segments.create({ name: 'Inner', rules: [PRO] });
    const middle = await segments.create({ name: 'Middle', rules: [inSegment(inner.id)] });
    const outer = await segments.create({ name: 'Outer', rules: [inSegment(middle.id), PRO] });
    const live = await announce({ segmentId: outer.id });
    const direct = await announce({ segmentId: middle.id });
    await announce({ segmentId: inner.id, active: false });
    const own = editor.api.segments;
    expect(await refused(own.update({ id: outer.id, rules: [] }))).toEqual(refusedFor([live.id]));
    const both = refusedFor([live.id, direct.id]);
    expect(await refused(own.update({ id: inner.id, rules: [], name: 'X' }))).toEqual(both);
    expect(await refused(own.update({ id: middle.id, ruleLogicalOperator: 'or' }))).toEqual(both);
    expect(await segments.get({ id: inner.id })).toEqual(inner);
    await segments.update({ id: inner.id, rules: [] });
  });

  test('is renamed or saved unchanged without `publish`, and is changed without it if no live widget uses it', async () => {
    const { id } = await mine.api.segments.create({ name: 'Pro', rules: [PRO] });
    await announce({ segmentId: id });
    const same = { rules: [PRO], ruleLogicalOperator: 'and' as const };
    expect((await editor.api.segments.update({ id, name: 'Paying', ...same })).name).toBe('Paying');
    const other = await mine.api.segments.create({ name: 'Others', rules: [PRO] });
    await announce({ segmentId: other.id, active: false });
    expect((await editor.api.segments.update({ id: other.id, rules: [] })).rules).toEqual([]);
  });
});

describe('replacing the theme or folder of widgets', () => {
  const lastVersion = async (widgetId: number) => (await mine.api.widgetVersions.list({ widgetId })).data[0];

  test('makes a version of each widget, with the reason, when the theme is deleted', async () => {
    const { id: themeId } = await mine.api.themes.create({ name: 'Dusk' });
    const other = await mine.api.themes.create({ name: 'Dawn' });
    const widgets = [await announce({ themeId }), await announce({ themeId, active: false })];
    const untouched = await announce({ themeId: other.id });
    const archived = await announce({ themeId });
    await mine.api.announcements.archive({ id: archived.id });
    await mine.api.themes.delete({ id: themeId });
    for (const { id } of widgets) {
      expect(await mine.api.announcements.get({ id })).toMatchObject({ themeId: null, version: 2 });
      expect(await lastVersion(id)).toMatchObject({
        number: 2,
        changed: ['themeId'],
        reason: 'The theme “Dusk” was deleted.',
        actor: { name: 'Test key' },
      });
      const stale = await refusal(mine.api.announcements.update({ id, name: 'Late', expectedVersion: 1 }));
      expect(stale.code).toBe('edit_conflict');
      const { snapshot } = await mine.api.widgetVersions.get({ widgetId: id, number: 2 });
      const { snapshot: before } = await mine.api.widgetVersions.get({ widgetId: id, number: 1 });
      expect(snapshot).toEqual({ ...before, themeId: null });
    }
    expect(await mine.api.announcements.get({ id: untouched.id })).toMatchObject({ themeId: other.id, version: 1 });
    const restored = await mine.api.announcements.restore({ id: archived.id });
    expect([restored.themeId, restored.version]).toEqual([null, 4]);
    const { data } = await mine.api.widgetVersions.list({ widgetId: archived.id });
    expect(data.map(({ number, changed }) => [number, changed])).toEqual([
      [4, ['archivedAt']],
      [3, ['themeId']],
      [2, ['active', 'archivedAt']],
      [1, []],
    ]);
  });

  test('makes a version when the folder is deleted, without `publish`, since folders are not public', async () => {
    const [home] = (await mine.api.folders.list({})).data;
    const { id: folderId } = await mine.api.folders.create({ name: 'Old' });
    const { id } = await announce({ folderId });
    await editor.api.folders.delete({ id: folderId });
    expect(await mine.api.announcements.get({ id })).toMatchObject({ folderId: home?.id, version: 2, active: true });
    expect(await lastVersion(id)).toMatchObject({
      changed: ['folderId'],
      reason: 'The folder “Old” was deleted.',
      actor: { kind: 'person', name: 'Kim Park' },
    });
  });

  test('makes a version of each widget that is moved to another folder', async () => {
    const { id: folderId } = await mine.api.folders.create({ name: 'New' });
    const { id } = await announce({ active: false });
    await editor.api.widgets.move({ ids: [id], folderId });
    expect(await lastVersion(id)).toMatchObject({ changed: ['folderId'], reason: 'Moved to the folder “New”.' });
    expect((await mine.api.widgetVersions.list({ widgetId: id })).data[1]).toMatchObject({ reason: null });
  });

  test('keeps a simultaneous save of the widget', async () => {
    const { id: themeId } = await mine.api.themes.create({ name: 'Dusk' });
    const widgets = await Promise.all(Array.from({ length: 8 }, () => announce({ themeId, active: false })));
    const { refused: lost } = await simultaneously(9, (index) => {
      const { id } = widgets[index] ?? {};
      return id
        ? mine.api.announcements.update({ id, name: 'Renamed' }).then(() => {})
        : mine.api.themes.delete({ id: themeId });
    });
    expect(lost).toEqual([]);
    for (const { id } of widgets)
      expect(await mine.api.announcements.get({ id })).toMatchObject({ name: 'Renamed', themeId: null, version: 3 });
  });
});
