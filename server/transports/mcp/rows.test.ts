import { expect, it } from 'vitest';
import { serverEvent } from '../../features/analytics/event-reports/schema';
import { openTestApi } from '../../testing/api';
import { CLIENTS } from '../../testing/mcp-clients';
import { operations } from '../operations';

type Json = Record<string, unknown>;
type Row = { properties: Record<string, { type: string }>; required: string[] };

const { api, key } = await openTestApi();
const connect = CLIENTS['2026-07-28'] as (typeof CLIENTS)[string];

const tools = operations.flatMap(({ meta: { tool, rows } }) => (rows ? [{ tool, field: rows.field }] : []));

it('there are tools that take rows', () => {
  expect(tools.map(({ tool }) => tool).sort()).toEqual(['import_users', 'report_events', 'report_user_events']);
});

it('the rows of events have all fields of an event', async () => {
  const { meta } = operations.find((one) => one.meta.tool === 'report_events') ?? {};
  const { key: name = '', others = '', texts = [], numbers = [] } = meta?.rows ?? {};
  expect([name, others, ...texts, ...numbers].sort()).toEqual(Object.keys(serverEvent.shape).sort());
});

it.each(tools)('a row with every field of the schema of $tool is accepted', async ({ tool, field }) => {
  const client = await connect(`${api.mcpUrl}?toolsets=all`, key);
  const use = async (name: string, args: Json) =>
    (await client.callTool({ name, arguments: args })).structuredContent as Json;
  const { id: entityId } = await use('create_product_tour', { name: 'T' });
  await use('update_user', { userId: 'kim', metadata: {} });
  const values: Json = {
    ...{ id: tool, userId: 'kim', name: 'tour_start', entityType: 'tour', entityId },
    at: new Date(),
  };
  const { inputSchema } = (await client.listTools()).tools.find(({ name }) => name === tool) ?? {};
  const { properties: fields } = inputSchema as unknown as { properties: Record<string, { items: Row }> };
  const { items } = fields[field] as { items: Row };
  const { anonymousId, ...properties } = items.properties;
  const row = Object.fromEntries(
    Object.entries(properties).map(([name, { type }]) => [name, type === 'object' ? { plan: 'pro' } : values[name]]),
  );
  const { userId: _, ...unidentified } = row;
  const rows = [row, ...(anonymousId ? [{ ...unidentified, id: 'other', anonymousId: 'device-01' }] : [])];
  const ofUser = tool === 'report_user_events' ? { userId: 'kim' } : {};
  const result = await use(tool, { ...ofUser, [field]: rows });
  const accepted = tool === 'import_users' ? result.updated : result.recorded;
  expect([accepted, result.rejected ?? []]).toEqual([rows.length, []]);
  expect(items.required.every((name) => Object.hasOwn(items.properties, name))).toBe(true);
  await client.close();
});
