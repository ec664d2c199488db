import { WIDGET_TYPES } from '../contract/types';
import { type Link, linkTo, type PendingWarning, selectorOnly, type WarningCode, warnIf } from '../validation/warning';
import { scalars } from './compare';
import { areContradictory } from './contradictions';
import { momentOf } from './dates';
import { operatorOf, operatorsOf } from './operator-of';
import { ORDER_OPERATORS, oppositeOf } from './operators';
import type { Rule } from './rule';
import { RULE_OPERATORS } from './targeting';

type JoinedBy = string | null;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The consequence of a rule that never matches. */
const consequence = (joinedBy: JoinedBy): string =>
  joinedBy === 'or' ? 'so it adds no users' : 'so no users are left';

const DEVICES = ['desktop', 'tablet', 'mobile'];
const COUNTRY = /^[a-z]{2}$/i;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** Values in a list that no user can have. */
function oddValues(rule: Rule, at: string): PendingWarning[] {
  const values = scalars(rule.value).map(String);
  const odd = (isOdd: (value: string) => boolean, says: string) =>
    warnIf(values.some(isOdd), `${at}.value`, 'unknown_value', `${says} Other values never match.`);
  if (rule.type === 'device') {
    const other = values.find((value) => !DEVICES.includes(value));
    return warnIf(other !== undefined, `${at}.value`, 'unknown_value', 'Unknown device', {
      word: other ?? '',
      known: DEVICES,
    });
  }
  if (rule.type === 'location')
    return odd((value) => !COUNTRY.test(value), 'Use two-letter country codes, such as `DE`.');
  if (rule.type === 'language')
    return odd((value) => !LANGUAGE.test(value), 'Use language tags, such as `fr` or `pt-BR`.');
  return [];
}

const isOrdered = (value: unknown): boolean => !Number.isNaN(Number(value)) || momentOf(value) !== undefined;

/** A comparison that no property value can satisfy. */
function oddComparison(rule: Rule, at: string, joinedBy: JoinedBy): PendingWarning[] {
  const operator = operatorOf(rule);
  if (rule.type !== 'user-property') return [];
  const [first] = scalars(rule.value);
  const isAge = operator === 'within-last-days' || operator === 'more-than-days-ago';
  const isOdd = isAge ? Number.isNaN(Number(first)) : ORDER_OPERATORS.includes(operator) && !isOrdered(first);
  const wanted = isAge ? 'a number of days' : 'a number or an ISO 8601 date';
  return warnIf(
    isOdd,
    `${at}.value`,
    'never_met',
    `Needs ${wanted}. No user matches this rule, ${consequence(joinedBy)}.`,
  );
}

const EXACT = ['equals', 'is-one-of', 'not-equals', 'is-not-one-of'];

/** A URL rule that compares the whole URL with a value without a path, and one without an operator. */
function oddAddress(rule: Rule, at: string): PendingWarning[] {
  if (rule.type !== 'url') return [];
  const bare = EXACT.includes(operatorOf(rule)) && scalars(rule.value).find((value) => !String(value).includes('/'));
  return [
    ...warnIf(
      rule.comparisonOperator === undefined,
      `${at}.comparisonOperator`,
      'missing_operator',
      'Without an operator, the whole path must be equal. Send `equals`, `contains` or `starts-with`.',
    ),
    ...warnIf(
      typeof bare === 'string',
      `${at}.value`,
      'missing_path',
      'The whole URL is compared, and this value has no path. Start it with `/`, such as `/projects`, or use `contains`.',
    ),
  ];
}

/** Rules on the time or a share of users that are always met or never met. */
function settled(rule: Rule, at: string, joinedBy: JoinedBy, now: number): PendingWarning[] {
  const is = (always: boolean, why: string) =>
    warnIf(
      true,
      at,
      always ? 'always_met' : 'never_met',
      always ? `${why}: the rule is always met.` : `${why}: the rule is never met, ${consequence(joinedBy)}.`,
    );
  if (rule.type === 'rollout' && rule.value === 0) return is(false, 'A share of 0 percent contains no users');
  if (rule.type === 'rollout' && rule.value === 100) return is(true, 'A share of 100 percent contains all users');
  const moment = rule.type === 'current-time' ? momentOf(rule.value) : undefined;
  if (moment === undefined || moment > now) return [];
  return is(operatorOf(rule).startsWith('greater'), 'The time is in the past');
}

function judgeRule(rule: Rule, at: string, joinedBy: JoinedBy, now: number): PendingWarning[] {
  const types = Object.keys(RULE_OPERATORS);
  if (!types.includes(rule.type))
    return warnIf(
      true,
      `${at}.type`,
      'unknown_rule',
      `Unknown rule type, so the rule is never met, ${consequence(joinedBy)}`,
      {
        word: rule.type,
        known: types,
      },
    );
  const operators = operatorsOf(rule.type);
  const operator = operatorOf(rule);
  if (operators.length && !operators.includes(operator))
    return warnIf(
      true,
      `${at}.comparisonOperator`,
      'unknown_operator',
      `\`${rule.type}\` has no such operator: the rule is never met, ${consequence(joinedBy)}`,
      { word: operator, known: operators },
    );
  const isPattern = rule.type === 'url' && scalars(rule.value).some((value) => /\*|\^|\$$|\(\?/.test(String(value)));
  return [
    ...(rule.type === 'element' ? selectorOnly(`${at}.value`, rule.value) : []),
    ...(rule.type === 'widget-state' && !WIDGET_TYPES.some((type) => type === record(rule.value).entityType)
      ? warnIf(true, `${at}.value.entityType`, 'unknown_value', 'Unknown widget type', {
          word: String(record(rule.value).entityType),
          known: WIDGET_TYPES,
        })
      : []),
    ...warnIf(
      isPattern,
      `${at}.value`,
      'wildcard',
      'URL rules have no wildcards. With `equals`, `{x}` matches one part of the path; otherwise use `starts-with` or `contains`.',
    ),
    ...oddValues(rule, at),
    ...oddComparison(rule, at, joinedBy),
    ...oddAddress(rule, at),
    ...settled(rule, at, joinedBy, now),
  ];
}

/** True for two rules that differ only in that their operators are opposites. */
function areOpposite(a: Rule, b: Rule): boolean {
  const [one, other] = [operatorOf(a), operatorOf(b)];
  if (oppositeOf(one) !== other && oppositeOf(other) !== one) return false;
  const rest = ({ comparisonOperator: _, ...own }: Rule) => JSON.stringify(Object.entries(own).sort());
  return rest(a) === rest(b);
}

/** True for a time window that ends before it starts. */
function isEmptyWindow(a: Rule, b: Rule): boolean {
  if (a.type !== 'current-time' || b.type !== 'current-time') return false;
  const [from, to] = operatorOf(a).startsWith('greater') ? [a, b] : [b, a];
  if (!operatorOf(from).startsWith('greater') || !operatorOf(to).startsWith('less')) return false;
  return (momentOf(from.value) ?? 0) > (momentOf(to.value) ?? 0);
}

/** What two contradictory rules mean. */
function contradiction(a: Rule, b: Rule): string {
  const operators = [operatorOf(a), operatorOf(b)];
  const areValues = operators.every((operator) => operator === 'equals' || operator === 'is-one-of');
  const instead = areValues ? ' For either value, use one rule with `is-one-of`.' : '';
  const isOfProperty = a.type === 'user-property' && operators.every((operator) => !oppositeOf(operator));
  return isOfProperty
    ? `Another rule needs another value of this property. Both match only if the property is a list that contains both values.${instead}`
    : `This rule and another one are never met together, so no users are left.${instead}`;
}

/** Combinations of rules that match no user, or every user. */
function together(rules: readonly Rule[], path: string, joinedBy: JoinedBy): PendingWarning[] {
  const everywhere = rules.findIndex(({ type }) => type === 'all-pages');
  const warn = (index: number, code: WarningCode, message: string) => warnIf(true, `${path}[${index}]`, code, message);
  if (joinedBy === 'or' && everywhere >= 0 && rules.length > 1)
    return warn(
      everywhere,
      'always_met',
      'With `or`, the rule for all pages makes the other rules irrelevant. Use `and`.',
    );
  return rules.flatMap((rule, index) => {
    const before = rules.slice(0, index);
    if (before.some((other) => areOpposite(rule, other)))
      return joinedBy === 'or'
        ? warn(index, 'always_met', 'With `or`, this rule and its opposite match every user.')
        : warn(index, 'never_met', 'This rule and its opposite are never met together, so no users are left.');
    const contrary = joinedBy === 'or' ? undefined : before.find((other) => areContradictory(rule, other));
    if (contrary) return warn(index, 'never_met', contradiction(rule, contrary));
    return joinedBy !== 'or' && before.some((other) => isEmptyWindow(rule, other))
      ? warn(
          index,
          'never_met',
          'This time window ends before it starts. The rules are never met together, so no users are left.',
        )
      : [];
  });
}

/**
 * Warnings about rules.
 * @param path their path in the body, such as `targeting.rules`
 */
export const ruleWarnings = (rules: readonly Rule[], joinedBy: JoinedBy, path: string, now: Date): PendingWarning[] => [
  ...rules.flatMap((rule, index) => judgeRule(rule, `${path}[${index}]`, joinedBy, now.getTime())),
  ...together(rules, path, joinedBy),
];

/** The widgets that rules refer to. */
export const ruleLinks = (rules: readonly Rule[], path: string): Link[] =>
  rules.flatMap(({ type, value }, index) => {
    const { entityType, entityId } = record(value);
    return type === 'widget-state' ? linkTo(String(entityType), `${path}[${index}].value.entityId`, entityId) : [];
  });
