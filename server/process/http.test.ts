import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Database } from '../database/types';
import { UNAVAILABLE_CAUSES } from '../platform/causes';
import { openTestDatabase } from '../testing/database';
import { createHttpServer, type Handler, noPages, type Route } from './http';

async function serve(database: Database, routes: Route[] = [], pages: Handler = noPages): Promise<string> {
  const server = createHttpServer(database, routes, pages);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const withSql = async (sql: Database['sql']): Promise<Database> => ({ ...(await openTestDatabase()), sql });

test('healthz answers without the database', async () => {
  const url = await serve(await withSql(() => Promise.reject(new Error('password=hunter2'))));
  const response = await fetch(`${url}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});

test('readyz is 200 when the database answers and is up to date', async () => {
  const response = await fetch(`${await serve(await openTestDatabase())}/readyz?verbose`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok' },
    layout: inject('citus') ? 'distributed' : 'single',
  });
});

test('readyz is 503 when the database fails, and does not say why', async () => {
  const url = await serve(await withSql(() => Promise.reject(new Error('password=hunter2'))));
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: 'unavailable',
    message: UNAVAILABLE_CAUSES.database,
    checks: { database: 'failing', migrations: 'unknown' },
  });
});

test('readyz is 503 when the database does not answer in time', async () => {
  const url = await serve(await withSql(() => new Promise(() => {})));
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
});

test('readyz is 503 while a migration is missing', async () => {
  const url = await serve(await withSql(async () => []));
  const response = await fetch(`${url}/readyz`);
  expect([response.status, await response.json()]).toMatchObject([503, { checks: { migrations: 'missing' } }]);
});

test('a malformed request is refused in the usual error envelope', async () => {
  const { port } = new URL(await serve(await openTestDatabase()));
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('end', () => resolve(answer));
      socket.on('error', reject);
    });
  const large = await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(large).toMatch(
    /^HTTP\/1.1 431 [\s\S]*X-Request-Id: (\w+)\r\n[\s\S]*\r\n\r\n\{"error":\{"code":"validation_error","message":"[^"]+","details":\{"requestId":"\1"\}\}\}$/,
  );
  expect(await answerTo('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\n\r\n\{"error":/);
});

test('probes take GET and HEAD only', async () => {
  const response = await fetch(`${await serve(await openTestDatabase())}/healthz`, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a route answers its prefix and the paths below it; pages answer the rest', async () => {
  const say =
    (text: string): Handler =>
    (_, res) => {
      res.end(text);
    };
  const url = await serve(await openTestDatabase(), [{ prefix: '/api/v1', handler: say('api') }], say('pages'));
  const answers = ['/api/v1', '/api/v1/tags', '/api/v1?x', '/api/v10', '/', '/healthz/x'];
  const texts = await Promise.all(answers.map(async (path) => (await fetch(url + path)).text()));
  expect(texts).toEqual(['api', 'api', 'api', 'pages', 'pages', 'pages']);
});

test('a handler that throws is a 500 without its cause', async () => {
  const broken: Handler = () => Promise.reject(new Error('password=hunter2'));
  const response = await fetch(await serve(await openTestDatabase(), [], broken));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('hunter2');
});

test('a handler that throws half-way cuts the connection', async () => {
  const url = await serve(await openTestDatabase(), [], async (_, res) => {
    res.write('half');
    throw new Error('broken');
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
});

test('without pages, paths that no route answers are 404', async () => {
  const url = await serve(await openTestDatabase());
  const status = await new Promise((resolve) => request(`${url}/`, (res) => resolve(res.resume().statusCode)).end());
  expect(status).toBe(404);
});

test('refuses TRACE and several Host headers on every path', async () => {
  const reached: string[] = [];
  const pages: Handler = (req, res) => {
    reached.push(req.url ?? '');
    res.end();
  };
  const { port } = new URL(await serve(await openTestDatabase(), [{ prefix: '/api', handler: pages }], pages));
  const answerTo = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
      let answer = '';
      socket
        .on('data', (chunk) => (answer += chunk))
        .on('end', () => resolve(answer))
        .on('error', reject);
    });
  for (const path of ['/', '/sign-in', '/api/v1/tags']) {
    const trace = await answerTo(`TRACE ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
    expect(trace).toMatch(/^HTTP\/1\.1 405 [\s\S]*Allow: GET[\s\S]*"method_not_allowed"/);
    const twice = `Host: a.example\r\nhOsT: b.example\r\nConnection: close\r\n\r\n`;
    expect(await answerTo(`GET ${path} HTTP/1.1\r\n${twice}`)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"validation_error"/);
  }
  expect(reached).toEqual([]);
});
