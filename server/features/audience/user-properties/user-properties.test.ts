import { describe, expect, test } from 'vitest';
import { asJson } from '../../../database/json';
import { openTestCaller, refusal } from '../../../testing/caller';
import { MAX_SAMPLED_USERS } from './schema';

const fillWith = async (all: Record<string, unknown>[]) => {
  const mine = await openTestCaller();
  const { companyId } = mine;
  await mine.database.prisma.endUser.createMany({
    data: all.map((metadata, at) => ({ companyId, userId: `user-${at}`, metadata: asJson(metadata) })),
  });
  return mine;
};

describe('properties of users', () => {
  test('have types, numbers of users and commonest values, and nothing of other companies', async () => {
    await fillWith([{ secret: 'theirs' }]);
    const { api } = await fillWith([
      { plan: 'pro', seats: 5, tags: ['a', 'b'], empty: '' },
      { plan: 'pro', seats: '5', tags: ['b'], address: { city: 'Rome' } },
      { plan: 'free', admin: true, gone: null, long: 'x'.repeat(200) },
    ]);
    const { data, pagination, sample } = await api.userProperties.list({});
    expect(sample).toEqual({ users: 3, isComplete: true });
    expect(pagination.total).toBe(8);
    expect(data.map(({ name, users }) => `${name} ${users}`)).toEqual([
      'plan 3',
      'seats 2',
      'tags 2',
      'address 1',
      'admin 1',
      'empty 1',
      'gone 1',
      'long 1',
    ]);
    const by = new Map(data.map((one) => [one.name, one]));
    expect(by.get('plan')).toMatchObject({
      types: ['string'],
      values: [
        { value: 'pro', users: 2 },
        { value: 'free', users: 1 },
      ],
    });
    expect(by.get('seats')).toMatchObject({ types: ['number', 'string'] });
    expect(by.get('tags')).toMatchObject({
      types: ['list'],
      values: [
        { value: 'b', users: 2 },
        { value: 'a', users: 1 },
      ],
    });
    expect(by.get('admin')?.values).toEqual([{ value: true, users: 1 }]);
    for (const name of ['address', 'gone', 'empty', 'long']) expect(by.get(name)?.values).toEqual([]);
    expect(Date.parse(by.get('plan')?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  test('are found by name, and read page by page', async () => {
    const keys = Array.from({ length: 7 }, (_, at) => `Key${at}`);
    const { api } = await fillWith([
      Object.fromEntries(keys.map((key) => [key, 1])),
      Object.fromEntries(keys.slice(0, 3).map((key) => [key, 1])),
    ]);
    expect((await api.userProperties.list({ query: 'kEY3' })).data.map(({ name }) => name)).toEqual(['Key3']);
    const names: string[] = [];
    let after: string | undefined;
    do {
      const { data, pagination } = await api.userProperties.list({ limit: 2, ...(after ? { after } : {}) });
      names.push(...data.map(({ name }) => name));
      after = pagination.next;
    } while (after);
    expect(names).toEqual(keys);
    expect((await refusal(api.userProperties.list({ after: 'junk' }))).code).toBe('validation_error');
  });

  test('come only from the newest users when there are many, and the response says so', async () => {
    const { api, companyId, database } = await openTestCaller();
    const rows = Array.from({ length: MAX_SAMPLED_USERS + 5 }, (_, at) => ({
      companyId,
      userId: `user-${at}`,
      metadata: asJson(at < 5 ? { old: 1 } : { plan: 'pro' }),
      createdAt: new Date(Date.UTC(2026, 0, 1) + at),
    }));
    for (let from = 0; from < rows.length; from += 2_000)
      await database.prisma.endUser.createMany({ data: rows.slice(from, from + 2_000) });
    const { data, sample } = await api.userProperties.list({});
    expect(sample).toEqual({ users: MAX_SAMPLED_USERS, isComplete: false });
    expect(data.map(({ name, users }) => [name, users])).toEqual([['plan', MAX_SAMPLED_USERS]]);
  });
});
