export type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The scalars in a value: itself, or the elements of a list. Null and objects have none. */
export const scalars = (value: unknown): Scalar[] => (Array.isArray(value) ? value : [value]).filter(isScalar);

const lower = (value: Scalar): string => String(value).toLowerCase();

/** The tests of the positive operators that look into a text. */
export const TEXT_TESTS: Record<string, (actual: Scalar, expected: Scalar) => boolean> = {
  contains: (a, b) => lower(a).includes(lower(b)),
  'starts-with': (a, b) => lower(a).startsWith(lower(b)),
  'ends-with': (a, b) => lower(a).endsWith(lower(b)),
};

/** Tests for the difference of two values, which is above 0 if the actual value is greater than the expected one. */
export const ORDER_TESTS: Record<string, (difference: number) => boolean> = {
  'greater-than': (difference) => difference > 0,
  'greater-than-or-equal': (difference) => difference >= 0,
  'less-than': (difference) => difference < 0,
  'less-than-or-equal': (difference) => difference <= 0,
};
