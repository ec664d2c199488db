import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { companyDb } from '../../database/company-db';
import { createKey } from '../../features/accounts/api-keys/service';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { callsTo, startApi } from '../../testing/http';
import { CLIENTS } from '../../testing/mcp-clients';
import { grantCreator, servePublicly } from '../../testing/oauth-grants';
import { withTokens } from '../../testing/oauth-tokens';
import { firstCases } from '../../testing/repeats';

type Json = Record<string, unknown>;
type Result = { isError?: boolean; content: { text: string }[]; structuredContent: Json };
type Reply = {
  status: number;
  headers: Headers;
  result?: Result;
  error?: { code: number; message: string; data: Json };
};

servePublicly();
const { api, key } = await openTestApi();
const database = await openTestDatabase();
const granted = grantCreator(database, api.mcpUrl);

async function send(token: string, message: unknown, query = '', more: Record<string, string> = {}): Promise<Reply> {
  const headers = { Accept: 'application/json, text/event-stream', ...more };
  const {
    status,
    text,
    headers: given,
  } = await callsTo('')('POST', api.mcpUrl + query, { key: token, body: message as object, headers });
  const [, event] = /^data: (.+)$/m.exec(text) ?? [];
  return { status, headers: given, ...(JSON.parse(event ?? text) as Omit<Reply, 'status' | 'headers'>) };
}

const call = (token: string, name: string, args: object, query = '', headers: Record<string, string> = {}) =>
  send(token, { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }, query, headers);

/** Calls that fail: one with invalid input, two with an unknown id. */
const FAILING: [name: string, args: object, code: string, httpStatus: number][] = [
  ['create_widget', { type: 'tour', name: 'T', steps: [{ type: 'welcome', selector: '#a' }] }, 'validation_error', 400],
  ['create_changelog_post', { changelogId: 2_000_000, title: 'T', tagNames: ['No such'] }, 'not_found', 404],
  ['get_widget', { type: 'tour', id: 2_000_000 }, 'not_found', 404],
];

/** The form of a failure, with its text and data. */
function formOf({ result, error }: Reply): [form: string, text: string | undefined, data: Json | undefined] {
  if (!result) return ['jsonrpc', error?.message, error?.data];
  const { message: _, ...data } = result.structuredContent.error as Json;
  return [result.isError ? 'results' : 'success', result.content[0]?.text, data];
}

describe('a failed call', () => {
  it.each(FAILING)('of %s with %j has the same content in both forms', async (name, args, code, httpStatus) => {
    const sameId = { 'X-Request-Id': 'one-id' };
    const [form, text, data] = formOf(await call(key, name, args, '', sameId));
    expect([form, data]).toMatchObject(['jsonrpc', { code, httpStatus, details: { requestId: 'one-id' } }]);
    const asked = await call(key, name, args, '?errors=results', sameId);
    expect(formOf(asked)).toEqual(['results', text, data]);
    expect(asked.result?.structuredContent).toMatchObject({ error: { message: text } });
    expect(formOf(await call(key, name, args, '', { ...sameId, 'X-MCP-Errors': 'results' }))).toEqual([
      'results',
      text,
      data,
    ]);
  });

  it('has the form that the connection selects, by URL before header; by default, only applications get a result', async () => {
    const { token } = await granted(['read', 'write']);
    const form = async (who: string, query = '', headers: Record<string, string> = {}) =>
      formOf(await call(who, 'get_widget', { type: 'tour', id: 2_000_000 }, query, headers))[0];
    expect(await form(key)).toBe('jsonrpc');
    expect(await form(token)).toBe('results');
    expect(await form(token, '?errors=jsonrpc')).toBe('jsonrpc');
    expect(await form(token, '', { 'X-MCP-Errors': 'jsonrpc' })).toBe('jsonrpc');
    expect(await form(token, '?errors=results', { 'X-MCP-Errors': 'jsonrpc' })).toBe('results');
    const { status, error } = await call(key, 'list_tags', {}, '?errors=result');
    expect([status, error?.message]).toEqual([400, 'validation_error: errors: Must be `results` or `jsonrpc`.']);
  });

  it('is always a JSON-RPC error for protocol errors', async () => {
    const strict = await startApi(database, { DOCENT_RATE_LIMIT: '1' });
    const { key: other } = await createTestCompany(database);
    await strict.call('GET', '/tags', { key: other });
    const busy = await callsTo('')('POST', `${strict.mcpUrl}?errors=results`, { key: other, body: {} });
    expect([busy.status, JSON.parse(busy.text).error.code]).toEqual([429, -32029]);
    await strict.stop();
    const { token } = await granted(['read', 'write']);
    for (const [who, query] of [
      [key, '?errors=results'],
      [token, ''],
    ] as const) {
      expect((await call(who, 'no_such_tool', {}, query)).error).toMatchObject({ code: -32602 });
      expect((await send(who, { jsonrpc: '2.0', id: 1, method: 'no/such' }, query)).error?.code).toBe(-32601);
      expect((await send(who, [], query)).error?.code).toBe(-32600);
      const misshapen = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 5 } };
      expect((await send(who, misshapen, query)).error?.code).toBeLessThan(0);
    }
    expect(await call('dk_none', 'list_tags', {}, '?errors=results')).toMatchObject({
      status: 401,
      error: { code: -32001 },
    });
  });

  it.each(firstCases(Object.entries(CLIENTS), 1))(
    'of every tool is accepted by the client of %s, which validates results against schemas',
    async (_, connect) => {
      const { key: own } = await createTestCompany(database);
      const client = await connect(`${api.mcpUrl}?toolsets=all&errors=results`, own);
      for (const { name } of (await client.listTools()).tools) {
        const { isError, structuredContent } = (await client.callTool({
          name,
          arguments: { stray: 1 },
        })) as unknown as Result;
        expect([name, isError, (structuredContent.error as Json).code]).toEqual([name, true, 'validation_error']);
      }
      await client.close();
    },
  );
});

describe('an application that lacks a scope', () => {
  const publish = async (token: string, query = '') => {
    const made = await call(token, 'create_widget', { type: 'nps', name: 'N', targeting: { showOnAllPages: true } });
    return call(token, 'publish_widget', { type: 'nps', id: made.result?.structuredContent.id }, query);
  };

  it('gets the scopes to request, in both forms, with status 403', async () => {
    const { token } = await granted(['read', 'write']);
    for (const query of ['', '?errors=jsonrpc']) {
      const reply = await publish(token, query);
      expect(reply.status).toBe(403);
      expect(reply.headers.get('www-authenticate')).toMatch(
        /^Bearer error="insufficient_scope", scope="read write publish", resource_metadata="http/,
      );
      const [form, text, data] = formOf(reply);
      expect([form, data]).toMatchObject([
        query ? 'jsonrpc' : 'results',
        { code: 'insufficient_scope', details: { requiredScope: 'publish' } },
      ]);
      expect(text).toBe(
        'insufficient_scope: This needs the `publish` scope. This application was not granted it; the person it acts for can grant it by connecting it again.',
      );
    }
  });

  const META = 'io.modelcontextprotocol/';
  const capabilities = { [`${META}protocolVersion`]: '2026-07-28', [`${META}clientCapabilities`]: {} };
  const client = { name: 'test', version: '1.0.0', websiteUrl: 'https://example.com' };
  it.each([
    ['2026-07-28, as usual', '2026-07-28', { _meta: capabilities }],
    [
      '2026-07-28, with a trace',
      '2026-07-28',
      { _meta: { ...capabilities, traceparent: `00-${'a'.repeat(32)}-1-01` } },
    ],
    [
      '2026-07-28, with the address of the client',
      '2026-07-28',
      { _meta: { ...capabilities, [`${META}clientInfo`]: client } },
    ],
    [
      '2026-07-28, with a plain capability',
      '2026-07-28',
      { _meta: { ...capabilities, [`${META}clientCapabilities`]: { roots: { listChanged: true } } } },
    ],
    ['2025-11-25, as usual', '2025-11-25', {}],
    ['2025-11-25, with a task', '2025-11-25', { task: { ttl: 1 } }],
  ])('gets the same response to a call of %s', async (_, version, more) => {
    const { token } = await granted(['read', 'write']);
    const { result } = await call(token, 'create_widget', { type: 'nps', name: 'N' });
    const params = { name: 'publish_widget', arguments: { type: 'nps', id: result?.structuredContent.id }, ...more };
    const headers = { 'MCP-Protocol-Version': version, 'Mcp-Method': 'tools/call', 'Mcp-Name': params.name };
    const reply = await send(token, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, '', headers);
    expect([reply.status, formOf(reply)[2]?.code]).toEqual([403, 'insufficient_scope']);
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('www-authenticate')).toMatch(
      /^Bearer error="insufficient_scope", scope="read write publish"/,
    );
  });

  it('gets the scopes to request also if an argument, not the tool, requires the scope', async () => {
    const { token } = await granted(['read', 'write']);
    const { result } = await call(token, 'create_changelog', { name: 'News', active: false });
    const change = { id: result?.structuredContent.id, active: true };
    expect((await call(token, 'update_changelog', change)).status).toBe(403);
  });

  it('makes the official client ask the person for more scopes', async () => {
    const { token, application } = await granted(['read', 'write']);
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(api.mcpUrl), { authProvider: application }));
    application.asked = undefined;
    const made = await call(token, 'create_widget', { type: 'nps', name: 'N', targeting: { showOnAllPages: true } });
    const args = { type: 'nps', id: made.result?.structuredContent.id };
    await expect(client.callTool({ name: 'publish_widget', arguments: args })).rejects.toThrow();
    const asked = (application as { asked: URL | undefined }).asked;
    expect(asked?.searchParams.get('scope')).toContain('publish');
    await client.close();
  });

  it('gets no scopes to request if the role of the person lacks the scope, or if the connection is read-only', async () => {
    const { token } = await granted(['read', 'write'], 'editor');
    const reply = await publish(token);
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([200, null]);
    expect(formOf(reply)[1]).toContain('The role of the person it acts for (editor) does not have it.');
    const readonly = await call((await granted(['read', 'write'])).token, 'create_tag', { name: 'T' }, '?readonly=1');
    expect([readonly.status, formOf(readonly)[2]?.code]).toEqual([200, 'insufficient_scope']);
  });

  it('gets a message about the missing scope also for a live widget that it may not change', async () => {
    const { token, companyId } = await granted(['read', 'write']);
    const { key: full } = await createKey(companyDb(database, companyId), companyId, { name: 'Full' });
    const live = { name: 'L', targeting: { showOnAllPages: true }, active: true };
    const { id } = (await api.call('POST', '/nps-widgets', { key: full, body: live })).body as { id: number };
    const { answer, status } = await withTokens(api.mcpUrl).callTool(token, 'update_widget', {
      type: 'nps',
      id,
      name: 'M',
    });
    const [, text] = formOf(answer as unknown as Reply);
    expect([status, text]).toEqual([200, expect.stringMatching(/needs the `publish` scope\. .*This application/)]);
  });
});
