import { expect, test } from 'vitest';
import type { Scope } from '../../../auth/scopes';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';
import { mistyped } from '../../../testing/mistyped';

const targeting = { showOnAllPages: true };
const EDITOR = { scopes: new Set<Scope>(['read', 'write']) };

async function fill({ api }: Caller) {
  const tour = await api.productTours.create({ name: 'Tour' });
  const nps = await api.npsWidgets.create({ name: 'NPS', targeting, active: true });
  const tip = await api.smartTips.create({ name: 'Tip' });
  return [tour.id, nps.id, tip.id] as [number, number, number];
}

const states = async ({ api }: Caller) =>
  (await api.widgets.list({ status: 'all', sort: 'created', order: 'asc' })).data.map(
    ({ id, active, archivedAt, version }) => ({ id, active, archived: archivedAt !== null, version }),
  );

test('archives widgets of any types, live ones too, each with a version', async () => {
  const caller = await openTestCaller();
  const [tour, nps, tip] = await fill(caller);
  expect(await caller.api.widgets.archive({ ids: [nps, tour, nps] })).toEqual({ archived: [nps, tour] });
  expect(await states(caller)).toEqual([
    { id: tour, active: false, archived: true, version: 2 },
    { id: nps, active: false, archived: true, version: 2 },
    { id: tip, active: false, archived: false, version: 1 },
  ]);
  expect((await refusal(caller.api.npsWidgets.get({ widgetId: nps }))).code).toBe('not_found');
  expect(await caller.api.npsWidgets.restore({ widgetId: nps })).toMatchObject({ active: false, version: 3 });
});

test('archives nothing when one is unknown, archived or another company’s', async () => {
  const [caller, other] = await Promise.all([openTestCaller(), openTestCaller()]);
  const [tour, nps, tip] = await fill(caller);
  const [foreign] = await fill(other);
  await caller.api.smartTips.archive({ id: tip });
  const before = await states(caller);
  const error = await refusal(caller.api.widgets.archive({ ids: [tour, 2_000_000_000, nps, foreign, tip] }));
  expect([error.code, error.details]).toEqual(['not_found', { missing: [2_000_000_000, foreign, tip] }]);
  expect(await states(caller)).toEqual(before);
  expect((await states(other))[0]).toMatchObject({ id: foreign, archived: false, version: 1 });
});

test('changes nothing without the publish scope if one widget is live', async () => {
  const caller = await openTestCaller();
  const ids = await fill(caller);
  const [tour, nps, tip] = ids;
  const before = await states(caller);
  const editor = caller.as(EDITOR).api;
  const folder = await caller.api.folders.create({ name: 'Apart' });
  expect((await refusal(editor.widgets.archive({ ids }))).code).toBe('widget_is_live');
  expect((await refusal(editor.widgets.move({ ids, folderId: folder.id }))).code).toBe('widget_is_live');
  expect((await refusal(editor.npsWidgets.archive({ widgetId: nps }))).code).toBe('widget_is_live');
  expect(await states(caller)).toEqual(before);
  expect(await editor.widgets.archive({ ids: [tour, tip] })).toEqual({ archived: [tour, tip] });
});

test('moves widgets, and saves only those from other folders', async () => {
  const caller = await openTestCaller();
  const { api } = caller;
  const [tour, nps, tip] = await fill(caller);
  const folder = await api.folders.create({ name: 'Apart' });
  await api.productTours.update({ id: tour, folderId: folder.id });
  expect(await api.widgets.move({ ids: [tour, nps], folderId: folder.id })).toEqual({ moved: [tour, nps] });
  expect((await api.widgets.list({ folderId: folder.id })).pagination.total).toBe(2);
  expect((await states(caller)).map(({ version, active }) => [version, active])).toEqual([
    [2, false],
    [2, true],
    [1, false],
  ]);
  await api.widgets.move({ ids: [tour, nps, tip], folderId: null });
  expect((await api.widgets.list({ folderId: folder.id })).pagination.total).toBe(0);
  const home = (await api.smartTips.get({ id: tip })).folderId ?? undefined;
  expect((await api.widgets.list({ folderId: home })).pagination.total).toBe(3);
});

test('moves nothing to a folder that is not the company’s', async () => {
  const [caller, other] = await Promise.all([openTestCaller(), openTestCaller()]);
  const ids = await fill(caller);
  const { id: folderId } = await other.api.folders.create({ name: 'Theirs' });
  const error = await refusal(caller.api.widgets.move({ ids, folderId }));
  expect([error.code, issuePaths(error)]).toEqual(['validation_error', ['folderId']]);
  expect((await states(caller)).every(({ version }) => version === 1)).toBe(true);
  expect((await refusal(caller.api.widgets.move({ ids: [2_000_000_000], folderId: null }))).code).toBe('not_found');
});

test('overlapping calls in any order all finish, and each widget is archived once', async () => {
  const caller = await openTestCaller();
  const ids = await fill(caller);
  const { done, refused } = await simultaneously(8, (index) =>
    caller.api.widgets.archive({ ids: index % 2 ? ids : [...ids].reverse() }),
  );
  expect(done).toHaveLength(1);
  expect(refused).toEqual(Array(7).fill('not_found'));
  expect((await states(caller)).map(({ version }) => version)).toEqual([2, 2, 2]);
});

test.each([{ ids: [] }, { ids: Array.from({ length: 101 }, (_, index) => index + 1) }, { ids: [0] }, { ids: ['1'] }])(
  'refuses %j',
  async (input) => {
    const { api } = await openTestCaller();
    expect((await refusal(api.widgets.archive(mistyped(input)))).code).toBe('validation_error');
    expect((await refusal(api.widgets.move(mistyped({ ...input, folderId: null })))).code).toBe('validation_error');
  },
);
