import { z } from 'zod';
import { ruleLogicalOperator, rules } from '../../../../widgets/targeting/schema';
import { id, warningsOfChange } from '../../../operations/wire';
import { publishInput } from '../../widgets/list/schema';

const RULES = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'trial' }];

export const reachInput = z
  .strictObject({
    rules: rules.meta({ description: 'The rules. An empty list is no targeting.', example: RULES }),
    ruleLogicalOperator: ruleLogicalOperator.default('and'),
    widgetType: publishInput.shape.widgetType
      .optional()
      .describe('With `id`: the widget whose rules these are. A `rollout` chooses other users for each widget.'),
    id: id.optional().describe('With `widgetType`: the widget whose rules these are.'),
  })
  .meta({ examples: [{ rules: RULES }] });

export const reach = z
  .strictObject({
    matching: z.int().describe('Number of identified users to whom a page may show it.').meta({ example: 214 }),
    total: z.int().describe('The number of identified users.').meta({ example: 500 }),
    seenToday: z.int().describe('Number of matching users who were active today, in UTC.').meta({ example: 12 }),
    byRule: z
      .array(
        z.strictObject({
          takesAway: z
            .int()
            .nullable()
            .describe('Number of users gained without this rule; null if only the page can evaluate it.'),
        }),
      )
      .describe('For each rule, in order.'),
    warnings: warningsOfChange,
  })
  .meta({ id: 'Reach', description: 'The reach of targeting.' });
