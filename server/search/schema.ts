import { z } from 'zod';

/** Maximum results of a search. */
export const MAX_RESULTS = 20;

const resultId = z
  .string()
  .describe('What it is and its id there: `tour:42`, `changelogPost:7`, `roadmapItem:3`, `segment:5`.')
  .meta({ example: 'tour:42' });

const found = {
  id: resultId,
  title: z.string().describe('Its name or title.').meta({ example: 'Welcome tour' }),
  url: z.string().describe('Where people see it in the dashboard.'),
};

export const searchInput = z.strictObject({
  query: z.string().min(1).max(500).describe('Words to look for.').meta({ example: 'welcome tour' }),
});

export const searchResult = z
  .strictObject({
    results: z
      .array(z.strictObject(found).meta({ id: 'SearchResult', description: 'Something that a search found.' }))
      .describe(`At most ${MAX_RESULTS}, ordered by the number of matching words; words in titles rank first.`),
  })
  .meta({ id: 'SearchResults', description: 'What a search found.' });

export const fetchInput = z.strictObject({
  id: z.string().min(1).max(100).describe('The `id` of a result of `search`.').meta({ example: 'tour:42' }),
});

export const fetched = z
  .strictObject({
    ...found,
    text: z.string().describe('All of it as text: JSON, as the operation answers it that reads one.'),
    metadata: z.record(z.string(), z.string()).describe('In short: `type`, and `status` where it has one.'),
  })
  .meta({ id: 'FetchedDocument', description: 'One thing that a search found, whole.' });

export type SearchResults = z.output<typeof searchResult>;
export type Fetched = z.output<typeof fetched>;
