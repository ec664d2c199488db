import { WIDGET_TYPES } from '../contract/types';
import { type Link, linkTo, type Oddity, selectorOnly, type WarningCode, warnIf } from '../validation/warning';
import { scalars } from './compare';
import { momentOf } from './dates';
import { ORDER_OPERATORS, oppositeOf } from './operators';
import type { Rule } from './rule';
import { RULE_OPERATORS } from './targeting';

type JoinedBy = string | null;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const operatorsOf = (type: string): readonly string[] =>
  (Object.hasOwn(RULE_OPERATORS, type) ? RULE_OPERATORS[type] : undefined) ?? [];

const operatorOf = ({ type, comparisonOperator }: Rule): string => comparisonOperator ?? operatorsOf(type)[0] ?? '';

/** The consequence of a rule that never matches. */
const consequence = (joinedBy: JoinedBy): string =>
  joinedBy === 'or' ? 'so it adds no users' : 'so no users are left';

const DEVICES = ['desktop', 'tablet', 'mobile'];
const COUNTRY = /^[a-z]{2}$/i;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** Values of a list that nothing can equal. */
function oddValues(rule: Rule, at: string): Oddity[] {
  const values = scalars(rule.value).map(String);
  const odd = (isOdd: (value: string) => boolean, says: string) =>
    warnIf(values.some(isOdd), `${at}.value`, 'unknown_value', `${says}: no user matches the others.`);
  if (rule.type === 'device') {
    const other = values.find((value) => !DEVICES.includes(value));
    return warnIf(other !== undefined, `${at}.value`, 'unknown_value', 'No such device', {
      word: other ?? '',
      known: DEVICES,
    });
  }
  if (rule.type === 'location') return odd((value) => !COUNTRY.test(value), 'Countries have two letters, such as `DE`');
  if (rule.type === 'language')
    return odd((value) => !LANGUAGE.test(value), 'Languages are tags, such as `fr` or `pt-BR`');
  return [];
}

const isOrdered = (value: unknown): boolean => !Number.isNaN(Number(value)) || momentOf(value) !== undefined;

/** A comparison that no value of a property meets. */
function oddComparison(rule: Rule, at: string, joinedBy: JoinedBy): Oddity[] {
  const operator = operatorOf(rule);
  if (rule.type !== 'user-property') return [];
  const [first] = scalars(rule.value);
  const isAge = operator === 'within-last-days' || operator === 'more-than-days-ago';
  const isOdd = isAge ? Number.isNaN(Number(first)) : ORDER_OPERATORS.includes(operator) && !isOrdered(first);
  const wanted = isAge ? 'a number of days' : 'a number or an ISO 8601 moment';
  return warnIf(isOdd, `${at}.value`, 'never_met', `Compares with ${wanted} alone, ${consequence(joinedBy)}.`);
}

const EXACT = ['equals', 'is-one-of', 'not-equals', 'is-not-one-of'];

/** An address that is compared as a whole and has no path, and one that says not how it is compared. */
function oddAddress(rule: Rule, at: string): Oddity[] {
  if (rule.type !== 'url') return [];
  const bare = EXACT.includes(operatorOf(rule)) && scalars(rule.value).find((value) => !String(value).includes('/'));
  return [
    ...warnIf(
      rule.comparisonOperator === undefined,
      `${at}.comparisonOperator`,
      'missing_operator',
      'Without an operator it must equal the whole path: send `equals`, `contains` or `starts-with`.',
    ),
    ...warnIf(
      typeof bare === 'string',
      `${at}.value`,
      'missing_path',
      'Compared as a whole, and has no path: begin a path with `/`, such as `/projects`, or use `contains`.',
    ),
  ];
}

/** Rules on the clock and on a share of people that are always met, or never. */
function settled(rule: Rule, at: string, joinedBy: JoinedBy, now: number): Oddity[] {
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
  return is(operatorOf(rule).startsWith('greater'), 'The moment lies in the past');
}

function judgeRule(rule: Rule, at: string, joinedBy: JoinedBy, now: number): Oddity[] {
  const types = Object.keys(RULE_OPERATORS);
  if (!types.includes(rule.type))
    return warnIf(
      true,
      `${at}.type`,
      'unknown_rule',
      `No such type of rule: it is never met, ${consequence(joinedBy)}`,
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
      ? warnIf(true, `${at}.value.entityType`, 'unknown_value', 'No such type of widget', {
          word: String(record(rule.value).entityType),
          known: WIDGET_TYPES,
        })
      : []),
    ...warnIf(
      isPattern,
      `${at}.value`,
      'wildcard',
      'Addresses know no wildcards: `{x}` matches one part of the path under `equals`; for more, use `starts-with` or `contains`.',
    ),
    ...oddValues(rule, at),
    ...oddComparison(rule, at, joinedBy),
    ...oddAddress(rule, at),
    ...settled(rule, at, joinedBy, now),
  ];
}

/** True for two rules of which one is met exactly where the other is not. */
function areOpposite(a: Rule, b: Rule): boolean {
  const [one, other] = [operatorOf(a), operatorOf(b)];
  if (oppositeOf(one) !== other && oppositeOf(other) !== one) return false;
  const rest = ({ comparisonOperator: _, ...own }: Rule) => JSON.stringify(Object.entries(own).sort());
  return rest(a) === rest(b);
}

/** True for a window of time that is over before it begins. */
function isEmptyWindow(a: Rule, b: Rule): boolean {
  if (a.type !== 'current-time' || b.type !== 'current-time') return false;
  const [from, to] = operatorOf(a).startsWith('greater') ? [a, b] : [b, a];
  if (!operatorOf(from).startsWith('greater') || !operatorOf(to).startsWith('less')) return false;
  return (momentOf(from.value) ?? 0) > (momentOf(to.value) ?? 0);
}

/** The values of which a property must have one; undefined for rules that ask something else. */
const wantedBy = (rule: Rule): string[] | undefined =>
  rule.type === 'user-property' && ['equals', 'is-one-of'].includes(operatorOf(rule))
    ? scalars(rule.value).map(String)
    : undefined;

/** True for two rules that want different values of the same property. */
function areApart(a: Rule, b: Rule): boolean {
  const [one, other] = [wantedBy(a), wantedBy(b)];
  return a.property === b.property && !!one?.length && !!other?.length && !one.some((value) => other.includes(value));
}

/** Rules that together match no user, or every user. */
function together(rules: readonly Rule[], path: string, joinedBy: JoinedBy): Oddity[] {
  const everywhere = rules.findIndex(({ type }) => type === 'all-pages');
  const warn = (index: number, code: WarningCode, message: string) => warnIf(true, `${path}[${index}]`, code, message);
  if (joinedBy === 'or' && everywhere >= 0 && rules.length > 1)
    return warn(
      everywhere,
      'always_met',
      'Joined by `or` with all pages, the other rules decide nothing: join by `and`.',
    );
  return rules.flatMap((rule, index) => {
    const before = rules.slice(0, index);
    if (before.some((other) => areOpposite(rule, other)))
      return joinedBy === 'or'
        ? warn(index, 'always_met', 'The opposite of another rule, joined by `or`: one of them is always met.')
        : warn(index, 'never_met', 'The opposite of another rule: they are never met together, so no users are left.');
    if (joinedBy !== 'or' && before.some((other) => areApart(rule, other)))
      return warn(
        index,
        'never_met',
        'Another rule wants another value of this property: only users who have a list there meet both. For either value, use `is-one-of`.',
      );
    return joinedBy !== 'or' && before.some((other) => isEmptyWindow(rule, other))
      ? warn(
          index,
          'never_met',
          'This time ends before it begins: the rules are never met together, so no users are left.',
        )
      : [];
  });
}

/**
 * What is odd about rules.
 * @param path where they stand, such as `targeting.rules`
 */
export const ruleWarnings = (rules: readonly Rule[], joinedBy: JoinedBy, path: string, now: Date): Oddity[] => [
  ...rules.flatMap((rule, index) => judgeRule(rule, `${path}[${index}]`, joinedBy, now.getTime())),
  ...together(rules, path, joinedBy),
];

/** The widgets that rules ask about. */
export const ruleLinks = (rules: readonly Rule[], path: string): Link[] =>
  rules.flatMap(({ type, value }, index) => {
    const { entityType, entityId } = record(value);
    return type === 'widget-state' ? linkTo(String(entityType), `${path}[${index}].value.entityId`, entityId) : [];
  });
