import { z } from 'zod';
import { ruleLogicalOperator, rules, storedRule } from '../../../../widgets/targeting/schema';
import { proposalId } from '../../../operations/proposals';
import { id, page, timestamp, uniqueName, warningsOfChange } from '../../../operations/wire';
import { userFilter } from '../users/filter';

export const segment = z
  .strictObject({
    id: id.describe('The id of the segment.'),
    name: z.string().describe('The name, unique in the company.').meta({ example: 'Trial users' }),
    rules: z.array(storedRule).describe('The rules a user must meet.'),
    ruleLogicalOperator: ruleLogicalOperator.describe('Whether all rules must match, or any.'),
    createdAt: timestamp.describe('When it was created.'),
    updatedAt: timestamp.describe('When it last changed.'),
    warnings: warningsOfChange,
  })
  .meta({ id: 'Segment', description: 'A named set of users, as rules that targeting can refer to.' });

export type Segment = z.infer<typeof segment>;

const RULES = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'trial' }];

export const countInput = z
  .strictObject({ rules, ruleLogicalOperator: ruleLogicalOperator.default('and') })
  .meta({ examples: [{ rules: RULES }] });

export const memberCount = z
  .strictObject({
    matching: z.int().describe('Number of identified users who meet the rules.').meta({ example: 120 }),
    total: z.int().describe('The number of identified users.').meta({ example: 500 }),
    warnings: warningsOfChange,
  })
  .meta({ id: 'SegmentCount', description: 'The number of users who meet rules.' });

const fields = {
  name: uniqueName.describe('The name, unique in the company.').meta({ example: 'Trial users' }),
  rules: rules.describe('The rules a user must meet. They may refer to other segments, but not in a cycle.'),
  ruleLogicalOperator: ruleLogicalOperator
    .optional()
    .describe('Whether all rules must match, or any. On create it defaults to `and`.'),
};

export const segmentPath = { id: id.describe('The id of the segment.') };
export const listMembersInput = z.strictObject({ ...segmentPath, ...page, ...userFilter });
export const createSegmentInput = z
  .strictObject({ ...fields, proposalId })
  .meta({ examples: [{ name: 'Trial users', rules: RULES }] });
export const updateSegmentInput = z.strictObject({
  ...segmentPath,
  ...fields,
  name: fields.name.optional(),
  rules: fields.rules.optional(),
});
