import { z } from 'zod';
import { widgetPathInput } from '../../operations/widget-types';
import { id } from '../../operations/wire';

export const MIN_WIDTH = 320;
export const MAX_WIDTH = 1440;

export const previewInput = z.strictObject({
  widgetType: widgetPathInput,
  id: id.describe('The widget’s id.').meta({ example: 42 }),
  step: z
    .int()
    .min(1)
    .optional()
    .describe('The step, question or checklist item to show, from 1. Default: what people see first.')
    .meta({ example: 2 }),
  entryId: z
    .string()
    .min(1)
    .optional()
    .describe('The id of the step, question or checklist item to show, instead of `step`.')
    .meta({ example: 'welcome' }),
  width: z
    .int()
    .min(MIN_WIDTH)
    .max(MAX_WIDTH)
    .default(1024)
    .describe('The width of the page in pixels; 375 is a phone.')
    .meta({ example: 375 }),
  scheme: z.enum(['light', 'dark']).default('light').describe('The color scheme.').meta({ example: 'dark' }),
  draft: z
    .boolean()
    .default(false)
    .describe('true shows a live widget as it would be after publishing its unpublished changes; 404 without any.')
    .meta({ example: true }),
});

const texts = (description: string) => z.array(z.string()).describe(description);

export const preview = z.strictObject({
  png: z.string().describe('The picture as PNG, in base64.'),
  width: z.int().describe('Its width in pixels.').meta({ example: 1024 }),
  height: z.int().describe('Its height in pixels.').meta({ example: 768 }),
  outside: texts('Texts beyond the edges of the page, which people cannot scroll to.'),
  cut: texts('Texts that are cut off.'),
  lowContrast: z
    .array(z.strictObject({ text: z.string().describe('The text.'), ratio: z.number().describe('Its contrast.') }))
    .describe('Texts with a contrast below 4.5, or 3 where they are large.'),
  missingPictures: texts('URLs of pictures that could not be loaded from a public https address.'),
});

export type PreviewInput = z.output<typeof previewInput>;
export type Preview = z.output<typeof preview>;
