/** The ways to compare texts. */
export const TEXT_OPERATORS: readonly string[] = [
  'equals',
  'not-equals',
  'contains',
  'not-contains',
  'starts-with',
  'ends-with',
  'is-one-of',
  'is-not-one-of',
];

/** Operators for ordered values. */
export const ORDER_OPERATORS: readonly string[] = [
  'greater-than',
  'greater-than-or-equal',
  'less-than',
  'less-than-or-equal',
];

/** The positive operator of a negative one: `not-equals` → `equals`. Undefined for positive operators. */
export const oppositeOf = (operator: string): string | undefined =>
  operator.includes('not-') ? operator.replace('not-', '') : undefined;
