import { z } from 'zod';
import { widgetPath, widgetPathInput, widgetType } from '../../../operations/widget-types';
import { id, warnings } from '../../../operations/wire';

export const guideInput = z.strictObject({ widgetType: widgetPathInput });

export const guide = z
  .strictObject({
    entityType: widgetType,
    widgetType: widgetPath,
    summary: z.string().describe('A summary.').meta({ example: 'Steps that lead through the host application.' }),
    requirements: z
      .array(z.string())
      .describe('The publish requirements.')
      .meta({ example: ['steps: add at least one step'] }),
    fields: z
      .record(z.string(), z.unknown())
      .describe(
        'The JSON Schema of a create body, with known values in the descriptions. `active` and length limits are left out.',
      )
      .meta({ example: { type: 'object' } }),
    targetingRules: z
      .array(
        z.strictObject({
          type: z.string().describe('The rule type.').meta({ example: 'url' }),
          operators: z
            .array(z.string())
            .describe('The supported operators.')
            .meta({ example: ['contains'] }),
          value: z.string().describe('The type of the value.').meta({ example: 'a text or a list of texts' }),
        }),
      )
      .describe('The targeting rules.'),
    templates: z
      .array(
        z.strictObject({
          key: z.string().describe('A key, unique in the type.').meta({ example: 'welcome' }),
          name: z.string().describe('A name for the draft.').meta({ example: 'Welcome tour' }),
          about: z.string().describe('Its purpose.').meta({ example: 'A greeting, then two places to know.' }),
          body: z
            .record(z.string(), z.unknown())
            .describe('Send it with a `name` to create a draft; then set your own texts, elements and targeting.')
            .meta({ example: { steps: [] } }),
        }),
      )
      .describe('Templates, also offered in the dashboard.'),
    example: z
      .record(z.string(), z.unknown())
      .describe('A valid create body.')
      .meta({ example: { name: 'First project' } }),
  })
  .meta({ id: 'AuthoringGuide', description: 'The authoring guide of a widget type.' });

export const validationInput = z.strictObject({
  widgetType: widgetPathInput,
  id: id.describe('The id of the widget.').meta({ example: 42 }),
});

export const validation = z
  .strictObject({
    publishable: z.boolean().describe('Whether it meets the publish requirements.').meta({ example: false }),
    active: z.boolean().describe('Whether it is live now.').meta({ example: false }),
    unmet: z
      .array(
        z.strictObject({
          field: z.string().describe('The field.').meta({ example: 'targeting' }),
          message: z.string().describe('How to add it.').meta({ example: 'say who sees it' }),
        }),
      )
      .describe('Unmet publish requirements.'),
    warnings,
    dashboardUrl: z
      .url()
      .describe('Its URL in the dashboard.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
  })
  .meta({
    id: 'WidgetValidation',
    description: 'The unmet publish requirements and the warnings.',
  });
