import { describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { nounOf, pluralOf } from '../../../widgets/contract/type';
import { openTestApi } from '../../testing/api';
import { rpcFailure } from '../../testing/mcp-calls';
import { CLIENTS } from '../../testing/mcp-clients';

type Json = Record<string, unknown>;

const { api, key } = await openTestApi();

describe.each(Object.entries(CLIENTS))('one family for all types, with %s', (_, connect) => {
  const open = async () => {
    const client = await connect(api.mcpUrl, key);
    const call = async (name: string, args: Json): Promise<Json> =>
      (await client.callTool({ name, arguments: args })).structuredContent as Json;
    const message = (name: string, args: Json): Promise<string> =>
      client.callTool({ name, arguments: args }).then(
        () => 'no refusal',
        (error: Error) => error.message,
      );
    return { client, call, message };
  };

  it.each([...definitions])('makes, reads, changes, copies, archives and restores a $label', async (type) => {
    const { client, call } = await open();
    const { active: _active, ...example } = (await call('get_authoring_guide', { type: type.entityType }))
      .example as Json;
    const made = await call('create_widget', { type: type.entityType, ...example });
    const one = { type: type.entityType, id: made.id };
    expect(await call('get_widget', one)).toEqual(await call(`get_${nounOf(type)}`, { id: made.id }));
    expect(await call('update_widget', { ...one, name: 'Renamed' })).toMatchObject({ id: made.id, name: 'Renamed' });
    // A read widget can be sent back unchanged.
    const read = await call('get_widget', one);
    expect(await call('update_widget', { ...read, type: type.entityType })).toMatchObject({ version: read.version });
    expect(await call('duplicate_widget', one)).toMatchObject({ name: 'Renamed (copy)', active: false });
    expect(await call('validate_widget', one)).toMatchObject({ publishable: true });
    expect(await call('publish_widget', one)).toMatchObject({ active: true });
    expect(await call('archive_widget', one)).toEqual({});
    expect(await rpcFailure(client.callTool({ name: 'get_widget', arguments: one }))).toMatchObject({ code: -32004 });
    expect(await call('restore_widget', one)).toMatchObject({ id: made.id, active: false });
    await client.close();
  });

  it('fails with the same code and details as the tool of the type, and names only listed tools', async () => {
    const { client, message } = await open();
    const body = { name: 5, steps: [{ type: 'welcome', selector: '#a' }] };
    expect(await rpcFailure(client.callTool({ name: 'create_widget', arguments: { type: 'tour', ...body } }))).toEqual(
      await rpcFailure(client.callTool({ name: 'create_product_tour', arguments: body })),
    );
    expect(await message('get_widget', { type: 'tour', id: 999_999 })).toContain(
      'not_found: Product tour not found. To find its id, call list_widgets.',
    );
    for (const type of ['touur', undefined, 5, null, 'widget'])
      expect(await message('create_widget', { type, name: 'T' })).toContain('type: Must be one of `tour`, `checklist`');
    expect(await message('get_widget', { id: 1 })).toContain('type: Must be one of');
    await client.close();
  });
});

describe('one vocabulary', () => {
  const spellings = definitions.flatMap((type) =>
    [type.entityType, type.path, nounOf(type), type.label, pluralOf(type)].map((spelling) => [spelling, type] as const),
  );

  it.each(spellings)(
    'accepts every spelling of a type under every name of the argument: %s',
    async (spelling, type) => {
      const connect = CLIENTS['2026-07-28'] as (typeof CLIENTS)[string];
      const client = await connect(api.mcpUrl, key);
      const call = async (name: string, args: Json): Promise<Json> =>
        (await client.callTool({ name, arguments: args })).structuredContent as Json;
      const { id } = (await call('create_widget', { type: spelling, ...type.example })) as { id: number };
      for (const name of ['type', 'widgetType', 'entityType']) {
        const one = { [name]: spelling };
        const made = (await call('create_widget', { ...one, ...type.example })) as { id: number };
        for (const idName of ['id', 'widgetId', 'entityId'])
          expect(await call('get_widget', { ...one, [idName]: made.id })).toMatchObject({ id: made.id });
        expect(await call('update_widget', { ...one, widgetId: made.id, name: 'N' })).toMatchObject({ name: 'N' });
        expect(await call('get_authoring_guide', { [name]: spelling })).toMatchObject({ widgetType: type.path });
        expect(await call('validate_widget', { [name]: spelling, id })).toMatchObject({ active: false });
        expect(await call('get_widget_stats', { [name]: spelling })).toMatchObject({ entityType: type.entityType });
      }
      const { data } = (await call('list_widgets', { type: spelling, limit: 1 })) as { data: Json[] };
      expect(data[0]).toMatchObject({ type: type.entityType });
      for (const name of ['id', 'widgetId', 'entityId']) {
        expect(await call('list_widget_versions', { [name]: id })).toMatchObject({ pagination: { total: 1 } });
        expect(await call('get_widget_funnel', { type: spelling, [name]: id })).toMatchObject({ entityId: id });
      }
      await client.close();
    },
  );

  it('accepts `id` and the name in REST', async () => {
    const connect = CLIENTS['2026-07-28'] as (typeof CLIENTS)[string];
    const client = await connect(api.mcpUrl, key);
    const call = async (name: string, args: Json): Promise<Json> =>
      (await client.callTool({ name, arguments: args })).structuredContent as Json;
    await call('update_user', { id: 'ada@example.com', metadata: { plan: 'pro' } });
    for (const name of ['id', 'userId'])
      expect(await call('get_user', { [name]: 'ada@example.com' })).toMatchObject({ userId: 'ada@example.com' });
    const log = await call('create_changelog', { name: 'Log' });
    const post = await call('create_changelog_post', { changelogId: log.id, title: 'P' });
    for (const name of ['id', 'postId'])
      expect(await call('get_changelog_post', { changelogId: log.id, [name]: post.id })).toMatchObject({ title: 'P' });
    // An error uses the name that was sent.
    const message = (args: Json) =>
      client.callTool({ name: 'get_nps_score', arguments: args }).catch((error: Error) => error.message);
    expect(await message({ id: 'x' })).toContain('validation_error: id: ');
    expect(await message({ widgetId: 'x' })).toContain('validation_error: widgetId: ');
    expect(await message({})).toContain('validation_error: id: ');
    await client.close();
  });
});
