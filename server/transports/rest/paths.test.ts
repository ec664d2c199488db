import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { errorCode, rawCallsTo, spell } from '../../testing/http';

const { api, key } = await openTestApi();

const callRaw = rawCallsTo(api.url, key);

const outcome = async (method: string, path: string) => {
  const { status, body } = await callRaw(method, path);
  return [status, errorCode(body)];
};

describe('a user id in the path', () => {
  it.each([
    ...[
      'a@b.com',
      'a/b',
      '100%',
      '%2F',
      '%252F',
      '%zz',
      'ünï çødé',
      'a+b c',
      '?x=1#y',
      'a;b',
      ':userId',
      '*',
      'x'.repeat(255),
    ],
    ...['.', '..', '...', '/', '//', '../..', '.env', '%2e%2e'],
  ])('round-trips: %s', async (userId) => {
    const [path, spelled] = [`/users/${encodeURIComponent(userId)}`, `/users/${spell(userId)}`];
    const put = await callRaw('PUT', path, { metadata: { userId } });
    expect([put.status, put.body]).toMatchObject([201, { userId, metadata: { userId } }]);
    expect(await callRaw('GET', spelled)).toEqual({ status: 200, body: put.body });
    const patch = await callRaw('PATCH', `${path}/`, { metadata: { seats: 1 } });
    expect(patch).toMatchObject({ status: 200, body: { userId, metadata: { userId, seats: 1 } } });
    expect((await callRaw('GET', `${spelled}/activity`)).status).toBe(200);
    expect(await callRaw('DELETE', path)).toEqual({ status: 204, body: undefined });
    expect(await outcome('GET', path)).toEqual([404, 'not_found']);
  });

  it('is read unchanged, including dots', async () => {
    for (const [path, userId] of Object.entries({ '/users/..': '..', '/users/.': '.', '/users/a#b': 'a#b' }))
      expect(await callRaw('PUT', path, { metadata: {} })).toMatchObject({ status: 201, body: { userId } });
  });

  it('has at most 255 characters', async () => {
    expect(await outcome('GET', `/users/${'x'.repeat(256)}`)).toEqual([400, 'validation_error']);
    expect(await outcome('GET', `/users/${spell('ü'.repeat(2_000))}`)).toEqual([400, 'validation_error']);
  });
});

describe('a path', () => {
  it.each(['/users/%', '/users/%zz', '/users/%c3', '/users/%e2%82', '/product-tours/%'])(
    'with a bad escape is refused: %s',
    async (path) => {
      expect(await outcome('GET', path)).toEqual([400, 'validation_error']);
    },
  );

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(30), '1e3', '0x10', ' 1'])(
    'with the id %s is refused',
    async (id) => {
      expect(await outcome('GET', `/product-tours/${encodeURIComponent(id)}`)).toEqual([400, 'validation_error']);
    },
  );

  it.each([
    ...[
      '/nope',
      '/',
      '',
      '//',
      '/tags//',
      '//tags',
      '/Product-Tours',
      '/product-tours/1/nope',
      '/product-tours//restore',
    ],
    ...['/users//activity', '/../v1/tags', '/tags/../tags'],
  ])('is not found if it is unknown: "%s"', async (path) => {
    expect(await outcome('GET', path)).toEqual([404, 'not_found']);
  });

  it('allows some methods and returns 405 for others', async () => {
    const answer = await api.call('PUT', '/product-tours/1', { key, body: {} });
    expect([answer.status, errorCode(answer.body)]).toEqual([405, 'method_not_allowed']);
    expect(answer.body).toMatchObject({ error: { details: { allowed: ['GET', 'PATCH', 'DELETE'] } } });
    expect(answer.headers.get('allow')).toBe('GET, PATCH, DELETE');
    expect(await outcome('OPTIONS', '/tags')).toEqual([405, 'method_not_allowed']);
  });

  it('of a CSV table is matched like other paths', async () => {
    const made = await api.call('POST', '/nps-widgets', { key, body: { name: 'Scores' } });
    const table = `/nps-widgets/${Number(Object(made.body).id)}/responses.csv`;
    const { status, headers } = await api.call('GET', `${table}/`, { key });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const wrong = await api.call('POST', table, { key, body: {} });
    expect([wrong.status, errorCode(wrong.body), wrong.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET',
    ]);
    for (const path of [table.toUpperCase(), '/nps-widgets//responses.csv', `/..${table}`])
      expect(await outcome('GET', path)).toEqual([404, 'not_found']);
    expect(await outcome('GET', '/nps-widgets/%zz/responses.csv')).toEqual([400, 'validation_error']);
  });

  it('returns the same for HEAD as for GET, without the body', async () => {
    const answer = await api.call('HEAD', '/tags', { key });
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});
