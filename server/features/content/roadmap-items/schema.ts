import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { id, name } from '../../../operations/wire';
import { expectedSaved } from '../../drafts/schema';
import { sectionPath } from '../roadmap-sections/schema';
import { roadmapPath } from '../roadmaps/schema';
import { tagName } from '../tags/schema';

export const itemFields = {
  name: name.describe('The name.').meta({ example: 'Dark mode' }),
  description: z
    .string()
    .max(LENGTHS.content)
    .nullable()
    .optional()
    .describe('A description as HTML, stored as sent. Docent sanitizes it for display; null for none.')
    .meta({ example: '<p>Easier on the eyes.</p>' }),
  tagName: tagName
    .nullable()
    .optional()
    .describe('The name of an existing tag, matched exactly; null for none.')
    .meta({ example: 'New feature' }),
};

export const itemPath = { ...roadmapPath, itemId: id.describe('The id of the item.') };

export const createItemInput = z.strictObject({
  ...sectionPath,
  ...itemFields,
  position: z.int().min(0).optional().describe('Its place in the section, from 0. Default: last.').meta({ example: 0 }),
});

export const updateItemInput = z.strictObject({
  ...itemPath,
  ...itemFields,
  name: itemFields.name.optional(),
  expectedVersion: expectedSaved,
  sectionId: id.optional().describe('The section of the same roadmap to move it to.').meta({ example: 7 }),
  position: z
    .int()
    .min(0)
    .optional()
    .describe('Its new place in the section, from 0. An item moved to another section without it becomes the last.')
    .meta({ example: 0 }),
});
