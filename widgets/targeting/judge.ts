import { oppositeOf } from './operators';
import type { Rule } from './rule';

/** The history of one person with one widget. */
export type WidgetState = 'seen' | 'completed' | 'dismissed';

/** The facts for evaluating rules. A missing fact is unknown: positive operators do not match it, negative ones do. */
export type Facts = {
  now: Date;
  /** The whole address of the page. */
  url?: string | undefined;
  /** ISO 3166 alpha-2. */
  country?: string | undefined;
  /** BCP 47. */
  language?: string | undefined;
  device?: string | undefined;
  /** The metadata of the identified user; undefined for visitors, who match no rule on users, not even negative ones. */
  user?: Readonly<Record<string, unknown>> | undefined;
  inSegment?: (id: number) => boolean;
  hasElement?: (selector: string) => boolean;
  hasState?: (entityType: string, entityId: number, state: WidgetState, withinDays?: number) => boolean;
  /** The number of times that an event happened to the person. */
  eventCount?: (name: string, withinDays?: number) => number;
  /** Identifies the person and the widget, for rollouts: `rolloutShare` always returns the same percentage for a key. */
  rolloutKey?: string | undefined;
};

/** Evaluates a rule with a positive operator; undefined if the rule is incomplete. */
export type Judge = (rule: Rule, operator: string, facts: Facts) => boolean | undefined;

/** The operators of each rule type that is evaluated. The first is the default. */
export type Judges = Record<string, { operators: readonly string[]; judge: Judge }>;

/** True if a rule is met. Rules with unknown types or operators and incomplete rules are never met. */
export function isMet(judges: Judges, rule: Rule, facts: Facts): boolean {
  const known = Object.hasOwn(judges, rule.type) ? judges[rule.type] : undefined;
  if (!known) return false;
  const { operators, judge } = known;
  const operator = rule.comparisonOperator ?? operators[0] ?? '';
  if (operators.length && !operators.includes(operator)) return false;
  const opposite = oppositeOf(operator);
  const verdict = judge(rule, opposite ?? operator, facts);
  return verdict !== undefined && verdict !== (opposite !== undefined);
}

/** True when all rules are met, or with `or` any of them. Without rules there is no targeting, and no user matches. */
export function areMet(judges: Judges, rules: readonly Rule[], joinedBy: string | null, facts: Facts): boolean {
  if (!rules.length) return false;
  const met = (rule: Rule) => isMet(judges, rule, facts);
  return joinedBy === 'or' ? rules.some(met) : rules.every(met);
}
