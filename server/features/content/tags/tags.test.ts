import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';
import { mistyped } from '../../../testing/mistyped';

let mine: Caller;
let other: Caller;
beforeAll(async () => {
  [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
});

test('lists newest first, page by page', async () => {
  const { api } = await openTestCaller();
  for (const name of ['one', 'two', 'three']) await api.tags.create({ name });
  const first = await api.tags.list({ limit: 2 });
  expect(first.data.map(({ name }) => name)).toEqual(['three', 'two']);
  expect(first.pagination).toEqual({ total: 3, limit: 2, offset: 0, next: expect.any(String) });
  const rest = await api.tags.list({ limit: 2, offset: 2 });
  expect(rest.data.map(({ name }) => name)).toEqual(['one']);
  expect((await api.tags.list({ offset: 9 })).pagination).toEqual({ total: 3, limit: 50, offset: 9 });
});

test('keeps colors, and null for none', async () => {
  const tag = await mine.api.tags.create({ name: 'colors', backgroundColor: '#E7f0ff' });
  expect(tag).toEqual({ id: tag.id, name: 'colors', backgroundColor: '#E7f0ff', textColor: null });
  const changed = await mine.api.tags.update({ tagId: tag.id, backgroundColor: null, textColor: '#000000' });
  expect(changed).toEqual({ id: tag.id, name: 'colors', backgroundColor: null, textColor: '#000000' });
  expect(await mine.api.tags.update({ tagId: tag.id })).toEqual(changed);
});

test.each([
  [{ name: '' }, ['name']],
  [{ name: 'x'.repeat(201) }, ['name']],
  [{ name: 'x', backgroundColor: 'red', textColor: '#12345' }, ['backgroundColor', 'textColor']],
  [{ name: 'x', color: '#000000' }, ['color']],
  [{ name: mistyped<string>(5) }, ['name']],
])('refuses %o', async (input, paths) => {
  const error = await refusal(mine.api.tags.create(input));
  expect(error.code).toBe('validation_error');
  expect(issuePaths(error)).toEqual(paths);
});

describe('names', () => {
  test('are unique within a company, but not across companies', async () => {
    await mine.api.tags.create({ name: 'taken' });
    expect((await refusal(mine.api.tags.create({ name: 'taken' }))).code).toBe('conflict');
    expect((await other.api.tags.create({ name: 'taken' })).name).toBe('taken');
    const free = await mine.api.tags.create({ name: 'free' });
    expect((await refusal(mine.api.tags.update({ tagId: free.id, name: 'taken' }))).code).toBe('conflict');
    expect((await mine.api.tags.update({ tagId: free.id, name: 'free' })).name).toBe('free');
  });

  test('are given to only one of many simultaneous requests', async () => {
    const { done, refused } = await simultaneously(12, () => mine.api.tags.create({ name: 'wanted' }));
    expect(done).toHaveLength(1);
    expect(refused).toEqual(Array(11).fill('conflict'));
  });
});

test("another company's tag is not found", async () => {
  const { id: tagId } = await mine.api.tags.create({ name: 'hidden' });
  const errors = await Promise.all([
    refusal(other.api.tags.update({ tagId, name: 'stolen' })),
    refusal(other.api.tags.delete({ tagId })),
    refusal(other.api.tags.update({ tagId: 2_000_000_000, name: 'none' })),
  ]);
  expect(errors.map(({ code, message }) => [code, message])).toEqual(Array(3).fill(['not_found', 'Tag not found.']));
  expect((await other.api.tags.list({ limit: 100 })).data.map(({ id }) => id)).not.toContain(tagId);
  expect((await mine.api.tags.update({ tagId })).name).toBe('hidden');
});

test('a deleted tag is removed from posts and items, without a change of `updatedAt`', async () => {
  const { api } = mine;
  const { id: tagId } = await api.tags.create({ name: 'leaving' });
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const { id: postId } = await api.changelogPosts.create({ changelogId, title: 'Post', tagNames: ['leaving'] });
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Next' });
  const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Now' });
  const item = await api.roadmapItems.create({ roadmapId, sectionId, name: 'Item', tagName: 'leaving' });
  expect(item.tag?.id).toBe(tagId);

  await api.tags.delete({ tagId });
  expect((await api.changelogPosts.get({ changelogId, postId })).tags).toEqual([]);
  const [section] = (await api.roadmaps.get({ roadmapId })).sections;
  expect(section?.items).toEqual([{ ...item, tag: null }]);
  expect((await refusal(api.tags.delete({ tagId }))).code).toBe('not_found');
});

test('using a tag while it is deleted succeeds or fails with an unknown tag', async () => {
  const { api } = mine;
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  for (let round = 0; round < 5; round++) {
    const name = `brief ${round}`;
    const { id: tagId } = await api.tags.create({ name });
    const { refused } = await simultaneously<unknown>(8, (index) =>
      index === 4
        ? api.tags.delete({ tagId })
        : api.changelogPosts.create({ changelogId, title: 'Post', tagNames: [name] }),
    );
    expect(refused.filter((code) => code !== 'invalid_tag_names')).toEqual([]);
  }
});

test('spaces around a name are trimmed, and do not make it a different name', async () => {
  const { api } = await openTestCaller();
  expect(await api.tags.create({ name: '  aa\t' })).toMatchObject({ name: 'aa' });
  for (const name of ['aa', ' aa ', '\u00a0aa'])
    expect((await refusal(api.tags.create({ name }))).code).toBe('conflict');
  const other = await api.tags.create({ name: 'bb' });
  expect((await refusal(api.tags.update({ tagId: other.id, name: ' aa ' }))).code).toBe('conflict');
  expect((await refusal(api.tags.create({ name: ' \t' }))).code).toBe('validation_error');
  for (const make of [api.folders.create, api.themes.create]) {
    expect(await make({ name: ' aa ' })).toMatchObject({ name: 'aa' });
    expect((await refusal(make({ name: 'aa' }))).code).toBe('conflict');
  }
});
