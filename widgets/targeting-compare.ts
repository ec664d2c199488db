import { momentOf } from './dates';

export type Scalar = string | number | boolean;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
// Longer ones are ids: as numbers, different ones would be the same.
const MAX_NUMBER = 16;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The single values in a value: itself, or the elements of a list. Null and objects have none. */
export const scalars = (value: unknown): Scalar[] => (Array.isArray(value) ? value : [value]).filter(isScalar);

/** A value that reads as a number. */
export function numberOf(value: Scalar): number | undefined {
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

const lower = (value: Scalar): string => String(value).toLowerCase();

const ordered =
  (holds: (difference: number) => boolean) =>
  (a: Scalar, b: Scalar): boolean => {
    const difference = order(a, b);
    return difference !== undefined && holds(difference);
  };

type Comparison = (actual: Scalar, expected: Scalar) => boolean;

/** The test of each positive operator on one value. Numbers are compared as numbers, ISO dates as moments, all else as text. */
export const COMPARISONS: Record<string, Comparison> = {
  equals: equal,
  'is-one-of': equal,
  contains: (a, b) => lower(a).includes(lower(b)),
  'starts-with': (a, b) => lower(a).startsWith(lower(b)),
  'ends-with': (a, b) => lower(a).endsWith(lower(b)),
  'greater-than': ordered((difference) => difference > 0),
  'greater-than-or-equal': ordered((difference) => difference >= 0),
  'less-than': ordered((difference) => difference < 0),
  'less-than-or-equal': ordered((difference) => difference <= 0),
};
