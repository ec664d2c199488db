import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../../platform/log';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const { origin, port } = new URL(api.url);
const { cookie } = await signInNew(database, (await createTestCompany(database)).companyId);

const logged = vi.spyOn(log, 'error');
beforeEach(() => void logged.mockClear());

type Mistake = [name: string, path: string, init: RequestInit, status: number, code: string];

const JSON_TYPE = { 'Content-Type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  body,
  headers,
});

const onCalls = (query: string, mutation: string): Mistake[] => [
  ['a mutation by GET', `${mutation}?input=%7B%7D`, {}, 405, 'method_not_allowed'],
  ['a query by POST', query, post('{}'), 405, 'method_not_allowed'],
  ['no such procedure', 'nope', {}, 404, 'not_found'],
  ['input that is no JSON', `${query}?input=%7B`, {}, 400, 'validation_error'],
  ['a body as text', mutation, post('{}', { 'Content-Type': 'text/plain' }), 400, 'validation_error'],
  ['a body as a form', mutation, post('a=1', { 'Content-Type': 'multipart/form-data' }), 400, 'validation_error'],
  ['a body cut short', mutation, post('{"a":'), 400, 'validation_error'],
  ['an empty body', mutation, post(''), 400, 'validation_error'],
  ['a body that is large', mutation, post(`"${'x'.repeat(1_100_000)}"`), 413, 'payload_too_large'],
  [
    'a compressed body',
    mutation,
    post(new Uint8Array(gzipSync('{}')), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
    415,
    'unsupported_media_type',
  ],
  ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].map(
    (method): Mistake => [method, mutation, { method }, 405, 'method_not_allowed'],
  ),
  ['a large batch', `${`${query},`.repeat(20)}${query}?batch=1&input=%7B%7D`, {}, 400, 'validation_error'],
];

const mistakes = [
  ...onCalls('session', 'setUp').map(([name, path, ...rest]) => [`public: ${name}`, `/api/public/${path}`, ...rest]),
  ...onCalls('tags.list', 'tags.create').map(([name, path, ...rest]) => [`${name}`, `/api/trpc/${path}`, ...rest]),
] as Mistake[];

test.each(mistakes)('%s is rejected', async (_, path, { headers, ...init }, status, code) => {
  const answer = await fetch(origin + path, { ...init, headers: { ...headers, Origin: origin, Cookie: cookie } });
  const { error } = (await answer.json()) as { error: { message: string; data: object } };
  expect([answer.status, error]).toMatchObject([
    status,
    { message: expect.any(String), data: { code, httpStatus: status } },
  ]);
  if (status === 405) expect(answer.headers.get('allow')).toMatch(/GET|POST/);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['a body cut short', post('{"email":')],
  ['a body as text', post('{}', { 'Content-Type': 'text/plain' })],
  ['a list', post('[]')],
  ['nothing', post('')],
])('signing in with %s is rejected', async (_, { headers, ...init }) => {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, { ...init, headers: { ...headers, Origin: origin } });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'validation_error' } }]);
  expect(logged).not.toHaveBeenCalled();
});

/** Sends bytes. @returns everything that the server sends until the connection is closed */
const answerTo = (text: string, then: 'wait' | 'leave' = 'wait') =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(text, () => then === 'leave' && socket.destroy());
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test.each([
  ['OPTIONS * HTTP/1.1', 'Host: a'],
  ['POST /api/auth/sign-out HTTP/1.1', 'Host: ['],
  ['GET /api/trpc/tags.list HTTP/1.1', 'Host: a b'],
  ['GET /api/v1/tags HTTP/1.1', 'Host: ['],
])('%s with %s gets 400', async (line, host) => {
  const answer = await answerTo(`${line}\r\n${host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"validation_error"/);
  expect(logged).not.toHaveBeenCalled();
});

test.each(['/api/v1/tags', '/api/mcp', '/api/client/events', '/api/trpc/tags.create', '/api/auth/sign-in/email'])(
  'a client that disconnects mid-request to %s is not logged as an error',
  async (path) => {
    const { key } = await createTestCompany(database);
    const headers = [
      `Host: ${new URL(origin).host}`,
      `Authorization: Bearer ${key}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
    ];
    await answerTo(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"a":`, 'leave');
    // Responses to later requests show that the server has finished with this one.
    await api.call('GET', '/tags', { key });
    await api.call('GET', '/tags', { key });
    expect(logged).not.toHaveBeenCalled();
  },
);
