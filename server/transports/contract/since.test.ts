import { beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { Ctx } from '../../auth/context';
import { ALL_SCOPES } from '../../auth/scopes';
import { companyDb } from '../../database/company-db';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi, type TestApi } from '../../testing/http';
import { toolOf } from '../../testing/mcp-calls';
import { callTool } from '../mcp/tools';
import { routes } from '../rest/routes';

type Item = { id?: number; userId?: string; items?: Item[] };
type List = { data: Item[]; pagination: { total: number; next?: string } };

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

type Table = 'tag' | 'widget' | 'endUser' | 'changelogPost' | 'roadmapItem' | 'apiKey' | 'npsResponse';
type Case = { table: string; make: (n: number) => Promise<unknown>; path?: () => Promise<string>; query?: string };
const once: Record<string, number> = {};
/** The id of a record that is created once for each path and body. */
const idOf = async (path: string, body: object) =>
  (once[`${path} ${JSON.stringify(body)}`] ??= (await send('POST', path, body)).id);
const named = (table: string, path: string, rest = {}): [string, Case] => [
  path,
  { table, make: (n) => send('POST', path, { name: `${path} ${n}`, ...rest }) },
];
const makeUser = (n: number) => send('PUT', `/users/since-${n}`, { metadata: {} });

/** Creates a tag. @returns the change that records it */
async function makeChange(n: number) {
  await send('POST', '/tags', { name: `Changed ${n}` });
  const { data } = (await send('GET', '/changes?kind=tag&limit=100')) as unknown as { data: { name: string }[] };
  return data.find(({ name }) => name === `Changed ${n}`);
}

/** The list of the responses to a widget, which is created once; `body` is that of a response. */
const responsesTo = (widgets: string, table: string, body: object, settings = {}): [string, Case] => {
  const path = async () => `${widgets}/${await idOf(widgets, { name: 'With responses', settings })}/responses`;
  const id = widgets === '/micro-surveys' ? 'id' : 'widgetId';
  return [`${widgets}/{${id}}/responses`, { table, path, make: async () => send('POST', await path(), body) }];
};
const WHY = { id: 'why', question: 'Why?', type: 'text' };

/** Lists with records of other tests too: what finds those of this test. */
const SEARCHED = new Set(['/widgets', '/responses']);

const LISTS: Record<string, Case> = Object.fromEntries([
  ...Object.values(definitions).map(({ path }) => named('widget', `/${path}`)),
  named('tag', '/tags'),
  named('folder', '/folders'),
  named('theme', '/themes'),
  named('segment', '/segments', { rules: [] }),
  named('changelog', '/changelogs'),
  named('roadmap', '/roadmaps'),
  named('apiKey', '/api-keys'),
  [
    '/widgets',
    {
      table: 'widget',
      query: 'sort=created&query=Since',
      make: (n) => send('POST', '/checklists', { name: `Since ${n}` }),
    },
  ],
  [
    '/responses',
    {
      table: 'npsResponse',
      query: 'query=Since',
      make: async (n) =>
        send('POST', `/nps-widgets/${await idOf('/nps-widgets', { name: 'Of all' })}/responses`, {
          rating: '9',
          comment: `Since ${n}`,
        }),
    },
  ],
  responsesTo('/nps-widgets', 'npsResponse', { rating: '9' }),
  responsesTo('/feedback-widgets', 'feedbackResponse', { message: 'More' }),
  responsesTo('/micro-surveys', 'surveyResponse', { answers: { why: 'So' } }, { questions: [WHY] }),
  ['/users', { table: 'endUser', make: makeUser }],
  ['/changes', { table: 'change', query: 'kind=tag', make: makeChange }],
  ['/proposals', { table: 'proposal', make: (n) => send('POST', '/proposals', { title: `Proposal ${n}` }) }],
  [
    '/segments/{id}/users',
    {
      table: 'endUser',
      make: makeUser,
      path: async () => `/segments/${await idOf('/segments', { name: 'All', rules: [{ type: 'all-pages' }] })}/users`,
    },
  ],
  [
    '/changelogs/{changelogId}/posts',
    {
      table: 'changelogPost',
      path: async () => `/changelogs/${await idOf('/changelogs', { name: 'News' })}/posts`,
      make: async (n) =>
        send('POST', `/changelogs/${await idOf('/changelogs', { name: 'News' })}/posts`, {
          title: `P${n}`,
          date: `2030-01-0${n}`,
        }),
    },
  ],
] as [string, Case][]);

const listed = routes.filter(({ textTypes }) => textTypes.has('createdAfter') && textTypes.has('after'));

it('every list with the filters `createdAfter` and `after` is tested', () => {
  expect(new Set(listed.map(({ template }) => template))).toEqual(new Set(Object.keys(LISTS)));
});

const CREATED = ['2040-01-01T00:00:00.500Z', '2040-01-02T00:00:00.000Z', '2040-01-03T00:00:00.000Z'];
const UPDATED = ['2041-01-03T00:00:00.000Z', '2041-01-02T00:00:00.000Z', '2041-01-01T00:00:00.000Z'];

const identity = ({ id, userId }: Item) => id ?? userId;

describe.each(Object.keys(LISTS))('%s', (template) => {
  const { table, make, path = async () => template, query = '' } = LISTS[template] as Case;

  it('lists records created or changed since a time, with the total, page by page', async () => {
    const at = await path();
    const db = companyDb(database, companyId)[table as Table] as unknown as {
      updateMany: (write: { where: object; data: object }) => Promise<unknown>;
    };
    const hasUpdated = template !== '/api-keys';
    const ids: unknown[] = [];
    for (const n of [1, 2, 3]) {
      const made = (await make(n)) as Item;
      ids.push(identity(made));
      const where = made.id === undefined ? { userId: made.userId } : { id: made.id };
      const data = { createdAt: new Date(CREATED[n - 1] as string) };
      await db.updateMany({
        where,
        data: hasUpdated ? { ...data, updatedAt: new Date(UPDATED[n - 1] as string) } : data,
      });
    }
    const ask = async (filter: Record<string, string>) => {
      const found: unknown[] = [];
      let total = -1;
      for (let after: string | undefined, first = true; first || after; first = false) {
        const params = new URLSearchParams({ ...filter, limit: '2', ...(after ? { after } : {}) });
        const { data, pagination } = (await send('GET', `${at}?${query}&${params}`)) as unknown as List;
        found.push(...data.map(identity));
        if (total !== -1) expect(pagination.total).toBe(total);
        total = pagination.total;
        after = pagination.next;
      }
      expect(total).toBe(found.length);
      return new Set(found);
    };
    const [first, second, third] = ids;
    expect(await ask({ createdAfter: CREATED[0] as string })).toEqual(new Set(ids));
    expect(await ask({ createdAfter: '2040-01-01T00:00:00.501Z' })).toEqual(new Set([second, third]));
    expect(await ask({ createdAfter: '2040-01-03' })).toEqual(new Set([third]));
    expect(await ask({ createdAfter: '2040-01-03T00:00:00.001Z' })).toEqual(new Set());
    if (hasUpdated) {
      expect(await ask({ updatedAfter: '2041-01-01' })).toEqual(new Set(ids));
      expect(await ask({ updatedAfter: UPDATED[1] as string })).toEqual(new Set([first, second]));
      expect(await ask({ updatedAfter: '2041-01-02', createdAfter: '2040-01-02' })).toEqual(new Set([second]));
    }
    const route = listed.find((one) => one.template === template) as (typeof listed)[number];
    const agent = new Ctx(database, companyId, { kind: 'key', id: '1', name: 'k', scopes: new Set(ALL_SCOPES) });
    const parameter = /\{(\w+)\}/.exec(template)?.[1];
    const given = parameter ? { [parameter]: Number(/\d+/.exec(at)?.[0]) } : {};
    const toolResult = await callTool(agent, toolOf(route), {
      ...given,
      createdAfter: '2040-01-03',
      ...(SEARCHED.has(template) && { query: 'Since' }),
    });
    expect(JSON.stringify(toolResult)).toContain(JSON.stringify(third));
    expect((toolResult as { structuredContent?: List }).structuredContent?.pagination.total ?? 1).toBe(1);
    const refused = await api.call('GET', `${at}?createdAfter=yesterday`, { key });
    expect(refused.body).toMatchObject({ error: { details: { issues: [{ path: 'createdAfter' }] } } });
  });
});

it('a roadmap leaves out items from before the given time', async () => {
  const { id: roadmapId } = await send('POST', '/roadmaps', { name: 'R' });
  const { id: sectionId } = await send('POST', `/roadmaps/${roadmapId}/sections`, { name: 'S' });
  const made = [];
  for (const name of ['a', 'b'])
    made.push((await send('POST', `/roadmaps/${roadmapId}/sections/${sectionId}/items`, { name })).id);
  const db = companyDb(database, companyId);
  const [a, b] = made;
  const move = (id: number | undefined, created: string, updated: string) =>
    db.roadmapItem.updateMany({
      where: { id: id as number },
      data: { createdAt: new Date(created), updatedAt: new Date(updated) },
    });
  await move(a, '2040-01-01', '2041-01-02');
  await move(b, '2040-01-02', '2041-01-01');
  const ask = async (query: string) => {
    const { sections } = (await send('GET', `/roadmaps/${roadmapId}?${query}`)) as unknown as { sections: Item[] };
    return sections.flatMap(({ items = [] }) => items.map(({ id }) => id));
  };
  expect(await ask('createdAfter=2040-01-02')).toEqual([b]);
  expect(await ask('updatedAfter=2041-01-02')).toEqual([a]);
  expect(await ask('updatedAfter=2041-01-02&createdAfter=2040-01-02')).toEqual([]);
});
