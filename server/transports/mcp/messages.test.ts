import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';
import { allTools } from './tools';

type Json = Record<string, unknown>;

const { api, key } = await openTestApi();

/** The error message of a call, which is all that some hosts show a model; undefined if the call succeeds. */
async function messageOf(client: AnyClient, name: string, input: Json): Promise<string | undefined> {
  const error = await client.callTool({ name, arguments: input }).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  return error?.replace(/^(MCP error -?\d+: )/, '');
}

const FAULTY = {
  name: 5,
  trigger: 'once',
  steps: [
    { type: 'welcome', title: 'Hi', tilte: 'Hello' },
    { title: 'Look', selector: '#new', placement: 'bottom' },
  ],
  targeting: {
    rules: [{ type: 'user-property', operator: 'eq', value: 'pro' }],
    ruleLogicalOperator: 'any',
  },
  settings: { frequency: 'once', endAt: 'tomorrow' },
};

/** The parts of the message about `FAULTY`: each names an issue and its fix. */
const EXPECTED = [
  'name: Must be a text, not a number.',
  'trigger: Unknown field; did you mean `settings.trigger`?',
  'steps[0].tilte: Unknown field; did you mean `title`?',
  'steps[1].type: Is missing: send a text, such as `welcome`, `highlight`, `tooltip`, `modal`.',
  'steps[1].selector: Unknown field; did you mean `domQuery`?',
  'steps[1].placement: Unknown field; did you mean `direction`?',
  'targeting.rules[0].operator: Unknown field; did you mean `comparisonOperator`?',
  'targeting.rules[0].property: A `user-property` rule needs the metadata key.',
  'targeting.ruleLogicalOperator: Must be one of `and`, `or`; did you mean `or`?',
  'settings.frequency: Must be an object with `mode`, `intervalHours`, `maxShows`, not a text.',
  'settings.endAt: Must be a date (YYYY-MM-DD) or an ISO 8601 date-time, in the years 1 to 9999 of UTC.',
];

const MENDED = {
  name: 'First project',
  steps: [
    { type: 'welcome', title: 'Hi' },
    { type: 'highlight', title: 'Look', domQuery: '#new', direction: 'bottom' },
  ],
  targeting: {
    rules: [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }],
    ruleLogicalOperator: 'or',
  },
  settings: { trigger: 'once', frequency: { mode: 'once' }, endAt: '2999-03-01T09:30:00Z' },
};

/** An input with seven of these issues, each of a different kind. */
const SEVEN = {
  ...FAULTY,
  name: 'First project',
  targeting: { rules: [{ ...FAULTY.targeting.rules[0], property: 'plan' }], ruleLogicalOperator: 'any' },
  steps: [
    { type: 'welcome', title: 'Hi', tilte: 'Hello' },
    { title: 'Look', selector: '#new' },
  ],
  settings: { frequency: 'once' },
};
const EXPECTED_OF_SEVEN = [1, 2, 3, 4, 6, 8, 9].map((at) => EXPECTED[at] as string);

describe.each(Object.entries(CLIENTS))('a model behind a client of %s', (era, connect) => {
  it('reads seven faults of a tour from one message, and succeeds with the corrected call', async () => {
    const client = await connect(api.mcpUrl, key);
    const message = await messageOf(client, 'create_product_tour', SEVEN);
    expect(message).toMatch(/^validation_error: /);
    expect(
      message
        ?.replace(/^validation_error: /, '')
        .split(' · ')
        .sort(),
    ).toEqual([...EXPECTED_OF_SEVEN].sort());
    expect(await messageOf(client, 'create_product_tour', MENDED)).toBeUndefined();
    await client.close();
  });

  it('reads ten of eleven faults, and that there is one more', async () => {
    const client = await connect(api.mcpUrl, key);
    const parts = (await messageOf(client, 'create_product_tour', FAULTY))?.split(' · ') ?? [];
    expect(parts).toHaveLength(11);
    expect(parts.at(-1)).toBe('and 1 more.');
    const issues = parts.slice(0, -1).map((part) => part.replace(/^validation_error: /, ''));
    for (const part of issues) expect(EXPECTED).toContain(part);
    await client.close();
  });

  it('gets names of tools, never routes', async () => {
    const client = await connect(api.mcpUrl, key);
    const made = await client.callTool({ name: 'create_changelog', arguments: { name: `C ${era}` } });
    await client.callTool({ name: 'create_tag', arguments: { name: `New feature ${era}` } }).catch(() => {});
    const changelogId = made.structuredContent?.id as number;
    const post = { changelogId, title: 'T', tagNames: [`new feature ${era}`] };
    const tag = await messageOf(client, 'create_changelog_post', post);
    expect(tag).toBe(
      `invalid_tag_names: Unknown tag names: new feature ${era} (did you mean New feature ${era}?). list_tags lists the tags that exist.`,
    );
    const references = { name: 'T', folderId: 999_999, themeId: 999_999 };
    expect(await messageOf(client, 'create_product_tour', references)).toBe(
      'validation_error: folderId: There is no such folder. list_folders lists those that exist. · themeId: There is no such theme. list_themes lists those that exist.',
    );
    const rules = [{ type: 'user-segment', userSegmentId: 999_999 }];
    expect(await messageOf(client, 'create_segment', { name: 'S', rules })).toContain('list_segments lists');
    expect(await messageOf(client, 'get_product_tour', { id: 999_999 })).toBe(
      'not_found: Product tour not found. To find its id, call list_product_tours.',
    );
    const at = { changelogId: 999_999, postId: 1 };
    expect(await messageOf(client, 'get_changelog_post', at)).toContain(
      'call list_changelogs or list_changelog_posts.',
    );
    expect(await messageOf(client, 'update_users', {})).toBe(
      'validation_error: There is no tool named update_users. Did you mean update_user?',
    );
    expect(await messageOf(client, 'get_widget_stats', { entityType: 'tuor', entityId: 1 })).toContain(
      'did you mean `tour`?',
    );
    await client.close();
  });
});

it('includes the seconds to wait for the rate limit, over MCP and REST', async () => {
  const database = await openTestDatabase();
  const strict = await startApi(database, { DOCENT_RATE_LIMIT: '1' });
  const { key } = await createTestCompany(database);
  await strict.call('GET', '/tags', { key });
  const refused = await strict.call('GET', '/tags', { key });
  const { message } = (refused.body as { error: { message: string } }).error;
  const seconds = refused.headers.get('Retry-After');
  expect(message).toBe(`Too many requests. Wait ${seconds} seconds, then try again.`);
  const over = await fetch(strict.mcpUrl, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_tags', arguments: {} } }),
  });
  const { error } = (await over.json()) as { error: { message: string } };
  expect(error.message).toBe(
    `rate_limit_exceeded: Too many requests. Wait ${over.headers.get('Retry-After')} seconds, then try again.`,
  );
  await strict.stop();
});

describe('a message', () => {
  const refusal = async (body: object) =>
    ((await api.call('POST', '/product-tours', { key, body })).body as { error: { message: string } }).error.message;

  it('is short for any input', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${at}${'x'.repeat(200)}`, 1]));
    const message = await refusal({ name: 'T', ...many });
    expect(message.length).toBeLessThan(5_000);
    expect(message).toMatch(/ · and 1990 more\.$/);
    const name = `New ${'😀'.repeat(40_000)}`;
    expect((await refusal({ name: 'T', [name]: 1 })).length).toBeLessThan(500);
    expect(await refusal({ name: 'T', [name]: 1 })).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  it('never contains a value of the input', async () => {
    const secret = 'dk_0123456789012345678901234567890123456789';
    expect(await refusal({ name: 'T', active: secret, steps: secret, settings: { endAt: secret } })).not.toContain(
      'dk_',
    );
  });
});

it('in REST, suggests a query parameter, and reports a body field in the query string', async () => {
  const text = async (method: string, path: string, body?: object) =>
    ((await api.call(method, path, { key, ...(body ? { body } : {}) })).body as { error: { message: string } }).error
      .message;
  expect(await text('GET', '/tags?limt=5')).toBe('limt: Unknown field; did you mean `limit`?');
  expect(await text('POST', '/tags?name=x', { name: 'x' })).toBe(
    'name: Belongs into the body, not into the query string.',
  );
});

it('tools do not mention HTTP to a model: neither routes nor statuses nor URL encoding', () => {
  const words = /\b(GET|POST|PUT|PATCH|DELETE) \/|URL-encoded|\b(answers?|is|with) [2-5]\d\d\b|Retry-After|\bheader\b/i;
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : [];
  const mentions = [...allTools().values()].flatMap(({ tool }) =>
    texts(tool).flatMap((text) => (words.test(text) ? [`${tool.name}: ${text}`] : [])),
  );
  expect(mentions).toEqual([]);
});

it.each([
  ['resources/read', { uri: 5 }, 'uri'],
  ['prompts/get', {}, 'name'],
  [
    'initialize',
    { protocolVersion: 5, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    'protocolVersion',
  ],
])('returns -32602 and a message for a parameter of %s with a wrong type', async (method, params, path) => {
  const answer = await fetch(api.mcpUrl, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { error } = (await answer.json()) as { error: { code: number; message: string } };
  expect([error.code, error.message]).toEqual([-32602, `validation_error: ${path}: Must be a text.`]);
});
