import type { Rule } from './rule';
import { RULE_OPERATORS } from './targeting';

/** The operators of a rule type; none for unknown types. */
export const operatorsOf = (type: string): readonly string[] =>
  (Object.hasOwn(RULE_OPERATORS, type) ? RULE_OPERATORS[type] : undefined) ?? [];

/** The operator of a rule, or the default one of its type. */
export const operatorOf = ({ type, comparisonOperator }: Rule): string =>
  comparisonOperator ?? operatorsOf(type)[0] ?? '';
