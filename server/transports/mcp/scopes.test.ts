import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { definitions } from '../../../widgets/contract/registry';
import { nounOf } from '../../../widgets/contract/type';
import { ALL_SCOPES, type Scope } from '../../auth/scopes';
import { openTestApi } from '../../testing/api';
import { BODIES } from '../../testing/bodies';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { fillCompany } from '../../testing/fixture';
import { type Fault, pathArguments, routesInOrder, rpcFailure, toolOf } from '../../testing/mcp-calls';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';
import { firstCases } from '../../testing/repeats';
import { routes } from '../rest/routes';
import { withoutMarks } from './end-user-texts';

type Widget = { id: number; active: boolean; publishable?: boolean };

const KEYS: Scope[][] = [['read'], ['read', 'write'], ALL_SCOPES];
const combinations = Object.keys(CLIENTS).flatMap((era) =>
  KEYS.map((scopes) => [era, scopes.join('+'), scopes] as const),
);
const table = firstCases(combinations, KEYS.length + 1);
const types: WidgetDefinition[] = [...definitions];

const { api } = await openTestApi();

const lacks = (requiredScope: Scope) => ({
  code: -32003,
  data: { code: 'insufficient_scope', httpStatus: 403, details: { requiredScope } },
});

/** The tool that creates the draft that the tool `name` needs; undefined if it needs none. */
function draftToolOf(name: string): string | undefined {
  if (name === 'request_review') return 'update_widget_draft';
  const [, ofContent, ofDraft] =
    /_((?:changelog_post|roadmap_item)(?=_review$|_draft$)|(widget)(?=_draft$))/.exec(name) ?? [];
  const noun = ofDraft ?? ofContent;
  return noun && `update_${noun}_draft`;
}

describe.each(table)('a client of %s with a key for %s', (era, _, scopes) => {
  const may = (scope: Scope) => scopes.includes(scope);

  /** A client with the key under test, and one of the same company that may do everything. */
  async function open() {
    const connect = CLIENTS[era];
    if (!connect) throw new Error(`There is no client of ${era}.`);
    const { key } = await createTestCompany(await openTestDatabase());
    const made = await api.call('POST', '/api-keys', { key, body: { name: 'Under test', scopes } });
    const client = await connect(`${api.mcpUrl}?toolsets=all`, (made.body as { key: string }).key);
    return { key, client, helper: await connect(api.mcpUrl, key) };
  }

  async function call(client: AnyClient, name: string, args: Record<string, unknown>): Promise<Widget> {
    const answer = await client.callTool({ name, arguments: args });
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent);
    return answer.structuredContent as Widget;
  }

  it.each(types)('creates, publishes, reads and archives a $label as its scopes allow', async (type) => {
    const { example, idParam, path } = type;
    const noun = nounOf(type);
    const { client, helper } = await open();
    /** Calls a tool with the key under test. If the key lacks `scope`, expects a refusal and calls the tool with the helper. */
    const step = async (scope: Scope, name: string, args: Record<string, unknown>): Promise<Widget> => {
      if (may(scope)) return call(client, name, args);
      expect([name, await rpcFailure(client.callTool({ name, arguments: args }))]).toEqual([
        name,
        lacks(may('write') ? scope : 'write'),
      ]);
      return call(helper, name, args);
    };

    const { id } = await step('write', `create_${noun}`, example);
    const one = { [idParam]: id };
    expect(await step('read', 'validate_widget', { widgetType: path, id })).toMatchObject({
      publishable: true,
      active: false,
    });
    expect(await step('read', `get_${noun}`, one)).toMatchObject({ id, active: false });
    expect(await step('write', `update_${noun}`, { ...one, name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
    expect(await step('publish', `update_${noun}`, { ...one, active: true })).toMatchObject({ active: true });
    expect(await step('read', `get_${noun}`, one)).toMatchObject({ id, active: true });
    const resource = await client.readResource({ uri: `docent://${path}/${id}` });
    expect(JSON.stringify(resource.contents)).toContain(`\\"id\\":${id}`);

    if (may('write') && !may('publish')) {
      const refused = await rpcFailure(client.callTool({ name: `archive_${noun}`, arguments: one }));
      expect(refused).toEqual({ code: -32009, data: { code: 'widget_is_live', httpStatus: 409 } });
      await call(helper, `update_${noun}`, { ...one, active: false });
    }
    expect(await step('write', `archive_${noun}`, one)).toEqual({});
    expect(await rpcFailure(client.callTool({ name: `get_${noun}`, arguments: one }))).toMatchObject({ code: -32004 });
    await Promise.all([client.close(), helper.close()]);
  });

  it('lists only the tools of its scopes, and can call each of them; other tools answer 403', async () => {
    const { key, client, helper } = await open();
    const fixture = await fillCompany(api, key);
    const listed = new Set((await client.listTools()).tools.map(({ name }) => name));
    expect([...listed].sort()).toEqual(
      routes
        .filter(({ operation: { meta } }) => may(meta.scope) && (!meta.alsoNeeds || may(meta.alsoNeeds)))
        .map(toolOf)
        .sort(),
    );
    const gone: string[] = [];
    for (const route of routesInOrder()) {
      const name = toolOf(route);
      const args = { ...pathArguments(route, fixture), ...(BODIES[name] as object | undefined) };
      // Publishing and discarding leave no draft for the next call.
      const draftTool = draftToolOf(name);
      if (draftTool) {
        const field = draftTool === 'update_changelog_post_draft' ? 'title' : 'name';
        await call(helper, draftTool, { ...pathArguments(route, fixture), [field]: `Before ${name}` });
      }
      // The draft in the proposal has been published or discarded by now, so the proposal needs another part.
      if (name === 'publish_proposal')
        await call(helper, 'create_segment', {
          ...(BODIES.create_segment as object),
          name: 'Proposed',
          ...pathArguments(route, fixture),
        });
      if (!listed.has(name)) {
        const { alsoNeeds = 'write' } = route.operation.meta;
        const missing = may('write') ? alsoNeeds : 'write';
        expect([name, await rpcFailure(client.callTool({ name, arguments: args }))]).toEqual([name, lacks(missing)]);
        continue;
      }
      const answer = await client.callTool({ name, arguments: args }).catch((error: Fault) => error);
      const publishes =
        (args as { active?: boolean }).active === true && types.some((type) => name.endsWith(nounOf(type)));
      if (publishes && !may('publish'))
        expect([name, await rpcFailure(Promise.reject(answer))]).toEqual([name, lacks('publish')]);
      else if ('code' in answer) gone.push(`${name}: ${answer.code} ${JSON.stringify(answer.data)}`);
      else if (Object.keys(answer.structuredContent ?? {}).length) {
        // Fields that the tool adds to the result of the operation: the link to a new key.
        const {
          notice: _notice,
          handOverUrl: _url,
          ...own
        } = withoutMarks(answer.structuredContent) as Record<string, unknown>;
        // The picture itself is in the content, not in a field.
        const { meta, output } = route.operation;
        output.parse(meta.picture ? { ...own, png: '' } : own);
      }
    }
    // Deleting a parent also deletes its parts, which later tools of this loop then do not find.
    expect(gone.filter((line) => !/^delete_\w+: -32004/.test(line))).toEqual([]);
    expect(gone.length).toBeLessThanOrEqual(4);
    await Promise.all([client.close(), helper.close()]);
  });
});
