import { describe, expect, it } from 'vitest';
import { env } from '../../platform/env';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi, type TestApi } from '../../testing/http';

const { api, key } = await openTestApi();

type Send = { method?: string; body?: string; headers?: Record<string, string>; to?: TestApi; as?: string };

async function send({ method = 'POST', body, headers = {}, to = api, as = key }: Send) {
  const response = await fetch(to.mcpUrl, {
    method,
    headers: {
      ...(as ? { Authorization: `Bearer ${as}` } : {}),
      Accept: 'application/json, text/event-stream',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const json = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

const rpc = (method: string, params: object = {}, id: number | string = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const callTags = rpc('tools/call', { name: 'list_tags', arguments: {} });

describe('a request to the MCP endpoint', () => {
  it('needs a key', async () => {
    for (const as of ['', 'dk_nope', `dk_${'a'.repeat(40)}`]) {
      const answer = await send({ body: callTags, as });
      expect([answer.status, answer.json.error.code, answer.json.id]).toEqual([401, -32001, 1]);
      const details = { requestId: answer.headers.get('x-request-id') };
      expect(answer.json.error.data).toEqual({ code: 'unauthorized', httpStatus: 401, details });
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer resource_metadata="http/);
      expect(answer.headers.get('x-ratelimit-limit')).toMatch(/^\d+$/);
    }
  });

  it.each(['GET', 'DELETE', 'PUT'])('rejects %s', async (method) => {
    const answer = await send({ method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['broken JSON', '{"jsonrpc":', {}, 400, -32700],
    ['a batch', `[${callTags},${callTags}]`, {}, 400, -32600],
    ['another content type', callTags, { 'Content-Type': 'text/plain' }, 415, -32600],
    ['a body that is not JSON-RPC', '{"hello":"world"}', {}, 400, -32600],
    ['a body over 1 MiB', rpc('ping', { x: 'x'.repeat(1_048_576) }), {}, 413, -32013],
  ])('is rejected for %s', async (_, body, headers, status, code) => {
    const answer = await send({ body, headers });
    expect([answer.status, answer.json?.error?.code], answer.text).toEqual([status, code]);
  });

  it('is rejected if it accepts neither JSON nor event streams', async () => {
    expect((await send({ body: rpc('ping'), headers: { Accept: 'text/html' } })).status).toBe(406);
  });

  it('must not be sent by a page of another site', async () => {
    const evil = await send({ body: callTags, headers: { Origin: 'https://evil.example' } });
    expect(evil.status).toBe(403);
    expect((await send({ body: callTags, headers: { Origin: 'null' } })).status).toBe(403);
    const own = await send({ body: callTags, headers: { Origin: 'http://localhost:5173' } });
    expect(own.status).toBe(200);
  });

  it('may have an origin that exactly matches a listed one', async () => {
    const from = async (origin: string) => (await send({ body: callTags, headers: { Origin: origin } })).status;
    expect(await from('https://agents.example.com:8443')).toBe(403);
    const listed = env().DOCENT_MCP_ORIGINS;
    listed.push('https://agents.example.com:8443');
    try {
      expect(await from('https://agents.example.com:8443')).toBe(200);
      for (const other of [
        'http://agents.example.com:8443',
        'https://agents.example.com',
        'https://sub.agents.example.com:8443',
        'https://agents.example.com:84430',
      ])
        expect(await from(other), other).toBe(403);
    } finally {
      listed.pop();
    }
  });

  it('may be a notification', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect((await send({ body })).status).toBe(202);
  });
});

describe('limits', () => {
  it('apply per key, to REST and MCP calls together', async () => {
    const database = await openTestDatabase();
    const limited = await startApi(database, { DOCENT_RATE_LIMIT: '60', DOCENT_RATE_LIMIT_USERS: '300' });
    try {
      const { key: as } = await createTestCompany(database);
      const rest = await Promise.all(Array.from({ length: 60 }, () => limited.call('GET', '/tags', { key: as })));
      expect(rest.every(({ status }) => status === 200)).toBe(true);
      const refused = await send({ body: callTags, to: limited, as });
      expect([refused.status, refused.json.error.code]).toEqual([429, -32029]);
      expect(refused.json.error.data).toMatchObject({ code: 'rate_limit_exceeded', httpStatus: 429 });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');

      const users = await send({ body: rpc('tools/call', { name: 'list_users', arguments: {} }), to: limited, as });
      expect([users.status, users.headers.get('x-ratelimit-limit')]).toEqual([200, '300']);
    } finally {
      await limited.stop();
    }
  });
});
