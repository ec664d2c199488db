import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { hexColor, id, uniqueName, warningsOfChange } from '../../../operations/wire';

export const MAX_TAGS_PER_POST = 20;

export const tag = z
  .strictObject({
    id: id.describe('The id of the tag.'),
    name: z.string().describe('The name, unique in the company.').meta({ example: 'New feature' }),
    backgroundColor: z
      .string()
      .nullable()
      .describe('The color behind the name, `#rrggbb`.')
      .meta({ example: '#e7f0ff' }),
    textColor: z.string().nullable().describe('The color of the name, `#rrggbb`.').meta({ example: '#1c4fb0' }),
    warnings: warningsOfChange,
  })
  .meta({ id: 'Tag', description: 'A label shared by changelog posts and roadmap items.' });

export type Tag = z.infer<typeof tag>;

const fields = {
  name: uniqueName.describe('The name, unique in the company.').meta({ example: 'New feature' }),
  backgroundColor: hexColor
    .nullable()
    .optional()
    .describe('The color behind the name, `#rrggbb`; null for none.')
    .meta({ example: '#e7f0ff' }),
  textColor: hexColor
    .nullable()
    .optional()
    .describe('The color of the name, `#rrggbb`; null for none.')
    .meta({ example: '#1c4fb0' }),
};

export const tagPath = { tagId: id.describe('The id of the tag.') };
export const createTagInput = z.strictObject(fields);
export const updateTagInput = z.strictObject({ ...tagPath, ...fields, name: fields.name.optional() });

/** The name of an existing tag, matched exactly. */
export const tagName = z.string().max(LENGTHS.name);

export const tagNames = z.array(tagName).max(MAX_TAGS_PER_POST);
