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
/** The same operation as each transport reaches it, past the rest of it. */
const doors = (route: (typeof routes)[number], input: Record<string, unknown>): Promise<unknown>[] => {
  const all = { ...pathArguments(route, own), ...input };
  const [room = '', name = ''] = route.operation.name.split('.');
  const rooms = appRouter.createCaller(ctx()) as unknown as Record<string, Procedures>;
  return [callTool(ctx(), toolOf(route), all), rooms[room]?.[name]?.(all) as Promise<unknown>];
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
      for (const door of doors(route, query)) expect(await door).toBeTypeOf('object');
    }
  });

  it('rejects dates beyond them', async () => {
    for (const date of refused)
      for (const name of ['startDate', 'endDate']) {
        const answer = await ask({ [name]: date });
        expect([date, answer.status]).toEqual([date, 400]);
        expect(answer.body).toMatchObject({
          error: { code: 'validation_error', details: { issues: [{ path: name }] } },
        });
        for (const door of doors(route, { [name]: date })) expect((await refusal(door)).code).toBe('validation_error');
      }
  });

  it('takes 9999-12-31 for no end', async () => {
    const [with_, without] = [await ask({ endDate: '9999-12-31' }), await ask({})];
    expect(with_.body).toEqual(without.body);
  });
});

it('knows every operation that takes dates', () => {
  expect(dated.length).toBeGreaterThan(8);
});
