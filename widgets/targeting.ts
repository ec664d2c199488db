// Runs in the browser and on the server: of the schema, only types are imported.
import { momentOf } from './dates';
import { rolloutShare } from './rollout';
import { COMPARISONS, scalars } from './targeting-compare';
import { OPPOSITES, RULE_OPERATORS } from './targeting-operators';
import type { Rule } from './targeting-schema';
import { urlMatches } from './targeting-url';

/** The history of one person with one widget. */
export type WidgetState = 'seen' | 'completed' | 'dismissed';

/** The facts that rules are judged by. A fact that is left out is not known: positive operators do not match it, negative ones do. */
export type Facts = {
  now: Date;
  /** The whole address of the page. */
  url?: string | undefined;
  /** ISO 3166 alpha-2. */
  country?: string | undefined;
  /** BCP 47. */
  language?: string | undefined;
  device?: string | undefined;
  /** The metadata of the identified user; undefined for visitors, who match no rule on users, negative ones included. */
  user?: Readonly<Record<string, unknown>> | undefined;
  inSegment?: (id: number) => boolean;
  hasElement?: (selector: string) => boolean;
  hasState?: (entityType: string, entityId: number, state: WidgetState, withinDays?: number) => boolean;
  /** The number of times that an event happened to them. */
  eventCount?: (name: string, withinDays?: number) => number;
  /** Names person and widget, for rollouts: the same text falls on the same side for ever. */
  rolloutKey?: string | undefined;
};

/** Judges a rule under a positive operator; undefined when the rule itself says too little to be judged. */
type Judge = (rule: Rule, operator: string, facts: Facts) => boolean | undefined;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const daysOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** `fr` is met by `fr` and `fr-CA`; `fr-CA` by `fr-CA` alone. */
const isLanguage = (language: string, wanted: string): boolean =>
  `${language.toLowerCase()}-`.startsWith(`${wanted.toLowerCase()}-`);

const judgeProperty: Judge = ({ property, value }, operator, { user = {}, now }) => {
  if (property === undefined) return undefined;
  const actual = Object.hasOwn(user, property) ? user[property] : undefined;
  if (operator === 'exists') return actual !== undefined && actual !== null;
  const compare = COMPARISONS[operator];
  const expected = scalars(value);
  return scalars(actual).some((one) => expected.some((other) => compare?.(one, other, now.getTime())));
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

const JUDGES: Record<string, Judge> = {
  'all-pages': () => true,
  url: ({ value }, operator, { url }) =>
    url !== undefined && scalars(value).some((one) => urlMatches(url, operator, one)),
  'current-time': ({ value }, operator, { now }) =>
    momentOf(value) === undefined
      ? undefined
      : COMPARISONS[operator]?.(now.toISOString(), String(value), now.getTime()),
  location: ({ value }, _, { country }) =>
    country !== undefined && scalars(value).some((one) => String(one).toUpperCase() === country.toUpperCase()),
  language: ({ value }, _, { language }) =>
    language !== undefined && scalars(value).some((one) => isLanguage(language, String(one))),
  'user-property': judgeProperty,
  'user-segment': ({ userSegmentId }, _, { inSegment }) =>
    userSegmentId === undefined ? undefined : (inSegment?.(userSegmentId) ?? false),
  element: ({ value }, _, { hasElement }) => (typeof value === 'string' ? (hasElement?.(value) ?? false) : undefined),
  device: ({ value }, _, { device }) => device !== undefined && scalars(value).includes(device),
  'widget-state': judgeState,
  event: judgeEvent,
  rollout: ({ value }, _, { rolloutKey }) =>
    rolloutKey !== undefined && typeof value === 'number' && rolloutShare(rolloutKey) < value,
};

const ABOUT_USERS = new Set(['user-property', 'user-segment']);

/** True when a rule is met. Unknown types and operators never are, nor rules that lack what they need. */
export function evaluateRule(rule: Rule, facts: Facts): boolean {
  const operators = Object.hasOwn(RULE_OPERATORS, rule.type) ? RULE_OPERATORS[rule.type] : undefined;
  const judge = JUDGES[rule.type];
  if (!operators || !judge || (ABOUT_USERS.has(rule.type) && !facts.user)) return false;
  const operator = rule.comparisonOperator ?? operators[0] ?? '';
  if (operators.length && !operators.includes(operator)) return false;
  const opposite = OPPOSITES[operator];
  const verdict = judge(rule, opposite ?? operator, facts);
  return verdict !== undefined && verdict !== (opposite !== undefined);
}

/** True when all rules are met, or with `or` any. No rules is no targeting, which nobody meets. */
export function matches(rules: readonly Rule[], operator: string | null, facts: Facts): boolean {
  if (!rules.length) return false;
  const met = (rule: Rule) => evaluateRule(rule, facts);
  return operator === 'or' ? rules.some(met) : rules.every(met);
}
