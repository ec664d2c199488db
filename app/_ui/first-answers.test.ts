import { afterEach, expect, test, vi } from 'vitest';
import type { PageAnswers } from '../../server/api/dashboard/for-pages';
import { FirstAnswers } from './first-answers';

const given = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => given.headers }));

afterEach(() => {
  globalThis.answerPages = undefined;
});

/** What a page with one list hands on to the browser, by key. */
async function handedOn(answers: Partial<PageAnswers> | undefined, headers: HeadersInit = {}) {
  given.headers = new Headers(headers);
  const asked = vi.fn(async () => answers as PageAnswers | undefined);
  globalThis.answerPages = asked;
  const element = await FirstAnswers({
    to: ({ client, api }) => [client.prefetchQuery(api.tags.list.queryOptions({}))],
    children: null,
  });
  const queries: { queryKey: unknown; state: { data: unknown } }[] = element.props.state?.queries ?? [];
  return { asked, data: queries.map(({ queryKey, state }) => [queryKey, state.data]) };
}

const tags = { query: async (path: string) => ({ path }) };

test.each<Record<string, string>>([{}, { 'sec-fetch-dest': 'document' }])(
  'answers go into the HTML of a page that is loaded: %o',
  async (headers) => {
    expect((await handedOn(tags, headers)).data).toEqual([
      [[['tags', 'list'], { input: {}, type: 'query' }], { path: 'tags.list' }],
    ]);
  },
);

test('a move between two pages is none, and asks nothing here', async () => {
  const { asked, data } = await handedOn(tags, { 'sec-fetch-dest': 'empty' });
  expect(asked).not.toHaveBeenCalled();
  expect(data).toEqual([]);
});

test.each([
  ['nobody is signed in', undefined],
  ['a query fails', { query: async () => Promise.reject(new Error('refused')) }],
  ['an answer does not come', { query: () => new Promise(() => {}) }],
])('the page comes without where %s', async (_, answers) => {
  expect((await handedOn(answers as Partial<PageAnswers>)).data).toEqual([]);
});
