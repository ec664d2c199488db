// Runs in the browser and on the server, so it must not import the schema.

import { scalars } from './compare';
import { areMet, type Facts, isMet, type Judge, type Judges, type WidgetState } from './judge';
import { ORDER_OPERATORS, TEXT_OPERATORS } from './operators';
import { PAGE_JUDGES } from './page';
import { valueMeets } from './property';
import { rolloutShare } from './rollout';
import type { Rule } from './rule';

export type { Facts, WidgetState };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const daysOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const judgeProperty: Judge = ({ property, value }, operator, { user = {}, now }) => {
  if (property === undefined) return undefined;
  const actual = Object.hasOwn(user, property) ? user[property] : undefined;
  if (operator === 'exists') return actual !== undefined && actual !== null;
  const expected = scalars(value);
  return scalars(actual).some((one) => expected.some((other) => valueMeets(one, operator, other, now.getTime())));
};

const judgeState: Judge = ({ value }, operator, { hasState }) => {
  const { entityType, entityId, withinDays } = record(value);
  if (typeof entityType !== 'string' || typeof entityId !== 'number') return undefined;
  return hasState?.(entityType, entityId, operator as WidgetState, daysOf(withinDays)) ?? false;
};

const judgeEvent: Judge = ({ value }, operator, { eventCount }) => {
  const { name, count, withinDays } = record(value);
  if (typeof name !== 'string') return undefined;
  const least = operator === 'count-at-least' && typeof count === 'number' ? count : 1;
  return (eventCount?.(name, daysOf(withinDays)) ?? 0) >= least;
};

/** Visitors meet no rule on users, not even a negative one. */
const ofUsers =
  (judge: Judge): Judge =>
  (rule, operator, facts) =>
    facts.user ? judge(rule, operator, facts) : undefined;

const JUDGES: Judges = {
  ...PAGE_JUDGES,
  'user-property': {
    operators: [
      ...TEXT_OPERATORS,
      ...ORDER_OPERATORS,
      'exists',
      'not-exists',
      'within-last-days',
      'more-than-days-ago',
    ],
    judge: ofUsers(judgeProperty),
  },
  'user-segment': {
    operators: ['in', 'not-in'],
    judge: ofUsers(({ userSegmentId }, _, { inSegment }) =>
      userSegmentId === undefined ? undefined : (inSegment?.(userSegmentId) ?? false),
    ),
  },
  'widget-state': { operators: ['seen', 'not-seen', 'completed', 'not-completed', 'dismissed'], judge: judgeState },
  event: { operators: ['occurred', 'not-occurred', 'count-at-least'], judge: judgeEvent },
  rollout: {
    operators: ['less-than'],
    judge: ({ value }, _, { rolloutKey }) =>
      rolloutKey !== undefined && typeof value === 'number' && rolloutShare(rolloutKey) < value,
  },
};

/** The operators of each known rule type; the first is the default. Unknown types and operators are stored and never match. */
export const RULE_OPERATORS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(JUDGES).map(([type, { operators }]) => [type, operators]),
);

/** True if a rule is met. Rules with unknown types or operators and incomplete rules are never met. */
export const evaluateRule = (rule: Rule, facts: Facts): boolean => isMet(JUDGES, rule, facts);

/** True when all rules are met, or with `or` any. Without rules there is no targeting, and no user matches. */
export const matches = (rules: readonly Rule[], joinedBy: string | null, facts: Facts): boolean =>
  areMet(JUDGES, rules, joinedBy, facts);
