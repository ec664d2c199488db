import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';

const { api } = await openTestApi();
const connect = CLIENTS['2026-07-28'] as (url: string, key: string) => Promise<AnyClient>;
const open = async () => {
  const { key } = await createTestCompany(await openTestDatabase());
  return { key, client: await connect(api.mcpUrl, key) };
};

type Resource = { uri: string; title?: string };
type Listing = { resources: Resource[]; nextCursor?: string };
type Reading = { contents: { text: string }[] };

/** Sends a request directly, without the checks of a client. */
async function ask(key: string, method: string, params: object = {}, accept = 'application/json') {
  const response = await fetch(api.mcpUrl, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return { status: response.status, body: await response.json() };
}

it('lists the widgets of the company page by page, after the description of the API', async () => {
  const other = await open();
  await other.client.callTool({ name: 'create_widget', arguments: { type: 'tour', name: 'Theirs' } });
  const { key, client } = await open();
  for (let at = 0; at < 55; at += 1)
    await client.callTool({ name: 'create_widget', arguments: { type: 'checklist', name: `List ${at}` } });
  const first: Listing = (await ask(key, 'resources/list')).body.result;
  expect(first.resources.slice(0, 2).map(({ uri }) => uri)).toEqual([
    'docent://openapi.json/index',
    'docent://openapi.json',
  ]);
  const second: Listing = (await ask(key, 'resources/list', { cursor: first.nextCursor })).body.result;
  expect(second.nextCursor).toBeUndefined();
  const widgets = [...first.resources.slice(2), ...second.resources];
  expect(new Set(widgets.map(({ title }) => title)).size).toBe(55);
  expect(widgets.every(({ title }) => title?.startsWith('List '))).toBe(true);
  const read = await client.readResource({ uri: widgets[0]?.uri ?? '' });
  expect(JSON.parse((read as Reading).contents[0]?.text ?? '')).toMatchObject({ name: 'List 54' });
  const missing = client.readResource({ uri: 'docent://micro-surveys/999999' });
  await expect(missing).rejects.toThrow(/not_found.* list_widgets\b/);
  await client.close();
});

it.each(['tools/list', 'prompts/list', 'resources/list'])('rejects an invalid cursor of %s', async (method) => {
  const { key } = await open();
  const { body } = await ask(key, method, { cursor: 'junk' });
  expect(body.error).toMatchObject({ code: -32602, message: expect.stringMatching(/^validation_error: /) });
});

it('reads the description of the API in parts: an index, a tag, an operation, each with the schemas that it names', async () => {
  const { client } = await open();
  const read = async (part: string) => {
    const { contents } = (await client.readResource({ uri: `docent://openapi.json/${part}` })) as Reading;
    const text = contents[0]?.text ?? '';
    return { text, part: JSON.parse(text) };
  };
  const { part: index } = await read('index');
  const segments = index.tags.find(({ name }: { name: string }) => name === 'Segments');
  expect(segments.part).toBe('segments');
  expect(segments.operations).toContainEqual(expect.objectContaining({ request: 'POST /segments/count' }));
  for (const tag of index.tags) {
    const { part, text } = await read(tag.part);
    expect(Object.values(part.paths).flatMap((methods) => Object.keys(methods as object))).toHaveLength(
      tag.operations.length,
    );
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      const [kind = '', key = ''] = (name ?? '').split('/');
      expect(part.components[kind]).toHaveProperty([key]);
    }
  }
  const [{ operationId }] = segments.operations;
  const { part: one, text } = await read(operationId);
  expect(Object.keys(one.paths)).toHaveLength(1);
  expect(text.length).toBeLessThan(20_000);
  await expect(client.readResource({ uri: 'docent://openapi.json/nothing' })).rejects.toThrow(/not_found/);
  await client.close();
});

it.each(['*/*', 'application/json', 'application/*'])('returns JSON for Accept: %s', async (accept) => {
  const { key } = await open();
  const { status, body } = await ask(key, 'tools/call', { name: 'list_tags', arguments: {} }, accept);
  expect([status, body.result.structuredContent.data]).toEqual([200, expect.any(Array)]);
});

it('reports the numbers of an import and the rejected rows', async () => {
  const { client } = await open();
  const users = [
    ...Array.from({ length: 300 }, (_, at) => ({ userId: `user-${at}`, metadata: { at } })),
    ...Array.from({ length: 130 }, () => ({ metadata: {} })),
  ];
  const { structuredContent } = await client.callTool({ name: 'import_users', arguments: { users } });
  const { rows, ...counts } = structuredContent as { rows: { status: string }[] };
  expect(counts).toMatchObject({
    created: 300,
    updated: 0,
    unchanged: 0,
    refused: 130,
    notice: expect.stringMatching(/^30 more/),
  });
  expect(rows).toHaveLength(100);
  expect(rows.every(({ status }) => status === 'refused')).toBe(true);
  const good = await client.callTool({ name: 'import_users', arguments: { users: users.slice(0, 300) } });
  expect(good.structuredContent).toMatchObject({ unchanged: 300, rows: [] });
  expect(JSON.stringify(good.structuredContent).length).toBeLessThan(400);
  await client.close();
});

it('suggests the name of an argument if another tool has a different name for it', async () => {
  const { client } = await open();
  const { structuredContent } = await client.callTool({
    name: 'create_widget',
    arguments: { type: 'tour', name: 'T' },
  });
  const { id } = structuredContent as { id: number };
  const restoring = client.callTool({ name: 'restore_widget_version', arguments: { type: 'tour', id, version: 1 } });
  await expect(restoring).rejects.toThrow(/version: Unknown field; did you mean `number`\?/);
  const tip = { type: 'smartTip', name: 'S', domQuery: '#new' };
  await expect(client.callTool({ name: 'create_widget', arguments: tip })).rejects.toThrow(
    /domQuery: Unknown field; did you mean `settings\.cssSelector`\?/,
  );
  await client.close();
});

it('completes the ids of widgets and changelogs, and the parts of the API', async () => {
  const other = await open();
  await other.client.callTool({ name: 'create_widget', arguments: { type: 'tour', name: 'Welcome to them' } });
  await other.client.close();
  const { key, client } = await open();
  const created = async (name: string) => {
    const result = await client.callTool({ name: 'create_widget', arguments: { type: 'tour', name } });
    return String((result.structuredContent as { id: number }).id);
  };
  const [welcome, billing] = [await created('Welcome'), await created('Billing')];
  const changelog = await client.callTool({ name: 'create_changelog', arguments: { name: 'News' } });
  const changelogId = String((changelog.structuredContent as { id: number }).id);
  await client.close();
  const valuesOf = async (ref: object, name: string, value: string) =>
    (await ask(key, 'completion/complete', { ref, argument: { name, value } })).body.result?.completion;
  const tours = { type: 'ref/resource', uri: 'docent://product-tours/{id}' };
  expect((await valuesOf(tours, 'id', '')).values.sort()).toEqual([welcome, billing].sort());
  expect(await valuesOf(tours, 'id', 'welc')).toEqual({ values: [welcome], total: 1, hasMore: false });
  expect((await valuesOf(tours, 'id', billing)).values).toEqual([billing]);
  const parts = { type: 'ref/resource', uri: 'docent://openapi.json/{part}' };
  expect((await valuesOf(parts, 'part', 'list_tag')).values).toEqual(['list_tags']);
  const post = { type: 'ref/prompt', name: 'write_changelog_post' };
  expect((await valuesOf(post, 'changelogId', 'new')).values).toEqual([changelogId]);
  expect((await valuesOf(post, 'changes', 'new')).values).toEqual([]);
  const { body } = await ask(key, 'completion/complete', {
    ref: { type: 'ref/prompt', name: 'no_such_prompt' },
    argument: { name: 'id', value: '' },
  });
  expect(body.error).toMatchObject({ code: -32602 });
});

it('describes itself with an address and an icon that hosts can show', async () => {
  const { key } = await open();
  const { body } = await ask(key, 'initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  const { websiteUrl, icons } = body.result.serverInfo;
  expect(icons[0].src).toBe(`${websiteUrl}/icon.svg`);
  expect(body.result.capabilities.completions).toEqual({});
});
