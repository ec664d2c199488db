import { afterAll, expect, it } from 'vitest';
import type { Database } from '../../database/types';
import { Unavailable } from '../../platform/errors';
import { companyMaker } from '../../testing/browser';
import { signInNew } from '../../testing/dashboard';
import { openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

type Details = { requestId?: unknown };
type Refused = {
  message?: unknown;
  data?: { httpStatus?: number; details?: Details };
  details?: Details;
  httpStatus?: number;
};
type Body = { error?: Refused; result?: { structuredContent?: { error?: Refused } } };
type Send = { method?: string; headers?: Record<string, string>; body?: string };
type Case = [transport: string, status: number, path: string, send?: Send, at?: keyof typeof servers];

const database = await openTestDatabase();
const failing: Database = Object.create(database, {
  sql: { value: () => Promise.reject(new Unavailable('database')) },
});
const ONE = { DOCENT_RATE_LIMIT: '1', DOCENT_DASHBOARD_LIMIT: '1', DOCENT_CLIENT_LIMIT_ADDRESS: '1' };
const servers = {
  usual: await startApi(database),
  strict: await startApi(database, ONE),
  busy: await startApi(failing),
};
afterAll(() => Promise.all(Object.values(servers).map(({ stop }) => stop())));

const { companyId, key, clientToken, rest } = await companyMaker(database, servers.usual)();
const { cookie } = await signInNew(database, companyId, 'editor');
const reader = (await rest('POST', '/api-keys', { name: 'r', scopes: ['read'] })).key as string;
await rest('POST', '/tags', { name: 'Taken' });
const nps = await rest('POST', '/nps-widgets', {
  name: 'N',
  targeting: { showOnAllPages: true },
  settings: { frequency: { mode: 'once' } },
  active: true,
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const OTHER_CHARSET = { 'Content-Type': 'application/json; charset=iso-8859-1' };
const LARGE = JSON.stringify({ name: 'x'.repeat(1_048_577) });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const post = (headers: Record<string, string>, body: unknown): Send => ({
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

const own = bearer(key);
const REST: Case[] = [
  ['rest', 400, '/api/v1/tags', post(own, {})],
  ['rest', 401, '/api/v1/tags'],
  ['rest', 403, '/api/v1/tags', post(bearer(reader), { name: 'T' })],
  ['rest', 404, '/api/v1/tags/999999', { headers: own }],
  ['rest', 404, '/api/v1/nothing', { headers: own }],
  ['rest', 405, '/api/v1/tags', { method: 'PUT', headers: own }],
  ['rest', 409, '/api/v1/tags', post(own, { name: 'Taken' })],
  ['rest', 413, '/api/v1/tags', post(own, LARGE)],
  ['rest', 415, '/api/v1/tags', post({ ...own, ...OTHER_CHARSET }, { name: 'T' })],
  ['rest', 429, '/api/v1/tags', { headers: own }, 'strict'],
  ['rest', 503, '/api/v1/tags', { headers: own }, 'busy'],
  ['csv', 404, '/api/v1/micro-surveys/999999/responses.csv', { headers: own }],
];

const tool = (name: string, args: object, token = key): Send =>
  post(bearer(token), { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
const MCP: Case[] = ['', '?errors=results'].flatMap((form): Case[] => {
  const path = `/api/mcp${form}`;
  return [
    ['mcp', 400, path, tool('create_tag', {})],
    ['mcp', 400, path, post(own, '{')],
    ['mcp', 400, path, post(own, { hello: 'world' })],
    ['mcp', 401, path, tool('list_tags', {}, 'dk_none')],
    ['mcp', 403, path, tool('create_tag', { name: 'T' }, reader)],
    ['mcp', 403, path, post({ ...own, Origin: 'https://elsewhere.example' }, {})],
    ['mcp', 404, path, tool('get_tag', { tagId: 999_999 })],
    ['mcp', 405, path, { headers: own }],
    ['mcp', 409, path, tool('create_tag', { name: 'Taken' })],
    ['mcp', 413, path, post(own, LARGE)],
    ['mcp', 415, path, post({ ...own, 'Content-Type': 'text/plain' }, {})],
    ['mcp', 415, path, post({ ...own, ...OTHER_CHARSET }, {})],
    ['mcp', 429, path, tool('list_tags', {}), 'strict'],
    ['mcp', 503, path, tool('list_tags', {}), 'busy'],
  ];
});

const person = { Cookie: cookie };
const CALLS = '/api/trpc';
const DASHBOARD: Case[] = [
  ['dashboard', 400, `${CALLS}/tags.create`, post(person, {})],
  ['dashboard', 400, `${CALLS}/tags.create`, post(person, '{')],
  ['dashboard', 401, `${CALLS}/tags.list?input=%7B%7D`],
  ['dashboard', 403, `${CALLS}/tags.create`, post({ ...person, Origin: 'https://elsewhere.example' }, { name: 'T' })],
  ['dashboard', 404, `${CALLS}/tags.get?input=%7B%22tagId%22%3A999999%7D`, { headers: person }],
  ['dashboard', 404, `${CALLS}/tags.nothing`, { headers: person }],
  ['dashboard', 405, `${CALLS}/tags.list`, { method: 'PUT', headers: person }],
  ['dashboard', 405, `${CALLS}/tags.list`, post(person, {})],
  ['dashboard', 409, `${CALLS}/tags.create`, post(person, { name: 'Taken' })],
  ['dashboard', 413, `${CALLS}/tags.create`, post(person, LARGE)],
  ['dashboard', 415, `${CALLS}/tags.create`, post({ ...person, ...OTHER_CHARSET }, { name: 'T' })],
  ['dashboard', 429, `${CALLS}/tags.list?input=%7B%7D`, { headers: person }, 'strict'],
  ['dashboard', 503, `${CALLS}/tags.list?input=%7B%7D`, { headers: person }, 'busy'],
  ['sign-in', 400, '/api/auth/sign-in/email', post({}, '{')],
  ['sign-in', 401, '/api/auth/sign-in/email', post({}, { email: 'unknown@example.com', password: 'anything at all' })],
];

const asked = (body: object = {}, headers: Record<string, string> = {}) =>
  post({ Origin: 'https://own.example', ...headers }, { clientToken, anonymousId: '0'.repeat(32), ...body });
const answer = (id: string) => asked({ userId: 'ann', id, widgetId: nps.id, isComplete: true, rating: '9' });
const SCRIPT: Case[] = [
  ['script', 400, '/api/client/bootstrap', post({}, '{')],
  ['script', 401, '/api/client/bootstrap', asked({ clientToken: 'ct_none' })],
  ['script', 403, '/api/client/bootstrap', asked({}, { Origin: 'https://elsewhere.example' })],
  ['script', 404, '/api/client/nothing', asked()],
  ['script', 405, '/api/client/bootstrap'],
  ['script', 409, '/api/client/responses/nps', answer('answer-02')],
  ['script', 413, '/api/client/bootstrap', post({}, LARGE)],
  ['script', 415, '/api/client/bootstrap', asked({}, OTHER_CHARSET)],
  ['script', 429, '/api/client/bootstrap', asked(), 'strict'],
  ['script', 503, '/api/client/bootstrap', asked(), 'busy'],
];

async function ask([, , path, { method = 'GET', headers = {}, body } = {}, at = 'usual']: Case, id: string) {
  const { origin } = new URL(servers[at].url);
  const sent = { method, headers: { ...headers, 'X-Request-Id': id }, ...(body === undefined ? {} : { body }) };
  const response = await fetch(origin + path, sent);
  const text = await response.text();
  const answered = JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text) as Body;
  const error = answered.error ?? answered.result?.structuredContent?.error;
  const details = error?.data?.details ?? error?.details;
  const status = error?.data?.httpStatus ?? error?.httpStatus ?? response.status;
  return { status, header: response.headers.get('x-request-id'), requestId: details?.requestId };
}

// Uses up the limits of the strict server, and the only response that a person may give.
await servers.strict.call('GET', '/tags', { key });
for (const [, , path, sent] of [DASHBOARD[11], SCRIPT[8]] as Case[])
  await ask(['', 200, path, sent, 'strict'], 'uses-up');
await ask(['script', 200, '/api/client/responses/nps', answer('answer-01')], 'first');
await rest('PATCH', '/company', { settings: { allowedOrigins: ['https://own.example'] } });

it.each([...REST, ...MCP, ...DASHBOARD, ...SCRIPT])(
  'the error of %s with status %i for %s has the id of its request',
  async (...one) => {
    const id = `${one[0]}-${one[1]}.own`;
    expect(await ask(one, id)).toEqual({ status: one[1], header: id, requestId: id });
  },
);

it('a generated id is the same in the header and the body', async () => {
  const { headers, body } = await servers.usual.call('GET', '/tags/999999', { key });
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^req_\w{20}$/);
  expect(body).toEqual({ error: { code: 'not_found', message: 'Tag not found.', details: { requestId: id } } });
});

it('a replayed response has the id of the current request, and so does its error', async () => {
  const add = (id: string, name: string) =>
    servers.usual.call('POST', '/tags', {
      key,
      body: { name },
      headers: { 'X-Request-Id': id, 'Idempotency-Key': 'request-ids' },
    });
  const first = await add('first', 'Once');
  const again = await add('again', 'Once');
  expect([again.headers.get('idempotent-replay'), again.headers.get('x-request-id')]).toEqual(['true', 'again']);
  expect(again.text).toBe(first.text);
  expect((await add('other', 'Other')).body).toMatchObject({
    error: { code: 'conflict', details: { reason: 'idempotency_key_reused', requestId: 'other' } },
  });
});
