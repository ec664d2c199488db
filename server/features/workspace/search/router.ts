import { operation, router } from '../../../operations/operation';
import { fetched, fetchInput, searchInput, searchResult } from './schema';
import { fetchOne, searchAll } from './service';

const TAG = 'Search';

export const searchRouter = router({
  search: operation({
    method: 'GET',
    path: '/search',
    tool: 'search',
    operationId: 'search_content',
    tag: TAG,
    load: 'heavy',
    summary: 'Search',
    description:
      'Finds widgets, changelog posts, roadmap items and segments by words in their titles and texts. Archived widgets and texts of end users are not searched.',
  })
    .input(searchInput)
    .output(searchResult)
    .query(({ ctx, input }) => searchAll(ctx, input)),

  fetch: operation({
    method: 'GET',
    path: '/search/{id}',
    tool: 'fetch',
    // A generated client function named `fetch` would shadow the global `fetch`.
    operationId: 'get_search_result',
    tag: TAG,
    summary: 'Fetch a search result',
    description: 'Returns one result of a search in full.',
    errors: ['not_found'],
  })
    .input(fetchInput)
    .output(fetched)
    .query(({ ctx, input }) => fetchOne(ctx, input)),
});
