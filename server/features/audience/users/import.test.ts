import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { errorCode, startApi } from '../../../testing/http';

// One test imports hundreds of rows of one user, each with its own statement.
vi.setConfig({ testTimeout: 60_000 });
const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());

type Row = { row: number; userId?: string; status: string; code?: string; message?: string };
type Result = { created: number; updated: number; unchanged: number; refused: number; rows: Row[] };

async function company() {
  const { key } = await createTestCompany(database);
  const send = (body: unknown, type = 'application/json', more: Record<string, string> = {}) =>
    api.call('POST', '/users/import', {
      key,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': type, ...more },
    });
  const take = async (body: unknown, type?: string, more?: Record<string, string>) => {
    const answer = await send(body, type, more);
    expect(answer.status, answer.text).toBe(200);
    const result = answer.body as Result;
    const refused = result.rows.map(({ status }) => status === 'refused');
    expect(refused, 'refused rows come first').toEqual([...refused].sort((a, b) => Number(b) - Number(a)));
    return { ...result, rows: [...result.rows].sort((a, b) => a.row - b.row) };
  };
  const metadataOf = async (userId: string) => {
    const { body } = await api.call('GET', `/users?query=${encodeURIComponent(userId)}`, { key });
    const { data } = body as { data: { userId: string; metadata: unknown }[] };
    return data.find((one) => one.userId === userId)?.metadata;
  };
  return { key, send, take, metadataOf };
}

const countsOf = ({ created, updated, unchanged, refused }: Result) => [created, updated, unchanged, refused];

test('creates, updates or keeps each user, and changes nothing when the same body is sent again', async () => {
  const { take, metadataOf } = await company();
  const users = [
    { userId: 'b', metadata: { plan: 'pro', seats: 5 } },
    { userId: 'a', metadata: { plan: 'free' } },
    { userId: 'c' },
  ];
  const first = await take(users);
  expect(countsOf(first)).toEqual([3, 0, 0, 0]);
  expect(first.rows.map(({ row, userId }) => [row, userId])).toEqual([
    [1, 'b'],
    [2, 'a'],
    [3, 'c'],
  ]);
  expect(countsOf(await take({ users }))).toEqual([0, 0, 3, 0]);
  const next = await take([
    { userId: 'b', metadata: { seats: null, team: 'x' } },
    { userId: 'a', metadata: {} },
  ]);
  expect(next.rows.map(({ status }) => status)).toEqual(['updated', 'unchanged']);
  expect(await metadataOf('b')).toEqual({ plan: 'pro', team: 'x' });
});

test('refused rows do not affect others, and say why they are refused', async () => {
  const { take, metadataOf } = await company();
  const big = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`key-${at}`, at]));
  const more = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`more-${at}`, at]));
  const result = await take([
    { userId: 'good', metadata: { n: 1 } },
    { userId: '' },
    { metadata: {} },
    { userId: 42 },
    'text',
    null,
    [],
    { userId: 'odd', metdata: {} },
    { userId: 'n\u0000l' },
    { userId: 'x'.repeat(256) },
    { userId: 'list', metadata: [] },
    { userId: 'big', metadata: big },
    { userId: 'big', metadata: more },
    { userId: 'last' },
  ]);
  expect(countsOf(result)).toEqual([3, 0, 0, 11]);
  expect(result.rows.map(({ row }) => row)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
  const refusals = Object.fromEntries(
    result.rows.filter(({ code }) => code).map(({ row, code, message }) => [row, [code, message]]),
  );
  expect(refusals[2]?.[1]).toMatch(/^userId: /);
  expect(refusals[8]).toEqual(['unrecognized_keys', expect.stringContaining('metadata')]);
  expect(refusals[9]?.[0]).toBe('invalid_text');
  expect(refusals[13]?.[0]).toBe('too_big');
  for (const [code, message] of Object.values(refusals))
    expect([code, message]).toEqual([expect.any(String), expect.any(String)]);
  expect(await metadataOf('big')).toEqual(big);
  expect(await metadataOf('last')).toEqual({});
});

test('several rows of one user are applied in order', async () => {
  const { take, metadataOf } = await company();
  const rows = Array.from({ length: 250 }, (_, at) => ({ userId: `u${at % 3}`, metadata: { at } }));
  const result = await take([...rows, { userId: 'u0', metadata: { at: 249 } }]);
  expect(countsOf(result)).toEqual([3, 247, 1, 0]);
  expect([await metadataOf('u0'), await metadataOf('u2')]).toEqual([{ at: 249 }, { at: 248 }]);
});

test('accepts a thousand rows, and refuses more', async () => {
  const { take, send } = await company();
  const users = Array.from({ length: 1_000 }, (_, at) => ({ userId: `user-${at}`, metadata: { at } }));
  expect(countsOf(await take(users))).toEqual([1_000, 0, 0, 0]);
  for (const [body, type] of [
    [JSON.stringify([...users, { userId: 'one more' }]), 'application/json'],
    [[...users, {}].map((user) => JSON.stringify(user)).join('\n'), 'application/x-ndjson'],
    [`userId\n${'a\n'.repeat(1_001)}`, 'text/csv'],
    ['[]', 'application/json'],
    ['', 'application/x-ndjson'],
    ['userId\n', 'text/csv'],
  ] as const) {
    const answer = await send(body, type);
    expect([answer.status, answer.body]).toMatchObject([400, { error: { details: { issues: [{ path: 'users' }] } } }]);
  }
});

describe('bodies', () => {
  test('lines of JSON', async () => {
    const { take, metadataOf } = await company();
    const text = '{"userId":"a","metadata":{"n":1}}\r\n\n{"userId":"b"\n{"userId":"c"}\n';
    const result = await take(text, 'application/x-ndjson; charset=utf-8');
    expect(result.rows).toMatchObject([
      { row: 1, status: 'created' },
      { row: 2, status: 'refused', code: 'invalid_type' },
      { row: 3, status: 'created' },
    ]);
    expect(await metadataOf('a')).toEqual({ n: 1 });
  });

  test('CSV with a header: columns are metadata, empty cells are left out', async () => {
    const { take, metadataOf } = await company();
    await take([{ userId: 'a,1', metadata: { plan: 'kept' } }]);
    const text =
      '\uFEFFname, userId ,seats,trial,zip,plan\n"Ann ""A"" Lee","a,1",5,true,00123,\nBob,b,,false,1e3,free\nshort,row\n';
    const result = await take(text, 'text/csv');
    expect(result.rows).toMatchObject([{ status: 'updated' }, { status: 'created' }, { status: 'refused' }]);
    expect(await metadataOf('a,1')).toEqual({ plan: 'kept', name: 'Ann "A" Lee', seats: 5, trial: true, zip: '00123' });
    expect(await metadataOf('b')).toEqual({ name: 'Bob', trial: false, zip: '1e3', plan: 'free' });
  });

  test('CSV numbers that cannot be read exactly are texts, such as long ids', async () => {
    const { take, metadataOf } = await company();
    const numbers = ['10153264873492838', '10153264873492839', '-9007199254740992', '1e+21', '0.10000000000000001'];
    const text = `userId,${numbers.map((_, at) => `n${at}`).join(',')},most,part\na,${numbers.join(',')},9007199254740991,0.1\n`;
    expect(countsOf(await take(text, 'text/csv'))).toEqual([1, 0, 0, 0]);
    expect(await metadataOf('a')).toEqual({
      ...Object.fromEntries(numbers.map((number, at) => [`n${at}`, number])),
      most: 9_007_199_254_740_991,
      part: 0.1,
    });
  });

  test.each([
    ['user,plan\na,b\n', 'invalid_csv'],
    ['userId,plan,plan\na,b,c\n', 'invalid_csv'],
    ['userId\n"open', 'invalid_csv'],
    ['', 'invalid_csv'],
  ])('refuses the whole body if it is not a valid table: %j', async (text, code) => {
    const { send } = await company();
    expect([(await send(text, 'text/csv')).body]).toMatchObject([{ error: { details: { issues: [{ code }] } } }]);
  });

  test('refuses other content types, and a body that is too large', async () => {
    const { send } = await company();
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonx'])
      expect([type, (await send('[]', type)).status]).toEqual([type, 415]);
    const answer = await send(`[{"userId":"a","metadata":{"x":"${'x'.repeat(4_194_304)}"}}]`);
    expect([answer.status, errorCode(answer.body)]).toEqual([413, 'payload_too_large']);
    expect((await send('{"userId":')).status).toBe(400);
    expect((await send('"text"')).status).toBe(400);
    expect((await send({ users: [], other: 1 })).status).toBe(400);
  });
});

test('every allowed id is imported unchanged, in every format', async () => {
  const { take, key } = await company();
  const ids = [
    '..',
    '.',
    'a/b',
    '%2F',
    'ä ö',
    ' x ',
    'null',
    '__proto__',
    '🦆',
    'a"b,c\nd',
    '42',
    'true',
    '=1+1',
    '1e5',
  ];
  expect(countsOf(await take(ids.map((userId) => ({ userId }))))).toEqual([ids.length, 0, 0, 0]);
  const csv = `userId\n${ids.map((id) => `"${id.replaceAll('"', '""')}"`).join('\n')}\n`;
  expect(countsOf(await take(csv, 'text/csv'))).toEqual([0, 0, ids.length, 0]);
  expect(
    countsOf(await take(ids.map((userId) => JSON.stringify({ userId })).join('\n'), 'application/x-ndjson')),
  ).toEqual([0, 0, ids.length, 0]);
  const { body } = await api.call('GET', '/users?limit=100', { key });
  const { data } = body as { data: { userId: string }[] };
  expect(data.map(({ userId }) => userId).sort()).toEqual([...ids].sort());
  // The users of a list response can be imported as they are.
  expect(countsOf(await take(data))).toEqual([0, 0, ids.length, 0]);
});

test('a repeated idempotency key gets the same response, and is refused for another body', async () => {
  const { take, send } = await company();
  const key = { 'Idempotency-Key': 'import-1' };
  const body = 'userId,plan\na,pro\n';
  const first = await take(body, 'text/csv', key);
  expect(countsOf(first)).toEqual([1, 0, 0, 0]);
  const again = await send(body, 'text/csv', key);
  expect([again.body, again.headers.get('idempotent-replay')]).toEqual([first, 'true']);
  expect((await send('userId,plan\na,free\n', 'text/csv', key)).status).toBe(409);
});

test('two concurrent imports of the same users both succeed', async () => {
  const { take } = await company();
  const users = Array.from({ length: 300 }, (_, at) => ({ userId: `user-${at}` }));
  const mark = (by: string, list: typeof users) => list.map((user) => ({ ...user, metadata: { [by]: true } }));
  const results = await Promise.all([take(mark('one', users)), take(mark('two', [...users].reverse()))]);
  expect(results.map(({ refused, rows }) => [refused, rows.length])).toEqual([
    [0, 300],
    [0, 300],
  ]);
  expect(countsOf(await take(users.map((user) => ({ ...user, metadata: { one: true, two: true } }))))).toEqual([
    0, 0, 300, 0,
  ]);
});

test('counts existing metadata against the limits, row by row, and a refused row changes nothing', async () => {
  const { take, metadataOf } = await company();
  const keys = (from: number, many: number) =>
    Object.fromEntries(Array.from({ length: many }, (_, at) => [`k${from + at}`, 1]));
  await take([
    { userId: 'full', metadata: keys(0, 200) },
    { userId: 'room', metadata: keys(0, 199) },
  ]);
  const drop = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`k${at}`, null]));
  const result = await take([
    { userId: 'full', metadata: { more: 1 } },
    { userId: 'room', metadata: { more: 1 } },
    { userId: 'full', metadata: { ...drop, more: 1 } },
    { userId: 'full' },
    { userId: 'room', metadata: { large: 'x'.repeat(65_000) } },
    { userId: 'new', metadata: { gone: null, n: 12345678901234567890n.toString() } },
  ]);
  expect(result.rows.map(({ status, code }) => code ?? status)).toEqual([
    'too_big',
    'updated',
    'updated',
    'unchanged',
    'too_big',
    'created',
  ]);
  expect(await metadataOf('full')).toEqual({ ...keys(10, 190), more: 1 });
  expect(await metadataOf('room')).toEqual({ ...keys(0, 199), more: 1 });
  expect(await metadataOf('new')).toEqual({ n: '12345678901234567890' });
});

test('writes only to the company of the API key', async () => {
  const [own, other] = [await company(), await company()];
  await own.take([{ userId: 'same', metadata: { of: 'own' } }]);
  expect(countsOf(await other.take([{ userId: 'same', metadata: { of: 'other' } }]))).toEqual([1, 0, 0, 0]);
  expect(await own.metadataOf('same')).toEqual({ of: 'own' });
});
