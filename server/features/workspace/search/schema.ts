import { z } from 'zod';

/** Maximum results of a search. */
export const MAX_RESULTS = 20;

const resultId = z
  .string()
  .describe('The type and the id: `tour:42`, `changelogPost:7`, `roadmapItem:3`, `segment:5`.')
  .meta({ example: 'tour:42' });

const found = {
  id: resultId,
  title: z.string().describe('Its name or title.').meta({ example: 'Welcome tour' }),
  url: z.string().describe('Its URL in the dashboard.'),
};

export const searchInput = z.strictObject({
  query: z.string().min(1).max(500).describe('Words to look for.').meta({ example: 'welcome tour' }),
});

export const searchResult = z
  .strictObject({
    results: z
      .array(z.strictObject(found).meta({ id: 'SearchResult', description: 'A search result.' }))
      .describe(`At most ${MAX_RESULTS}, ordered by the number of matching words; words in titles rank first.`),
  })
  .meta({ id: 'SearchResults', description: 'The results of a search.' });

export const fetchInput = z.strictObject({
  id: z.string().min(1).max(100).describe('The `id` of a result of `search`.').meta({ example: 'tour:42' }),
});

export const fetched = z
  .strictObject({
    ...found,
    text: z.string().describe('The record as JSON text, as its get operation returns it.'),
    metadata: z.record(z.string(), z.string()).describe('The `type`, and the `status` if it has one.'),
  })
  .meta({ id: 'FetchedDocument', description: 'A search result in full.' });

export type SearchResults = z.output<typeof searchResult>;
export type Fetched = z.output<typeof fetched>;
