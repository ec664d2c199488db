import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { dateOrder, dates, dateTime, since } from '../../../operations/dates';
import { proposalId } from '../../../operations/proposals';
import { asRecords } from '../../../operations/round-trip';
import { id, page, timestamp, warningsOfChange } from '../../../operations/wire';
import { expectedSaved, extraFields, version } from '../../drafts/schema';
import { changelogPath } from '../changelogs/schema';
import { tag, tagNames } from '../tags/schema';

export const changelogPost = z
  .strictObject({
    id: id.describe('The id of the post.'),
    title: z.string().describe('The title.').meta({ example: 'Dark mode is here' }),
    description: z
      .string()
      .nullable()
      .describe('The text as HTML, as it was sent. Docent sanitizes it for display.')
      .meta({ example: '<p>Find it under Settings.</p>' }),
    date: timestamp.describe('The date shown to readers. Posts are sorted by it.'),
    active: z.boolean().describe('Whether the post is published. Readers see it from its `date` on.'),
    version: version.describe('The number of saves; send it back as `expectedVersion`.').meta({ example: 3 }),
    tags: asRecords(z.array(tag).describe('Its tags, oldest first.')),
    ...extraFields,
    warnings: warningsOfChange,
  })
  .meta({ id: 'ChangelogPost', description: 'One entry of a changelog.' });

export type ChangelogPost = z.infer<typeof changelogPost>;

export const postPath = { ...changelogPath, postId: id.describe('The id of the post.') };

export const postFields = {
  title: z.string().min(1).max(LENGTHS.title).describe('The title.').meta({ example: 'Dark mode is here' }),
  description: z
    .string()
    .max(LENGTHS.content)
    .nullable()
    .optional()
    .describe('The text as HTML, stored as sent. Docent sanitizes it for display; null for none.')
    .meta({ example: '<p>Find it under Settings.</p>' }),
  date: dateTime
    .optional()
    .describe(
      'The date that readers see, `YYYY-MM-DD` or ISO 8601, UTC. On create it defaults to now. A published post with a date in the future is scheduled: readers see it from then on.',
    )
    .meta({ example: '2026-03-01T09:30:00Z' }),
  active: z
    .boolean()
    .optional()
    .describe('Publishes the post: readers see it from its `date` on. On create it defaults to false.'),
  tagNames: tagNames
    .optional()
    .describe('Names of existing tags, matched exactly. On update they replace the tags the post has.')
    .meta({ example: ['New feature'] }),
};

export const listPostsInput = z.strictObject({ ...changelogPath, ...page, ...dates, ...since }).superRefine(dateOrder);
export const createPostInput = z.strictObject({ ...changelogPath, ...postFields, proposalId });
export const updatePostInput = z.strictObject({
  ...postPath,
  ...postFields,
  title: postFields.title.optional(),
  expectedVersion: expectedSaved,
});
