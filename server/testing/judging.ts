import type { Rule } from '../../widgets/targeting/rule';
import { evaluateRule, type Facts } from '../../widgets/targeting/targeting';

export const now = new Date('2026-03-15T12:00:00Z');
export const PAGE = 'https://app.example.com/projects/7/edit?tab=team#top';

/** A case of a test table: an operator, its value, and whether the rule is met. */
export type Case = [operator: string | undefined, value: unknown, met: boolean];

export const rule = (type: string, comparisonOperator: string | undefined, rest: Partial<Rule>): Rule => ({
  type,
  ...(comparisonOperator === undefined ? {} : { comparisonOperator }),
  ...rest,
});

/** Whether one rule is met at `now`. */
export const judge = (type: string, operator: string | undefined, value: unknown, facts: Partial<Facts>): boolean =>
  evaluateRule(rule(type, operator, { value }), { now, ...facts });
