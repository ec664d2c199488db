import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createMember } from '../../features/accounts/members/people';
import { companyMaker } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

const PASSWORD = 'correct horse battery';
const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_SIGN_IN_LIMIT: '1000000' });
afterAll(() => api.stop());
const { origin } = new URL(api.url);
const { key, companyId, clientToken, rest } = await companyMaker(database, api)();
const email = `bodies-${companyId}@example.com`;
let cookie = '';
beforeAll(async () => {
  await createMember(database.prisma, companyId, { email, password: PASSWORD, role: 'owner' });
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  cookie = signedIn.headers.getSetCookie().join('; ');
});

type Answer = { status: number; codes: (string | undefined)[] };
/** A path that accepts JSON; `body` wraps metadata, as JSON text, in a valid request. */
type Endpoint = {
  path: string;
  method?: string;
  headers?: () => Record<string, string>;
  body: (metadata: string) => string;
};

const bearer = () => ({ Authorization: `Bearer ${key}`, Accept: 'application/json, text/event-stream' });
const ENDPOINTS: Record<string, Endpoint> = {
  REST: { path: '/api/v1/users/rest', method: 'PUT', headers: bearer, body: (metadata) => `{"metadata":${metadata}}` },
  MCP: {
    path: '/api/mcp',
    headers: bearer,
    body: (metadata) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"replace_user","arguments":{"userId":"mcp","metadata":${metadata}}}}`,
  },
  tRPC: {
    path: '/api/trpc/users.put',
    headers: () => ({ Cookie: cookie }),
    body: (metadata) => `{"userId":"trpc","metadata":${metadata}}`,
  },
  client: {
    path: '/api/client/identify',
    body: (metadata) =>
      `{"clientToken":"${clientToken}","anonymousId":"browser-bodies","userId":"client","metadata":${metadata}}`,
  },
  public: { path: '/api/public/acceptInvitation', body: (metadata) => `{"token":"x","name":${metadata}}` },
  auth: {
    path: '/api/auth/sign-in/email',
    body: (metadata) => `{"email":"${email}","password":"${PASSWORD}","metadata":${metadata}}`,
  },
};
/** The endpoints that store the metadata. */
const STORING = ['REST', 'MCP', 'tRPC', 'client'];

/** The code of an error in any transport, and the codes of its issues. */
function codesOf(text: string): (string | undefined)[] {
  const { error } = JSON.parse(text.replace(/^event: message\ndata: /, '')) as {
    error?: { code?: string; details?: object; data?: { code: string; details?: object } };
  };
  const { code, details } = error?.data ?? error ?? {};
  return [code, ...((details as { issues?: { code: string }[] })?.issues ?? []).map((issue) => issue.code)];
}

async function send(
  endpoint: Endpoint,
  body: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(origin + endpoint.path, {
    method: endpoint.method ?? 'POST',
    headers: { 'Content-Type': 'application/json', ...endpoint.headers?.(), ...headers },
    body: Buffer.from(body),
  });
  return { status: response.status, codes: codesOf(await response.text()) };
}

/** Acts like clients that read the response only after sending everything, with `Connection: close`. */
function sendFirst(endpoint: Endpoint, body: Buffer, chunked: boolean): Promise<string> {
  const headers = Object.entries({
    Host: '127.0.0.1',
    'Content-Type': 'application/json',
    Connection: 'close',
    ...endpoint.headers?.(),
  });
  const size = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
  const head = `${endpoint.method ?? 'POST'} ${endpoint.path} HTTP/1.1\r\n${headers.map((one) => one.join(': ')).join('\r\n')}\r\n${size}\r\n\r\n`;
  const sent = chunked
    ? Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
    : body;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    socket.on('error', reject);
    socket.pause();
    socket.write(head);
    socket.write(sent, () => {
      socket.setEncoding('utf8').on('data', (text) => {
        answer += text;
      });
      socket.on('end', () => resolve(answer));
      socket.resume();
    });
  });
}

/** Acts like clients that read while they send. Returns what they received until the connection closed or they finished. */
function sendListening(endpoint: Endpoint, megabytes: number, chunked: boolean): Promise<string> {
  const headers = Object.entries({ Host: '127.0.0.1', 'Content-Type': 'application/json', ...endpoint.headers?.() });
  const size = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${megabytes * 1_048_576}`;
  const part = Buffer.alloc(1_048_576, 'x');
  const sent = chunked ? Buffer.concat([Buffer.from('100000\r\n'), part, Buffer.from('\r\n')]) : part;
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    const sendRest = (left: number): unknown =>
      left > 0 && socket.writable ? socket.write(sent, () => sendRest(left - 1)) : socket.destroy();
    socket.setEncoding('utf8').on('data', (text) => {
      // Most clients stop sending after the response; this one continues.
      if (answer === '') sendRest(megabytes);
      answer += text;
    });
    socket.on('error', () => {}).on('close', () => resolve(answer));
    socket.write(
      `${endpoint.method ?? 'POST'} ${endpoint.path} HTTP/1.1\r\n${headers.map((one) => one.join(': ')).join('\r\n')}\r\n${size}\r\n\r\n`,
    );
    if (chunked) for (let count = 0; count < 2; count += 1) socket.write(sent);
  });
}

const large = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576, 'x');

describe.each(Object.entries(ENDPOINTS))('%s', (_, endpoint) => {
  it('gets 413 for a body that is too large, no matter by how much', async () => {
    for (const megabytes of [2, 5, 20])
      expect(await send(endpoint, large(megabytes))).toEqual({ status: 413, codes: ['payload_too_large'] });
    for (const chunked of [false, true])
      expect(await sendFirst(endpoint, large(5), chunked)).toMatch(/^HTTP\/1.1 413 [\s\S]*payload_too_large/);
  });

  it('rejects bytes that are not UTF-8', async () => {
    const damaged = Buffer.from(endpoint.body('{"name":"caf\u00e9"}'), 'latin1');
    expect(await send(endpoint, damaged)).toEqual({ status: 400, codes: ['validation_error', 'invalid_encoding'] });
  });

  it('rejects another charset and a compressed body with 415', async () => {
    const refused = { status: 415, codes: ['unsupported_media_type'] };
    const text = endpoint.body('{}');
    expect(await send(endpoint, text, { 'Content-Type': 'application/json; charset=iso-8859-1' })).toEqual(refused);
    expect(await send(endpoint, gzipSync(text), { 'Content-Encoding': 'gzip' })).toEqual(refused);
  });
});

test('a client that reads while it sends gets the error at once for a body too large to be drained', async () => {
  const endpoint = ENDPOINTS.REST as Endpoint;
  for (const chunked of [false, true])
    expect(await sendListening(endpoint, 60, chunked)).toMatch(/^HTTP\/1.1 413 [\s\S]*payload_too_large/);
  expect(await send(endpoint, large(60))).toEqual({ status: 413, codes: ['payload_too_large'] });
});

describe.each(STORING)('%s', (name) => {
  const endpoint = ENDPOINTS[name] as Endpoint;
  const metadata = async () => (await rest('GET', `/users/${name.toLowerCase()}`)).metadata;

  it('stores the body unchanged, with or without a byte order mark', async () => {
    const sent = { whole: 9_007_199_254_740_991, least: -9_007_199_254_740_991, part: 0.1, text: '\ufeffé🦆' };
    for (const mark of ['', '\ufeff']) {
      const body = mark + endpoint.body(JSON.stringify({ ...sent, mark: mark.length }));
      expect(await send(endpoint, body, { 'Content-Type': 'application/json; charset=UTF-8' })).toMatchObject({
        codes: [undefined],
      });
      expect(await metadata()).toEqual({ ...sent, mark: mark.length });
    }
  });

  it('rejects numbers that would be rounded', async () => {
    const whole = ['9007199254740993', '-9007199254740992', '12345678901234567890', '1e400', '-1e400', '1e21'];
    for (const number of [...whole, '1.00000000000000001', '-0.1234567890123456789', '1e-400'])
      for (const text of [`{"id":${number}}`, `{"deep":[{"id":${number}}]}`]) {
        const refused = { status: name === 'MCP' ? 200 : 400, codes: ['validation_error', 'unsafe_number'] };
        expect([number, await send(endpoint, endpoint.body(text))]).toEqual([number, refused]);
      }
  });
});

test.each(['0.10000000000000001', '0.1000000000000000055511151231257827', '1.0000000000000000000'])(
  'the number %s is stored by every endpoint',
  async (text) => {
    for (const name of STORING) {
      const endpoint = ENDPOINTS[name] as Endpoint;
      expect((await send(endpoint, endpoint.body(`{"number":${text}}`))).codes).toEqual([undefined]);
      expect((await rest('GET', `/users/${name.toLowerCase()}`)).metadata).toMatchObject({ number: Number(text) });
    }
  },
);

describe('a query', () => {
  const get = async (path: string, headers: Record<string, string> = bearer()) => {
    const response = await fetch(origin + path, { headers });
    return { status: response.status, codes: codesOf(await response.text()) };
  };
  const refused = { status: 400, codes: ['validation_error', 'invalid_encoding'] };

  it('is rejected if it is not UTF-8', async () => {
    for (const query of ['query=%FF', 'query=caf%e9', 'query=%c3', 'query=a&%ff=1', 'query=%ed%a0%80'])
      expect(await get(`/api/v1/users?${query}`)).toEqual(refused);
    expect(await get('/api/trpc/users.list?input=%7B%22query%22%3A%22%FF%22%7D', { Cookie: cookie })).toEqual(refused);
  });

  it('is decoded otherwise, and a percent sign without digits is kept', async () => {
    await rest('PUT', '/users/querying', { metadata: { name: '100% café' } });
    for (const query of ['100%', '100%25%20caf%C3%A9', '100%25+caf%c3%a9'])
      expect((await rest('GET', `/users?query=${query}`)).data).toMatchObject([{ userId: 'querying' }]);
  });
});

it('a URL that is too long gets an error envelope', async () => {
  for (const length of [20_000, 200_000, 2_000_000]) {
    const response = await fetch(`${api.url}/users?query=${'x'.repeat(length)}`, { headers: bearer() });
    expect([length, response.status, codesOf(await response.text())]).toEqual([length, 431, ['validation_error']]);
  }
});
