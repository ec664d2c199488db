import { scalars, TEXT_TESTS } from './compare';
import { operatorOf, operatorsOf } from './operator-of';
import { ORDER_OPERATORS, oppositeOf } from './operators';
import { isLanguage } from './page';
import { valueMeets } from './property';
import { isExact, listed, PARTS, type Relations, type Test } from './relations';
import type { Rule } from './rule';
import { URLS } from './url-relations';

/** True if a value of a property meets a test. No test here depends on the time. */
const meets = (value: Test['value'], { operator, value: expected }: Test): boolean =>
  valueMeets(value, operator, expected, 0);

/** True for numbers and dates. */
const hasOrder = (value: Test['value']): boolean => meets(value, { operator: 'less-than-or-equal', value });

/** True if all values that equal `value` meet the test alike. Equal numbers and dates may be different texts. */
const isDecided = (value: Test['value'], test: Test): boolean =>
  isExact(test) ||
  ORDER_OPERATORS.includes(test.operator) ||
  (Object.hasOwn(TEXT_TESTS, test.operator) && !hasOrder(value));

/** True for a lower and an upper limit with no value in between. */
function isEmptyRange(a: Test, b: Test): boolean {
  const [from, to] = a.operator.startsWith('greater') ? [a, b] : [b, a];
  if (!from.operator.startsWith('greater') || !to.operator.startsWith('less')) return false;
  const includesBoth = from.operator.endsWith('-or-equal') && to.operator.endsWith('-or-equal');
  const operator = includesBoth ? 'greater-than' : 'greater-than-or-equal';
  return meets(from.value, { operator, value: to.value });
}

const PROPERTY: Relations = {
  areApart: (a, b) => {
    if (isExact(b) && !isExact(a)) return PROPERTY.areApart(b, a);
    if (isExact(a)) return isDecided(a.value, b) && !meets(a.value, b);
    return isEmptyRange(a, b) || PARTS.areApart(a, b);
  },
  implies: (a, b) => (isExact(a) ? isDecided(a.value, b) && meets(a.value, b) : PARTS.implies(a, b)),
};

const RELATIONS: Readonly<Record<string, Relations>> = {
  url: URLS,
  'user-property': PROPERTY,
  device: listed((one, other) => one === other),
  location: listed((one, other) => String(one).toUpperCase() === String(other).toUpperCase()),
  language: listed((one, other) => isLanguage(String(other), String(one))),
};

/** Maximum pairs of values that are compared for two rules. */
const MAX_PAIRS = 250;

/** A rule as tests of which one must be met, or with `isNegative` none. */
function testsOf(rule: Rule): { isNegative: boolean; operator: string; tests: Test[] } {
  const own = operatorOf(rule);
  const opposite = oppositeOf(own);
  const operator = opposite ?? own;
  const tests = scalars(rule.value).map((value) => ({ operator, value }));
  return { isNegative: opposite !== undefined, operator, tests };
}

/**
 * True for two rules that no one meets together. A property that is a list can still meet two rules that need different values of it.
 * False if that is not certain.
 */
export function areContradictory(a: Rule, b: Rule): boolean {
  const relations = Object.hasOwn(RELATIONS, a.type) ? RELATIONS[a.type] : undefined;
  if (!relations || a.type !== b.type || a.property !== b.property) return false;
  if (![a, b].every((rule) => operatorsOf(rule.type).includes(operatorOf(rule)))) return false;
  const [one, other] = [testsOf(a), testsOf(b)];
  if (one.isNegative) return !other.isNegative && areContradictory(b, a);
  if (other.isNegative && other.operator === 'exists') return true;
  const pairs = one.tests.length * other.tests.length;
  if (!pairs || pairs > MAX_PAIRS) return false;
  return one.tests.every((test) =>
    other.isNegative
      ? other.tests.some((refused) => relations.implies(test, refused))
      : other.tests.every((wanted) => relations.areApart(test, wanted)),
  );
}
