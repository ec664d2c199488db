import { beforeEach, expect, test } from 'vitest';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';

let mine: Caller;
beforeEach(async () => {
  mine = await openTestCaller();
});

const addWidget = (folderId: number, archivedAt: Date | null = null) =>
  mine.database.prisma.widget.create({
    data: { companyId: mine.companyId, type: 'tour', name: 'W', folderId, archivedAt },
  });

const folderOf = async (id: number) =>
  (await mine.database.prisma.widget.findFirstOrThrow({ where: { companyId: mine.companyId, id } })).folderId;

test('every company starts with its default folder, which may be renamed', async () => {
  const { data } = await mine.api.folders.list({});
  expect(data).toMatchObject([{ name: 'General', isDefault: true }]);
  const id = data[0]?.id ?? 0;
  expect(await mine.api.folders.update({ id, name: 'Home' })).toMatchObject({ id, name: 'Home', isDefault: true });
  const error = await refusal(mine.api.folders.delete({ id }));
  expect(error.code).toBe('conflict');
  expect((await mine.api.folders.get({ id })).name).toBe('Home');
});

test('folders are created, renamed and listed newest first', async () => {
  const folder = await mine.api.folders.create({ name: 'Onboarding' });
  const times = { createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) };
  expect(folder).toEqual({ id: folder.id, name: 'Onboarding', isDefault: false, ...times });
  expect(await mine.api.folders.update({ id: folder.id })).toEqual(folder);
  expect((await mine.api.folders.update({ id: folder.id, name: 'Start' })).name).toBe('Start');
  const { data, pagination } = await mine.api.folders.list({ limit: 1 });
  expect([data[0]?.name, pagination.total]).toEqual(['Start', 2]);
});

test('names are unique in a company', async () => {
  const { done, refused } = await simultaneously(8, () => mine.api.folders.create({ name: 'Once' }));
  expect([done.length, refused]).toEqual([1, Array(7).fill('conflict')]);
  const { id } = await mine.api.folders.create({ name: 'Twice' });
  expect((await refusal(mine.api.folders.update({ id, name: 'Once' }))).code).toBe('conflict');
  const other = await openTestCaller();
  expect((await other.api.folders.create({ name: 'Once' })).name).toBe('Once');
});

test('deleting a folder moves its widgets, archived ones too, to the default folder', async () => {
  const [home] = (await mine.api.folders.list({})).data;
  const gone = await mine.api.folders.create({ name: 'Gone' });
  const kept = await mine.api.folders.create({ name: 'Kept' });
  const widgets = [await addWidget(gone.id), await addWidget(gone.id, new Date()), await addWidget(kept.id)];
  await mine.api.folders.delete({ id: gone.id });
  expect(await Promise.all(widgets.map(({ id }) => folderOf(id)))).toEqual([home?.id, home?.id, kept.id]);
  expect((await refusal(mine.api.folders.get({ id: gone.id }))).code).toBe('not_found');
  expect((await refusal(mine.api.folders.delete({ id: gone.id }))).code).toBe('not_found');
});

test('deleting many folders at once loses no widget', async () => {
  const [home] = (await mine.api.folders.list({})).data;
  const folders: { id: number }[] = [];
  for (let index = 0; index < 12; index++) folders.push(await mine.api.folders.create({ name: `F${index}` }));
  const widgets = await Promise.all(folders.map(({ id }) => addWidget(id)));
  const { refused } = await simultaneously(12, (index) => mine.api.folders.delete({ id: folders[index]?.id ?? 0 }));
  expect(refused).toEqual([]);
  expect(new Set(await Promise.all(widgets.map(({ id }) => folderOf(id))))).toEqual(new Set([home?.id]));
});

test("another company's folder is not found", async () => {
  const other = await openTestCaller();
  const { id } = await mine.api.folders.create({ name: 'Ours' });
  const { folders } = other.api;
  const calls = [
    folders.get({ id }),
    folders.update({ id, name: 'X' }),
    folders.update({ id }),
    folders.delete({ id }),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(4).fill('not_found'));
  expect((await mine.api.folders.get({ id })).name).toBe('Ours');
});

test('refuses an empty name and a field that is not accepted', async () => {
  const input = { name: '', isDefault: true } as { name: string };
  expect(issuePaths(await refusal(mine.api.folders.create(input)))).toEqual(['name', 'isDefault']);
});
