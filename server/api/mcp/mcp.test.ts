import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '../../../widgets/definition';
import { definitions } from '../../../widgets/registry';
import type { Scope } from '../../auth/scopes';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { fillCompany, fillPath } from '../../testing/fixture';
import { startApi, type TestApi } from '../../testing/http';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';
import { BODIES } from '../contract/bodies';
import { routes } from '../rest-routes';

const KNOWN =
  `list_changelogs list_changelog_posts create_changelog_post update_changelog_post list_feedback_widgets list_feedback_responses
list_nps_widgets list_nps_responses get_nps_score list_roadmaps get_roadmap list_tags get_company_stats get_widget_stats`.split(
    /\s+/,
  );

/** A little over what the list takes: a tool that needs much more says too much. */
const LIST_BYTES = 176 * 1024;

type Fault = { code: number; data?: { code: string; httpStatus: number; details?: Record<string, unknown> } };

let api: TestApi;

beforeAll(async () => {
  api = await startApi(await openTestDatabase());
});
afterAll(() => api.stop());

const company = async (scopes?: Scope[]) => createTestCompany(await openTestDatabase(), scopes);

/** What a call was refused with. */
async function fault(work: Promise<unknown>): Promise<Fault> {
  const error = await work.then(
    () => undefined,
    (reason: Fault) => reason,
  );
  if (!error) throw new Error('the call was not refused');
  return { code: error.code, ...(error.data ? { data: error.data } : {}) };
}

const types: WidgetDefinition[] = [...definitions];

describe.each(Object.entries(CLIENTS))('a client of %s', (_, connect) => {
  const open = async (key: string): Promise<AnyClient> => connect(api.mcpUrl, key);

  it('finds a tool for every operation, and the names others use', async () => {
    const client = await open((await company()).key);
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect([...names].sort()).toEqual(routes.map(toolOf).sort());
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(KNOWN));
    expect(new Set(names).size).toBe(names.length);
    expect(client.getInstructions()).toContain('Drafts first');
    await client.close();
  });

  it('sees only the tools that its scopes allow', async () => {
    const { key } = await company();
    const named = async (scopes: string[]) => {
      const made = await api.call('POST', '/api-keys', { key, body: { name: 'k', scopes } });
      const client = await open((made.body as { key: string }).key);
      return (await client.listTools()).tools.map(({ name }) => name);
    };
    const scopeOf = (scope: string) => routes.filter(({ procedure }) => procedure._def.meta.scope === scope).length;
    const [reading, all] = [await named(['read']), await named(['read', 'write'])];
    expect(reading).toHaveLength(scopeOf('read'));
    expect(all).toHaveLength(scopeOf('read') + scopeOf('write'));
    expect(reading).not.toContain('create_tag');
  });

  it.each(types)('creates, publishes, reads and archives a $label', async ({ noun, example, idParam, path }) => {
    const client = await open((await company()).key);
    const call = async (name: string, args: Record<string, unknown>) => {
      const answer = await client.callTool({ name, arguments: args });
      expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent);
      return answer.structuredContent as { id: number; active: boolean; publishable?: boolean };
    };
    const made = await call(`create_${noun}`, example);
    const one = { [idParam]: made.id };
    expect(await call('validate_widget', { widgetType: path, id: made.id })).toMatchObject({
      publishable: true,
      active: false,
    });
    expect(await call(`update_${noun}`, { ...one, active: true })).toMatchObject({ active: true });
    expect(await call(`get_${noun}`, one)).toMatchObject({ id: made.id, active: true });
    const resource = await client.readResource({ uri: `docent://${path}/${made.id}` });
    expect(JSON.stringify(resource.contents)).toContain(`\\"id\\":${made.id}`);
    expect(await call(`archive_${noun}`, one)).toEqual({});
    expect(await fault(client.callTool({ name: `get_${noun}`, arguments: one }))).toMatchObject({ code: -32004 });
    await client.close();
  });

  it('calls every tool with what REST takes, and gets what REST answers', async () => {
    const { key } = await company();
    const fixture = await fillCompany(api, key);
    const client = await open(key);
    const last = (name: string) => /^(archive|delete|erase)_/.test(name);
    const order = [...routes].sort((a, b) => Number(last(toolOf(a))) - Number(last(toolOf(b))));
    const gone: string[] = [];
    for (const route of order) {
      const name = toolOf(route);
      const args = { ...argumentsFor(route, fixture), ...(BODIES[name] as object | undefined) };
      const answer = await client.callTool({ name, arguments: args }).catch((error: Fault) => error);
      if ('code' in answer) gone.push(`${name}: ${answer.code} ${JSON.stringify(answer.data)}`);
      else if (Object.keys(answer.structuredContent ?? {}).length)
        route.procedure._def.output.parse(answer.structuredContent);
    }
    // Deleting a parent takes its parts along before their own turn comes.
    expect(gone.filter((line) => !/^delete_\w+: -32004/.test(line))).toEqual([]);
    expect(gone.length).toBeLessThanOrEqual(4);
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
    expect(await fault(full.callTool({ name: 'get_product_tour', arguments: { id: 999_999 } }))).toEqual({
      code: -32004,
      data: { code: 'not_found', httpStatus: 404 },
    });
    expect(await fault(full.callTool({ name: 'get_product_tour', arguments: { id: '1', stray: 1 } }))).toMatchObject({
      code: -32602,
      data: { code: 'validation_error', httpStatus: 400, details: { issues: [{ path: 'id' }, { path: 'stray' }] } },
    });
    expect(
      await fault(full.callTool({ name: 'update_product_tour', arguments: { id: tour.id, active: true } })),
    ).toMatchObject({
      code: -32602,
      data: { details: { unmet: ['steps', 'targeting'] } },
    });
    expect(await fault(reading.callTool({ name: 'create_tag', arguments: { name: 'x' } }))).toMatchObject({
      code: -32003,
      data: { code: 'insufficient_scope', httpStatus: 403, details: { requiredScope: 'write' } },
    });
    const nps = { name: 'N', targeting: { showOnAllPages: true }, active: true };
    expect(await fault(writing.callTool({ name: 'create_nps_widget', arguments: nps }))).toMatchObject({
      code: -32003,
    });
    expect(await fault(full.callTool({ name: 'no_such_tool', arguments: {} }))).toMatchObject({ code: -32602 });
    const log = (await full.callTool({ name: 'create_changelog', arguments: { name: 'C' } })).structuredContent as {
      id: number;
    };
    const post = { changelogId: log.id, title: 'T', tagNames: ['Nope'] };
    expect(await fault(full.callTool({ name: 'create_changelog_post', arguments: post }))).toMatchObject({
      code: -32602,
      data: { code: 'invalid_tag_names', details: { missing: ['Nope'] } },
    });
  });

  it('answers 409 for a live widget without publish', async () => {
    const { key } = await company();
    const made = await api.call('POST', '/api-keys', { key, body: { name: 'e', scopes: ['read', 'write'] } });
    const [full, editor] = [await open(key), await open((made.body as { key: string }).key)];
    const nps = { name: 'N', targeting: { showOnAllPages: true }, active: true };
    const { id } = (await full.callTool({ name: 'create_nps_widget', arguments: nps })).structuredContent as {
      id: number;
    };
    expect(await fault(editor.callTool({ name: 'archive_nps_widget', arguments: { widgetId: id } }))).toEqual({
      code: -32009,
      data: { code: 'widget_is_live', httpStatus: 409 },
    });
  });

  it('offers prompts and resources', async () => {
    const client = await open((await company()).key);
    expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
      'draft_product_tour',
      'summarise_feedback',
      'write_changelog_post',
    ]);
    const prompt = await client.getPrompt({ name: 'draft_product_tour', arguments: { feature: 'Exports to PDF' } });
    expect(JSON.stringify(prompt.messages)).toContain('Exports to PDF');
    expect(await fault(client.getPrompt({ name: 'draft_product_tour', arguments: {} }))).toMatchObject({
      code: -32602,
    });
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual(['docent://openapi.json']);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(definitions.length);
    expect(JSON.stringify(await client.readResource({ uri: 'docent://openapi.json' }))).toContain('3.1.0');
    expect(await fault(client.readResource({ uri: 'docent://product-tours/999999' }))).toMatchObject({ code: -32004 });
  });
});

it('keeps the list of all tools short enough for a model to read', async () => {
  const { key } = await company();
  const lists = Object.values(CLIENTS).map(async (connect) => {
    const client = await connect(api.mcpUrl, key);
    const { tools } = await client.listTools();
    await client.close();
    return Buffer.byteLength(JSON.stringify(tools));
  });
  for (const bytes of await Promise.all(lists)) expect(bytes).toBeLessThan(LIST_BYTES);
});

type Route = (typeof routes)[number];
const toolOf = (route: Route): string => route.procedure._def.meta.tool;

function argumentsFor(route: Route, fixture: Awaited<ReturnType<typeof fillCompany>>): Record<string, unknown> {
  const { path } = route.procedure._def.meta.openapi;
  const filled = fillPath(path, fixture).slice(1).split('/');
  return Object.fromEntries(
    route.segments.flatMap((segment, index) => {
      if (!segment.startsWith('{')) return [];
      const key = segment.slice(1, -1);
      const text = decodeURIComponent(filled[index] ?? '');
      return [[key, route.text.get(key) === 'number' ? Number(text) : text]];
    }),
  );
}
