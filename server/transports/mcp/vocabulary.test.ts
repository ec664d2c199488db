import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { CLIENTS } from '../../testing/mcp-clients';
import { allTools, type DerivedTool } from './tools';
import { DEFAULT_TOOLS, KNOWN_TOOLS } from './toolsets';

type Json = Record<string, unknown>;
type Refusal = { message: string; data: { details?: { issues: { path: string; message: string }[] } } };

const { api, key } = await openTestApi();
const connect = CLIENTS['2026-07-28'] as (typeof CLIENTS)[string];
const client = await connect(api.mcpUrl, key);

const refusal = (name: string, given: Json): Promise<Refusal> =>
  client.callTool({ name, arguments: given }).then(
    () => ({ message: '', data: {} }),
    (error: Refusal) => error,
  );
const issuesOf = async (name: string, given: Json) => (await refusal(name, given)).data.details?.issues ?? [];

const propertiesOf = ({ tool }: DerivedTool) =>
  tool.inputSchema.properties as Record<string, { type?: string; enum?: string[] }>;

/** The names in backticks in a message. */
const named = (message = ''): string[] => [...message.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** A value that matches a schema, but that no record in the database has. */
const missingValue = ({ type, enum: known }: { type?: string; enum?: string[] }): unknown =>
  known?.[0] ?? { integer: 999_999, number: 999_999, array: [], object: {}, boolean: true }[type ?? ''] ?? 'nothing';

const tools = [...allTools()];

describe('an error uses the argument names of the tool', () => {
  it.each(tools)('%s: names fields that it has', async (name, one) => {
    const issue = (await issuesOf(name, { nonesuch: 1 })).find(({ path }) => path === 'nonesuch');
    if (issue) expect(Object.keys(propertiesOf(one))).toEqual(expect.arrayContaining(named(issue.message)));
  });

  const typed = tools.filter(([, one]) => propertiesOf(one).type?.enum);

  it.each(typed)('%s: names types that it has', async (name, one) => {
    for (const type of ['nonesuch', 'tuor', 'product-tuors']) {
      const issue = (await issuesOf(name, { type })).find(({ path }) => path === 'type');
      expect(named(issue?.message).length).toBeGreaterThan(1);
      expect(propertiesOf(one).type?.enum).toEqual(expect.arrayContaining(named(issue?.message)));
    }
  });

  it('covers more than 15 tools', () => expect(typed.length).toBeGreaterThan(15));
});

it('tools use `id` and `type` in place of the longer names in REST', () => {
  const others = tools.flatMap(([name, one]) =>
    Object.keys(propertiesOf(one))
      .filter((own) => /^(entityType|widgetType|entityId)$/.test(own))
      .map((own) => `${name}: ${own}`),
  );
  expect(others).toEqual([]);
});

const LISTED = new Set<string>([...DEFAULT_TOOLS, ...KNOWN_TOOLS]);

it('descriptions and errors mention an argument by its name in the tool', async () => {
  const stats = allTools().get('get_widget_stats') as DerivedTool;
  expect(JSON.stringify(propertiesOf(stats))).not.toContain('entityId');
  const { message } = await refusal('get_widget_stats', { type: 'tour', trend: true });
  expect(message).toBe('validation_error: trend: Needs `id`: it is answered for one entity.');
});

it.each([
  ['restore_widget_version', { id: 1, version: 1 }, 'version: Unknown field; did you mean `number`?'],
  [
    'create_widget',
    { type: 'smartTip', name: 'S', domQuery: '#a' },
    'domQuery: Unknown field; did you mean `settings.cssSelector`?',
  ],
])('%s %o: %s', async (name, given, issue) => {
  expect((await refusal(name, given)).message).toContain(issue);
});

it('an error uses a REST name if it was sent', async () => {
  const { message } = await refusal('publish_widget', { widgetType: 'tuor', widgetId: 'x' });
  expect(message).toMatch(/widgetType: Must be one of `tour`.+ · widgetId: Unknown field; did you mean `id`\?$/);
});

describe('a not-found error names the tool that lists the records', () => {
  const withId = tools.filter(([, { tool }]) => (tool.inputSchema.required ?? []).some((own) => /^id$|Id$/.test(own)));

  it.each(withId)('%s', async (name, one) => {
    const given = Object.fromEntries(
      (one.tool.inputSchema.required ?? []).map((own) => [own, missingValue(propertiesOf(one)[own] ?? {})]),
    );
    const { message } = await refusal(name, given);
    if (!message.includes('not_found: ')) return;
    const [, finders = ''] = /call ([\w ]+)\.$/.exec(message) ?? [];
    expect([message, finders]).toEqual([
      expect.stringContaining('To find its id'),
      expect.stringMatching(/^(list_\w+|search)/),
    ]);
    for (const finder of finders.split(' or ')) {
      const found = allTools().get(finder);
      expect([finder, found?.meta.scope]).toEqual([finder, 'read']);
      if (one.toolset !== 'widget-types')
        expect([finder, LISTED.has(finder) || found?.toolset !== 'widget-types']).toEqual([finder, true]);
    }
  });

  it.each([
    ['get_survey_results', { id: 999_999 }, 'list_widgets'],
    ['list_nps_responses', { id: 999_999 }, 'list_widgets'],
    ['get_widget_funnel', { type: 'tour', id: 999_999 }, 'list_widgets'],
    ['get_product_tour', { id: 999_999 }, 'list_product_tours'],
    ['get_widget_funnel', { type: 'changelog', id: 999_999 }, 'list_changelogs'],
    ['get_widget_stats', { type: 'roadmap', id: 999_999 }, 'list_roadmaps'],
    ['diagnose_widget', { id: 999_999 }, 'list_widgets'],
    ['get_widget', { type: 'tour', id: 999_999 }, 'list_widgets'],
  ])('%s %o: %s', async (name, given, finder) => {
    expect((await refusal(name, given)).message).toMatch(new RegExp(`To find its id, call ${finder}\\.$`));
  });
});
