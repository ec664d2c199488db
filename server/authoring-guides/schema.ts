import { z } from 'zod';
import { widgetPath, widgetPathInput, widgetType } from '../operation/widget-types';
import { id, warnings } from '../operation/wire';

export const guideInput = z.strictObject({ widgetType: widgetPathInput });

export const guide = z
  .strictObject({
    entityType: widgetType,
    widgetType: widgetPath,
    summary: z.string().describe('What it is.').meta({ example: 'Steps that lead through the host application.' }),
    requirements: z
      .array(z.string())
      .describe('What it needs to be live.')
      .meta({ example: ['steps: add at least one step'] }),
    fields: z
      .record(z.string(), z.unknown())
      .describe(
        'The JSON Schema of a create body, with known values in the descriptions. `active` and limits of lengths are left out.',
      )
      .meta({ example: { type: 'object' } }),
    targetingRules: z
      .array(
        z.strictObject({
          type: z.string().describe('The rule type.').meta({ example: 'url' }),
          operators: z
            .array(z.string())
            .describe('The operators it takes.')
            .meta({ example: ['contains'] }),
          value: z.string().describe('What its value is.').meta({ example: 'a text or a list of texts' }),
        }),
      )
      .describe('The rules targeting knows.'),
    templates: z
      .array(
        z.strictObject({
          key: z.string().describe('Its own among those of the type.').meta({ example: 'welcome' }),
          name: z.string().describe('A name for a draft made of it.').meta({ example: 'Welcome tour' }),
          about: z.string().describe('What it is for.').meta({ example: 'A greeting, then two places to know.' }),
          body: z
            .record(z.string(), z.unknown())
            .describe(
              'Send it with a `name` to create a draft; then fill in what is your own: texts, elements, targeting.',
            )
            .meta({ example: { steps: [] } }),
        }),
      )
      .describe('Drafts to begin from; the dashboard offers them, too.'),
    example: z
      .record(z.string(), z.unknown())
      .describe('A create body of a draft that works as it is.')
      .meta({ example: { name: 'First project' } }),
  })
  .meta({ id: 'AuthoringGuide', description: 'How to write a widget of one type.' });

export const validationInput = z.strictObject({
  widgetType: widgetPathInput,
  id: id.describe('The id of the widget.').meta({ example: 42 }),
});

export const validation = z
  .strictObject({
    publishable: z.boolean().describe('Whether it could be live as it is.').meta({ example: false }),
    active: z.boolean().describe('Whether it is live now.').meta({ example: false }),
    unmet: z
      .array(
        z.strictObject({
          field: z.string().describe('What is missing.').meta({ example: 'targeting' }),
          message: z.string().describe('How to add it.').meta({ example: 'say who sees it' }),
        }),
      )
      .describe('What publishing still needs; empty when nothing.'),
    warnings,
    dashboardUrl: z
      .url()
      .describe('Where people review it.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
  })
  .meta({
    id: 'WidgetValidation',
    description: 'The publish requirements and warnings, judged without changing anything.',
  });
