import { z } from 'zod';
import { byEndUser } from '../operation/end-users';
import { widgetPath, widgetType } from '../operation/widget-types';
import { id } from '../operation/wire';

export const DAYS = 7;

export const listInput = z.strictObject({
  widgetId: id.optional().describe('Only this widget’s.').meta({ example: 42 }),
});

const missingTarget = z
  .strictObject({
    widgetId: id.describe('The widget.').meta({ example: 42 }),
    entityType: widgetType,
    widgetType: widgetPath,
    name: z.string().describe('What people call it.').meta({ example: 'Onboarding' }),
    active: z.boolean().describe('true = live.').meta({ example: true }),
    path: z.string().describe('The field that names the element.').meta({ example: 'steps[1].domQuery' }),
    entryId: z.string().nullable().describe('The step it is of; null for a smart tip.').meta({ example: 'k3v9x2ab' }),
    title: z.string().nullable().describe('The title of that step.').meta({ example: 'Begin here' }),
    selector: z.string().describe('The selector as it is now.').meta({ example: '#new-project' }),
    missing: z.int().describe('On how many page views it was not found.').meta({ example: 45 }),
    changed: z
      .int()
      .describe('On how many page views it was there and read otherwise than when it was picked.')
      .meta({ example: 0 }),
    expected: z
      .string()
      .nullable()
      .describe('What was picked; null where nothing changed.')
      .meta({ example: 'button "New invoice"' }),
    found: byEndUser(
      z
        .string()
        .nullable()
        .describe('What was found in its place last, as a page says; null where nothing changed.')
        .meta({ example: 'button "Import"' }),
    ),
    lastDay: z.iso.date().describe('The last day on which either was so, UTC.').meta({ example: '2026-11-22' }),
  })
  .meta({
    id: 'MissingTarget',
    description: 'An element that a widget points at, and that pages did not have or had otherwise.',
  });

export const list = z.strictObject({
  data: z
    .array(missingTarget)
    .describe('The most often missing or changed first; at most 100. A selector that was changed begins at nothing.'),
});

export type MissingTarget = z.output<typeof missingTarget>;
