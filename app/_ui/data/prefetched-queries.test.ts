import { afterEach, expect, test, vi } from 'vitest';
import type { PageAnswers } from '../../../server/transports/dashboard/for-pages';
import { type Prefetch, PrefetchedQueries } from './prefetched-queries';

const given = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => given.headers }));

afterEach(() => {
  globalThis.answerPages = undefined;
});

const oneList: Prefetch = ({ client, api }) => [client.prefetchQuery(api.tags.list.queryOptions({}))];

/** The query keys and data that a page passes on to the browser. */
async function handedOn(answers: Partial<PageAnswers> | undefined, headers: HeadersInit, to: Prefetch = oneList) {
  given.headers = new Headers(headers);
  const asked = vi.fn(async () => answers as PageAnswers | undefined);
  globalThis.answerPages = { open: asked, timeoutMs: 300 };
  const element = await PrefetchedQueries({ to, children: null });
  const queries: { queryKey: unknown; state: { data: unknown } }[] = element.props.state?.queries ?? [];
  return { asked, data: queries.map(({ queryKey, state }) => [queryKey, state.data]) };
}

const tags = { query: async (path: string) => ({ path }) };

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each<Record<string, string>>([{ accept: HTML }, { 'sec-fetch-dest': 'document', accept: HTML }])(
  'a page load has the answers in its HTML: %o',
  async (headers) => {
    expect((await handedOn(tags, headers)).data).toEqual([
      [[['tags', 'list'], { input: {}, type: 'query' }], { path: 'tags.list' }],
    ]);
  },
);

test.each<Record<string, string>>([{ 'sec-fetch-dest': 'empty', accept: HTML }, { accept: '*/*' }, {}])(
  'a client-side navigation is no page load, and runs no query on the server: %o',
  async (headers) => {
    const { asked, data } = await handedOn(tags, headers);
    expect(asked).not.toHaveBeenCalled();
    expect(data).toEqual([]);
  },
);

test('only answers that are late are left out', async () => {
  const query = async (path: string) => (path === 'tags.list' ? { path } : new Promise(() => {}));
  const { data } = await handedOn({ query }, { accept: HTML }, ({ client, api }) => [
    client.prefetchQuery(api.folders.list.queryOptions({})),
    client.prefetchQuery(api.tags.list.queryOptions({})),
  ]);
  expect(data).toEqual([[[['tags', 'list'], { input: {}, type: 'query' }], { path: 'tags.list' }]]);
});

test.each([
  ['there is no session', undefined],
  ['a query fails', { query: async () => Promise.reject(new Error('refused')) }],
  ['an answer does not come', { query: () => new Promise(() => {}) }],
])('a page has no answers in its HTML if %s', async (_, answers) => {
  expect((await handedOn(answers as Partial<PageAnswers>, { accept: HTML })).data).toEqual([]);
});
