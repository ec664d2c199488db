import { beforeAll, describe, expect, test } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { Ctx } from '../../auth/context';
import { ALL_SCOPES } from '../../auth/scopes';
import { companyDb } from '../../database/company-db';
import { recordEvents } from '../../features/analytics/events/service';
import { recordFeedback } from '../../features/analytics/responses/feedback';
import { recordNps } from '../../features/analytics/responses/nps';
import { recordSurvey } from '../../features/analytics/responses/survey';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi, type TestApi } from '../../testing/http';
import { routes } from './routes';

type Item = Record<string, unknown>;
type List = { data: Item[]; pagination: { total: number; limit: number; offset: number; next?: string } };

const database = await openTestDatabase();
let api: TestApi;
let [key, companyId] = ['', 0];
beforeAll(async () => {
  api = await startApi(database);
  ({ key, companyId } = await createTestCompany(database));
  return () => api.stop();
});

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await api.call(method, path, { key, body });
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.body as Item & { id: number };
};
const list = async (path: string, query: Record<string, string | number>) =>
  (await send('GET', `${path}?${new URLSearchParams(query as Record<string, string>)}`)) as unknown as List;

/** Makes one more element of a list. */
type Make = (n: number) => Promise<unknown>;

const ctx = () =>
  new Ctx(database, companyId, { kind: 'system', id: 'test', name: 'Test', scopes: new Set(ALL_SCOPES) });
const ids: Record<string, number> = {};
const recordOf = async (path: string, body: object) => (ids[path] ??= (await send('POST', `/${path}`, body)).id);
const types = Object.values(definitions);
const example = (path: string): object => types.find((type) => type.path === path)?.example ?? {};

/** The lists by name: the path, the query, and a function that adds an element. */
const LISTS: Record<string, { path: () => Promise<string>; query?: Record<string, string>; make: Make }> = {
  ...Object.fromEntries(
    types.map(({ path }) => [
      `/${path}`,
      { path: async () => `/${path}`, make: (n: number) => send('POST', `/${path}`, { name: `W${n % 3}` }) },
    ]),
  ),
  ...Object.fromEntries(
    ['name', 'created', 'updated', 'shown', 'completed'].flatMap((sort) =>
      ['asc', 'desc'].map((order) => [
        `/widgets by ${sort} ${order}`,
        {
          path: async () => '/widgets',
          query: { sort, order, type: 'checklist' },
          make: (n: number) => send('POST', '/checklists', { name: `Ä${n % 2} “x”` }),
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    (
      [
        ['tags', {}],
        ['folders', {}],
        ['themes', {}],
        ['segments', { rules: [] }],
        ['changelogs', {}],
        ['roadmaps', {}],
        ['api-keys', {}],
      ] as const
    ).map(([name, rest]) => [
      `/${name}`,
      {
        path: async () => `/${name}`,
        make: (n: number) => send('POST', `/${name}`, { name: `${name} ${n} ${Math.random()}`, ...rest }),
      },
    ]),
  ),
  '/changes': {
    path: async () => '/changes',
    query: { kind: 'company' },
    make: (n) => send('PATCH', '/company', { name: `Changed ${n} ${Math.random()}` }),
  },
  '/proposals': { path: async () => '/proposals', make: (n) => send('POST', '/proposals', { title: `Proposal ${n}` }) },
  '/users': { path: async () => '/users', make: (n) => send('PUT', `/users/u${n}-${Math.random()}`, { metadata: {} }) },
  '/segments/{id}/users': {
    path: async () => `/segments/${await recordOf('segments', { name: 'All', rules: [{ type: 'all-pages' }] })}/users`,
    make: (n) => send('PUT', `/users/m${n}-${Math.random()}`, { metadata: {} }),
  },
  '/user-properties': {
    path: async () => '/user-properties',
    make: (n) => send('PUT', `/users/p${n}-${Math.random()}`, { metadata: { [`property ${n}`]: 1 } }),
  },
  '/event-names': {
    path: async () => '/event-names',
    make: (n) =>
      recordEvents(ctx(), [
        {
          entityType: 'application',
          entityId: 0,
          name: `happened_${n}`,
          who: { userId: 'known' },
          occurredAt: new Date(),
        },
      ]),
  },
  '/users/{userId}/activity': {
    path: async () => '/users/busy/activity',
    make: async (n) => {
      await send('PUT', '/users/busy', { metadata: {} });
      const id = await recordOf('product-tours', example('product-tours'));
      const occurredAt = new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 2)));
      await recordEvents(ctx(), [
        {
          entityType: 'tour',
          entityId: id,
          name: 'tour_start',
          who: { userId: 'busy' },
          occurredAt,
          properties: { n },
        },
      ]);
    },
  },
  '/users/{userId}/diagnose': {
    path: async () => '/users/asked/diagnose',
    make: async (n) => {
      await send('PUT', '/users/asked', { metadata: {} });
      await send('POST', '/announcements', { ...example('announcements'), name: `A${n}`, active: true });
    },
  },
  '/changelogs/{changelogId}/posts': {
    path: async () => `/changelogs/${await recordOf('changelogs', { name: 'News' })}/posts`,
    make: async (n) =>
      send('POST', `/changelogs/${await recordOf('changelogs', { name: 'News' })}/posts`, {
        title: 'P',
        date: `2026-01-0${1 + (n % 3)}`,
      }),
  },
  '/feedback-widgets/{widgetId}/responses': {
    path: async () => `/feedback-widgets/${await recordOf('feedback-widgets', example('feedback-widgets'))}/responses`,
    make: async () =>
      recordFeedback(ctx(), {
        widgetId: await recordOf('feedback-widgets', example('feedback-widgets')),
        message: 'm',
      }),
  },
  '/nps-widgets/{widgetId}/responses': {
    path: async () => `/nps-widgets/${await recordOf('nps-widgets', example('nps-widgets'))}/responses`,
    make: async () => recordNps(ctx(), { widgetId: await recordOf('nps-widgets', example('nps-widgets')), rating: 9 }),
  },
  '/responses': {
    path: async () => '/responses',
    query: { type: 'npsWidget' },
    make: async () => recordNps(ctx(), { widgetId: await recordOf('nps-widgets', example('nps-widgets')), rating: 8 }),
  },
  '/micro-surveys/{id}/responses': {
    path: async () => `/micro-surveys/${await recordOf('micro-surveys', example('micro-surveys'))}/responses`,
    make: async () =>
      recordSurvey(ctx(), { widgetId: await recordOf('micro-surveys', example('micro-surveys')), answers: {} }),
  },
  '/micro-surveys/{id}/results/answers': {
    path: async () => `/micro-surveys/${await recordOf('micro-surveys', example('micro-surveys'))}/results/answers`,
    query: { questionId: 'why' },
    make: async (n) =>
      recordSurvey(ctx(), {
        widgetId: await recordOf('micro-surveys', example('micro-surveys')),
        answers: { why: `Because ${n}` },
      }),
  },
  '/widgets/{widgetId}/versions': {
    path: async () => `/widgets/${await recordOf('smart-tips', example('smart-tips'))}/versions`,
    make: async (n) =>
      send('PATCH', `/smart-tips/${await recordOf('smart-tips', example('smart-tips'))}`, {
        name: `V${n} ${Math.random()}`,
      }),
  },
};

describe('a cursor', () => {
  const refusalOf = async (path: string, query: Record<string, string>) => {
    const answer = await api.call('GET', `${path}?${new URLSearchParams(query)}`, { key });
    return { status: answer.status, ...(answer.body as { error?: { message: string; details: object } }).error };
  };
  const issue = (message: RegExp) => ({
    status: 400,
    details: { issues: [{ path: 'after', code: 'invalid_cursor', message: expect.stringMatching(message) }] },
  });

  test('belongs to its list, order and filters', async () => {
    const changelogs: number[] = [];
    for (const name of ['one', 'two'])
      changelogs.push((await send('POST', '/changelogs', { name: `Cursors ${name}` })).id);
    for (const n of [1, 2, 3]) {
      await send('POST', '/tags', { name: `Cursor ${n}` });
      await send('POST', '/checklists', { name: `Cursor ${n}` });
      for (const id of changelogs) await send('POST', `/changelogs/${id}/posts`, { title: `P${n}` });
    }
    const [one, two] = changelogs;
    const next = async (path: string, query: Record<string, string> = {}) =>
      (await list(path, { ...query, limit: 1 })).pagination.next as string;
    const tags = await next('/tags');
    expect(await refusalOf(`/changelogs/${one}/posts`, { after: tags })).toMatchObject(issue(/another list/));
    expect(await refusalOf('/product-tours', { after: tags })).toMatchObject(issue(/another list/));
    const posts = await next(`/changelogs/${one}/posts`);
    expect(await refusalOf(`/changelogs/${two}/posts`, { after: posts })).toMatchObject(issue(/another path/));
    const created = await next('/widgets', { sort: 'created' });
    expect(await refusalOf('/widgets', { sort: 'updated', after: created })).toMatchObject(issue(/order/));
    expect(await refusalOf('/widgets', { sort: 'created', order: 'asc', after: created })).toMatchObject(
      issue(/order/),
    );
    const filtered = await next('/checklists', { query: 'Cursor' });
    expect(await refusalOf('/checklists', { query: 'other', after: filtered })).toMatchObject(issue(/filter/));
    expect(await refusalOf('/checklists', { after: filtered })).toMatchObject(issue(/filter/));
  });

  test('continues with another limit, and with the same parameters in another notation', async () => {
    const { pagination } = await list('/widgets', { sort: 'created', type: 'checklist', limit: 1 });
    const query = { type: 'checklists', order: 'desc', sort: 'createdAt', limit: 2, after: pagination.next as string };
    expect((await list('/widgets', query)).data).toHaveLength(2);
  });

  test('of an earlier version, or an invalid one, is rejected with a message that explains what to do', async () => {
    const old = Buffer.from(JSON.stringify(['2026-03-01T09:30:00.000Z', 42])).toString('base64url');
    expect(await refusalOf('/tags', { after: old })).toMatchObject(issue(/earlier version.*leave `after` out/));
    expect(await refusalOf('/tags', { after: 'x' })).toMatchObject(issue(/leave `after` out/));
    const forged = (await list('/tags', { limit: 1 })).pagination.next?.replace(/^[^.]+/, 'bm9uZQ') as string;
    expect(await refusalOf('/tags', { after: forged })).toMatchObject(issue(/./));
  });
});

const paged = routes.filter(({ operation }) => 'after' in ((operation.input as { shape?: object })?.shape ?? {}));

test('every paginated list is tested', () => {
  const tried = new Set(Object.keys(LISTS).map((name) => name.split(' ')[0]));
  expect(new Set(paged.map(({ template }) => template))).toEqual(tried);
});

/** Reads all pages of a list, each after the first by its cursor. @param between runs before each further page */
async function walk(path: string, query: Record<string, string>, between: () => Promise<unknown> = async () => {}) {
  const all: Item[] = [];
  for (let after: string | undefined; ; ) {
    const { data, pagination } = await list(path, { ...query, limit: 2, ...(after ? { after } : {}) });
    all.push(...data);
    if (!pagination.next) return all;
    expect(data).toHaveLength(2);
    after = pagination.next;
    await between();
  }
}

describe.each(Object.keys(LISTS))('%s', (name) => {
  const { path, query = {}, make } = LISTS[name] as (typeof LISTS)[string];

  test('returns each element once and in order, even while the list grows', async () => {
    for (let n = 0; n < 5; n += 1) await make(n);
    // Equal timestamps must not matter.
    const table = { '/tags': 'tag', '/users': 'endUser', '/api-keys': 'apiKey' }[name] as 'tag' | undefined;
    if (table) await companyDb(database, companyId)[table].updateMany({ data: { createdAt: new Date('2026-01-01') } });
    const at = await path();
    const before = (await list(at, { ...query, limit: 100 })).data;
    expect(before.length).toBeGreaterThan(4);
    expect(await walk(at, query)).toEqual(before);
    const hasStableOrder = query.sort === undefined || query.sort === 'created' || query.sort === 'name';
    if (!hasStableOrder) return;
    let n = 10;
    const grown = await walk(at, query, () => (n < 13 ? make((n += 1)) : Promise.resolve()));
    const identity = (item: Item) => JSON.stringify(item);
    const met = grown.map(identity);
    expect(new Set(met).size).toBe(met.length);
    for (const item of before) expect(met).toContain(identity(item));
  });

  test('rejects an invalid cursor, and a cursor together with an offset', async () => {
    const at = await path();
    const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const after of [
      '',
      'x',
      coded(null),
      coded([]),
      coded(['never', -1]),
      coded([{}, 1]),
      coded(['2026-02-31T00:00:00Z', 1]),
    ]) {
      const answer = await api.call('GET', `${at}?${new URLSearchParams({ ...query, after })}`, { key });
      expect([answer.status, after]).toEqual([400, after]);
      expect(answer.body).toMatchObject({
        error: { details: { issues: [{ path: 'after', code: 'invalid_cursor' }] } },
      });
    }
    const { pagination } = await list(at, { ...query, limit: 2 });
    const both = await api.call(
      'GET',
      `${at}?${new URLSearchParams({ ...query, offset: '1', after: `${pagination.next}` })}`,
      {
        key,
      },
    );
    expect([both.status, both.body]).toMatchObject([400, { error: { details: { issues: [{ path: 'after' }] } } }]);
  });
});
