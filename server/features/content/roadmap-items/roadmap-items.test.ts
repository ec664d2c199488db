import { Client } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ALL_SCOPES } from '../../../auth/scopes';
import type { Database } from '../../../database/types';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';
import { openReplicas } from '../../../testing/replicas';

let mine: Caller;
let roadmapId: number;
let now: number;
let later: number;
async function begin(database?: Database): Promise<void> {
  mine = await openTestCaller(ALL_SCOPES, database);
  roadmapId = (await mine.api.roadmaps.create({ name: 'Next' })).id;
  now = (await mine.api.roadmapSections.create({ roadmapId, name: 'Now' })).id;
  later = (await mine.api.roadmapSections.create({ roadmapId, name: 'Later' })).id;
}
beforeEach(() => begin());

type Create = Parameters<Caller['api']['roadmapItems']['create']>[0];
const add = (name: string, input: Partial<Create> = {}) =>
  mine.api.roadmapItems.create({ roadmapId, sectionId: now, name, ...input });
const order = async () =>
  (await mine.api.roadmaps.get({ roadmapId })).sections.map(({ items }) => items.map(({ name }) => name));

test('an item has exactly the documented fields', async () => {
  const { id: tagId } = await mine.api.tags.create({ name: 'red' });
  const item = await add('A', { description: '<p>Hi</p>', tagName: 'red' });
  const tag = { id: tagId, name: 'red', backgroundColor: null, textColor: null };
  const updatedAt = expect.stringMatching(/Z$/);
  expect(item).toEqual({
    id: item.id,
    name: 'A',
    description: '<p>Hi</p>',
    votesCount: 0,
    updatedAt,
    tag,
    version: 1,
    draft: null,
    schedule: [],
  });
  expect(await add('B', { tagName: null, description: null })).toMatchObject({ description: null, tag: null });
});

test('of concurrent changes to the same version, one is saved and the others are refused', async () => {
  const { id: itemId } = await add('A');
  const at = { roadmapId, itemId };
  const { done, refused } = await simultaneously(3, (n) =>
    mine.api.roadmapItems.update({ ...at, name: `Name ${n}`, expectedVersion: 1 }),
  );
  expect([done.length, refused]).toEqual([1, ['edit_conflict', 'edit_conflict']]);
  const late = await refusal(mine.api.roadmapItems.update({ ...at, name: 'E', expectedVersion: 1 }));
  expect(late).toMatchObject({ code: 'edit_conflict', details: { version: 2, currentVersion: 2 } });
});

describe('the tag', () => {
  test('must exist, else nothing is saved', async () => {
    const onCreate = await refusal(add('A', { tagName: 'blue' }));
    expect([onCreate.code, onCreate.details]).toEqual(['invalid_tag_names', { missing: ['blue'] }]);
    expect(await order()).toEqual([[], []]);
    const { id: itemId } = await add('A');
    const onUpdate = await refusal(mine.api.roadmapItems.update({ roadmapId, itemId, name: 'B', tagName: 'blue' }));
    expect(onUpdate.details).toEqual({ missing: ['blue'] });
    expect(await order()).toEqual([['A'], []]);
  });

  test('is set, kept and removed', async () => {
    await mine.api.tags.create({ name: 'red' });
    const { id: itemId } = await add('A');
    const update = async (input: { tagName?: string | null; name?: string }) =>
      (await mine.api.roadmapItems.update({ roadmapId, itemId, ...input })).tag?.name;
    expect(await update({ tagName: 'red' })).toBe('red');
    expect(await update({ name: 'B' })).toBe('red');
    expect(await update({ tagName: null })).toBeUndefined();
  });
});

describe('moving', () => {
  test('puts an item at the requested position', async () => {
    const [a] = [await add('A'), await add('B'), await add('C', { position: 0 }), await add('D', { sectionId: later })];
    expect(await order()).toEqual([['C', 'A', 'B'], ['D']]);
    const move = (input: { sectionId?: number; position?: number }) =>
      mine.api.roadmapItems.update({ roadmapId, itemId: a.id, ...input });
    await move({ position: 9 });
    expect(await order()).toEqual([['C', 'B', 'A'], ['D']]);
    await move({ sectionId: later });
    expect(await order()).toEqual([
      ['C', 'B'],
      ['D', 'A'],
    ]);
    await move({ sectionId: later, position: 0 });
    expect(await order()).toEqual([
      ['C', 'B'],
      ['A', 'D'],
    ]);
    await move({ sectionId: now, position: 1 });
    expect(await order()).toEqual([['C', 'A', 'B'], ['D']]);
    await move({ sectionId: now });
    expect(await order()).toEqual([['C', 'A', 'B'], ['D']]);
  });

  test('counts as an update only between sections, and never for the other items', async () => {
    const old = new Date('2026-01-01T00:00:00Z');
    const [a] = [await add('A'), await add('B')];
    await mine.database.prisma.roadmapItem.updateMany({
      where: { companyId: mine.companyId },
      data: { updatedAt: old },
    });
    const at = { roadmapId, itemId: a.id };
    expect((await mine.api.roadmapItems.update({ ...at, position: 1 })).updatedAt).toBe(old.toISOString());
    expect((await mine.api.roadmapItems.update(at)).updatedAt).toBe(old.toISOString());
    expect(await order()).toEqual([['B', 'A'], []]);
    const moved = await mine.api.roadmapItems.update({ ...at, sectionId: later });
    expect(moved.updatedAt > old.toISOString()).toBe(true);
    const [section] = (await mine.api.roadmaps.get({ roadmapId })).sections;
    expect(section?.items[0]?.updatedAt).toBe(old.toISOString());
  });

  test("refuses a section of another roadmap, or another company's", async () => {
    const { id: itemId } = await add('A');
    const { id } = await mine.api.roadmaps.create({ name: 'Other' });
    const elsewhere = await mine.api.roadmapSections.create({ roadmapId: id, name: 'Elsewhere' });
    for (const sectionId of [elsewhere.id, 2_000_000_000]) {
      const error = await refusal(mine.api.roadmapItems.update({ roadmapId, itemId, sectionId }));
      expect([error.code, issuePaths(error)]).toEqual(['validation_error', ['sectionId']]);
    }
    expect((await refusal(mine.api.roadmapItems.update({ roadmapId: id, itemId, name: 'X' }))).code).toBe('not_found');
    expect((await refusal(mine.api.roadmapItems.delete({ roadmapId: id, itemId }))).code).toBe('not_found');
    expect(await order()).toEqual([['A'], []]);
  });

  test('concurrently keeps every item in exactly one section', async () => {
    const items: { id: number }[] = [];
    for (const name of ['A', 'B', 'C', 'D']) items.push(await add(name));
    const { refused } = await simultaneously(20, (index) => {
      const itemId = items[index % 4]?.id ?? 0;
      const sectionId = index % 3 ? now : later;
      return mine.api.roadmapItems.update({ roadmapId, itemId, sectionId, position: index % 5 });
    });
    expect(refused).toEqual([]);
    expect((await order()).flat().sort()).toEqual(['A', 'B', 'C', 'D']);
  });
});

test('a deleted item is gone, with its votes', async () => {
  const { id: itemId } = await add('A');
  await mine.database.prisma.roadmapVote.create({ data: { companyId: mine.companyId, itemId, voter: 'ann' } });
  await mine.api.roadmapItems.delete({ roadmapId, itemId });
  expect(await order()).toEqual([[], []]);
  expect(await mine.database.prisma.roadmapVote.count({ where: { companyId: mine.companyId } })).toBe(0);
  expect((await refusal(mine.api.roadmapItems.delete({ roadmapId, itemId }))).code).toBe('not_found');
});

test('refuses invalid fields', async () => {
  const error = await refusal(
    add('', { position: 1.5, description: 'x'.repeat(20_001), votesCount: 9 } as Partial<Create>),
  );
  expect(issuePaths(error)).toEqual(['name', 'description', 'position', 'votesCount']);
});

test('an item is not created if it cannot be read for the response', async ({ skip }) => {
  // A database handle with the lock timeout of a server, so that the request fails while the table is locked.
  const [database] = (await openReplicas(1)) ?? skip('embedded has one connection');
  await begin(database);
  const other = new Client({ connectionString: database.url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('BEGIN');
  await other.query('LOCK TABLE "RoadmapVote"');
  expect(await refusal(add('Once'))).toMatchObject({ code: 'unavailable' });
  await other.query('ROLLBACK');
  expect(await mine.ctx().db.roadmapItem.count()).toBe(0);
});

test('warns about Markdown and placeholders, which readers would see', async () => {
  const item = await add('Faster {{plan}}', { description: '# Faster\n\n- **2x**' });
  const codes = (warnings: { path: string; code: string }[] = []) =>
    warnings.map(({ path, code }) => `${path} ${code}`);
  expect(codes(item.warnings)).toEqual(['name placeholder', 'description markdown']);
  const mended = await mine.api.roadmapItems.update({ roadmapId, itemId: item.id, description: '<p>2x</p>' });
  expect(codes(mended.warnings)).toEqual(['name placeholder']);
  const drafted = await mine.api.itemDrafts.update({
    roadmapId,
    itemId: item.id,
    name: 'Faster',
    description: '**2x**',
  });
  expect(codes(drafted.warnings)).toEqual(['description markdown']);
});
