import { z } from 'zod';
import { MAX } from '../../../../widgets/contract/limits';
import { widgetPath, widgetType } from '../../../operations/widget-types';
import { id } from '../../../operations/wire';
import { publishInput } from '../../widgets/list/schema';
import { reachInput } from '../reach/schema';

const { rules, ruleLogicalOperator } = reachInput.shape;

export const competingInput = z.strictObject({
  widgetType: publishInput.shape.widgetType.describe('The widget’s collection, such as `product-tours`.'),
  id: id.describe('The widget. It need not be live.'),
  rules: rules.optional().describe('Rules to try in place of its own. They need not be saved.'),
  ruleLogicalOperator: ruleLogicalOperator.optional().describe('How `rules` are joined; default: as the widget’s own.'),
  priority: z
    .number()
    .min(0)
    .max(MAX.priority)
    .optional()
    .describe('A priority to try in place of its own.')
    .meta({ example: 10 }),
});

const competitor = z
  .strictObject({
    id: id.describe('The widget’s id.').meta({ example: 42 }),
    entityType: widgetType,
    path: widgetPath,
    name: z.string().describe('The name.').meta({ example: 'Onboarding' }),
    dashboardUrl: z
      .url()
      .describe('Its URL in the dashboard.')
      .meta({ example: 'https://docent.example.com/builder/product-tours/42' }),
    priority: z.number().describe('Its priority.').meta({ example: 10 }),
    isFirst: z
      .boolean()
      .describe('true when it goes first if both are due at once: by priority, then by age.')
      .meta({ example: true }),
    users: z.int().describe('Number of identified users for whom both may be due on one page.').meta({ example: 214 }),
    visitors: z
      .boolean()
      .describe('true when both may be due for visitors who are not identified.')
      .meta({ example: false }),
  })
  .meta({ id: 'CompetingWidget', description: 'A live widget that may be due on the same page as another one.' });

export const competing = z
  .strictObject({
    data: z.array(competitor).describe('By priority, then by age.'),
    total: z.int().describe('The number of identified users.').meta({ example: 500 }),
  })
  .meta({ id: 'CompetingWidgets', description: 'The live widgets that a widget competes with.' });
