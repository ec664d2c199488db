import { z } from 'zod';
import { proposalId } from '../../../operations/proposals';
import { id } from '../../../operations/wire';
import {
  discardedPaths,
  draftFields,
  expected,
  expectedVersion,
  note,
  plannedAt,
  scheduleId,
} from '../../drafts/schema';
import { itemFields, itemPath } from '../roadmap-items/schema';
import { roadmapItem } from '../roadmaps/schema';

export const draftPath = z.strictObject(itemPath);

export const updateInput = z.strictObject({
  ...itemPath,
  ...itemFields,
  name: itemFields.name.optional(),
  sectionId: id.optional().describe('The section of the same roadmap to move it to.').meta({ example: 7 }),
  ...expected('item'),
  proposalId,
});

export const discardInput = z.strictObject({ ...itemPath, path: discardedPaths.meta({ example: ['name'] }) });

export const publishInput = z.strictObject({ ...itemPath, expectedVersion });

export const reviewInput = z.strictObject({
  ...itemPath,
  note: note.optional().meta({ example: 'Ready, please check the text.' }),
});
export const sendBackInput = z.strictObject({
  ...itemPath,
  note: note.meta({ example: 'Please name the release.' }),
});

const place = z.string().describe('The field.').meta({ example: 'name' });

export const draft = z
  .strictObject({
    ...draftFields('item', place),
    item: roadmapItem.describe('The item as it would be after publishing.'),
  })
  .meta({ id: 'RoadmapItemDraft', description: 'The unpublished changes of an item of a public roadmap.' });

const action = z
  .enum(['publish-changes'])
  .describe('Only `publish-changes`, since items are published and taken down with their roadmap.');

export const planInput = z.strictObject({
  ...itemPath,
  action: action.meta({ example: 'publish-changes' }),
  at: plannedAt,
});

export const planPath = z.strictObject({ ...itemPath, scheduleId });

export const moveInput = z.strictObject({ ...itemPath, scheduleId, at: plannedAt.optional() });
