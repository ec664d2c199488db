import { z } from 'zod';
import { proposalId } from '../../../operations/proposals';
import {
  ACTIONS,
  discardedPaths,
  draftFields,
  expected,
  expectedVersion,
  note,
  plannedAt,
  scheduleId,
} from '../../drafts/schema';
import { changelogPost, postFields, postPath } from '../changelog-posts/schema';

export const draftPath = z.strictObject(postPath);

export const updateInput = z.strictObject({
  ...postPath,
  title: postFields.title.optional(),
  description: postFields.description,
  date: postFields.date,
  tagNames: postFields.tagNames,
  ...expected('post'),
  proposalId,
});

export const discardInput = z.strictObject({ ...postPath, path: discardedPaths.meta({ example: ['title'] }) });

export const publishInput = z.strictObject({ ...postPath, expectedVersion });

export const reviewInput = z.strictObject({
  ...postPath,
  note: note.optional().meta({ example: 'Ready, please check the second paragraph.' }),
});
export const sendBackInput = z.strictObject({
  ...postPath,
  note: note.meta({ example: 'Please shorten the first paragraph.' }),
});

const place = z.string().describe('The field.').meta({ example: 'title' });

export const draft = z
  .strictObject({
    ...draftFields('post', place),
    post: changelogPost.describe('The post as it would be after publishing.'),
  })
  .meta({ id: 'ChangelogPostDraft', description: 'The unpublished changes of a published post.' });

const action = z
  .enum(ACTIONS)
  .describe('`publish` an unpublished post, `publish-changes` of a published post, or `take-down` a published post.');

export const planInput = z.strictObject({
  ...postPath,
  action: action.meta({ example: 'publish-changes' }),
  at: plannedAt,
});

export const planPath = z.strictObject({ ...postPath, scheduleId });

export const moveInput = z.strictObject({ ...postPath, scheduleId, at: plannedAt.optional() });
