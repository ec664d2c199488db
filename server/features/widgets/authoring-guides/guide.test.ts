import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { definitions } from '../../../../widgets/contract/registry';
import { openTestApi } from '../../../testing/api';
import { CLIENTS } from '../../../testing/mcp-clients';

type Json = Record<string, unknown>;
type Schema = { properties: Json; $defs: Record<string, { properties?: Json }> };
type Guide = { fields: Schema; example: Json; targetingRules: Json[] };

const { api, key } = await openTestApi();

/** Tokens that the longest guide, that of a tour, takes at most. */
const MAX_TOKENS = 3_500;

const guideOf = async (path: string) => (await api.call('GET', `/authoring-guides/${path}`, { key })).body as Guide;

test.each([...definitions])('the guide of a $label is short, and repeats nothing', async ({ path }) => {
  const guide = await guideOf(path);
  const text = JSON.stringify(guide);
  expect(encode(text).length).toBeLessThan(MAX_TOKENS);
  expect(text).not.toMatch(/"pattern"|"examples"/);
  expect(guide.fields.properties).toHaveProperty('name');
  expect([guide.fields.properties, guide.example]).not.toContainEqual(
    expect.objectContaining({ active: expect.anything() }),
  );
  // The schema contains every definition that it refers to.
  for (const [, name] of text.matchAll(/#\/\$defs\/(\w+)/g)) expect(Object.keys(guide.fields.$defs)).toContain(name);
});

test('a guide keeps the fields of settings and content, whether they can be null, and useful bounds', async () => {
  const { fields } = await guideOf('product-tours');
  const settings = fields.$defs.ProductTourSettings?.properties;
  expect(settings).toMatchObject({
    tourStart: { type: ['string', 'null'], description: expect.stringContaining('`immediate`') },
    priority: { type: ['number', 'null'], maximum: 100 },
    snoozeHours: { type: ['integer', 'null'], maximum: 8760 },
  });
  expect(fields.properties.steps).toMatchObject({ type: 'array', maxItems: 50 });
  expect(fields.$defs.RuleInput?.properties).toMatchObject({
    property: { type: 'string' },
    userSegmentId: { type: 'integer' },
  });
});

test.each(Object.entries(CLIENTS))('guides are the same over MCP; examples create drafts: %s', async (_, connect) => {
  const client = await connect(api.mcpUrl, key);
  for (const { entityType, path } of definitions) {
    const { structuredContent } = await client.callTool({
      name: 'get_authoring_guide',
      arguments: { type: entityType },
    });
    expect(structuredContent).toEqual(await guideOf(path));
    const { example } = structuredContent as Guide;
    const made = await client.callTool({ name: 'create_widget', arguments: { type: entityType, ...example } });
    expect(made.structuredContent).toMatchObject({ active: false });
  }
  await client.close();
});
