import { afterAll, expect, test } from 'vitest';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const { origin } = new URL(api.url);
const { companyId, key } = await createTestCompany(database);
const { cookie } = await signInNew(database, companyId, 'owner');
for (let index = 0; index < 20; index += 1)
  await api.call('POST', '/tags', { key, body: { name: `A tag with a name of some length ${index}` } });

/** The encoding, type and text of a response for a caller who accepts one encoding. */
async function ask(
  path: string,
  { body, ...init }: { body?: object; headers: Record<string, string> },
  encoding: string,
) {
  const answer = await fetch(origin + path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': encoding, ...init.headers },
  });
  const { headers } = answer;
  return {
    encoding: headers.get('content-encoding'),
    vary: headers.get('vary')?.split(', ').includes('Accept-Encoding') ?? false,
    type: headers.get('content-type')?.split(';', 1).join(),
    text: await answer.text(),
  };
}

const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });
const agent = { Authorization: `Bearer ${key}`, Accept: 'application/json, text/event-stream' };
const call = (name: string, args: object) => ({ headers: agent, body: rpc('tools/call', { name, arguments: args }) });
const modern = (name: string, args: object) => ({
  headers: { ...agent, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
  body: rpc('tools/call', {
    name,
    arguments: args,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  }),
});
const person = { headers: { Cookie: cookie, Origin: origin } };
const input = (...inputs: object[]) => encodeURIComponent(JSON.stringify({ ...inputs }));
/** Long enough to be compressed. */
const LONG = '"'.repeat(100);

test.each<[string, string, Parameters<typeof ask>[1], type: string]>([
  ['a tool, as JSON', '/api/mcp', modern('list_tags', {}), 'application/json'],
  ['a tool, as one event', '/api/mcp', call('list_tags', {}), 'text/event-stream'],
  ['a query of the dashboard', `/api/trpc/tags.list?input=${encodeURIComponent('{}')}`, person, 'application/json'],
  ['a batch of queries', `/api/trpc/tags.list,folders.list?batch=1&input=${input({}, {})}`, person, 'application/json'],
])('%s is compressed if the caller accepts it', async (_, path, init, type) => {
  const plain = await ask(path, init, 'identity');
  expect(plain).toMatchObject({ encoding: null, vary: true, type });
  expect(plain.text).toContain('A tag with a name of some length 19');
  for (const encoding of ['gzip', 'br']) expect(await ask(path, init, encoding)).toEqual({ ...plain, encoding });
});

test.each<[string, string, Parameters<typeof ask>[1]]>([
  ['a new key, from a tool', '/api/mcp', call('create_api_key', { name: LONG })],
  ['a new key, from a tool as JSON', '/api/mcp', modern('create_api_key', { name: LONG })],
  ['a new key', '/api/trpc/apiKeys.create', { ...person, body: { name: LONG } }],
  ['keys', `/api/trpc/apiKeys.list?input=${encodeURIComponent('{}')}`, person],
  ['keys in a batch', `/api/trpc/tags.list,apiKeys.list?batch=1&input=${input({}, {})}`, person],
  [
    'members, whose invitations are links',
    '/api/trpc/tags.list,members.list?batch=1&input=%7B%220%22%3A%7B%7D%7D',
    person,
  ],
])('%s is not compressed, since its length could reveal the secret', async (_, path, init) => {
  const { encoding, text } = await ask(path, init, 'gzip, br');
  expect(encoding).toBeNull();
  expect(text).not.toContain('"error"');
});

test('a stream is sent without buffering', async () => {
  const path = `/api/trpc/tags.list,folders.list?batch=1&input=${input({}, {})}`;
  const headers = { ...person.headers, 'trpc-accept': 'application/jsonl' };
  const { encoding, text } = await ask(path, { headers }, 'gzip, br');
  expect([encoding, text]).toEqual([null, expect.stringContaining('A tag with a name of some length 19')]);
});
