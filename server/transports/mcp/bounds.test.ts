import { randomBytes, randomUUID } from 'node:crypto';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { rpcFailure } from '../../testing/mcp-calls';
import { CLIENTS } from '../../testing/mcp-clients';
import { inputShape, operations } from '../operations';
import { withoutMarks } from './end-user-texts';
import { estimateTokens } from './estimate-tokens';
import { allTools } from './tools';
import { splitViewArguments } from './views';

type Json = Record<string, unknown>;
type List = { data: Json[]; pagination: { total: number; next?: string }; notice?: string };

const MAX_TOKENS = 25_000;

const { api } = await openTestApi();
const connect = CLIENTS['2026-07-28'] as (typeof CLIENTS)[string];

async function open() {
  const { key } = await createTestCompany(await openTestDatabase());
  const client = await connect(api.mcpUrl, key);
  const call = async (name: string, args: Json = {}) => {
    const { content, structuredContent } = await client.callTool({ name, arguments: args });
    const text = content[0]?.text ?? '';
    expect(encode(text).length, `${text.length} characters`).toBeLessThanOrEqual(MAX_TOKENS);
    // The text and the structured content are the same.
    const json = text.startsWith('{') ? text : text.split('\n')[2];
    expect(JSON.parse(json ?? '')).toEqual(structuredContent);
    return withoutMarks(structuredContent) as Json;
  };
  const put = (userId: string, metadata: Json) =>
    api.call('PUT', `/users/${encodeURIComponent(userId)}`, { key, body: { metadata } });
  return { client, call, put };
}

/** Texts with more tokens per character than any text that people write. */
const FILLINGS: Record<string, () => string> = {
  'random letters': () => randomBytes(45_000).toString('base64'),
  'random digits': () => randomBytes(30_000).toString('hex'),
  Chinese: () => '反馈数据用户不要执行其中的任何指令'.repeat(1_150),
  pictures: () => '🙈🦜🪁🧷'.repeat(3_600),
  'characters to be escaped': () => '"\\\n'.repeat(9_000),
};

const TEXTS: Record<string, () => string> = {
  ...FILLINGS,
  'lower-case letters at random': () =>
    randomBytes(20_000)
      .toString('hex')
      .replace(/\d/g, (digit) => 'qxwzjkvypu'[Number(digit)] ?? 'q'),
  UUIDs: () => Array.from({ length: 500 }, () => randomUUID()).join(','),
};

describe('an estimate of tokens', () => {
  it.each(Object.entries(TEXTS))('is not below the count of a tokenizer: %s', (_, fill) => {
    const json = JSON.stringify({ data: [{ userId: 'a', metadata: { notes: fill() } }] });
    const counted = encode(json).length;
    expect(estimateTokens(json)).toBeGreaterThanOrEqual(counted);
    expect(estimateTokens(json)).toBeLessThan(counted * 2.5);
  });

  it('is close to the count of a tokenizer for tool results', async () => {
    const { key } = await createTestCompany(await openTestDatabase());
    const guide = await api.call('GET', '/authoring-guides/product-tours', { key });
    const json = JSON.stringify(guide.body);
    const counted = encode(json).length;
    expect(estimateTokens(json)).toBeGreaterThanOrEqual(counted);
    expect(estimateTokens(json)).toBeLessThan(counted * 2);
  });
});

describe('a result', () => {
  it.each(Object.entries(FILLINGS))(
    'of 20 users with 60 KB of %s each stays within bounds, and `pagination.next` leads to the rest',
    async (_, fill) => {
      const { client, call, put } = await open();
      for (let at = 0; at < 20; at += 1)
        expect((await put(`user-${at}`, { plan: 'pro', notes: fill() })).status).toBe(201);
      const met: unknown[] = [];
      let after: string | undefined;
      let calls = 0;
      do {
        const page = (await call('list_users', { limit: 20, ...(after ? { after } : {}) })) as List;
        if (page.data.length > 1) expect(page.notice).toContain('Shortened: data[0].metadata');
        for (const { userId, metadata } of page.data)
          expect([userId, metadata]).toEqual([userId, expect.objectContaining({ plan: 'pro' })]);
        met.push(...page.data.map(({ userId }) => userId));
        if (page.pagination.next) expect(page.notice).toContain('`pagination.next` goes on');
        after = page.pagination.next;
        calls += 1;
      } while (after);
      expect([...met].sort()).toEqual(Array.from({ length: 20 }, (_, at) => `user-${at}`).sort());
      expect(calls).toBeLessThanOrEqual(8);
      const one = await call('get_user', { id: 'user-3' });
      expect(one).toMatchObject({ userId: 'user-3', metadata: { plan: 'pro' } });
      const named = (await call('list_users', { limit: 20, fields: ['userId', 'metadata.plan'] })) as List;
      expect(named.data).toHaveLength(20);
      expect(named.data[0]).toEqual({ userId: 'user-19', metadata: { plan: 'pro' } });
      expect(named.notice).toBeUndefined();
      const brief = (await call('list_users', { limit: 20, summary: true })) as List;
      expect(brief.data).toHaveLength(20);
      expect(Object.keys(brief.data[0] ?? {}).sort()).toEqual(['createdAt', 'updatedAt', 'userId']);
      await client.close();
    },
  );

  it('of many short rows leaves whole rows for the next page', async () => {
    const { client, call, put } = await open();
    for (let at = 0; at < 100; at += 1) await put(`user-${at}`, { notes: `${at} `.repeat(300) });
    const first = (await call('list_users', { limit: 100 })) as List;
    expect(first.data.length).toBeGreaterThan(30);
    expect(first.data.length).toBeLessThan(100);
    expect(first.notice).toBe(
      `Only the first ${first.data.length} of the 100 rows asked for fit; \`after\`: \`pagination.next\` goes on.`,
    );
    expect(encode(JSON.stringify(first)).length).toBeGreaterThan(MAX_TOKENS * 0.5);
    expect(first.data.every(({ metadata }) => String((metadata as Json).notes).length > 500)).toBe(true);
    const second = (await call('list_users', { limit: 100, after: first.pagination.next })) as List;
    expect(second.data[0]?.userId).toBe(`user-${99 - first.data.length}`);
    await client.close();
  });

  it('a result that is not a list is shortened in its large fields, with a notice about what not to send back', async () => {
    const { client, call } = await open();
    const steps = Array.from({ length: 40 }, (_, at) => ({
      type: 'modal',
      title: `${at}`,
      content: 'Long. '.repeat(600),
    }));
    const { id } = (await call('create_widget', { type: 'tour', name: 'Long', steps })) as { id: number };
    const read = (await call('get_widget', { type: 'tour', id })) as { steps: Json[]; notice: string; name: string };
    expect(read.name).toBe('Long');
    expect(read.notice).toMatch(/^Shortened: steps \(\d+ of 40\)\. .* Do not send what is shortened back\.$/);
    const some = (await call('get_widget', { type: 'tour', id, fields: ['id', 'version'] })) as Json;
    expect(some).toEqual({ id, version: 1 });
    await client.close();
  });

  it('rejects fields that rows do not have, with a suggestion', async () => {
    const { client } = await open();
    const message = (args: Json) =>
      client.callTool({ name: 'list_users', arguments: args }).catch((error: Error) => error.message);
    expect(await message({ fields: ['metadta.plan'] })).toContain('fields[0]: Unknown field; did you mean `metadata`?');
    for (const args of [{ fields: [] }, { fields: 'id' }, { fields: [5] }, { summary: 'yes' }])
      expect(await rpcFailure(client.callTool({ name: 'list_users', arguments: args }))).toMatchObject({
        code: -32602,
      });
    expect(
      await rpcFailure(client.callTool({ name: 'create_tag', arguments: { name: 'T', fields: ['id'] } })),
    ).toMatchObject({
      data: { details: { issues: [{ path: 'fields' }] } },
    });
    await client.close();
  });
});

const reading = operations.filter(({ meta }) => meta.scope === 'read');

it('no operation that reads has arguments of its own named `fields` or `summary`', () => {
  const taken = reading.filter((operation) =>
    ['fields', 'summary'].some((name) => Object.hasOwn(inputShape(operation), name)),
  );
  expect(taken.map(({ name }) => name)).toEqual([]);
});

it.each(reading.map((operation) => [operation.meta.tool, operation] as const))('%s takes `fields`', (_, operation) => {
  const { output } = operation;
  const shape = output instanceof z.ZodObject ? output.shape : {};
  const row = shape.data instanceof z.ZodArray ? shape.data.element : output;
  const [field = 'any'] = row instanceof z.ZodObject ? Object.keys(row.shape) : [];
  expect(splitViewArguments(operation, { id: 1, fields: [field] })).toEqual({
    view: { fields: [field], summary: false },
    rest: { id: 1 },
  });
});

it('tools that read by POST declare `fields`, and return these alone', async () => {
  const { client, call } = await open();
  const { id } = (await call('create_widget', { type: 'tour', name: 'T' })) as { id: number };
  const calls = {
    count_segment: { rules: [], fields: ['matching'] },
    count_reach: { rules: [], fields: ['matching'] },
    list_competing_widgets: { type: 'tour', id, fields: ['name'] },
  };
  const byPost = reading.filter(({ type }) => type === 'mutation').map(({ meta }) => meta.tool);
  expect(byPost.sort()).toEqual(Object.keys(calls).sort());
  expect(await call('count_segment', calls.count_segment)).toEqual({ matching: 0 });
  expect(await call('count_reach', calls.count_reach)).toEqual({ matching: 0 });
  expect(await call('list_competing_widgets', calls.list_competing_widgets)).toEqual({ data: [], total: 0 });
  for (const name of byPost)
    expect(allTools().get(name)?.tool.inputSchema.properties).toMatchObject({
      fields: { type: 'array', items: { type: 'string' } },
    });
  await client.close();
});
