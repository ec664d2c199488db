import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { BODIES } from '../../testing/bodies';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { filledCompanies } from '../../testing/fixture';
import { startApi, type TestApi } from '../../testing/http';
import { pathArguments, toolOf } from '../../testing/mcp-calls';
import { type AnyClient, CLIENTS } from '../../testing/mcp-clients';
import { openReplicas } from '../../testing/replicas';
import { routes } from '../rest/routes';
import { withoutMarks } from './end-user-texts';
import { allTools } from './tools';

type Json = Record<string, unknown>;
type Refusal = Error & { code: number; data?: { httpStatus: number; details?: { reason?: string; issues?: Json[] } } };

const { api } = await openTestApi();
const filledFor = filledCompanies(api, await openTestDatabase());
const connect = CLIENTS['2026-07-28'] as (url: string, key: string) => Promise<AnyClient>;

const creating = routes.filter(({ method, operation: { meta } }) => method === 'POST' && meta.status === 201);

const outcome = (client: AnyClient, name: string, args: Json): Promise<Json | Refusal> =>
  client.callTool({ name, arguments: args }).then(
    ({ structuredContent }) => structuredContent as Json,
    (error: Refusal) => error,
  );
const refusal = async (client: AnyClient, name: string, args: Json): Promise<Refusal> => {
  const answer = await outcome(client, name, args);
  if (!(answer instanceof Error)) throw new Error('The call was not refused.');
  return answer;
};

it.each(creating.map((route) => [toolOf(route), route] as const))(
  '%s accepts idempotencyKey and runs once',
  async (name, route) => {
    const { key, fixture } = await filledFor(route);
    const idempotencyKey = `once ${name}`;
    const client = await connect(api.mcpUrl, key);
    expect(Object.keys((allTools().get(name)?.tool.inputSchema.properties ?? {}) as Json)).toContain('idempotencyKey');
    const args = { ...pathArguments(route, fixture), ...(BODIES[name] as Json | undefined), idempotencyKey };
    const first = await outcome(client, name, args);
    expect(first).not.toBeInstanceOf(Error);
    // The link to a new key works once, so a repeated call returns another link.
    const { handOverUrl: _, notice: __, ...same } = withoutMarks(first) as Json;
    expect(withoutMarks(await outcome(client, name, args))).toMatchObject(same);
    const other = await refusal(client, 'create_folder', { name: 'Other', idempotencyKey });
    expect([other.code, other.data]).toMatchObject([
      -32010,
      { httpStatus: 409, details: { reason: 'idempotency_key_reused' } },
    ]);
    await client.close();
  },
);

it('an idempotencyKey works like the header of REST, for create_widget and for the tool of one widget type', async () => {
  const { key } = await createTestCompany(await openTestDatabase());
  const client = await connect(api.mcpUrl, key);
  const first = await api.call('POST', '/product-tours', {
    key,
    body: { name: 'One' },
    headers: { 'Idempotency-Key': 'k' },
  });
  expect(first.status).toBe(201);
  const one = { name: 'One', idempotencyKey: 'k' };
  expect(await outcome(client, 'create_product_tour', one)).toEqual(first.body);
  expect(await outcome(client, 'create_widget', { type: 'product-tours', ...one })).toEqual(first.body);
  expect((await refusal(client, 'create_widget', { type: 'checklist', ...one })).data?.details?.reason).toBe(
    'idempotency_key_reused',
  );
  const { idempotencyKey: _, ...withoutKey } = one;
  expect(await outcome(client, 'create_product_tour', withoutKey)).not.toEqual(first.body);
  await client.close();
});

it('an invalid key is rejected with its argument name, and tools that only read or update reject any key', async () => {
  const { key } = await createTestCompany(await openTestDatabase());
  const client = await connect(api.mcpUrl, key);
  for (const idempotencyKey of ['', 'x'.repeat(256), 5, null]) {
    const { message, data } = await refusal(client, 'create_tag', { name: 'T', idempotencyKey });
    expect(message).toContain('validation_error: idempotencyKey: ');
    expect(data?.details?.issues).toMatchObject([{ path: 'idempotencyKey' }]);
  }
  for (const name of ['list_tags', 'count_segment'])
    expect((await refusal(client, name, { rules: [], idempotencyKey: 'k' })).message).toContain('idempotencyKey');
  expect(((await outcome(client, 'list_tags', {})) as { data: Json[] }).data).toEqual([]);
  await client.close();
});

/** Sends 50 simultaneous calls with one key, and repeats each until it is answered. */
async function fiftyAtOnce(servers: readonly TestApi[], key: string): Promise<void> {
  const clients = await Promise.all(servers.map((one) => connect(one.mcpUrl, key)));
  const send = async (index: number): Promise<Json> => {
    for (;;) {
      const client = clients[index % clients.length] as AnyClient;
      const answer = await outcome(client, 'create_widget', { type: 'tour', name: 'Fifty', idempotencyKey: 'fifty' });
      if (!(answer instanceof Error)) return answer;
      expect(answer.data?.details?.reason ?? answer.data?.httpStatus).toEqual(
        answer.data?.httpStatus === 503 ? 503 : 'idempotency_key_in_progress',
      );
    }
  };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  const list = await (clients[0] as AnyClient).callTool({ name: 'list_product_tours', arguments: {} });
  expect(list.structuredContent).toMatchObject({ pagination: { total: 1 } });
  await Promise.all(clients.map((client) => client.close()));
}

const UNLIMITED = { DOCENT_RATE_LIMIT: '1000000' };

it('creates one record for fifty simultaneous calls', async () => {
  const database = await openTestDatabase();
  const server = await startApi(database, UNLIMITED);
  await fiftyAtOnce([server], (await createTestCompany(database)).key);
  await server.stop();
});

const replicas = await openReplicas();

it.skipIf(!replicas)('creates one record for fifty simultaneous calls over two replicas', async () => {
  if (!replicas) return;
  const servers = await Promise.all(replicas.map((one) => startApi(one, UNLIMITED)));
  await fiftyAtOnce(servers, (await createTestCompany(replicas[0])).key);
  for (const server of servers) await server.stop();
});
