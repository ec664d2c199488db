import { z } from 'zod';
import { byEndUser } from '../../../operations/end-users';
import { widgetPath, widgetType } from '../../../operations/widget-types';
import { id } from '../../../operations/wire';

export const DAYS = 7;

export const listInput = z.strictObject({
  widgetId: id.optional().describe('Only this widget’s.').meta({ example: 42 }),
});

const missingTarget = z
  .strictObject({
    widgetId: id.describe('The widget.').meta({ example: 42 }),
    entityType: widgetType,
    widgetType: widgetPath,
    name: z.string().describe('The name.').meta({ example: 'Onboarding' }),
    active: z.boolean().describe('true = live.').meta({ example: true }),
    path: z.string().describe('The field that names the element.').meta({ example: 'steps[1].domQuery' }),
    entryId: z.string().nullable().describe('Its step; null for a smart tip.').meta({ example: 'k3v9x2ab' }),
    title: z.string().nullable().describe('The title of that step.').meta({ example: 'Begin here' }),
    selector: z.string().describe('The current selector.').meta({ example: '#new-project' }),
    missing: z.int().describe('Number of page views without the element.').meta({ example: 45 }),
    changed: z.int().describe('Number of page views with a changed element.').meta({ example: 0 }),
    expected: z
      .string()
      .nullable()
      .describe('The picked text; null without a change.')
      .meta({ example: 'button "New invoice"' }),
    found: byEndUser(
      z
        .string()
        .nullable()
        .describe('The text last found instead; null without a change.')
        .meta({ example: 'button "Import"' }),
    ),
    lastDay: z.iso.date().describe('The last day it was missing or changed, UTC.').meta({ example: '2026-11-22' }),
  })
  .meta({
    id: 'MissingTarget',
    description: 'A target element that was missing or changed.',
  });

export const list = z.strictObject({
  data: z
    .array(missingTarget)
    .describe('The most often missing or changed first; at most 100. A change of the selector resets the counts.'),
});

export type MissingTarget = z.output<typeof missingTarget>;
