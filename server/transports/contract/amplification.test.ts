import { afterAll, expect, test } from 'vitest';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const { origin } = new URL(api.url);
const { companyId, key } = await createTestCompany(database);
const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
const { cookie } = await signInNew(database, companyId);

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body);
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie, ...headers },
    body: text,
  });
  return { status: answer.status, text: await answer.text(), sent: text.length };
};

const toolCall = (args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'create_product_tour', arguments: args },
});

/** One way to send a body for each transport. */
const transports: [name: string, send: (body: object) => ReturnType<typeof post>][] = [
  ['REST', (body) => post('/api/v1/product-tours', body, { Authorization: `Bearer ${key}` })],
  [
    'MCP',
    (body) =>
      post('/api/mcp', toolCall(body), {
        Authorization: `Bearer ${key}`,
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2025-06-18',
      }),
  ],
  ['the dashboard', (body) => post('/api/trpc/productTours.create', body)],
  ['public procedures', (body) => post('/api/public/acceptInvitation', body)],
  [
    'the browser script',
    (body) =>
      post('/api/client/identify', { clientToken, anonymousId: 'anonymous-1', userId: 'u', metadata: { ...body } }),
  ],
];

const MANY = 20_000;
const texts = { name: 'T', settings: { a: Array.from({ length: MANY }, () => '\u0000') } };
const unknown = Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`key${index}`, 1]));
const longKey = { ['k'.repeat(100_000)]: Array.from({ length: 200 }, () => '\u0000') };

for (const [name, send] of transports) {
  test.each([
    ['unstorable texts', texts],
    ['unknown fields', unknown],
    ['a long key', longKey],
  ])(`${name} answers %s with a short error`, async (_, body) => {
    const { text, sent } = await send(body);
    expect(text).toContain('validation_error');
    expect(text.length).toBeLessThan(Math.min(sent, 120_000));
  });

  test(`${name} refuses a body with too many values`, async () => {
    const most = name === 'the browser script' ? 100_000 : 500_000;
    const { text } = await send({ name: 'T', settings: { a: Array.from({ length: most }, () => 0) } });
    expect(text).toContain('too_many_values');
    expect(text.length).toBeLessThan(2_000);
  });
}

test('the largest metadata does not have too many values', async () => {
  const metadata = { a: Array.from({ length: 32_000 }, () => 0) };
  const answer = await api.call('PUT', '/users/many', { key, body: { metadata } });
  expect(answer.status, answer.text).toBe(201);
});
