import { describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { openTestApi } from '../../testing/api';
import { hostFaults } from '../../testing/host-schemas';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';
import { contentFields } from './widget-family';

type Json = Record<string, unknown>;

const { api, key } = await openTestApi();
const connect = CLIENTS['2026-07-28'] as (url: string, key: string) => Promise<AnyClient>;

async function list(query: string) {
  const client = await connect(api.mcpUrl + query, key);
  const { tools } = await client.listTools();
  await client.close();
  return tools as unknown as (Parameters<typeof hostFaults>[0] & { inputSchema: Json })[];
}

describe('the schemas of arguments', () => {
  it.each(['', '?toolsets=all', '?toolsets=widget-types', '?toolsets=connector', '?readonly=1'])(
    'of the list `%s` are accepted by every host',
    async (query) => {
      const tools = await list(query);
      expect(tools.length).toBeGreaterThan(10);
      expect(tools.flatMap(hostFaults)).toEqual([]);
    },
  );

  it('declare the content of every widget type, and allow other fields', async () => {
    const tools = await list('?toolsets=default,widgets');
    const open = tools.filter(({ inputSchema }) => inputSchema.additionalProperties === true).map(({ name }) => name);
    expect(open.sort()).toEqual(['create_widget', 'merge_widget', 'update_widget', 'update_widget_draft']);
    for (const name of open) {
      const inputSchema = tools.find((tool) => tool.name === name)?.inputSchema ?? {};
      const properties = inputSchema.properties as Json;
      for (const { input } of definitions)
        for (const field of Object.keys(input)) expect(properties).toHaveProperty(field);
      expect(properties).toMatchObject({
        steps: { type: 'array', items: { type: 'object', additionalProperties: true } },
        settings: { type: 'object', additionalProperties: true },
        title: { type: 'string' },
        folderId: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      });
      expect(inputSchema.additionalProperties).toBe(true);
    }
  });

  it('declare a content field once, even if two types have it', () => {
    const names = Object.keys(contentFields(definitions));
    expect(names).toEqual([...new Set(names)]);
    expect(contentFields([])).toEqual({});
  });
});

it('finds schemas that hosts reject', () => {
  const tool = (properties: Json, more: Json = {}) => ({
    name: 'a_tool',
    inputSchema: { type: 'object', properties, ...more },
  });
  const faults = (properties: Json, more?: Json) => hostFaults(tool(properties, more));
  expect(faults({ fields: { type: 'array' } })).toEqual(['a_tool.fields is an array without items']);
  expect(faults({ rows: { type: 'array', items: {} } })).toEqual(['a_tool.rows[] has no type']);
  expect(faults({ value: {} })).toEqual(['a_tool.value has no type']);
  expect(faults({ logo: { type: 'string', format: 'uri' } })).toEqual(['a_tool.logo has the format uri']);
  expect(faults({ a: { $ref: '#/$defs/B' } })).toEqual(['a_tool.a refers to #/$defs/B, which is nowhere']);
  expect(faults({}, { required: ['a'] })).toEqual(['a_tool requires a, which it does not declare']);
  expect(faults({ a: { type: ['string', 'null'] } })).toEqual(['a_tool.a has no type']);
});
