import { z } from 'zod';
import { id, timestamp, uniqueName, warningsOfChange } from '../../../operations/wire';

export const theme = z
  .strictObject({
    id: id.describe('The id of the theme.'),
    name: z.string().describe('The name, unique in the company.').meta({ example: 'Brand' }),
    settings: z
      .record(z.string(), z.unknown())
      .describe('The appearance settings.')
      .meta({ example: { themeColor: '#2f6fed', textColor: '#ffffff' } }),
    createdAt: timestamp.describe('When it was created.'),
    updatedAt: timestamp.describe('When it last changed.'),
    warnings: warningsOfChange,
  })
  .meta({ id: 'Theme', description: 'The appearance that widgets share.' });

export type Theme = z.infer<typeof theme>;

const themeName = uniqueName.describe('The name, unique in the company.').meta({ example: 'Brand' });

const settings = z
  .record(z.string(), z.unknown())
  .optional()
  .describe('The appearance settings. An update merges them at the top level; at most 64 KiB as JSON.')
  .meta({ example: { themeColor: '#2f6fed' } });

export const themePath = { id: id.describe('The id of the theme.') };
export const createThemeInput = z.strictObject({ name: themeName, settings });
export const updateThemeInput = z.strictObject({ ...themePath, name: themeName.optional(), settings });
