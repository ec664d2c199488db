import { beforeAll, expect, test } from 'vitest';
import { env } from '../../../platform/env';
import { type Caller, issuePaths, openTestCaller, refusal } from '../../../testing/caller';
import { mistyped } from '../../../testing/mistyped';

let mine: Caller;
let other: Caller;
beforeAll(async () => {
  [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
});

test('a changelog has exactly the documented fields', async () => {
  const created = await mine.api.changelogs.create({ name: 'News' });
  expect(created).toEqual({
    id: created.id,
    name: 'News',
    active: true,
    createdAt: expect.stringMatching(/Z$/),
    publicId: expect.stringMatching(/^\w{16}$/),
    publicUrl: `${env().APP_URL}/c/${created.publicId}`,
    customDomain: null,
    domainProof: null,
  });
  expect(await mine.api.changelogs.get({ changelogId: created.id })).toEqual(created);
  expect((await mine.api.changelogs.create({ name: 'Hidden', active: false })).active).toBe(false);
});

test('lists newest first', async () => {
  const { api } = await openTestCaller();
  expect(await api.changelogs.list({})).toEqual({ data: [], pagination: { total: 0, limit: 50, offset: 0 } });
  const first = await api.changelogs.create({ name: 'First' });
  const second = await api.changelogs.create({ name: 'Second' });
  expect((await api.changelogs.list({})).data).toEqual([second, first]);
});

test('updates only the fields sent', async () => {
  const created = await mine.api.changelogs.create({ name: 'News' });
  const changelogId = created.id;
  expect(await mine.api.changelogs.update({ changelogId })).toEqual(created);
  expect(await mine.api.changelogs.update({ changelogId, active: false })).toEqual({ ...created, active: false });
  const error = await refusal(mine.api.changelogs.update({ changelogId, name: mistyped(null) }));
  expect([error.code, issuePaths(error)]).toEqual(['validation_error', ['name']]);
});

test("another company's changelog is not found", async () => {
  const { id: changelogId } = await mine.api.changelogs.create({ name: 'Ours' });
  const calls = [
    other.api.changelogs.get({ changelogId }),
    other.api.changelogs.update({ changelogId, name: 'Theirs' }),
    other.api.changelogs.update({ changelogId }),
    other.api.changelogs.delete({ changelogId }),
    other.api.changelogPosts.list({ changelogId }),
    other.api.changelogPosts.create({ changelogId, title: 'Post' }),
    other.api.changelogPosts.create({ changelogId, title: 'Post', tagNames: ['unknown'] }),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(7).fill('not_found'));
  expect((await mine.api.changelogs.get({ changelogId })).name).toBe('Ours');
});

test('deleting a changelog deletes its posts', async () => {
  const { id: changelogId } = await mine.api.changelogs.create({ name: 'Old' });
  const { id: postId } = await mine.api.changelogPosts.create({ changelogId, title: 'Post' });
  await mine.api.changelogs.delete({ changelogId });
  expect((await refusal(mine.api.changelogs.get({ changelogId }))).code).toBe('not_found');
  expect((await refusal(mine.api.changelogPosts.get({ changelogId, postId }))).code).toBe('not_found');
  expect((await refusal(mine.api.changelogs.delete({ changelogId }))).code).toBe('not_found');
});

test('a key without `write` can only read', async () => {
  const reader = mine.as({ scopes: new Set(['read']) });
  expect((await reader.api.changelogs.list({})).pagination.offset).toBe(0);
  const error = await refusal(reader.api.changelogs.create({ name: 'News' }));
  expect([error.code, error.details]).toEqual(['insufficient_scope', { requiredScope: 'write' }]);
});
