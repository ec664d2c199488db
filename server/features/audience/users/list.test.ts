import { beforeAll, describe, expect, test } from 'vitest';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { startApi, type TestApi } from '../../../testing/http';

type List = { data: { userId: string }[]; pagination: { total: number; next?: string } };

const database = await openTestDatabase();
let api: TestApi;
let key = '';
let segmentId = 0;

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await api.call(method, path, { key, body });
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.body as { id: number };
};

const USERS: Record<string, Record<string, unknown>> = {
  ann: { plan: 'pro', seats: 5, tags: ['a', 'b'], 'a.b[c]': 'x', admin: true },
  bob: { plan: 'pro', seats: '5.0', tags: 'a', admin: false },
  cem: { plan: 'Pro', seats: 50, tags: ['c'], admin: 'true' },
  dot: { plan: null, seats: '5e0', email: 'Dot@pro.example' },
  eve: {},
  fay: { plan: ['pro', 'team'], seats: { of: 5 }, version: '1.10' },
};

beforeAll(async () => {
  api = await startApi(database);
  ({ key } = await createTestCompany(database));
  const { key: otherKey } = await createTestCompany(database);
  await api.call('PUT', '/users/stranger', { key: otherKey, body: { metadata: { plan: 'pro' } } });
  for (const [userId, metadata] of Object.entries(USERS)) await send('PUT', `/users/${userId}`, { metadata });
  const rules = [{ type: 'user-property', property: 'seats', comparisonOperator: 'exists' }];
  segmentId = (await send('POST', '/segments', { name: 'Seated', rules })).id;
  return () => api.stop();
});

/** The ids of all listed users, read page by page, sorted by id. */
async function listIds(query: string): Promise<string[]> {
  const found: string[] = [];
  for (let after = '', first = true; first || after; first = false) {
    const { data, pagination } = (await send(
      'GET',
      `/users?limit=1&${query}${after && `&after=${after}`}`,
    )) as unknown as List;
    found.push(...data.map(({ userId }) => userId));
    after = pagination.next ?? '';
    if (!after) expect(pagination.total).toBe(found.length);
  }
  return found.sort();
}

describe('users by metadata', () => {
  test.each([
    ['metadata[plan]=pro', ['ann', 'bob', 'fay']],
    ['metadata%5Bplan%5D=pro', ['ann', 'bob', 'fay']],
    ['metadata[seats]=5', ['ann', 'bob', 'dot']],
    ['metadata[seats]=05.00', ['ann', 'bob', 'dot']],
    ['metadata[plan]=pro&metadata[seats]=5', ['ann', 'bob']],
    ['metadata[tags]=a', ['ann', 'bob']],
    ['metadata[admin]=true', ['ann', 'cem']],
    ['metadata[version]=1.10', ['fay']],
    ['metadata[version]=1.1', ['fay']],
    [`metadata[${encodeURIComponent('a.b[c]')}]=x`, ['ann']],
    ['metadata[nothing]=', []],
    ['metadata[plan]=null', []],
    ['metadata[plan]=pro&query=B', ['bob']],
  ])('%s', async (query, expected) => expect(await listIds(query)).toEqual(expected));

  test('are the users who meet the rule `equals` in a segment', async () => {
    for (const value of ['pro', '5', 'a', 'true', '1.1']) {
      for (const property of ['plan', 'seats', 'tags', 'admin', 'version']) {
        const rules = [{ type: 'user-property', property, comparisonOperator: 'equals', value }];
        const { id } = await send('POST', '/segments', { name: `${property} ${value}`, rules });
        expect([property, value, await listIds(`metadata[${property}]=${value}`)]).toEqual([
          property,
          value,
          await listIds(`segmentId=${id}`),
        ]);
      }
    }
  });

  test('an invalid filter is refused, and the error has its path', async () => {
    for (const [query, path] of [
      ['metadata=pro', 'metadata'],
      ['metadata[plan]=a&metadata[plan]=b', 'metadata.plan'],
      ['meta[plan]=pro', 'meta[plan]'],
      ['metadata[__proto__]=x', 'metadata.__proto__'],
      [`metadata[${'x'.repeat(101)}]=1`, `metadata.${'x'.repeat(101)}`],
    ]) {
      const answer = await api.call('GET', `/users?${query}`, { key });
      expect([query, answer.status]).toEqual([query, 400]);
      expect([query, answer.body]).toMatchObject([query, { error: { details: { issues: [{ path }] } } }]);
    }
  });
});

describe('users in a segment', () => {
  test('can be filtered further', async () => {
    expect(await listIds(`segmentId=${segmentId}`)).toEqual(['ann', 'bob', 'cem', 'dot', 'fay']);
    expect(await listIds(`segmentId=${segmentId}&metadata[plan]=pro`)).toEqual(['ann', 'bob', 'fay']);
    expect(await listIds(`segmentId=${segmentId}&query=dot`)).toEqual(['dot']);
    expect(await listIds(`segmentId=${segmentId}&createdAfter=9000-01-01`)).toEqual([]);
  });

  test('are not found for a segment that does not exist', async () => {
    const answer = await api.call('GET', '/users?segmentId=2000000000', { key });
    expect([answer.status, answer.body]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });
});
