import { type Scalar, TEXT_TESTS } from './compare';

/** One value of a rule, with a positive operator. */
export type Test = { operator: string; value: Scalar };

/** How the tests of a rule type relate. Both functions return false if the relation is not certain. */
export type Relations = {
  /** True if no single value meets both tests. */
  areApart: (a: Test, b: Test) => boolean;
  /** True if every value that meets `a` also meets `b`. */
  implies: (a: Test, b: Test) => boolean;
};

export const isExact = ({ operator }: Test): boolean => operator === 'equals' || operator === 'is-one-of';

/** True if a text meets a test for one of its parts. */
export const hasPart = (text: Scalar, { operator, value }: Test): boolean =>
  TEXT_TESTS[operator]?.(text, value) ?? false;

/** Tests for parts of a text. */
export const PARTS: Relations = {
  areApart: (a, b) =>
    a.operator === b.operator && a.operator.includes('with') && !hasPart(a.value, b) && !hasPart(b.value, a),
  // A text contains all of its beginning and of its end.
  implies: (a, b) =>
    Object.hasOwn(TEXT_TESTS, a.operator) &&
    (b.operator === 'contains' || b.operator === a.operator) &&
    hasPart(a.value, b),
};

/** Tests for values of a list. @param covers true if every value that meets the second one also meets the first one */
export const listed = (covers: (one: Scalar, other: Scalar) => boolean): Relations => ({
  areApart: (a, b) => !covers(a.value, b.value) && !covers(b.value, a.value),
  implies: (a, b) => covers(b.value, a.value),
});
