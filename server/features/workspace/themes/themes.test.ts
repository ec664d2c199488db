import { beforeEach, expect, test } from 'vitest';
import { MAX_JSON_BYTES } from '../../../platform/json';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';
import { mistyped } from '../../../testing/mistyped';

let mine: Caller;
beforeEach(async () => {
  mine = await openTestCaller();
});

test('themes are created, read and listed newest first', async () => {
  expect((await mine.api.themes.list({})).data).toEqual([]);
  const plain = await mine.api.themes.create({ name: 'Plain' });
  const times = { createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) };
  expect(plain).toEqual({ id: plain.id, name: 'Plain', settings: {}, ...times });
  const brand = await mine.api.themes.create({ name: 'Brand', settings: { themeColor: '#123456', deep: { a: [1] } } });
  expect(await mine.api.themes.get({ id: brand.id })).toEqual(brand);
  expect((await mine.api.themes.list({})).data).toEqual([brand, plain]);
});

test('settings are merged at the top level, and null is stored', async () => {
  const { id } = await mine.api.themes.create({ name: 'Brand', settings: { a: 1, b: 2, deep: { x: 1 } } });
  const { settings } = await mine.api.themes.update({ id, settings: { b: null, deep: { y: 2 } } });
  expect(settings).toEqual({ a: 1, b: null, deep: { y: 2 } });
  const renamed = await mine.api.themes.update({ id, name: 'Other' });
  expect([renamed.name, renamed.settings]).toEqual(['Other', settings]);
  expect(await mine.api.themes.update({ id })).toEqual(renamed);
});

test('simultaneous updates all take effect', async () => {
  const { id } = await mine.api.themes.create({ name: 'Brand' });
  const { refused } = await simultaneously(20, (index) => mine.api.themes.update({ id, settings: { [index]: index } }));
  expect(refused).toEqual([]);
  const { settings } = await mine.api.themes.get({ id });
  expect(settings).toEqual(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, index])));
});

test('the size of settings is limited, also after merging', async () => {
  const half = 'x'.repeat(MAX_JSON_BYTES / 2);
  const { id } = await mine.api.themes.create({ name: 'Brand', settings: { half } });
  const grown = await refusal(mine.api.themes.update({ id, settings: { other: half } }));
  const large = await refusal(mine.api.themes.create({ name: 'Large', settings: { half, other: half } }));
  expect([grown, large].map(issuePaths)).toEqual([['settings'], ['settings']]);
  expect((await mine.api.themes.get({ id })).settings).toEqual({ half });
});

test('names are unique in a company', async () => {
  const { done, refused } = await simultaneously(8, () => mine.api.themes.create({ name: 'Once' }));
  expect([done.length, refused]).toEqual([1, Array(7).fill('conflict')]);
  const { id } = await mine.api.themes.create({ name: 'Twice' });
  expect((await refusal(mine.api.themes.update({ id, name: 'Once', settings: {} }))).code).toBe('conflict');
});

test('deleting a theme removes it from the widgets that use it, and changes no others', async () => {
  const { database, companyId, api } = mine;
  const [folder] = (await api.folders.list({})).data;
  const [gone, kept] = [await api.themes.create({ name: 'Gone' }), await api.themes.create({ name: 'Kept' })];
  for (const themeId of [gone.id, kept.id])
    await database.prisma.widget.create({
      data: { companyId, type: 'tour', name: 'W', folderId: folder?.id ?? 0, themeId },
    });
  await api.themes.delete({ id: gone.id });
  const widgets = await database.prisma.widget.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  expect(widgets.map(({ themeId }) => themeId)).toEqual([null, kept.id]);
  expect((await refusal(api.themes.delete({ id: gone.id }))).code).toBe('not_found');
});

test("another company's theme is not found", async () => {
  const other = await openTestCaller();
  const { id } = await mine.api.themes.create({ name: 'Ours' });
  const { themes } = other.api;
  const calls = [
    themes.get({ id }),
    themes.update({ id, settings: { a: 1 } }),
    themes.update({ id }),
    themes.delete({ id }),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(4).fill('not_found'));
  expect((await mine.api.themes.get({ id })).settings).toEqual({});
});

test('rejects invalid input', async () => {
  const input = mistyped<{ name: string }>({ name: 7, settings: [], color: 'red' });
  expect(issuePaths(await refusal(mine.api.themes.create(input)))).toEqual(['name', 'settings', 'color']);
});

const OWN = { themeColor: 1, of: { an: ['older', 'form'] } };
const OLD: [string, unknown, object][] = [
  ['nothing', {}, {}],
  ['null', null, {}],
  ['a list', [1], {}],
  ['a text', 'dark', {}],
  ['fields of an older form', OWN, OWN],
];

test.each(OLD)('stored settings with %s can be read, listed and changed', async (_, stored, settings) => {
  const { id } = await mine.api.themes.create({ name: 'Brand' });
  await mine.database.prisma.$executeRaw`UPDATE "Theme" SET "settings" = ${JSON.stringify(stored)}::jsonb
    WHERE "companyId" = ${mine.companyId} AND "id" = ${id}`;
  const read = await mine.api.themes.get({ id });
  expect(read.settings).toEqual(settings);
  expect((await mine.api.themes.list({})).data).toEqual([read]);
  expect((await mine.api.themes.update({ id, name: 'Renamed' })).settings).toEqual(settings);
  const changed = await mine.api.themes.update({ id, settings: { textColor: '#000000' } });
  expect(changed.settings).toEqual({ ...settings, textColor: '#000000' });
});

test('warns about values that are not colors', async () => {
  const { id, warnings } = await mine.api.themes.create({
    name: 'Odd',
    settings: { primaryColor: 'blueish', textColor: '#12', themeColor: '#123456', radius: '8px' },
  });
  expect(warnings?.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'settings.primaryColor unknown_color',
    'settings.textColor unknown_color',
  ]);
  const mended = { primaryColor: '#2f6fed', textColor: 'rgb(0, 0, 0)' };
  expect((await mine.api.themes.update({ id, settings: mended })).warnings).toBeUndefined();
});
