import { z } from 'zod';
import { oneOf } from '../contract/fields';
import { LENGTHS, MAX } from '../contract/limits';
import { typeOfPath } from '../contract/types';
import { momentOf } from './dates';
import type { Rule } from './rule';
import { RULE_OPERATORS } from './targeting';

const ruleFields = {
  // A stored rule without a type must not become one that matches.
  type: oneOf('What the rule is about.', Object.keys(RULE_OPERATORS), 'unknown'),
  comparisonOperator: oneOf('How it compares; `targetingRules` of an authoring guide tells which ones a type takes.', [
    ...new Set(Object.values(RULE_OPERATORS).flat()),
  ]).optional(),
  value: z
    .unknown()
    .optional()
    .describe('What it compares with: text, a list of texts, a number or an object, as the type asks.')
    .meta({ example: '/projects' }),
  property: z
    .string()
    .min(1)
    .max(LENGTHS.metadataKey)
    .optional()
    .describe('The metadata key, or `createdAt` or `lastSeenAt` (the last event), for `user-property`.')
    .meta({ example: 'plan' }),
  userSegmentId: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('The segment, for `user-segment`.')
    .meta({ example: 12 }),
};

const isText = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= LENGTHS.ruleText;
const isTexts = (value: unknown) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The format of the value of each known rule type; other types accept any value, or none. */
export const RULE_VALUES: Record<string, { test: (value: unknown) => boolean; says: string }> = {
  url: { test: isTexts, says: 'a text or a list of texts' },
  'current-time': {
    test: (value) => momentOf(value) !== undefined,
    says: 'an ISO 8601 moment in the years 1 to 9999',
  },
  location: { test: isTexts, says: 'a list of ISO 3166 country codes' },
  language: { test: isTexts, says: 'a list of BCP 47 language tags' },
  element: { test: (value) => isText(value) && String(value).length <= LENGTHS.selector, says: 'a CSS selector' },
  device: { test: isTexts, says: 'a list of `desktop`, `tablet`, `mobile`' },
  'widget-state': {
    test: (value) => isRecord(value) && isText(value.entityType) && Number.isInteger(value.entityId),
    says: 'an object with `entityType` and `entityId`',
  },
  event: { test: (value) => isRecord(value) && isText(value.name), says: 'an object with `name`' },
  rollout: { test: (value) => typeof value === 'number' && value >= 0 && value <= 100, says: 'a number from 0 to 100' },
};

const VALUELESS = new Set(['exists', 'not-exists']);

/** Operators for which the empty text is meaningful. */
const EXACT = new Set([undefined, 'equals', 'not-equals']);

type RuleInput = {
  type: string;
  comparisonOperator?: string | undefined;
  value?: unknown;
  property?: string | undefined;
  userSegmentId?: number | undefined;
};

/** True for no value, an empty list, or an empty text that would match everything. */
const isNothing = ({ value, comparisonOperator }: RuleInput): boolean =>
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (value === '' && !EXACT.has(comparisonOperator));

function checkRule(rule: RuleInput, ctx: z.RefinementCtx): void {
  const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  const value = Object.hasOwn(RULE_VALUES, rule.type) ? RULE_VALUES[rule.type] : undefined;
  if (value && !value.test(rule.value)) issue('value', `A \`${rule.type}\` rule needs ${value.says}.`);
  if (rule.type === 'user-segment' && rule.userSegmentId === undefined)
    issue('userSegmentId', 'A `user-segment` rule needs a segment.');
  if (rule.type !== 'user-property') return;
  if (rule.property === undefined) issue('property', 'A `user-property` rule needs the metadata key.');
  if (isNothing(rule) && !VALUELESS.has(rule.comparisonOperator ?? ''))
    issue('value', 'A `user-property` rule needs a value.');
}

/** Replaces the path of a collection in a `widget-state` rule, such as `product-tours`, with its `entityType`. */
function withEntityType<Sent extends RuleInput>(sent: Sent): Sent {
  if (sent.type !== 'widget-state' || !isRecord(sent.value)) return sent;
  const entityType = typeOfPath(String(sent.value.entityType));
  return entityType ? { ...sent, value: { ...sent.value, entityType } } : sent;
}

/** A targeting rule in a request. */
export const rule = z
  .strictObject(ruleFields)
  // Runs even if the rule has an unknown field, so that all issues are reported at once.
  .superRefine(checkRule, { when: ({ value }) => isRecord(value) && typeof value.type === 'string' })
  .overwrite(withEntityType)
  .meta({ id: 'RuleInput', description: 'A targeting rule.' });

/** A stored targeting rule. */
export const storedRule = z
  .strictObject(ruleFields)
  .meta({ id: 'Rule', description: 'A targeting rule as stored.' }) satisfies z.ZodType<Rule>;

export const rules = z.array(rule).max(MAX.rules).describe('The rules. An empty list is no targeting.');

export const ruleLogicalOperator = z
  .enum(['and', 'or'])
  .describe('Whether all rules must match, or any.')
  .meta({ example: 'and' });

/** The audience of a widget, and its pages. */
export const targeting = z
  .strictObject({
    showOnAllPages: z.boolean().optional().describe('Adds the rule `{ "type": "all-pages" }`.').meta({ example: true }),
    rules: rules.optional(),
    ruleLogicalOperator: ruleLogicalOperator.nullish(),
  })
  .meta({
    id: 'Targeting',
    description: 'Who sees the widget, and where. Replaced as a whole by an update.',
    example: { showOnAllPages: true },
  });

export type TargetingInput = z.output<typeof targeting>;

/** Targeting in the form it is stored and returned in. */
export function storeTargeting(input: TargetingInput): { rules: Rule[]; ruleLogicalOperator: 'and' | 'or' | null } {
  const everywhere: Rule[] = input.showOnAllPages ? [{ type: 'all-pages' }] : [];
  const { rules: own = [], ruleLogicalOperator = 'and' } = input;
  return { rules: [...everywhere, ...own], ruleLogicalOperator };
}
