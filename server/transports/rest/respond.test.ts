import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApi } from '../../testing/api';
import { sendText } from './respond';
import { routes } from './routes';

const { api, key } = await openTestApi();

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

/** Sends a request and does not decompress the response. */
const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, string | string[] | undefined>; bytes: Buffer }>(
    (resolve, reject) => {
      const all = {
        Authorization: `Bearer ${key}`,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      };
      const req = request(api.url + path, { method, headers: all }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk) => chunks.push(chunk));
        res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, bytes: Buffer.concat(chunks) }));
      });
      req.on('error', reject).end(body && JSON.stringify(body));
    },
  );

const make = async (path: string, body: unknown) =>
  (await api.call('POST', path, { key, body })).body as { id: number };

test('a read has an ETag, and gets 304 while it is unchanged', async () => {
  const { id } = await make('/tags', { name: 'Tagged' });
  for (const path of [`/changelogs`, '/tags', '/company', '/openapi.json']) {
    const first = await send(path);
    const etag = String(first.headers.etag);
    expect(etag, path).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers['cache-control']).toBe(`${path === '/openapi.json' ? 'public' : 'private'}, no-cache`);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await send(path, { headers: { 'If-None-Match': known } });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['x-ratelimit-limit']).toMatch(/^\d+$/);
    }
    expect((await send(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    const head = await send(path, { method: 'HEAD' });
    expect([head.headers.etag, head.headers['content-length']]).toEqual([etag, first.headers['content-length']]);
  }
  const before = String((await send('/tags')).headers.etag);
  await api.call('PATCH', `/tags/${id}`, { key, body: { name: 'Renamed' } });
  expect((await send('/tags', { headers: { 'If-None-Match': before } })).status).toBe(200);
  const written = await send('/tags', { method: 'POST', body: { name: 'New' }, headers: { 'If-None-Match': '*' } });
  expect([written.status, written.headers.etag, written.headers['cache-control']]).toEqual([
    201,
    undefined,
    'no-store',
  ]);
  expect((await send('/nothing', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
});

test.each([
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['deflate', undefined],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('Accept-Encoding %s gets a response in %s', async (accepted, encoding) => {
  const plain = await send('/openapi.json');
  const { headers, bytes } = await send('/openapi.json', { headers: accepted ? { 'Accept-Encoding': accepted } : {} });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(headers.etag).toBe(plain.headers.etag);
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, none: (one: Buffer) => one }[encoding ?? 'none'];
  expect(unpack?.(bytes).equals(plain.bytes)).toBe(true);
});

test('responses of operations are compressed from 1 KB on', async () => {
  const headers = { 'Accept-Encoding': 'gzip' };
  const short = await send('/changelogs', { method: 'POST', body: { name: 'Short' }, headers });
  expect(short.headers['content-encoding']).toBeUndefined();
  const name = 'x'.repeat(200);
  const steps = Array.from({ length: 10 }, () => ({ type: 'welcome', title: name }));
  const tour = await send('/product-tours', { method: 'POST', body: { name, steps }, headers });
  expect([tour.status, tour.headers['content-encoding']]).toEqual([201, 'gzip']);
  expect(JSON.parse(gunzipSync(tour.bytes).toString())).toMatchObject({ name });
});

test('a response with a secret is never compressed', async () => {
  const text = JSON.stringify({ key: 'x'.repeat(5_000) });
  const server = createServer((req, res) => void sendText(req, res, text, { secret: req.url === '/secret' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const encoding = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': 'gzip' } })).headers.get(
      'content-encoding',
    );
  expect([await encoding('/open'), await encoding('/secret')]).toEqual(['gzip', null]);
  const marked = routes
    .filter(({ operation }) => operation.meta.secret)
    .map(({ template, method }) => [method, template]);
  expect(marked).toEqual([
    ['GET', '/api-keys'],
    ['POST', '/api-keys'],
    ['GET', '/api-keys/{id}'],
  ]);
});

test('a created record has a Location', async () => {
  const create = async (path: string, body?: unknown) => {
    const answer = await api.call('POST', path, { key, ...(body ? { body } : {}) });
    const { id } = answer.body as { id: number };
    const location = answer.headers.get('location');
    if (location !== null) {
      const there = await api.call('GET', location.replace('/api/v1', ''), { key });
      expect([location, there.status, there.body]).toMatchObject([location, 200, { id }]);
    }
    return { id, location };
  };
  const tag = await create('/tags', { name: 'Somewhere' });
  expect(tag.location).toBe(`/api/v1/tags/${tag.id}`);
  const tour = await create('/product-tours', { name: 'Tour' });
  expect(tour.location).toBe(`/api/v1/product-tours/${tour.id}`);
  const copy = await create(`/product-tours/${tour.id}/duplicate`);
  expect(copy.location).toBe(`/api/v1/product-tours/${copy.id}`);
  const changelog = await create('/changelogs', { name: 'News' });
  expect(changelog.location).toBe(`/api/v1/changelogs/${changelog.id}`);
  const post = await create(`/changelogs/${changelog.id}/posts`, { title: 'T' });
  expect(post.location).toBe(`/api/v1/changelogs/${changelog.id}/posts/${post.id}`);
  const roadmap = await create('/roadmaps', { name: 'Plans' });
  const section = await create(`/roadmaps/${roadmap.id}/sections`, { name: 'Next' });
  expect(section.location).toBe(`/api/v1/roadmaps/${roadmap.id}/sections/${section.id}`);
  const item = await create(`/roadmaps/${roadmap.id}/sections/${section.id}/items`, { name: 'Item' });
  expect(item.location).toBe(`/api/v1/roadmaps/${roadmap.id}/items/${item.id}`);
  const apiKey = await create('/api-keys', { name: 'Key' });
  expect(apiKey.location).toBe(`/api/v1/api-keys/${apiKey.id}`);
  const masked = await api.call('GET', `/api-keys/${apiKey.id}`, { key });
  expect((masked.body as { key: string }).key).toMatch(/^dk_\*+\w{4}$/);
  const nps = await create('/nps-widgets', {
    name: 'NPS',
    targeting: { showOnAllPages: true },
    settings: { question: 'Q?' },
  });
  const response = await create(`/nps-widgets/${nps.id}/responses`, { rating: '9' });
  expect(response.location).toBe(`/api/v1/nps-widgets/${nps.id}/responses/${response.id}`);
  const planned = { action: 'publish', at: new Date(Date.now() + 3_600_000).toISOString() };
  expect((await create(`/widgets/nps-widgets/${nps.id}/schedule`, planned)).location).toBeNull();
  const path = `/users/${encodeURIComponent('a/b c@d')}`;
  const user = await api.call('PUT', path, { key, body: { metadata: {} } });
  expect([user.status, user.headers.get('location')]).toEqual([201, `/api/v1${path}`]);
  const changed = await api.call('PUT', path, { key, body: { metadata: {} } });
  expect([changed.status, changed.headers.get('location')]).toEqual([200, null]);
});

test('pages of any origin may read the OpenAPI description, and nothing else', async () => {
  const headers = { Origin: 'https://viewer.example' };
  const read = await send('/openapi.json', { headers });
  expect(read.headers['access-control-allow-origin']).toBe('*');
  const preflight = await send('/openapi.json', { method: 'OPTIONS', headers });
  expect([preflight.status, preflight.headers['access-control-allow-headers']]).toEqual([
    204,
    'If-None-Match, X-Request-Id',
  ]);
  expect((await send('/tags', { headers })).headers['access-control-allow-origin']).toBeUndefined();
  expect((await send('/tags', { method: 'OPTIONS', headers })).status).toBe(405);
});

test('every response has a request id: the caller’s own `X-Request-Id` if it is valid', async () => {
  for (const id of ['a', 'A.b_c-9', 'x'.repeat(128)])
    expect((await send('/tags', { headers: { 'X-Request-Id': id } })).headers['x-request-id']).toBe(id);
  const made = new Set<unknown>();
  for (const id of ['', 'x'.repeat(129), 'a b', 'a/b', 'ä'])
    made.add(
      (await send('/tags', { headers: { 'X-Request-Id': Buffer.from(id).toString('latin1') } })).headers[
        'x-request-id'
      ],
    );
  for (const id of made) expect(id).toMatch(/^req_\w{20}$/);
  expect(made.size).toBe(5);
});
