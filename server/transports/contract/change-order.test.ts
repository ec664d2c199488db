import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { type Fixture, fillCompany, fillPath } from '../../testing/fixture';
import { toolOf } from '../../testing/mcp-calls';
import { CLIENTS } from '../../testing/mcp-clients';
import { routes } from '../rest/routes';

type Refusal = { error: { code: string; message: string; details: { issues?: { path: string; code: string }[] } } };

const { api } = await openTestApi();
const MISSING = 2_147_000_000;
const changes = routes.filter(({ method, template }) => ['PATCH', 'PUT'].includes(method) && template.includes('{'));
let key: string;
let own: Fixture;
beforeAll(async () => {
  key = (await createTestCompany(await openTestDatabase())).key;
  own = await fillCompany(api, key);
});

const inPath = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
/** The path parameters of a record that does not exist. */
const MISSING_PARTS: Readonly<Record<string, string>> = { userId: 'unknown-user', widgetType: 'product-tours' };
const missingPath = (template: string) =>
  template.replace(/\{(\w+)\}/g, (_, name) => MISSING_PARTS[name] ?? String(MISSING));

const issuesOf = (body: unknown) => {
  const { error } = body as Refusal;
  return [error?.code, (error?.details.issues ?? []).map(({ path, code }) => `${path} ${code}`)];
};

describe.each(changes.map((route) => ({ title: `${route.method} ${route.template}`, route })))(
  '$title',
  ({ route }) => {
    it('reports an unknown field, whether or not the record exists', async () => {
      const { method, template } = route;
      const needed = method === 'PUT' ? { metadata: {} } : {};
      for (const path of [missingPath(template), fillPath(template, own)])
        for (const more of [{}, { createdAt: '2026-01-01T00:00:00.000Z' }]) {
          const { status, body } = await api.call(method, path, { key, body: { ...needed, ...more, nam: 1 } });
          const [code, issues] = issuesOf(body);
          expect([path, status, code]).toEqual([path, 400, 'validation_error']);
          expect(issues).toContain('nam unrecognized_keys');
        }
    });

    it('reports an unknown field in a tool call, too', async () => {
      const args = Object.fromEntries(inPath(route.template).map((name) => [name, MISSING_PARTS[name] ?? MISSING]));
      const needed = route.method === 'PUT' ? { metadata: {} } : {};
      const client = await (CLIENTS['2026-07-28'] as (typeof CLIENTS)[string])(api.mcpUrl, key);
      const refused = await client
        .callTool({ name: toolOf(route), arguments: { ...args, ...needed, nam: 1 } })
        .catch((error: Error) => error);
      expect((refused as Error).message).toMatch(/^validation_error: (.* · )?nam: Unknown field/);
      await client.close();
    });
  },
);

describe.each(changes.filter(({ template }) => template.endsWith('/draft')).map((route) => ({ route })))(
  'PATCH $route.template',
  ({ route }) => {
    it('reports an unknown field, whether or not the proposal exists or is open', async () => {
      for (const proposalId of [MISSING, own.ids.published, own.ids.proposals])
        for (const path of [missingPath(route.template), fillPath(route.template, own)]) {
          const { status, body } = await api.call('PATCH', path, { key, body: { proposalId, nam: 1 } });
          expect([proposalId, path, status, ...issuesOf(body)]).toEqual([
            ...[proposalId, path, 400, 'validation_error'],
            ['nam unrecognized_keys'],
          ]);
        }
    });

    it('reports a proposal that does not exist or is closed, when the fields are valid', async () => {
      const statusFor = async (proposalId: number | undefined) =>
        (await api.call('PATCH', fillPath(route.template, own), { key, body: { proposalId } })).status;
      expect([await statusFor(MISSING), await statusFor(own.ids.published)]).toEqual([404, 409]);
    });
  },
);

describe('a user who does not exist yet', () => {
  const call = async (method: string, userId: string, body: object) => {
    const answer = await api.call(method, `/users/${userId}`, { key, body });
    return { status: answer.status, body: answer.body as Record<string, unknown> };
  };

  it.each(['PUT', 'PATCH'])(
    'can be created with %s from the response for another user, with new timestamps',
    async (method) => {
      const source = await call('PUT', `source-${method}`, { metadata: { plan: 'pro' } });
      const { userId: _, ...read } = source.body;
      const copy = { ...read, createdAt: '2020-01-01T00:00:00.000Z' };
      const made = await call(method, `copy-${method}`, copy);
      expect(made).toMatchObject({ status: 201, body: { userId: `copy-${method}`, metadata: { plan: 'pro' } } });
      expect(String(made.body.createdAt).slice(0, 4)).not.toBe('2020');
      expect(await call(method, `copy-${method}`, made.body)).toEqual({ status: 200, body: made.body });
      const older = await call(method, `copy-${method}`, { ...made.body, createdAt: copy.createdAt });
      expect(older).toEqual({ status: 200, body: made.body });
    },
  );

  it('is not created if a field is rejected', async () => {
    for (const [method, body] of [
      ['PUT', { metadata: {}, extra: 1 }],
      ['PATCH', { extra: 1 }],
      ['PUT', { createdAt: '2026-01-01T00:00:00.000Z' }],
    ] as const)
      expect((await call(method, 'refused', body)).status).toBe(400);
    expect((await api.call('GET', '/users/refused', { key })).status).toBe(404);
  });
});

it('the response for a record, sent to the path of a record that does not exist, gets 404', async () => {
  const path = `/product-tours/${own.ids['product-tours']}`;
  const { id: _, ...body } = (await api.call('GET', path, { key })).body as { id: number };
  const answer = await api.call('PATCH', `/product-tours/${MISSING}`, { key, body });
  expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('not_found')]);
});
