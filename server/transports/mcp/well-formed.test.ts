import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { CLIENTS } from '../../testing/mcp-clients';

const { api, key } = await openTestApi();
const connect = CLIENTS['2026-07-28'] as (typeof CLIENTS)[string];

it.each(['', 'x'])('texts that are shortened after `%s` have no half of a surrogate pair', async (shift) => {
  const text = shift + '🦆'.repeat(99);
  const client = await connect(api.mcpUrl, key);
  const call = (name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> =>
    client.callTool({ name, arguments: args }).then(
      ({ structuredContent }) => structuredContent ?? {},
      ({ message }: Error) => ({ message }),
    );
  const rule = { type: 'user-property', property: text, comparisonOperator: 'equals', value: text };
  const widget = { type: 'announcement', name: text, content: `{{${text}}}`, settings: { [text]: 1 } };
  const made = await call('create_widget', { ...widget, targeting: { rules: [rule] } });
  expect(made).toHaveProperty('id');
  const answers = [
    made,
    await call('use_write_tool', { name: 'duplicate_widget', arguments: { type: 'announcement', id: made.id } }),
    await call('list_widgets', { summary: true }),
    await call('diagnose_widget', { id: made.id }),
    await call(text, {}),
  ];
  await client.close();
  const refused = await api.call('POST', '/product-tours', { key, body: { name: 'T', [text]: 1 } });
  const unwell = [...answers, refused.body].filter((answer) => /\\ud[89a-f]/i.test(JSON.stringify(answer)));
  expect(unwell).toEqual([]);
  expect(JSON.stringify(answers)).not.toContain('\ufffd');
});
