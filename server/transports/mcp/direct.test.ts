import type { ReadableStream } from 'node:stream/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, Ctx } from '../../auth/context';
import { ALL_SCOPES, type Scope } from '../../auth/scopes';
import type { Database } from '../../database/types';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { fillCompany } from '../../testing/fixture';
import { startApi, type TestApi } from '../../testing/http';
import type { McpAnswer } from './answer';
import { answerDirectly } from './direct';
import { serveMcp } from './server';
import { callTool } from './tools';
import { DEFAULT_SELECTION } from './toolsets';

type Json = Record<string, unknown>;
type Headers = Record<string, string | undefined>;
type Message = Json & { params: Json };

const VERSION = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const META = {
  [VERSION]: '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', title: 'Test', version: '1.0.0' },
  [CAPABILITIES]: { elicitation: { form: {} }, roots: {} },
};
const COMMON = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** A call and its headers as the official client of each generation sends them. */
const ERAS: Record<string, (name: string, input?: unknown) => { headers: Headers; message: Message }> = {
  '2026-07-28': (name, input) => ({
    headers: { ...COMMON, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
    message: { method: 'tools/call', params: { name, arguments: input, _meta: META }, jsonrpc: '2.0', id: 7 },
  }),
  '2025-11-25': (name, input) => ({
    headers: { ...COMMON, 'mcp-protocol-version': '2025-11-25' },
    message: { method: 'tools/call', params: { name, arguments: input }, jsonrpc: '2.0', id: 'seven' },
  }),
};

let api: TestApi;
let database: Database;
let companyId: number;
let tour: number;
let tag: number;
let bare: number;
let changelogId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await startApi(database);
  const company = await createTestCompany(database);
  companyId = company.companyId;
  const { ids } = await fillCompany(api, company.key);
  [tour, tag, changelogId] = [ids['product-tours'], ids.tags, ids.changelogs].map(Number) as [number, number, number];
  bare = (await callTool(caller(), 'create_product_tour', { name: 'Bare' })).id as number;
  await callTool(caller(), 'update_user', { userId: 'odd', metadata: { text: 'a"b\\c\u2028\u{1f600}\n<p>' } });
});
afterAll(() => api.stop());

const KEY = { kind: 'key', id: '1', name: 'test' } as const;
const CALLERS: Record<string, Omit<Actor, 'scopes'>> = {
  'an API key': KEY,
  'an application': { ...KEY, kind: 'person', role: 'admin', application: 'Test' },
};

const caller = (scopes: Scope[] = ALL_SCOPES, actor: Omit<Actor, 'scopes'> = KEY) =>
  new Ctx(database, companyId, { ...actor, scopes: new Set(scopes) });

async function seen({ status, headers, body }: McpAnswer) {
  const text = typeof body === 'string' ? body : await new Response(body as ReadableStream as BodyInit).text();
  // The id of the boundaries differs in each result.
  const alike = text.replaceAll(/end-user-texts-[\w-]{36}/g, 'end-user-texts').replaceAll(/\beu-[0-9a-f]{6}\b/g, 'eu');
  return { status, type: new globalThis.Headers(headers).get('content-type'), text: alike };
}

type Given = { headers: Headers; message: unknown };

/** The responses to a message: the direct one, undefined if there is none, and the one of the SDK's handler. */
async function bothWays({ headers, message }: Given, scopes?: Scope[], actor?: Omit<Actor, 'scopes'>) {
  const header = (name: string) => headers[name];
  const call = () => ({
    ctx: caller(scopes, actor),
    message: JSON.parse(JSON.stringify(message)) as unknown,
    selection: DEFAULT_SELECTION,
  });
  const direct = await answerDirectly(header, call());
  const sdk = await seen(await serveMcp(header, call()));
  return { direct: direct && (await seen(direct)), sdk };
}

const post = () => ({ changelogId, title: 'T', tagNames: ['Nope'] });

const combinations = Object.entries(ERAS).flatMap(([era, make]) =>
  Object.entries(CALLERS).map(([who, actor]) => ({ era, make, who, actor })),
);

describe.each(combinations)('a call of $era by $who', ({ make, actor }) => {
  it.each<[what: string, holds: string, name: string, input: () => unknown, scopes?: Scope[]]>([
    ['reads', '"structuredContent":{', 'get_product_tour', () => ({ id: tour })],
    ['lists', '"pagination":{', 'list_product_tours', () => ({ limit: 1 })],
    ['lists without arguments', '"pagination":{', 'list_tags', () => undefined],
    ['reads odd texts', '<p>', 'get_user', () => ({ userId: 'odd' })],
    ['updates', '"Dawn"', 'update_tag', () => ({ tagId: tag, name: 'Dawn' })],
    ['has an argument `__proto__`', '"__proto__"', 'list_tags', () => JSON.parse('{"__proto__":{"limit":1}}')],
    ['finds nothing', 'not_found: ', 'get_product_tour', () => ({ id: 999_999 })],
    ['has wrong arguments', 'validation_error: ', 'get_product_tour', () => ({ id: '1', stray: 1 })],
    ['has no arguments where some are needed', 'validation_error: ', 'get_product_tour', () => undefined],
    ['names no tool', 'There is no tool named', 'no_such_tool', () => ({})],
    ['names a property of every object as its tool', 'There is no tool named', 'constructor', () => ({})],
    ['may not write', '"requiredScope":"write"', 'create_tag', () => ({ name: 'x' }), ['read']],
    ['publishes an incomplete widget', '"details":{', 'update_product_tour', () => ({ id: bare, active: true })],
    ['names unknown tags', 'invalid_tag_names', 'create_changelog_post', post],
  ])('that %s gets the same response as from the SDK’s handler', async (_what, holds, name, input, scopes) => {
    const { direct, sdk } = await bothWays(make(name, input()), scopes, actor);
    expect(direct).toEqual(sdk);
    expect(sdk.text).toContain(holds);
  });
});

type Change = { headers?: Headers; message?: (message: Message) => unknown };
const params = (more: Json): Change => ({ message: (one) => ({ ...one, params: { ...one.params, ...more } }) });

/** Changes that make a message unusual, for both protocols. */
const BOTH: Record<string, Change> = {
  'a request for progress': params({ _meta: { ...META, progressToken: 1 } }),
  'a task': params({ task: { ttl: 1 } }),
  'input responses': params({ inputResponses: {} }),
  'a request state': params({ requestState: 'x' }),
  'a name that is not a string': params({ name: 1 }),
  'an array as arguments': params({ arguments: [] }),
  'null as arguments': params({ arguments: null }),
  'another method': { message: (message) => ({ ...message, method: 'tools/list' }) },
  'an unknown method': { message: (message) => ({ ...message, method: 'tools/nope' }) },
  'a notification': { message: ({ id: _, ...message }) => message },
  'an id that is not an integer': { message: (message) => ({ ...message, id: 1.5 }) },
  'a field that JSON-RPC does not define': { message: (message) => ({ ...message, extra: 1 }) },
  'no JSON-RPC version': { message: ({ jsonrpc: _, ...message }) => message },
  'no params': { message: ({ params: _, ...message }) => message },
  'null as the message': { message: () => null },
  'an Accept header without streams': { headers: { accept: 'application/json' } },
  'no Accept header': { headers: { accept: undefined } },
  'an unknown protocol version': { headers: { 'mcp-protocol-version': '2030-01-01' } },
  'no protocol version': { headers: { 'mcp-protocol-version': undefined } },
  'another method in the header': { headers: { 'mcp-method': 'tools/list' } },
  'another name in the header': { headers: { 'mcp-name': 'list_users' } },
  'a session': { headers: { 'mcp-session-id': 'x' } },
};
/** Changes that make a message unusual, by protocol. */
const ODD: Record<string, Record<string, Change>> = {
  '2026-07-28': {
    ...BOTH,
    'no method in the header': { headers: { 'mcp-method': undefined } },
    'no name in the header': { headers: { 'mcp-name': undefined } },
    'an older protocol version in the header': { headers: { 'mcp-protocol-version': '2025-11-25' } },
    'an unknown protocol version throughout': {
      headers: { 'mcp-protocol-version': '2030-01-01' },
      ...params({ _meta: { ...META, [VERSION]: '2030-01-01' } }),
    },
    'no envelope': params({ _meta: undefined }),
    'invalid capabilities': params({ _meta: { ...META, [CAPABILITIES]: 'all' } }),
    'a trace': params({ _meta: { ...META, traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' } }),
  },
  '2025-11-25': { ...BOTH, 'metadata of the client': params({ _meta: { 'example.com/x': 1 } }) },
};
const table = Object.entries(ODD).flatMap(([era, changes]) =>
  Object.entries(changes).map(([what, change]) => ({ era, what, change })),
);

it.each(table)('in $era, a direct response to $what equals the one of the SDK’s handler', async ({ era, change }) => {
  const given = ERAS[era]?.('list_tags', {});
  if (!given) throw new Error(`There is no era ${era}.`);
  const { headers = {}, message = (one) => one } = change;
  const { direct, sdk } = await bothWays({
    headers: { ...given.headers, ...headers },
    message: message(given.message),
  });
  if (direct) expect(direct).toEqual(sdk);
});
