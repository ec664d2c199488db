import { describe, expect, it } from 'vitest';
import { Ctx } from '../../auth/context';
import { ALL_SCOPES } from '../../auth/scopes';
import { openTestApi } from '../../testing/api';
import { refusal } from '../../testing/caller';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { fillAddress, fillCompany } from '../../testing/fixture';
import { pathArguments, toolOf } from '../../testing/mcp-calls';
import { callTool } from '../mcp/tools';
import { routes } from '../rest/routes';
import { appRouter } from '../router';

const { api } = await openTestApi();
const database = await openTestDatabase();
const { companyId, key } = await createTestCompany(database);
const own = await fillCompany(api, key);
const dated = routes.filter(({ textTypes }) => textTypes.has('startDate'));

const ctx = () => new Ctx(database, companyId, { kind: 'key', id: '1', name: 'k', scopes: new Set(ALL_SCOPES) });
type Procedures = Record<string, (input: unknown) => Promise<unknown>>;
/** Calls the operation of a route as an MCP tool and as a tRPC procedure, without HTTP. */
const calls = (route: (typeof routes)[number], input: Record<string, unknown>): Promise<unknown>[] => {
  const all = { ...pathArguments(route, own), ...input };
  const [router = '', name = ''] = route.operation.name.split('.');
  const routers = appRouter.createCaller(ctx()) as unknown as Record<string, Procedures>;
  return [callTool(ctx(), toolOf(route), all), routers[router]?.[name]?.(all) as Promise<unknown>];
};

const answered: Record<string, string>[] = [
  { endDate: '9999-12-31' },
  { endDate: '9999-12-31T23:59:59.999Z' },
  { startDate: '0001-01-02', endDate: '0001-01-03' },
  { startDate: '0001-01-01', endDate: '0001-01-01' },
  { startDate: '0001-01-01', endDate: '0002-01-01' },
  { endDate: '0001-01-01' },
  { startDate: '9999-12-30', endDate: '9999-12-30' },
];
const refused = [
  ...['0000-01-01', '0000-12-31T23:59:59Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-00:01'],
  ...['10000-01-01', '+010000-01-01', '-000001-01-01', '2026-02-30'],
];

describe.each(dated.map((route) => ({ title: `${route.method} ${route.template}`, route })))('$title', ({ route }) => {
  const ask = (query: Record<string, string>) => api.call('GET', fillAddress(route.template, own, query), { key });

  it('works at both ends of the calendar', async () => {
    for (const query of answered) {
      const answer = await ask(query);
      expect([query, answer.status, answer.text]).toEqual([query, 200, answer.text]);
      for (const call of calls(route, query)) expect(await call).toBeTypeOf('object');
    }
  });

  it('rejects dates outside the calendar', async () => {
    for (const date of refused)
      for (const name of ['startDate', 'endDate']) {
        const answer = await ask({ [name]: date });
        expect([date, answer.status]).toEqual([date, 400]);
        expect(answer.body).toMatchObject({
          error: { code: 'validation_error', details: { issues: [{ path: name }] } },
        });
        for (const call of calls(route, { [name]: date })) expect((await refusal(call)).code).toBe('validation_error');
      }
  });

  it('treats 9999-12-31 as no end', async () => {
    const [with_, without] = [await ask({ endDate: '9999-12-31' }), await ask({})];
    expect(with_.body).toEqual(without.body);
  });
});

it('covers the operations that take dates', () => {
  expect(dated.length).toBeGreaterThan(8);
});
