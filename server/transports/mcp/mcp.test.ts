import { describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import type { Scope } from '../../auth/scopes';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { rpcFailure, toolOf } from '../../testing/mcp-calls';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';
import { routes } from '../rest/routes';
import { KNOWN_TOOLS } from './toolsets';

const { api } = await openTestApi();

const company = async (scopes?: Scope[]) => createTestCompany(await openTestDatabase(), scopes);

describe.each(Object.entries(CLIENTS))('a client of %s', (_, connect) => {
  /** Connects with all toolsets, so that each operation has a tool. */
  const open = async (key: string): Promise<AnyClient> => connect(`${api.mcpUrl}?toolsets=all`, key);

  it('finds a tool for every operation, and the tools whose names clients know from similar services', async () => {
    const client = await open((await company()).key);
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect([...names].sort()).toEqual(routes.map(toolOf).sort());
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names);
    expect(names).toEqual(expect.arrayContaining([...KNOWN_TOOLS]));
    expect(new Set(names).size).toBe(names.length);
    expect(client.getInstructions()).toContain('Drafts first');
    await client.close();
  });

  it('gets JSON-RPC errors with the code that REST has', async () => {
    const { key } = await company();
    const editor = await company(['read', 'write']);
    const reader = await company(['read']);
    const [full, writing, reading] = [await open(key), await open(editor.key), await open(reader.key)];
    const tour = (await full.callTool({ name: 'create_product_tour', arguments: { name: 'T' } })).structuredContent as {
      id: number;
    };
    expect(await rpcFailure(full.callTool({ name: 'get_product_tour', arguments: { id: 999_999 } }))).toEqual({
      code: -32004,
      data: { code: 'not_found', httpStatus: 404 },
    });
    expect(
      await rpcFailure(full.callTool({ name: 'get_product_tour', arguments: { id: '1', stray: 1 } })),
    ).toMatchObject({
      code: -32602,
      data: { code: 'validation_error', httpStatus: 400, details: { issues: [{ path: 'id' }, { path: 'stray' }] } },
    });
    expect(
      await rpcFailure(full.callTool({ name: 'update_product_tour', arguments: { id: tour.id, active: true } })),
    ).toMatchObject({
      code: -32602,
      data: { details: { unmet: ['steps', 'targeting'] } },
    });
    expect(await rpcFailure(reading.callTool({ name: 'create_tag', arguments: { name: 'x' } }))).toMatchObject({
      code: -32003,
      data: { code: 'insufficient_scope', httpStatus: 403, details: { requiredScope: 'write' } },
    });
    const nps = { name: 'N', targeting: { showOnAllPages: true }, active: true };
    expect(await rpcFailure(writing.callTool({ name: 'create_nps_widget', arguments: nps }))).toMatchObject({
      code: -32003,
    });
    expect(await rpcFailure(full.callTool({ name: 'no_such_tool', arguments: {} }))).toMatchObject({ code: -32602 });
    const log = (await full.callTool({ name: 'create_changelog', arguments: { name: 'C' } })).structuredContent as {
      id: number;
    };
    const post = { changelogId: log.id, title: 'T', tagNames: ['Nope'] };
    expect(await rpcFailure(full.callTool({ name: 'create_changelog_post', arguments: post }))).toMatchObject({
      code: -32602,
      data: { code: 'invalid_tag_names', details: { missing: ['Nope'] } },
    });
  });

  it('gets 409 when it archives a live widget without the publish scope', async () => {
    const { key } = await company();
    const made = await api.call('POST', '/api-keys', { key, body: { name: 'e', scopes: ['read', 'write'] } });
    const [full, editor] = [await open(key), await open((made.body as { key: string }).key)];
    const nps = { name: 'N', targeting: { showOnAllPages: true }, active: true };
    const { id } = (await full.callTool({ name: 'create_nps_widget', arguments: nps })).structuredContent as {
      id: number;
    };
    expect(await rpcFailure(editor.callTool({ name: 'archive_nps_widget', arguments: { widgetId: id } }))).toEqual({
      code: -32009,
      data: { code: 'widget_is_live', httpStatus: 409 },
    });
  });

  it('each tool is annotated with its effect on existing data', async () => {
    const { tools } = await (await open((await company()).key)).listTools();
    const hints = (name: string) => tools.find((tool) => tool.name === name)?.annotations;
    const changes = (destructiveHint: boolean, idempotentHint: boolean) => ({
      readOnlyHint: false,
      destructiveHint,
      idempotentHint,
      openWorldHint: false,
    });
    expect(hints('get_product_tour')).toEqual({ readOnlyHint: true, openWorldHint: false });
    expect(hints('create_product_tour')).toEqual(changes(false, false));
    expect(hints('update_product_tour')).toEqual(changes(true, true));
    expect(hints('archive_product_tour')).toEqual(changes(true, true));
    expect(hints('restore_product_tour')).toEqual(changes(false, true));
  });

  it('every tool that a schema refers to is listed', async () => {
    const { tools } = await (await open((await company()).key)).listTools();
    const references = JSON.stringify(tools).matchAll(/As in (\w+)|As (\w+) returns it/g);
    const names = [...references].map(([, explains, returns]) => explains ?? returns);
    expect(names.length).toBeGreaterThan(20);
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('offers prompts and resources', async () => {
    const client = await open((await company()).key);
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
      'draft_product_tour',
      'summarize_feedback',
      'write_changelog_post',
    ]);
    const prompt = await client.getPrompt({ name: 'draft_product_tour', arguments: { feature: 'Exports to PDF' } });
    expect(JSON.stringify(prompt.messages)).toContain('Exports to PDF');
    expect(await rpcFailure(client.getPrompt({ name: 'draft_product_tour', arguments: {} }))).toMatchObject({
      code: -32602,
    });
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([
      'docent://openapi.json/index',
      'docent://openapi.json',
    ]);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(definitions.length + 1);
    expect(JSON.stringify(await client.readResource({ uri: 'docent://openapi.json' }))).toContain('3.1.0');
    expect(await rpcFailure(client.readResource({ uri: 'docent://product-tours/999999' }))).toMatchObject({
      code: -32004,
    });
  });
});
