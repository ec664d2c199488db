import { beforeEach, expect, test } from 'vitest';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';

let mine: Caller;
let roadmapId: number;
beforeEach(async () => {
  mine = await openTestCaller();
  roadmapId = (await mine.api.roadmaps.create({ name: 'Next' })).id;
});

const add = (name: string, position?: number) => mine.api.roadmapSections.create({ roadmapId, name, position });
const names = async () => (await mine.api.roadmaps.get({ roadmapId })).sections.map(({ name }) => name);

test('sections are listed in creation order, or at their given position', async () => {
  const first = await add('A');
  expect(first).toEqual({ id: first.id, name: 'A', items: [] });
  await add('B');
  await add('C', 0);
  await add('D', 2);
  await add('E', 99);
  expect(await names()).toEqual(['C', 'A', 'D', 'B', 'E']);
});

test('sections can be renamed and moved', async () => {
  const [a] = [await add('A'), await add('B'), await add('C')];
  const at = { roadmapId, sectionId: a.id };
  const item = await mine.api.roadmapItems.create({ ...at, name: 'Item' });
  const moved = await mine.api.roadmapSections.update({ ...at, name: 'Z', position: 1 });
  expect(moved).toEqual({ id: a.id, name: 'Z', items: [item] });
  expect(await names()).toEqual(['B', 'Z', 'C']);
  expect(await mine.api.roadmapSections.update(at)).toEqual(moved);
});

test('deleting a section deletes its items', async () => {
  const { id: sectionId } = await add('A');
  const { id: itemId } = await mine.api.roadmapItems.create({ roadmapId, sectionId, name: 'Item' });
  await mine.api.roadmapSections.delete({ roadmapId, sectionId });
  expect(await names()).toEqual([]);
  expect((await refusal(mine.api.roadmapItems.update({ roadmapId, itemId, name: 'X' }))).code).toBe('not_found');
  expect((await refusal(mine.api.roadmapSections.delete({ roadmapId, sectionId }))).code).toBe('not_found');
});

test('sections of another roadmap are not found', async () => {
  const { id: sectionId } = await add('A');
  const elsewhere = { roadmapId: (await mine.api.roadmaps.create({ name: 'Other' })).id, sectionId };
  const { roadmapSections, roadmapItems } = mine.api;
  const calls = [
    roadmapSections.update({ ...elsewhere, name: 'X' }),
    roadmapSections.delete(elsewhere),
    roadmapItems.create({ ...elsewhere, name: 'X' }),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(3).fill('not_found'));
});

test('a negative position and an empty name are rejected', async () => {
  expect(issuePaths(await refusal(add('', -1)))).toEqual(['name', 'position']);
});

test('concurrent moves leave unique positions', async () => {
  const sections: { id: number }[] = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) sections.push(await add(name));
  const { refused } = await simultaneously(20, (index) => {
    const sectionId = sections[index % 5]?.id ?? 0;
    return mine.api.roadmapSections.update({ roadmapId, sectionId, position: (index * 3) % 5 });
  });
  expect(refused).toEqual([]);
  expect([...(await names())].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  const rows = await mine.database.prisma.roadmapSection.findMany({ where: { companyId: mine.companyId } });
  expect(rows.map(({ position }) => position).sort()).toEqual([1, 2, 3, 4, 5]);
});
