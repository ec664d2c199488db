import type { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_SCOPES, type Scope } from '../../auth/scopes';
import { Ctx } from '../../context';
import type { Database } from '../../db';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { fillCompany } from '../../testing/fixture';
import { startApi, type TestApi } from '../../testing/http';
import type { McpAnswer } from './answer';
import { answerCall, plainCall } from './plain-call';
import { serveMcp } from './server';
import { callTool } from './tools';

type Json = Record<string, unknown>;
type Headers = Record<string, string | undefined>;

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', title: 'Test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} }, roots: {} },
};
const COMMON = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** A call and its headers as the official client of each generation sends them. */
const ERAS: Record<string, (name: string, input?: unknown) => { headers: Headers; message: Json }> = {
  '2026-07-28': (name, input) => ({
    headers: { ...COMMON, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
    message: { method: 'tools/call', params: { name, arguments: input, _meta: ENVELOPE }, jsonrpc: '2.0', id: 7 },
  }),
  '2025-11-25': (name, input) => ({
    headers: { ...COMMON, 'mcp-protocol-version': '2025-11-25' },
    message: { method: 'tools/call', params: { name, arguments: input }, jsonrpc: '2.0', id: 'seven' },
  }),
};

let api: TestApi;
let db: Database;
let companyId: number;
let tour: number;
let tag: number;
let bare: number;
let changelogId: number;

beforeAll(async () => {
  db = await openTestDatabase();
  api = await startApi(db);
  const company = await createTestCompany(db);
  companyId = company.companyId;
  const { ids } = await fillCompany(api, company.key);
  tour = ids['product-tours'] as number;
  tag = ids.tags as number;
  changelogId = ids.changelogs as number;
  bare = (await callTool(caller(), 'create_product_tour', { name: 'Bare' })).id as number;
  await callTool(caller(), 'update_user', { userId: 'odd', metadata: { text: 'a"b\\c\u2028\u{1f600}\n<p>' } });
});
afterAll(() => api.stop());

const caller = (scopes: Scope[] = ALL_SCOPES) =>
  new Ctx(db, companyId, { kind: 'key', id: '1', name: 'test', scopes: new Set(scopes) });

async function seen({ status, headers, body }: McpAnswer) {
  const text = typeof body === 'string' ? body : await new Response(body as ReadableStream as BodyInit).text();
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return { status, type, text };
}

const sent = (message: Json): Json => JSON.parse(JSON.stringify(message));
const read = (headers: Headers) => (name: string) => headers[name];

describe.each(Object.entries(ERAS))('a plain call of %s', (_, make) => {
  const answers = async (one: ReturnType<typeof make>, other = one, scopes?: Scope[]) => {
    const call = plainCall(sent(one.message), read(one.headers));
    if (!call) throw new Error('the call was not taken for a plain one');
    return {
      ours: await seen(await answerCall(caller(scopes), call)),
      sdk: await seen(await serveMcp(read(other.headers), caller(scopes), sent(other.message))),
    };
  };

  it.each<[what: string, holds: string, name: string, input: () => unknown, scopes?: Scope[]]>([
    ['reads', '"structuredContent":{', 'get_product_tour', () => ({ id: tour })],
    ['lists', '"pagination":{', 'list_product_tours', () => ({ limit: 1 })],
    ['lists without arguments', '"pagination":{', 'list_tags', () => undefined],
    ['reads odd texts', '<p>', 'get_user', () => ({ userId: 'odd' })],
    ['updates', '"Dawn"', 'update_tag', () => ({ tagId: tag, name: 'Dawn' })],
    ['names what every object has', '"__proto__"', 'list_tags', () => JSON.parse('{"__proto__":{"limit":1}}')],
    ['finds nothing', '-32004', 'get_product_tour', () => ({ id: 999_999 })],
    ['has wrong arguments', '-32602', 'get_product_tour', () => ({ id: '1', stray: 1 })],
    ['has no arguments where some are needed', '-32602', 'get_product_tour', () => undefined],
    ['names no tool', 'There is no tool named', 'no_such_tool', () => ({})],
    ['names a property of objects', 'There is no tool named', 'constructor', () => ({})],
    ['may not write', '"requiredScope":"write"', 'create_tag', () => ({ name: 'x' }), ['read']],
    ['lacks what publishing needs', '"unmet"', 'update_product_tour', () => ({ id: bare, active: true })],
    ['names unknown tags', 'invalid_tag_names', 'create_changelog_post', () => post()],
  ])('that %s gets the bytes of the SDK', async (_what, holds, name, input, scopes) => {
    const args = input();
    const { ours, sdk } = await answers(make(name, args), undefined, scopes);
    expect(ours).toEqual(sdk);
    expect(ours.text).toContain(holds);
  });

  it('that deletes gets the bytes of the SDK', async () => {
    const [one, other] = await Promise.all(
      ['A', 'B'].map(async (name) =>
        make('delete_tag', { tagId: (await callTool(caller(), 'create_tag', { name })).id }),
      ),
    );
    if (!one || !other) throw new Error('there are no tags');
    const { ours, sdk } = await answers(one, other);
    expect(ours).toEqual(sdk);
    expect(ours.text).toContain('"structuredContent":{}');
  });
});

const post = () => ({ changelogId, title: 'T', tagNames: ['Nope'] });

describe('left to the SDK', () => {
  const params = (more: Json) => ({
    message: (message: Json) => ({ ...message, params: { ...(message.params as Json), ...more } }),
  });
  type Change = { headers?: Headers; message?: (message: Json) => unknown };
  const both: Record<string, Change> = {
    'a wish for progress': params({ _meta: { ...ENVELOPE, progressToken: 1 } }),
    'a task': params({ task: { ttl: 1 } }),
    'an answer to a question': params({ inputResponses: {} }),
    'a name that is no text': params({ name: 1 }),
    'arguments that are a list': params({ arguments: [] }),
    'arguments that are null': params({ arguments: null }),
    'a batch': { message: (message) => [message] },
    'another method': { message: (message) => ({ ...message, method: 'tools/list' }) },
    'a notification': { message: ({ id: _, ...message }) => message },
    'an id that is no whole number': { message: (message) => ({ ...message, id: 1.5 }) },
    'a field beside those of JSON-RPC': { message: (message) => ({ ...message, extra: 1 }) },
    'no JSON-RPC': { message: ({ jsonrpc: _, ...message }) => message },
    'no object': { message: () => null },
    'an Accept header without streams': { headers: { accept: 'application/json' } },
    'no Accept header': { headers: { accept: undefined } },
    'an unknown protocol version': { headers: { 'mcp-protocol-version': '2030-01-01' } },
    'another method in the header': { headers: { 'mcp-method': 'tools/list' } },
    'another name in the header': { headers: { 'mcp-name': 'list_users' } },
  };
  const modern: Record<string, Change> = {
    'no protocol version': { headers: { 'mcp-protocol-version': undefined } },
    'no method in the header': { headers: { 'mcp-method': undefined } },
    'no name in the header': { headers: { 'mcp-name': undefined } },
    'an older protocol version in the header': { headers: { 'mcp-protocol-version': '2025-11-25' } },
    'no envelope': params({ _meta: undefined }),
    'capabilities that are none': params({
      _meta: { ...ENVELOPE, 'io.modelcontextprotocol/clientCapabilities': 'all' },
    }),
    'a trace': params({
      _meta: { ...ENVELOPE, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    }),
  };
  const legacy: Record<string, Change> = {
    'a session': { headers: { 'mcp-session-id': 'x' } },
    'metadata of its own': params({ _meta: { 'example.com/x': 1 } }),
  };
  const table = Object.entries(ERAS).flatMap(([era, make]) =>
    Object.entries({ ...both, ...(era === '2026-07-28' ? modern : legacy) }).map(
      ([what, change]) => [era, what, make, change] as const,
    ),
  );

  it.each(table)('is, in %s, %s', async (_era, _what, make, { headers = {}, message = (one) => one }) => {
    const given = make('list_tags', {});
    const all = { ...given.headers, ...headers };
    expect(plainCall(given.message, read(given.headers))).toBeDefined();
    expect(plainCall(message(given.message), read(all))).toBeUndefined();
  });
});
