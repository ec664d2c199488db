import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../../platform/log';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { readNodeBody } from '../request-text';

const database = await openTestDatabase();
const logged = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
afterEach(() => logged.forEach((spy) => void spy.mockClear()));

async function serve() {
  const api = await startApi(database);
  onTestFinished(() => api.stop());
  const { companyId, key } = await createTestCompany(database);
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const { cookie } = await signInNew(database, companyId);
  const metadata = { text: 'x'.repeat(60_000) };
  for (let index = 0; index < 10; index += 1) await api.call('PUT', `/users/u${index}`, { key, body: { metadata } });
  const { host, port } = new URL(api.url);
  const head = (line: string, ...more: string[]) =>
    [`${line} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${key}`, `Cookie: ${cookie}`, ...more, '', ''].join(
      '\r\n',
    );
  return { api, key, clientToken, head, port: Number(port) };
}

const tool = (name: string, args: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

/** Requests with a body. */
const BODIES = (clientToken: string): [path: string, body: string][] => [
  ['/api/v1/tags', '{"name":"Left"}'],
  ['/api/mcp', tool('create_tag', { name: 'Left' })],
  ['/api/client/identify', JSON.stringify({ clientToken, anonymousId: 'browser-left', userId: 'left' })],
  ['/api/trpc/tags.create', '{"name":"Left"}'],
  ['/api/public/acceptInvitation', '{"token":"x"}'],
  ['/api/auth/sign-in/email', '{"email":"a@example.com","password":"x"}'],
];
const READS = [
  'GET /api/v1/users?limit=100',
  'GET /api/trpc/users.list?input=%7B%22limit%22%3A100%7D',
  'GET /api/v1/openapi.json',
];

type Leave = (socket: Socket) => void;
const LEAVING: [name: string, leave: Leave][] = [
  ['closes', (socket) => socket.destroy()],
  ['resets', (socket) => socket.resetAndDestroy()],
  ['ends its side', (socket) => socket.end()],
];

/** Sends bytes, disconnects at `when`, and resolves when the connection is closed. */
const sendAndLeave = (port: number, text: string, leave: Leave, when: 'sent' | 'answered') =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => when === 'sent' && leave(socket)));
    socket.once('data', () => (when === 'answered' ? leave(socket) : undefined));
    socket.on('error', () => {});
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('close', () => resolve());
  });

test.each(LEAVING)('a client that %s mid-request is not logged as an error', async (_, leave) => {
  const { api, key, clientToken, head, port } = await serve();
  const parts: [string, 'sent' | 'answered'][] = [];
  for (const [path, body] of BODIES(clientToken)) {
    const json = 'Content-Type: application/json';
    const accept = 'Accept: application/json, text/event-stream';
    const whole = head(`POST ${path}`, json, accept, `Content-Length: ${body.length}`);
    const chunked = head(`POST ${path}`, json, accept, 'Transfer-Encoding: chunked');
    parts.push(
      [whole, 'sent'],
      [whole + body.slice(0, 5), 'sent'],
      [whole + body, 'sent'],
      [whole + body, 'answered'],
      [`${chunked}5\r\n${body.slice(0, 5)}`, 'sent'],
      [`${chunked}5\r\n${body.slice(0, 5)}\r\n`, 'sent'],
      [`${head(`POST ${path}`, json, 'Content-Length: 3000000')}{`, 'sent'],
      [`${head(`POST ${path}`, json, 'Content-Length: 3000000')}{`, 'answered'],
    );
  }
  for (const line of READS) for (const when of ['sent', 'answered'] as const) parts.push([head(line), when]);
  for (const [text, when] of parts) await sendAndLeave(port, text, leave, when);
  // Responses to later requests show that the server has finished with these.
  for (let round = 0; round < 3; round += 1) expect((await api.call('GET', '/tags', { key })).status).toBe(200);
  for (const spy of logged) expect(spy.mock.calls).toEqual([]);
});

test('a body whose sender disconnects before it is read is incomplete', async () => {
  const outcome = new Promise((resolve) => {
    const server = createServer((req) => {
      req.once('close', () => readNodeBody(req).then(resolve, resolve));
    });
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const text = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345';
      void sendAndLeave(port, text, (socket) => socket.destroy(), 'sent');
    });
  });
  expect(await outcome).toMatchObject({ code: 'validation_error', message: 'The body is incomplete.' });
});
