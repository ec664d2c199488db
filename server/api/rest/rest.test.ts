import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { type Answer, errorCode } from '../../testing/http';

const { api, key } = await openTestApi();

const outcome = (answer: Answer) => [answer.status, errorCode(answer.body)];

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string>) => api.call('POST', '/tags', { key, body, headers });

  it.each([
    ['broken JSON', '{"name":', 'application/json'],
    ['no JSON object', '[1]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['nothing', '', 'application/json'],
    ['another content type', '{"name":"x"}', 'text/plain'],
    ['a form', 'name=x', 'application/x-www-form-urlencoded'],
    ['a look-alike type', '{"name":"x"}', 'application/jsonp'],
  ])('refuses %s', async (_, body, type) => {
    expect(outcome(await post(body, { 'Content-Type': type }))).toEqual([400, 'validation_error']);
  });

  it('takes a charset and any case of the content type', async () => {
    const answer = await post('{"name":"Größe"}', { 'Content-Type': 'Application/JSON; charset=utf-8' });
    expect([answer.status, (answer.body as { name: string }).name]).toEqual([201, 'Größe']);
  });

  it('refuses more than 1 MiB, announced or not, and serves on', async () => {
    const big = JSON.stringify({ name: 'x'.repeat(1_048_576) });
    expect(outcome(await post(big, {}))).toEqual([413, 'payload_too_large']);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(big));
        controller.close();
      },
    });
    const chunked = await fetch(`${api.url}/tags`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect((await api.call('GET', '/tags', { key })).status).toBe(200);
  });

  it.each([
    ['NUL', { name: 'a\u0000b' }],
    ['half a surrogate pair', { name: 'a\ud800' }],
  ])('refuses %s in a text', async (_, body) => {
    expect(outcome(await api.call('POST', '/tags', { key, body }))).toEqual([400, 'validation_error']);
  });

  it('refuses __proto__, infinite numbers and endless nesting inside open objects', async () => {
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    for (const metadata of ['{"__proto__":{"x":1}}', '{"a":{"__proto__":1}}', '{"n":1e999}', `{"n":${deep}}`])
      expect([
        metadata.slice(0, 30),
        ...outcome(await api.call('PUT', '/users/odd', { key, body: `{"metadata":${metadata}}` })),
      ]).toEqual([metadata.slice(0, 30), 400, 'validation_error']);
  });

  it('refuses path parameters and queries that do not belong', async () => {
    expect(outcome(await api.call('PUT', '/users/a', { key, body: { metadata: {}, userId: 'b' } }))).toEqual([
      400,
      'validation_error',
    ]);
    expect(outcome(await api.call('PUT', '/users/a?metadata=1', { key, body: { metadata: {} } }))).toEqual([
      400,
      'validation_error',
    ]);
  });
});

describe('order of checks', () => {
  it('asks for a key before anything else', async () => {
    for (const header of ['', 'Bearer', 'Bearer nope', `Basic ${key}`, `Bearer ${key}x`, key]) {
      const answer = await api.call('POST', '/nope', { headers: header ? { Authorization: header } : {}, body: '{' });
      expect(outcome(answer)).toEqual([401, 'unauthorized']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect((await api.call('GET', '/tags', { headers: { Authorization: `bearer ${key}` } })).status).toBe(200);
  });

  it('judges scope, then schema, then existence, then the widget', async () => {
    const made = await api.call('POST', '/api-keys', { key, body: { name: 'r', scopes: ['read'] } });
    const reader = (made.body as { key: string }).key;
    expect(outcome(await api.call('PATCH', '/product-tours/999999', { key: reader, body: { name: 5 } }))).toEqual([
      403,
      'insufficient_scope',
    ]);
    expect(outcome(await api.call('PATCH', '/product-tours/999999', { key, body: { name: 5 } }))).toEqual([
      400,
      'validation_error',
    ]);
    expect(outcome(await api.call('PATCH', '/product-tours/999999', { key, body: { active: true } }))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe('strictness', () => {
  const wrong = [
    { name: 'T', active: 'false' },
    { name: 'T', active: 1 },
    { name: 'T', active: null },
    { name: 'T', folderId: '5' },
    { name: 'T', settings: { startDelay: '3' } },
    { name: 'T', settings: { saveProgress: 'true' } },
    { name: 'T', targeting: { showOnAllPages: 'true' } },
    { name: 5 },
    { name: null },
  ];

  async function judge() {
    const answers = await Promise.all(wrong.map((body) => api.call('POST', '/product-tours', { key, body })));
    return answers.map(({ status }) => status);
  }

  it('is the same before and after the first good calls of each kind', async () => {
    expect(await judge()).toEqual(wrong.map(() => 400));
    const made = await api.call('POST', '/product-tours', {
      key,
      body: { name: 'T', active: false, settings: { startDelay: 3 } },
    });
    const { id } = made.body as { id: number };
    for (const path of ['/product-tours?active=false&limit=5', `/product-tours/${id}`])
      await api.call('GET', path, { key });
    await api.call('PATCH', `/product-tours/${id}`, { key, body: { active: false, folderId: null } });
    expect(await judge()).toEqual(wrong.map(() => 400));
  });

  it('reads ?flag=false as false', async () => {
    const { key: own } = await createTestCompany(await openTestDatabase());
    await api.call('POST', '/product-tours', { key: own, body: { name: 'Draft' } });
    const drafts = await api.call('GET', '/product-tours?active=false&includeArchived=false', { key: own });
    expect(drafts.body).toMatchObject({ pagination: { total: 1 } });
  });
});

describe('the description', () => {
  it('is public, valid JSON, and counts on the address', async () => {
    const answer = await api.call('GET', '/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    expect(answer.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});
