import { readFileSync } from 'node:fs';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { nounOf } from '../../../widgets/contract/type';
import type { Scope } from '../../auth/scopes';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { rpcFailure } from '../../testing/mcp-calls';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';
import { operations } from '../operations';
import { allTools } from './tools';
import { DEFAULT_TOOLS, KNOWN_TOOLS, TOOLSETS, toolsetOf } from './toolsets';
import { contentFields } from './widget-family';

const { api } = await openTestApi();

const company = async (scopes?: Scope[]) => createTestCompany(await openTestDatabase(), scopes);

/**
 * The maximum number of tools in the list, and its maximum number of tokens with the seven widget types that the documentation counts. The
 * limit grows by the tokens of each further type.
 */
const MAX_TOOLS = 30;
const MAX_TOKENS = 6_500;
const DOCUMENTED_TYPES = 7;
/** How often the list declares the content fields of a type: in `create_widget` and in `update_widget`. */
const PLACES_OF_CONTENT = 2;

/** The fourteen names that the list must always contain: written out, not derived from the code under test. */
const FOURTEEN =
  `list_changelogs list_changelog_posts create_changelog_post update_changelog_post list_feedback_widgets list_feedback_responses
list_nps_widgets list_nps_responses get_nps_score list_roadmaps get_roadmap list_tags get_company_stats get_widget_stats`.split(
    /\s+/,
  );
/** Tools that no operation has. */
const WITHOUT_OPERATION = ['find_tools', 'use_read_tool', 'use_write_tool'];
const FAMILY = ['create', 'get', 'update', 'archive', 'restore', 'duplicate'].map((verb) => `${verb}_widget`);

const modern = CLIENTS['2026-07-28'] as (url: string, key: string) => Promise<AnyClient>;

async function namesIn(key: string, query = '', connect = modern): Promise<string[]> {
  const client = await connect(api.mcpUrl + query, key);
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name);
}

/** Posts a message without a client. */
async function post(key: string, query: string, headers: Record<string, string> = {}, method = 'tools/list') {
  const answer = await fetch(api.mcpUrl + query, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method }),
  });
  const text = await answer.text();
  const body = JSON.parse(text.replace(/^event: message\ndata: /, ''));
  return { status: answer.status, body, names: body.result?.tools.map(({ name }: { name: string }) => name) };
}

describe('the list', () => {
  it.each(Object.entries(CLIENTS))('is short by default, with %s', async (_, connect) => {
    const { key } = await company();
    const names = await namesIn(key, '', connect);
    expect(names.length).toBeLessThanOrEqual(MAX_TOOLS);
    expect(names).toEqual(expect.arrayContaining([...FOURTEEN, 'publish_widget', 'take_down_widget']));
    expect(names.filter((name) => /_api_keys?$|_product_tours?$|^(delete|erase)_/.test(name))).toEqual([]);
    expect([...names].sort()).toEqual([...WITHOUT_OPERATION, ...KNOWN_TOOLS, ...DEFAULT_TOOLS].sort());
  });

  it('offers publishing as part of another change only when the toolset with all content tools is selected', async () => {
    const { key } = await company();
    const offers = async (query: string) => {
      const { tools } = (await post(key, query)).body.result;
      const named = (name: string) => tools.find((tool: { name: string }) => tool.name === name);
      return ['create_changelog_post', 'update_changelog_post'].map(
        (name) => 'active' in named(name).inputSchema.properties,
      );
    };
    for (const query of ['', '?toolsets=widgets']) expect(await offers(query)).toEqual([false, false]);
    for (const query of ['?toolsets=content', '?toolsets=all']) expect(await offers(query)).toEqual([true, true]);
  });

  it('has the toolsets of the address or of the header, always with the fourteen known names', async () => {
    const { key } = await company();
    const settings = await namesIn(key, '?toolsets=settings');
    expect(settings).toEqual(expect.arrayContaining([...FOURTEEN, 'get_company', 'create_api_key']));
    expect(settings).not.toContain('create_widget');
    expect((await post(key, '', { 'X-MCP-Toolsets': 'settings' })).names).toEqual(settings);
    expect((await post(key, '?toolsets=settings', { 'X-MCP-Toolsets': 'audience' })).names).toEqual(settings);
    const two = await namesIn(key, '?toolsets=audience,%20content');
    expect(two).toEqual(expect.arrayContaining(['erase_user', 'delete_roadmap', ...FOURTEEN]));
    expect(await namesIn(key, '?toolsets=widgets')).toEqual(expect.arrayContaining(FAMILY));
    const perType = await namesIn(key, '?toolsets=widget-types');
    expect(perType).toEqual(expect.arrayContaining(definitions.map((type) => `create_${nounOf(type)}`)));
    expect(perType).not.toContain('create_widget');
  });

  it('has one tool for each operation with toolsets=all, each in one toolset', async () => {
    const { key } = await company();
    expect([...(await namesIn(key, '?toolsets=all'))].sort()).toEqual(operations.map(({ meta }) => meta.tool).sort());
    for (const operation of operations) expect(TOOLSETS).toContain(toolsetOf(operation));
  });

  it('with readonly, lists and calls only read tools', async () => {
    const { key } = await company();
    for (const [query, headers] of [
      ['?readonly=1', {}],
      ['', { 'X-MCP-Readonly': 'true' }],
      ['?readonly=0', { 'X-MCP-Readonly': '1' }],
    ] as const) {
      const { names } = await post(key, query, headers);
      expect(names).toEqual(
        expect.arrayContaining(['get_widget', ...FOURTEEN.filter((name) => /^(list|get)/.test(name))]),
      );
      expect(names).toContain('use_read_tool');
      expect(names).not.toContain('use_write_tool');
      for (const name of names.filter((one: string) => !WITHOUT_OPERATION.includes(one)))
        expect(allTools().get(name)?.meta.scope).toBe('read');
    }
    const client = await modern(`${api.mcpUrl}?readonly=1`, key);
    for (const [name, args] of [
      ['create_tag', { name: 'T' }],
      ['create_widget', { type: 'tour', name: 'T' }],
      ['create_product_tour', { name: 'T' }],
    ] as const)
      expect(await rpcFailure(client.callTool({ name, arguments: args }))).toEqual({
        code: -32003,
        data: { code: 'insufficient_scope', httpStatus: 403, details: { requiredScope: 'write' } },
      });
    await client.close();
  });

  it('with readonly, lists nothing for a key without the read scope', async () => {
    const { key } = await company(['write']);
    expect((await post(key, '?readonly=1')).names).toEqual([]);
  });

  it('rejects an unknown toolset or flag for every method', async () => {
    const { key } = await company();
    for (const method of ['tools/list', 'initialize', 'tools/call']) {
      const { status, body } = await post(key, '?toolsets=widgets,contnt', {}, method);
      expect([status, body.id, body.error.code]).toEqual([400, 7, -32602]);
      expect(body.error.message).toBe(
        'validation_error: toolsets: There is no toolset `contnt`; did you mean `content`?',
      );
    }
    expect((await post(key, '', { 'X-MCP-Toolsets': 'zzz' })).body.error.message).toContain('there are `default`');
    expect((await post(key, '?readonly=perhaps')).body.error.message).toContain('readonly: Must be `1` or `0`.');
    expect((await post(key, '?toolsets=')).status).toBe(200);
  });
});

it('every tool can be called by its name, listed or not', async () => {
  const { key } = await company();
  const client = await modern(`${api.mcpUrl}?toolsets=settings`, key);
  const made = await client.callTool({ name: 'create_product_tour', arguments: { name: 'T' } });
  const { id } = made.structuredContent as { id: number };
  const read = await client.callTool({ name: 'get_widget', arguments: { type: 'tour', id } });
  expect(read.structuredContent).toMatchObject({ id, name: 'T' });
  await client.close();
});

/** The rows of the token table in the documentation: query, number of tools, number of tokens. */
const documented = [
  ...readFileSync('docs/mcp.md', 'utf8').matchAll(/^\| `(?:\/api\/mcp)?([\w=?&,-]*)` \| (\d+) \| ([\d,]+) \|$/gm),
].map(([, query = '', tools, tokens = '']) => [query, Number(tools), Number(tokens.replaceAll(',', ''))] as const);

const tokensOf = (value: unknown): number => encode(JSON.stringify(value)).length;

/** The tokens of a widget type in a list: all occurrences of its name, and its content fields. */
function tokensOfType(type: (typeof definitions)[number], list: string): number {
  const fields = Object.entries(contentFields([type])).map((field) => encode(JSON.stringify(field)).length);
  const content = fields.reduce((sum, tokens) => sum + tokens, 0);
  const places = list.split(type.entityType).length - 1;
  return places * encode(`,"${type.entityType}"`).length + PLACES_OF_CONTENT * content;
}

describe('the tokens of the list', () => {
  it('are documented for each toolset', () => {
    const queries = TOOLSETS.map((one) => (one === 'default' ? '' : `?toolsets=${one}`));
    expect(documented.map(([query]) => query).sort()).toEqual([...queries, '?readonly=1'].sort());
  });

  it.each(documented)('of `%s` are as documented', async (query, count, tokens) => {
    const client = await modern(api.mcpUrl + query, (await company()).key);
    const { tools } = await client.listTools();
    await client.close();
    const isDocumented = tools.length === count && Math.abs(tokensOf(tools) / tokens - 1) < 0.02;
    const row = `| \`${query || '/api/mcp'}\` | ${tools.length} | ${tokensOf(tools).toLocaleString('en-US')} |`;
    expect(isDocumented, `the row in docs/mcp.md must be ${row}`).toBe(true);
  });

  it('are limited by default with all scopes, and the limit grows with the widget types', async () => {
    for (const connect of Object.values(CLIENTS)) {
      const client = await connect(api.mcpUrl, (await company()).key);
      const list = JSON.stringify((await client.listTools()).tools);
      await client.close();
      const ofTypes = definitions.map((type) => tokensOfType(type, list));
      const further = ofTypes.toSorted((one, other) => one - other).slice(DOCUMENTED_TYPES);
      const max = MAX_TOKENS + further.reduce((sum, tokens) => sum + tokens, 0);
      expect(encode(list).length, `${definitions.length} types need ${ofTypes.join(', ')}`).toBeLessThanOrEqual(max);
    }
  });
});
