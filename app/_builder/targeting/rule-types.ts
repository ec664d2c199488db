import {
  IconCalendarClock,
  IconClick,
  IconCode,
  IconDeviceLaptop,
  IconFlag,
  IconHistory,
  IconLanguage,
  IconLink,
  IconPercentage,
  IconUserCog,
  IconUsersGroup,
} from '../../../ui/icons';
import type { Unmet } from '../../../widgets/contract/definition';
import { RULE_OPERATORS } from '../../../widgets/targeting/targeting';
import type { Rule } from '../draft/draft';

/** The rule types that can be added, as the menu groups them. `all-pages` is a separate switch. */
export const RULE_GROUPS = [
  { name: 'page', types: ['url', 'element'] },
  { name: 'person', types: ['user-property', 'user-segment'] },
  { name: 'device', types: ['device', 'location', 'language'] },
  { name: 'behaviour', types: ['widget-state', 'event'] },
  { name: 'rollout', types: ['current-time', 'rollout'] },
] as const;

export type RuleType = (typeof RULE_GROUPS)[number]['types'][number];

/** The rule types that the server can evaluate for a stored user, so that segments can use them. All others need a browser. */
export const SEGMENT_TYPES: ReadonlySet<string> = new Set<RuleType>([
  'user-property',
  'user-segment',
  'widget-state',
  'event',
  'rollout',
]);

export const RULE_ICONS: Record<RuleType, typeof IconLink> = {
  url: IconLink,
  element: IconCode,
  'user-property': IconUserCog,
  'user-segment': IconUsersGroup,
  device: IconDeviceLaptop,
  location: IconFlag,
  language: IconLanguage,
  'widget-state': IconHistory,
  event: IconClick,
  'current-time': IconCalendarClock,
  rollout: IconPercentage,
};

const STARTS: Record<RuleType, Omit<Rule, 'type'>> = {
  url: { comparisonOperator: 'contains', value: '' },
  element: { comparisonOperator: 'present', value: '' },
  'user-property': { comparisonOperator: 'equals' },
  'user-segment': { comparisonOperator: 'in' },
  device: { comparisonOperator: 'is-one-of', value: ['desktop'] },
  location: { comparisonOperator: 'is-one-of', value: [] },
  language: { comparisonOperator: 'is-one-of', value: [] },
  'widget-state': { comparisonOperator: 'completed' },
  event: { comparisonOperator: 'occurred', value: { name: '' } },
  'current-time': { comparisonOperator: 'greater-than-or-equal' },
  rollout: { comparisonOperator: 'less-than', value: 50 },
};

/** A new rule of this type, to be filled in. */
export const startRule = (type: RuleType): Rule => ({ type, ...STARTS[type] });

/** The type and operator of a rule that this version can edit; undefined for any other. */
export function knownRule(rule: Rule): { type: RuleType; operator: string } | undefined {
  if (!Object.hasOwn(STARTS, rule.type)) return undefined;
  const operators = RULE_OPERATORS[rule.type] ?? [];
  const operator = rule.comparisonOperator ?? operators[0];
  if (operator === undefined || !operators.includes(operator)) return undefined;
  return { type: rule.type as RuleType, operator };
}

/** The operators of a rule type, in the order in which they are offered. */
export const operatorsOf = (type: RuleType): readonly string[] => RULE_OPERATORS[type] ?? [];

const LISTS = new Set(['is-one-of', 'is-not-one-of']);

type Shape = 'none' | 'list' | 'days' | 'text';

/** The form of value that an operator of addresses and properties takes. */
export function valueShape(operator: string): Shape {
  if (operator === 'exists' || operator === 'not-exists') return 'none';
  if (operator === 'within-last-days' || operator === 'more-than-days-ago') return 'days';
  return LISTS.has(operator) ? 'list' : 'text';
}

/** The form in which the current value is edited: a list stays a list under an operator that takes a single value. */
export const shapeOf = (operator: string, value: unknown): Shape => {
  const shape = valueShape(operator);
  return shape === 'text' && Array.isArray(value) && value.length > 1 ? 'list' : shape;
};

/** The texts in a value, whatever its shape. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => ['string', 'number', 'boolean'].includes(typeof one) && one !== '')
    .map(String);

function reshape(value: unknown, operator: string): unknown {
  const texts = textsOf(value);
  switch (valueShape(operator)) {
    case 'none':
      return undefined;
    case 'list':
      return texts;
    case 'days': {
      const days = Number(texts[0]);
      return Number.isFinite(days) && days > 0 ? days : 7;
    }
    default:
      return Array.isArray(value) ? (texts[0] ?? '') : (value ?? '');
  }
}

/** Changes the operator of a rule and keeps as much of its value as fits. */
export function withOperator(rule: Rule, operator: string): Rule {
  if (rule.type === 'event') {
    const value = typeof rule.value === 'object' && rule.value !== null ? { ...rule.value } : {};
    const { count = 2, ...rest } = value as Record<string, unknown>;
    return {
      ...rule,
      comparisonOperator: operator,
      value: operator === 'count-at-least' ? { ...rest, count } : rest,
    };
  }
  if (rule.type !== 'url' && rule.type !== 'user-property') return { ...rule, comparisonOperator: operator };
  return { ...rule, comparisonOperator: operator, value: reshape(rule.value, operator) };
}

/** The incomplete rules, as unmet requirements, because the server would refuse to store them. */
export const unfilledRules = (rules: readonly Rule[]): Unmet[] =>
  rules.flatMap((rule, index) =>
    isFilled(rule) ? [] : [{ field: `targeting.rules[${index}]`, message: 'Fill in the rule.' }],
  );

/** True when a rule has everything that its type needs; a rule that this version does not know counts as complete. */
export function isFilled(rule: Rule): boolean {
  const known = knownRule(rule);
  if (!known) return true;
  const value = (typeof rule.value === 'object' && rule.value !== null ? rule.value : {}) as Record<string, unknown>;
  switch (known.type) {
    case 'user-property':
      return Boolean(rule.property) && (valueShape(known.operator) === 'none' || textsOf(rule.value).length > 0);
    case 'user-segment':
      return rule.userSegmentId !== undefined;
    case 'event':
      return Boolean(value.name);
    case 'widget-state':
      return Boolean(value.entityType && value.entityId);
    default:
      return textsOf(rule.value).length > 0;
  }
}
