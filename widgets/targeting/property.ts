// The browser script evaluates no rules on properties, so this code is not in a file that the script needs.

import { ORDER_TESTS, type Scalar, TEXT_TESTS } from './compare';
import { DAY_MS, momentOf } from './dates';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
// Longer numbers are ids: converted to numbers, different ids could be equal.
const MAX_NUMBER = 16;

/** The value of a number or a numeric text; undefined for other values. */
function numberOf(value: Scalar): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text.length <= MAX_NUMBER && NUMBER.test(text) ? Number(text) : undefined;
}

/** Below, at or above 0 as `a` is less than, equal to or more than `b`; undefined when they have no order. */
function order(a: Scalar, b: Scalar): number | undefined {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== undefined && y !== undefined) return x - y;
  const [from, to] = [momentOf(a), momentOf(b)];
  return from === undefined || to === undefined ? undefined : from - to;
}

const equal = (a: Scalar, b: Scalar): boolean => {
  const difference = order(a, b);
  return difference === undefined ? String(a) === String(b) : difference === 0;
};

const ordered = (a: Scalar, b: Scalar, holds: (difference: number) => boolean): boolean => {
  const difference = order(a, b);
  return difference !== undefined && holds(difference);
};

/** Compares the age of a timestamp. */
const aged =
  (holds: (age: number, limit: number) => boolean) =>
  (value: Scalar, days: Scalar, now: number): boolean => {
    const [moment, limit] = [momentOf(value), numberOf(days)];
    return moment !== undefined && limit !== undefined && holds(now - moment, limit * DAY_MS);
  };

const AGES: Record<string, ReturnType<typeof aged>> = {
  'within-last-days': aged((age, limit) => age >= 0 && age <= limit),
  'more-than-days-ago': aged((age, limit) => age > limit),
};

/**
 * True if a value of a property matches a value of a rule with a positive operator. Numbers are compared as numbers, ISO dates as
 * timestamps, other values as text.
 */
export function valueMeets(actual: Scalar, operator: string, expected: Scalar, now: number): boolean {
  if (operator === 'equals' || operator === 'is-one-of') return equal(actual, expected);
  const holds = ORDER_TESTS[operator];
  if (holds) return ordered(actual, expected, holds);
  return TEXT_TESTS[operator]?.(actual, expected) ?? AGES[operator]?.(actual, expected, now) ?? false;
}
