import { describe, expect, test } from 'vitest';
import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import { nounOf } from '../../../../widgets/contract/type';
import { WIDGET_TYPES } from '../../../../widgets/contract/types';
import { definitions } from '../../../../widgets/generated/definitions';
import { templates } from '../../../../widgets/generated/templates';
import { openTestApi } from '../../../testing/api';
import { CLIENTS } from '../../../testing/mcp-clients';

type Json = Record<string, unknown>;
type Warned = Json & { id: number; active: boolean; warnings?: { path: string; code: string }[] };

const { api, key } = await openTestApi();
const cases = WIDGET_TYPES.flatMap((type) =>
  templates[type].flatMap((template) => (template.key ? { type, template, label: template.name } : [])),
);

test('each type has two or three templates with different keys and names', () => {
  for (const type of WIDGET_TYPES) {
    const own = templates[type].filter(({ key }) => key);
    expect([type, own.length >= 2 && own.length <= 3]).toEqual([type, true]);
    for (const field of ['key', 'name'] as const) expect(new Set(own.map((one) => one[field])).size).toBe(own.length);
  }
});

test('the templates of a type have different pictures, and those of tours start immediately', () => {
  for (const type of WIDGET_TYPES) {
    const icons = templates[type].filter(({ key }) => key).map(({ icon }) => icon);
    expect([type, new Set(icons).size]).toEqual([type, icons.length]);
  }
  for (const { key: name, body } of templates.tour)
    expect([name, body.settings]).toEqual([name, expect.objectContaining({ tourStart: 'immediate' })]);
});

describe.each(cases)('$type: $label', ({ type, template: { name, body } }) => {
  const definition: WidgetDefinition = definitions[type];

  test('makes a draft that lacks only values specific to the customer', async () => {
    const answer = await api.call('POST', `/${definition.path}`, { key, body: { name, ...body } });
    const made = answer.body as Warned;
    expect([answer.status, made.active]).toEqual([201, false]);
    expect((made.warnings ?? []).filter(({ code }) => code !== 'missing_element')).toEqual([]);
    const judged = await api.call('GET', `/widgets/${definition.path}/${made.id}/validation`, { key });
    const unmet = (judged.body as { unmet: { field: string }[] }).unmet.map(({ field }) => field);
    expect(unmet.filter((field) => field !== 'settings.cssSelector')).toEqual(['targeting']);
  });
});

test.each(Object.entries(CLIENTS))('the guide lists templates that can be sent unchanged: %s', async (_, connect) => {
  const client = await connect(api.mcpUrl, key);
  for (const type of WIDGET_TYPES) {
    const definition: WidgetDefinition = definitions[type];
    const guide = await client.callTool({ name: 'get_authoring_guide', arguments: { widgetType: definition.path } });
    const listed = guide.structuredContent?.templates as { name: string; body: Json }[];
    const offered = templates[type].filter((one) => one.key);
    expect(listed).toEqual(offered.map(({ icon: _, ...template }) => template));
    const [first] = listed;
    const made = await client.callTool({
      name: `create_${nounOf(definition)}`,
      arguments: { name: first?.name, ...first?.body },
    });
    expect(made.structuredContent).toMatchObject({ name: first?.name, active: false });
  }
  await client.close();
});
