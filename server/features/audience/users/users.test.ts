import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_JSON_BYTES } from '../../../platform/json';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';
import { storableJson } from '../../../testing/storable-json';
import { MAX_KEYS } from './schema';

let mine: Caller;
beforeAll(async () => {
  mine = await openTestCaller();
});

const numbered = (from: number, count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${from + index}`, value]));

/** Metadata that has exactly `bytes` bytes as JSON. */
const sized = (bytes: number, key = 'k') => ({ [key]: 'x'.repeat(bytes - JSON.stringify({ [key]: '' }).length) });

describe('PUT', () => {
  test('creates with 201, then replaces with 200 and keeps createdAt', async () => {
    const created = await mine.answer((api) => api.users.put({ userId: 'put', metadata: { a: 1, b: null } }));
    expect(created.status).toBe(201);
    const { createdAt, updatedAt } = created.body;
    expect(created.body).toEqual({ userId: 'put', metadata: { a: 1, b: null }, createdAt, updatedAt });
    expect(updatedAt).toBe(createdAt);
    const replaced = await mine.answer((api) => api.users.put({ userId: 'put', metadata: { c: [{ d: null }] } }));
    expect(replaced.status).toBeUndefined();
    expect(replaced.body.metadata).toEqual({ c: [{ d: null }] });
    expect(replaced.body.createdAt).toBe(createdAt);
    expect(Date.parse(replaced.body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
    expect(await mine.api.users.get({ userId: 'put' })).toEqual(replaced.body);
  });

  test.each([
    ['no metadata', {}],
    ['null', { metadata: null }],
    ['a list', { metadata: [] }],
    ['a text', { metadata: 'x' }],
    ['too many keys', { metadata: numbered(0, MAX_KEYS + 1) }],
    ['too large', { metadata: sized(MAX_JSON_BYTES + 1) }],
    ['too large in bytes', { metadata: { k: 'é'.repeat(MAX_JSON_BYTES / 2) } }],
  ])('refuses %s', async (_, body) => {
    const error = await refusal(
      mine.api.users.put({ userId: 'refused', ...(body as { metadata: Record<string, unknown> }) }),
    );
    expect([error.code, issuePaths(error)]).toEqual(['validation_error', ['metadata']]);
    expect((await refusal(mine.api.users.get({ userId: 'refused' }))).code).toBe('not_found');
  });

  test('refuses a key that is too long, and names it', async () => {
    const metadata = { ok: 1, ['k'.repeat(101)]: 1 };
    const error = await refusal(mine.api.users.put({ userId: 'refused', metadata }));
    expect(issuePaths(error)).toEqual([`metadata.${'k'.repeat(101)}`]);
  });

  test.each([
    ['keys', { ...numbered(0, MAX_KEYS - 1), ['k'.repeat(100)]: 1 }],
    ['bytes', sized(MAX_JSON_BYTES)],
  ])('accepts as many %s as the limit allows', async (name, metadata) => {
    const { body } = await mine.answer((api) => api.users.put({ userId: `limit ${name}`, metadata }));
    expect(body.metadata).toEqual(metadata);
  });
});

describe('PATCH', () => {
  test('{} creates a missing user and does not change an existing one', async () => {
    const created = await mine.answer((api) => api.users.patch({ userId: 'patch' }));
    expect([created.status, created.body.metadata]).toEqual([201, {}]);
    const full = await mine.api.users.patch({ userId: 'patch', metadata: { a: 1 } });
    for (const body of [{}, { metadata: {} }]) {
      const again = await mine.answer((api) => api.users.patch({ userId: 'patch', ...body }));
      expect([again.status, again.body]).toEqual([undefined, full]);
    }
  });

  test('removes keys set to null, also when it creates the user', async () => {
    const created = await mine.answer((api) => api.users.patch({ userId: 'nulls', metadata: { a: 1, gone: null } }));
    expect([created.status, created.body.metadata]).toEqual([201, { a: 1 }]);
    const patched = await mine.api.users.patch({ userId: 'nulls', metadata: { a: null, never: null, b: { c: null } } });
    expect(patched.metadata).toEqual({ b: { c: null } });
  });

  test('merges at the top level, whatever the values', async () => {
    const key = fc.oneof(fc.constantFrom('a', 'b', 'c', ''), fc.string({ maxLength: 20, unit: 'grapheme' }));
    const value = fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }));
    const metadata = fc
      .dictionary(key, value, { maxKeys: 8, noNullPrototype: true })
      .filter((raw) => !JSON.stringify(raw).includes('"__proto__"'))
      .map((raw) => storableJson(raw) as Record<string, unknown>);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(metadata, metadata, metadata, async (stored, first, second) => {
        const userId = `merge ${++run}`;
        expect((await mine.api.users.put({ userId, metadata: stored })).metadata).toEqual(stored);
        let model = stored;
        for (const patch of [first, second]) {
          const merged = Object.entries({ ...model, ...patch }).filter(([name]) => patch[name] !== null);
          model = Object.fromEntries(merged);
          expect((await mine.api.users.patch({ userId, metadata: patch })).metadata).toEqual(model);
        }
        expect((await mine.api.users.get({ userId })).metadata).toEqual(model);
      }),
      { numRuns: 60 },
    );
  });

  test('counts the merged metadata against the limits', async () => {
    const userId = 'merged limits';
    await mine.api.users.put({ userId, metadata: numbered(0, MAX_KEYS) });
    const error = await refusal(mine.api.users.patch({ userId, metadata: { one: 'more' } }));
    expect([error.code, issuePaths(error)]).toEqual(['validation_error', ['metadata']]);
    const swapped = await mine.api.users.patch({ userId, metadata: { k0: null, one: 'more' } });
    expect(Object.keys(swapped.metadata)).toHaveLength(MAX_KEYS);

    await mine.api.users.put({ userId, metadata: sized(MAX_JSON_BYTES - 100) });
    // Merged, a comma takes the place of a closing and an opening brace.
    const tooMuch = mine.api.users.patch({ userId, metadata: sized(102, 'z') });
    expect((await refusal(tooMuch)).code).toBe('validation_error');
    const { metadata } = await mine.api.users.patch({ userId, metadata: sized(101, 'z') });
    expect(JSON.stringify(metadata)).toHaveLength(MAX_JSON_BYTES);
  });

  test('is never too large if it only removes keys', async () => {
    const userId = 'shrinking';
    // PostgreSQL writes all 301 digits of each number: by its count this is over the limit.
    await mine.api.users.put({ userId, metadata: { list: Array(5000).fill(1e-300), old: 1 } });
    expect((await mine.api.users.patch({ userId })).metadata).toHaveProperty('old');
    expect((await mine.api.users.patch({ userId, metadata: { old: null } })).metadata).not.toHaveProperty('old');
  });

  test('accepts metadata of exactly the maximum size', async () => {
    const userId = 'last byte';
    const text = '": , \\ " x: y, ';
    await mine.api.users.put({ userId, metadata: { ...sized(MAX_JSON_BYTES - 1000), list: [1, { text }] } });
    const { metadata } = await mine.api.users.get({ userId });
    const rest = MAX_JSON_BYTES - JSON.stringify({ ...metadata, z: '' }).length;
    const more = await refusal(mine.api.users.patch({ userId, metadata: { z: 'x'.repeat(rest + 1) } }));
    expect(more.code).toBe('validation_error');
    const full = await mine.api.users.patch({ userId, metadata: { z: 'x'.repeat(rest) } });
    expect(JSON.stringify(full.metadata)).toHaveLength(MAX_JSON_BYTES);
  });
});

describe('at the same moment', () => {
  test('patches of different keys all take effect', async () => {
    const userId = 'twenty';
    const { refused } = await simultaneously(20, (index) =>
      mine.api.users.patch({ userId, metadata: { [`key${index}`]: index, [`gone${index}`]: null } }),
    );
    expect(refused).toEqual([]);
    const { metadata } = await mine.api.users.get({ userId });
    expect(metadata).toEqual(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, index])));
  });

  test.each(['put', 'patch'] as const)('only one of many %s requests creates the user', async (verb) => {
    const userId = `created by ${verb}`;
    const { done } = await simultaneously(20, (index) =>
      mine.answer((api) => api.users[verb]({ userId, metadata: { index } })),
    );
    expect(done).toHaveLength(20);
    expect(done.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(done.map(({ body }) => body.createdAt)).size).toBe(1);
  });

  test('patches never exceed the limit together', async () => {
    const userId = 'crowded';
    await mine.api.users.put({ userId, metadata: numbered(1000, MAX_KEYS - 50) });
    const { done, refused } = await simultaneously(20, (index) =>
      mine.api.users.patch({ userId, metadata: numbered(index * 10, 10) }),
    );
    expect([done.length, refused]).toEqual([5, Array(15).fill('validation_error')]);
    expect(Object.keys((await mine.api.users.get({ userId })).metadata)).toHaveLength(MAX_KEYS);
  });
});

describe('the list', () => {
  test('is newest first and finds ids in any case, with wildcards as plain characters', async () => {
    const { api } = await openTestCaller();
    for (const userId of ['Ann@x.io', 'ben_1', 'BEN%2', 'carl']) await api.users.patch({ userId });
    const ids = async (query?: string) => (await api.users.list({ query })).data.map(({ userId }) => userId);
    expect([...(await ids())].sort()).toEqual(['Ann@x.io', 'BEN%2', 'ben_1', 'carl'].sort());
    expect([...(await ids('ben'))].sort()).toEqual(['BEN%2', 'ben_1'].sort());
    expect(await ids('_')).toEqual(['ben_1']);
    expect(await ids('%')).toEqual(['BEN%2']);
    expect(await ids('unknown')).toEqual([]);
    const { data, pagination } = await api.users.list({ limit: 3, offset: 1 });
    expect(pagination).toEqual({ total: 4, limit: 3, offset: 1 });
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      [...data.map(({ createdAt }) => createdAt)].sort().reverse(),
    );
  });
});

test.each(['', 'x'.repeat(256)])('refuses the userId %j', async (userId) => {
  const { users } = mine.api;
  const calls = [users.get({ userId }), users.patch({ userId }), users.erase({ userId })];
  expect((await Promise.all(calls.map(refusal))).map(issuePaths)).toEqual(Array(3).fill(['userId']));
});

test.each(['a/b', 'a%2Fb', '..', 'å\u{1F600}', "'; --", 'x'.repeat(255)])('keeps the userId %j', async (userId) => {
  await mine.api.users.put({ userId, metadata: {} });
  expect((await mine.api.users.get({ userId })).userId).toBe(userId);
});

test("another company's user is not found", async () => {
  const other = await openTestCaller();
  await mine.api.users.put({ userId: 'shared', metadata: { whose: 'mine' } });
  expect((await refusal(other.api.users.get({ userId: 'shared' }))).code).toBe('not_found');
  expect((await refusal(other.api.users.erase({ userId: 'shared' }))).code).toBe('not_found');
  const { status, body } = await other.answer((api) => api.users.patch({ userId: 'shared' }));
  expect([status, body.metadata]).toEqual([201, {}]);
  expect((await mine.api.users.get({ userId: 'shared' })).metadata).toEqual({ whose: 'mine' });
});
