import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/types';
import { drawInBrowser } from '../../features/previews/browser';
import { drawing } from '../../features/previews/pictures';
import { BROWSER_CODES, ERRORS, type ErrorCode, Unavailable } from '../../platform/errors';
import { NO_LIMITS } from '../../platform/quota-limits';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi, type TestApi } from '../../testing/http';

// Run without a browser even if CHROMIUM_PATH is set.
vi.hoisted(() => {
  process.env.CHROMIUM_PATH = '';
});

type Json = Record<string, unknown>;
type Key = 'full' | 'editor' | 'reader' | 'foreign' | 'unknown';
type Server = 'usual' | 'full' | 'strict' | 'broken' | 'busy';

/** One call, as a REST request and as a tool call. */
type Case = {
  code: ErrorCode;
  rest: [method: string, path: string, body?: Json];
  tool: [name: string, input: Json];
  as?: Key;
  at?: Server;
  headers?: Record<string, string>;
};

let database: Database;
const servers = {} as Record<Server, TestApi>;
const keys = { unknown: `dk_${'a'.repeat(40)}` } as Record<Key, string>;
/** The ids that cases use: a draft that cannot be published, a live widget, a changelog, an unpublished post, and others. */
let [draft, live, changelog, post, folder, theme, fullKey] = [0, 0, 0, 0, 0, 0, 0];

beforeAll(async () => {
  database = await openTestDatabase();
  const failing = (error: Error): Database => Object.create(database, { sql: { value: () => Promise.reject(error) } });
  servers.usual = await startApi(database);
  servers.full = await startApi(Object.create(database, { quotas: { value: { ...NO_LIMITS, users: 0, events: 0 } } }));
  servers.strict = await startApi(database, { DOCENT_RATE_LIMIT: '1' });
  servers.broken = await startApi(failing(new Error('The database is away.')));
  servers.busy = await startApi(failing(new Unavailable('queue')));
  drawing.draw = drawInBrowser;
  const call = async <T>(method: string, path: string, body?: Json) =>
    (await servers.usual.call(method, path, { key: keys.full, ...(body ? { body } : {}) })).body as T;
  keys.full = (await createTestCompany(database)).key;
  keys.foreign = (await createTestCompany(database)).key;
  keys.editor = (await call<{ key: string }>('POST', '/api-keys', { name: 'e', scopes: ['read', 'write'] })).key;
  keys.reader = (await call<{ key: string }>('POST', '/api-keys', { name: 'r', scopes: ['read'] })).key;
  draft = (await call<{ id: number }>('POST', '/product-tours', { name: 'Draft' })).id;
  theme = (await call<{ id: number }>('POST', '/themes', { name: 'Dusk' })).id;
  fullKey = (await call<{ id: number }>('POST', '/api-keys', { name: 'Full' })).id;
  live = (
    await call<{ id: number }>('POST', '/nps-widgets', {
      name: 'Live',
      targeting: { showOnAllPages: true },
      themeId: theme,
      active: true,
    })
  ).id;
  changelog = (await call<{ id: number }>('POST', '/changelogs', { name: 'News' })).id;
  post = (await call<{ id: number }>('POST', `/changelogs/${changelog}/posts`, { title: 'Hidden' })).id;
  folder = (await call<{ data: { id: number; isDefault: boolean }[] }>('GET', '/folders')).data.find(
    ({ isDefault }) => isDefault,
  )?.id as number;
  await call('POST', '/tags', { name: 'Taken' });
  await servers.strict.call('GET', '/tags', { key: keys.full });
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())));

const MAKE: Record<string, (name: string, input: Json) => { headers: Record<string, string>; message: Json }> = {
  '2026-07-28': (name, input) => ({
    headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
    message: {
      params: {
        name,
        arguments: input,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
  }),
  '2025-11-25': (name, input) => ({
    headers: { 'MCP-Protocol-Version': '2025-11-25' },
    message: { params: { name, arguments: input } },
  }),
};

/** Error details contain the request id, which must be the same in both responses. */
const SAME_ID = { 'X-Request-Id': 'same' };

const body = (value: Json) => JSON.stringify(value);
type Call = Pick<Case, 'rest' | 'tool'>;
const tag = (name: string): Call => ({ rest: ['POST', '/tags', { name }], tool: ['create_tag', { name }] });
const tour = (id: number, change: Json): Call => ({
  rest: ['PATCH', `/product-tours/${id}`, change],
  tool: ['update_product_tour', { id, ...change }],
});

const CASES: Record<string, () => Case> = {
  'an empty name': () => ({ code: 'validation_error', ...tag('') }),
  'several invalid fields': () => ({
    code: 'validation_error',
    rest: ['POST', '/product-tours', { steps: [{}], settings: 1, stray: 1 }],
    tool: ['create_product_tour', { steps: [{}], settings: 1, stray: 1 }],
  }),
  'an invalid id': () => ({
    code: 'validation_error',
    rest: ['GET', '/product-tours/none'],
    tool: ['get_product_tour', { id: 'none' }],
  }),
  'a limit that is too large': () => ({
    code: 'validation_error',
    rest: ['GET', '/tags?limit=1000'],
    tool: ['list_tags', { limit: 1000 }],
  }),
  'an unknown segment in a rule': () => ({
    code: 'validation_error',
    ...tour(draft, { targeting: { rules: [{ type: 'user-segment', userSegmentId: 999_999 }] } }),
  }),
  'publishing an incomplete tour': () => ({ code: 'validation_error', ...tour(draft, { active: true }) }),
  'unknown tags': () => ({
    code: 'invalid_tag_names',
    rest: ['POST', `/changelogs/${changelog}/posts`, { title: 'T', tagNames: ['Nope', 'Neither'] }],
    tool: ['create_changelog_post', { changelogId: changelog, title: 'T', tagNames: ['Nope', 'Neither'] }],
  }),
  'a preview without a browser': () => ({
    code: 'not_configured',
    rest: ['GET', `/widgets/product-tours/${draft}/preview.png`],
    tool: ['preview_widget', { type: 'tour', id: draft }],
  }),
  'a user over the quota': () => ({
    code: 'quota_exceeded',
    rest: ['PUT', '/users/kim', { metadata: {} }],
    tool: ['replace_user', { userId: 'kim', metadata: {} }],
    at: 'full',
  }),
  'events over the quota': () => ({
    code: 'quota_exceeded',
    rest: ['POST', '/events', { events: [{ userId: 'kim', name: 'paid' }] }],
    tool: ['report_events', { events: [{ userId: 'kim', name: 'paid' }] }],
    at: 'full',
  }),
  'an unknown key': () => ({ code: 'unauthorized', rest: ['GET', '/tags'], tool: ['list_tags', {}], as: 'unknown' }),
  'writing with a key for reading': () => ({
    code: 'insufficient_scope',
    ...tag('New'),
    as: 'reader',
  }),
  'publishing with a key for drafts': () => ({
    code: 'insufficient_scope',
    rest: ['POST', '/nps-widgets', { name: 'N', targeting: { showOnAllPages: true }, active: true }],
    tool: ['create_nps_widget', { name: 'N', targeting: { showOnAllPages: true }, active: true }],
    as: 'editor',
  }),
  'changing the theme of a live widget with a key for drafts': () => ({
    code: 'insufficient_scope',
    rest: ['PATCH', `/themes/${theme}`, { settings: { radius: 8 } }],
    tool: ['update_theme', { id: theme, settings: { radius: 8 } }],
    as: 'editor',
  }),
  'deleting a key with more scopes': () => ({
    code: 'insufficient_scope',
    rest: ['DELETE', `/api-keys/${fullKey}`],
    tool: ['delete_api_key', { id: fullKey }],
    as: 'editor',
  }),
  'a tour that does not exist': () => ({ code: 'not_found', ...tour(999_999, { name: 'X' }) }),
  'a tour of another company': () => ({ code: 'not_found', ...tour(draft, { name: 'X' }), as: 'foreign' }),
  'a name that is taken': () => ({ code: 'conflict', ...tag('Taken') }),
  'deleting the default folder': () => ({
    code: 'conflict',
    rest: ['DELETE', `/folders/${folder}`],
    tool: ['delete_folder', { id: folder }],
  }),
  'a change to an older version': () => ({
    code: 'edit_conflict',
    ...tour(draft, { name: 'X', expectedVersion: 999 }),
  }),
  'archiving a live widget with a key for drafts': () => ({
    code: 'widget_is_live',
    rest: ['DELETE', `/nps-widgets/${live}`],
    tool: ['archive_nps_widget', { widgetId: live }],
    as: 'editor',
  }),
  'the draft of a widget that is not live': () => ({
    code: 'not_live',
    rest: ['PATCH', `/widgets/product-tours/${draft}/draft`, { name: 'X' }],
    tool: ['update_widget_draft', { widgetType: 'product-tours', id: draft, name: 'X' }],
  }),
  'the draft of a post that is not published': () => ({
    code: 'not_live',
    rest: ['PATCH', `/changelogs/${changelog}/posts/${post}/draft`, { title: 'X' }],
    tool: ['update_changelog_post_draft', { changelogId: changelog, id: post, title: 'X' }],
  }),
  'a body over 1 MiB': () => ({
    code: 'payload_too_large',
    ...tag('x'.repeat(1_048_576)),
  }),
  'a body in another charset': () => ({
    code: 'unsupported_media_type',
    ...tag('New'),
    headers: { 'Content-Type': 'application/json; charset=iso-8859-1' },
  }),
  'a server that is too busy': () => ({
    code: 'unavailable',
    rest: ['GET', '/tags'],
    tool: ['list_tags', {}],
    at: 'busy',
  }),
  'one request too many': () => ({
    code: 'rate_limit_exceeded',
    rest: ['GET', '/tags'],
    tool: ['list_tags', {}],
    at: 'strict',
  }),
  'a text in place of a list of rules': () => ({
    code: 'validation_error',
    rest: ['POST', '/segments', { name: 'S', rules: 'all' }],
    tool: ['create_segment', { name: 'S', rules: 'all' }],
  }),
  'a period that ends before it begins': () => ({
    code: 'validation_error',
    rest: ['GET', '/stats/summary?startDate=2026-03-02&endDate=2026-03-01'],
    tool: ['get_company_stats', { startDate: '2026-03-02', endDate: '2026-03-01' }],
  }),
  'a period of more than a year': () => ({
    code: 'validation_error',
    rest: ['GET', '/stats/ranking?startDate=2024-01-01&endDate=2026-01-01'],
    tool: ['rank_widgets', { startDate: '2024-01-01', endDate: '2026-01-01' }],
  }),
  'an unknown widget type': () => ({
    code: 'validation_error',
    rest: ['GET', '/stats/ranking?type=popover'],
    tool: ['rank_widgets', { type: 'popover' }],
  }),
  'a page that is not a URL': () => ({
    code: 'validation_error',
    rest: ['GET', `/widgets/${live}/diagnose?url=not%20a%20url`],
    tool: ['diagnose_widget', { id: live, url: 'not a url' }],
  }),
  'an empty search query': () => ({
    code: 'validation_error',
    rest: ['GET', '/search?query='],
    tool: ['search', { query: '' }],
  }),
  'a search result that does not exist': () => ({
    code: 'not_found',
    rest: ['GET', '/search/tour:999999'],
    tool: ['fetch', { id: 'tour:999999' }],
  }),
  'an invalid cursor': () => ({
    code: 'validation_error',
    rest: ['GET', '/tags?after=junk'],
    tool: ['list_tags', { after: 'junk' }],
  }),
  'the funnel of a tour of another company': () => ({
    code: 'not_found',
    rest: ['GET', `/stats/funnels/tour/${draft}`],
    tool: ['get_widget_funnel', { type: 'tour', id: draft }],
    as: 'foreign',
  }),
  'a database that fails': () => ({
    code: 'internal_error',
    rest: ['GET', '/tags'],
    tool: ['list_tags', {}],
    at: 'broken',
  }),
};

async function callTool({ tool, as = 'full', at = 'usual', headers }: Case, era: string) {
  const made = MAKE[era]?.(...tool);
  const response = await fetch(servers[at].mcpUrl, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${keys[as]}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      ...SAME_ID,
      ...headers,
      ...made?.headers,
    },
    body: body({ jsonrpc: '2.0', id: 1, method: 'tools/call', ...made?.message }),
  });
  const text = await response.text();
  const { error } = JSON.parse(text.replace(/^event: message\ndata: /, '')) as {
    error: { code: number; message: string; data: Json };
  };
  return { status: response.status, error };
}

/**
 * Converts a REST message to the expected MCP message: tools replace routes. The seconds to wait, the tools that list the records and the
 * way to sign in are taken from the actual MCP message.
 */
function inMcp(message: string, mcpMessage: string): string {
  const finders = /not found\.( To find its id, call \w+\.)$/.exec(mcpMessage)?.[1] ?? '';
  const [signIn = ''] = / Applications sign a person in by OAuth: .+$/.exec(mcpMessage) ?? [];
  const seconds = /Wait (\d+) second/.exec(mcpMessage)?.[1] ?? '';
  return (
    message
      .replace(/GET \/v1\/(\w+)/, 'list_$1')
      .replace('PATCH /v1/widgets/{widgetType}/{id}/draft', 'update_widget_draft')
      .replace(/(?<=Wait )\d+/, (rest) => {
        expect(Math.abs(Number(seconds) - Number(rest))).toBeLessThan(10);
        return seconds;
      }) +
    finders +
    signIn
  );
}

describe.each(Object.keys(MAKE))('REST and MCP of %s return the same errors', (era) => {
  it.each(Object.entries(CASES))('%s', async (_, make) => {
    const one = make();
    const [method, path, sent] = one.rest;
    const answer = await servers[one.at ?? 'usual'].call(method, path, {
      key: keys[one.as ?? 'full'],
      headers: { ...SAME_ID, ...one.headers },
      ...(sent ? { body: sent } : {}),
    });
    const { error: rest } = answer.body as { error: { code: string; message: string; details?: Json } };
    const mcp = await callTool(one, era);
    expect([rest.code, answer.status]).toEqual([one.code, ERRORS[one.code].status]);
    expect(mcp.error).toEqual({
      code: ERRORS[one.code].rpc,
      message: `${one.code}: ${inMcp(rest.message, mcp.error.message)}`,
      data: { code: rest.code, httpStatus: answer.status, ...(rest.details ? { details: rest.details } : {}) },
    });
  });
});

/** A tool call has no HTTP method that could be wrong. */
const NOT_OVER_MCP = ['method_not_allowed', ...BROWSER_CODES];

it('the error codes are documented, each with its JSON-RPC code', () => {
  const rows = readFileSync('docs/mcp.md', 'utf8').matchAll(/^\| −(\d+)[^|]*\| (.+) \|$/gm);
  const documented = [...rows].flatMap(([, rpc, codes = '']) =>
    [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => [code, -Number(rpc)]),
  );
  const all = Object.entries(ERRORS).map(([code, { rpc }]) => [code, rpc]);
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(all.filter(([code]) => !NOT_OVER_MCP.includes(String(code)))),
  );
});

it('there are at least 30 cases', () => {
  expect(Object.keys(CASES).length).toBeGreaterThanOrEqual(30);
});

it('the cases cover every error code that both REST and MCP can return', () => {
  const both = Object.keys(ERRORS).filter((code) => !NOT_OVER_MCP.includes(code));
  expect([...new Set(Object.values(CASES).map((make) => make().code))].sort()).toEqual(both.sort());
});
