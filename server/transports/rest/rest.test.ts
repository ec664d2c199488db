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

  it('accepts a charset and any case of the content type', async () => {
    const answer = await post('{"name":"Größe"}', { 'Content-Type': 'Application/JSON; charset=utf-8' });
    expect([answer.status, (answer.body as { name: string }).name]).toEqual([201, 'Größe']);
  });

  it('rejects more than 1 MiB, with or without Content-Length, and continues to serve', async () => {
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
  ])('rejects %s in a text', async (_, body) => {
    expect(outcome(await api.call('POST', '/tags', { key, body }))).toEqual([400, 'validation_error']);
  });

  it('rejects __proto__, infinite numbers and deep nesting inside open objects', async () => {
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    for (const metadata of ['{"__proto__":{"x":1}}', '{"a":{"__proto__":1}}', '{"n":1e999}', `{"n":${deep}}`])
      expect([
        metadata.slice(0, 30),
        ...outcome(await api.call('PUT', '/users/odd', { key, body: `{"metadata":${metadata}}` })),
      ]).toEqual([metadata.slice(0, 30), 400, 'validation_error']);
  });

  it('rejects a path parameter in the body, and an unknown query parameter', async () => {
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
  it('checks the key first', async () => {
    for (const header of ['', 'Bearer', 'Bearer nope', `Basic ${key}`, `Bearer ${key}x`, key]) {
      const answer = await api.call('POST', '/nope', { headers: header ? { Authorization: header } : {}, body: '{' });
      expect(outcome(answer)).toEqual([401, 'unauthorized']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect((await api.call('GET', '/tags', { headers: { Authorization: `bearer ${key}` } })).status).toBe(200);
  });

  it('checks the scope, then the schema, then whether the record exists', async () => {
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

  it('is the same before and after the first valid calls', async () => {
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
  it('is public and valid JSON, and counts against the limit of the address', async () => {
    const answer = await api.call('GET', '/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    expect(answer.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});

describe('a query', () => {
  const items = async (path: string, own: string) => {
    const answer = await api.call('GET', path, { key: own });
    expect(answer.status, answer.text).toBe(200);
    const { sections } = answer.body as { sections: { items: { name: string }[] }[] };
    return sections.flatMap((section) => section.items.map(({ name }) => name));
  };

  it('accepts tag names with commas, several names in one value, and keys that end in `[]`', async () => {
    const { key: own } = await createTestCompany(await openTestDatabase());
    const post = async (path: string, body: object) =>
      ((await api.call('POST', path, { key: own, body })).body as { id: number }).id;
    const roadmap = `/roadmaps/${await post('/roadmaps', { name: 'R' })}`;
    const section = `${roadmap}/sections/${await post(`${roadmap}/sections`, { name: 'S' })}`;
    for (const name of ['a', 'b', 'a,b', 'a, b', 'c']) {
      await post('/tags', { name });
      await post(`${section}/items`, { name, tagName: name });
    }
    expect(await items(`${roadmap}?tagNames=a%2C%20b`, own)).toEqual(['a', 'a, b']);
    expect(await items(`${roadmap}?tagNames=a,b`, own)).toEqual(['a', 'b', 'a,b']);
    expect(await items(`${roadmap}?tagNames=a&tagNames=c`, own)).toEqual(['a', 'c']);
    expect(await items(`${roadmap}?tagNames[]=a&tagNames%5B%5D=c`, own)).toEqual(['a', 'c']);
    expect(await items(`${roadmap}?tagNames[]=b&tagNames=c`, own)).toEqual(['b', 'c']);
    expect(await items(`${roadmap}?tagNames=c&_=1712345`, own)).toEqual(['c']);
    const strange = await api.call('GET', `${roadmap}?query[]=a`, { key: own });
    expect(strange.body).toMatchObject({ error: { details: { issues: [{ path: 'query[]' }] } } });
  });

  it('may contain `_`, which is ignored', async () => {
    expect((await api.call('GET', '/tags?_=1&_=2', { key })).status).toBe(200);
    expect((await api.call('POST', '/tags?_=1', { key, body: { name: 'Underscore' } })).status).toBe(201);
    expect((await api.call('GET', '/tags?__=1', { key })).status).toBe(400);
  });
});

describe('a body', () => {
  it('may be omitted if no field is required', async () => {
    const tour = await api.call('POST', '/product-tours', { key, body: { name: 'Bodies' } });
    const { id } = tour.body as { id: number };
    await api.call('PATCH', `/product-tours/${id}`, { key, body: { name: 'Other' } });
    expect((await api.call('POST', `/widgets/${id}/versions/1/restore`, { key })).status).toBe(200);
    const stale = { key, body: { expectedVersion: 1 } };
    expect((await api.call('POST', `/widgets/${id}/versions/1/restore`, stale)).status).toBe(409);
    expect((await api.call('PATCH', `/product-tours/${id}`, { key })).status).toBe(400);
    expect((await api.call('POST', '/product-tours', { key })).status).toBe(400);
  });
});
