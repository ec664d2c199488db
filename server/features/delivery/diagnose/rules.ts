import { recordOf } from '../../../../widgets/contract/stored';
import { type Gate, gate, type Judged, ruleGates, ruleInWords, seenOnPage } from '../../../../widgets/targeting/gates';
import { rolloutShare, segmentRolloutKey } from '../../../../widgets/targeting/rollout';
import type { Rule } from '../../../../widgets/targeting/rule';
import { evaluateRule, type Facts, RULE_OPERATORS, type WidgetState } from '../../../../widgets/targeting/targeting';
import { isPageRule } from '../browser/eligible';
import type { LiveWidget } from '../browser/live';
import type { Situation } from './situation';

/** For each type of page rule, the key of the fact that it compares. */
const NEEDS: Partial<Record<string, keyof Facts>> = {
  url: 'url',
  location: 'country',
  language: 'language',
  device: 'device',
  element: 'hasElement',
};

/** Why a fact about the page is unknown, by its key. */
const UNKNOWN: Partial<Record<keyof Facts, string>> = {
  url: 'No address of a page was named.',
  country: 'Only the browser knows its country.',
  language: 'Only the browser knows its language.',
  device: 'Only the browser knows what it runs on.',
  hasElement: 'Only the page knows what is on it; Docent.debug() shows it there.',
};

/** False for rules with an unknown type or operator, which are never met. */
const isKnown = ({ type, comparisonOperator }: Rule): boolean => {
  const operators = RULE_OPERATORS[type] ?? [];
  return comparisonOperator === undefined || !operators.length || operators.includes(comparisonOperator);
};

function judgeOnPage(rule: Rule, { page, now, names }: Situation): Judged {
  const facts: Facts = { now, ...page };
  const sentence = ruleInWords(rule, names);
  const need = NEEDS[rule.type];
  if (need && facts[need] === undefined && isKnown(rule))
    return { rule, met: null, sentence: `${sentence} ${UNKNOWN[need]}` };
  return { rule, met: evaluateRule(rule, facts), sentence, seen: seenOnPage(rule, facts) };
}

const STATES: readonly WidgetState[] = ['seen', 'completed', 'dismissed'];
const PERCENT_PLACES = 2;

/** The value of a person that a rule compares. */
function seenInPerson({ type, property, value, userSegmentId }: Rule, facts: Facts): unknown {
  const { entityType, entityId, withinDays, name } = recordOf(value);
  const days = typeof withinDays === 'number' ? withinDays : undefined;
  switch (type) {
    case 'user-property':
      return property !== undefined && Object.hasOwn(facts.user ?? {}, property) ? facts.user?.[property] : null;
    case 'user-segment':
      return facts.inSegment?.(userSegmentId ?? 0) ? 'in the segment' : 'not in the segment';
    case 'widget-state':
      return Object.fromEntries(
        STATES.map((state) => [state, facts.hasState?.(String(entityType), Number(entityId), state, days) ?? false]),
      );
    case 'event':
      return { count: facts.eventCount?.(String(name), days) ?? 0 };
    case 'rollout':
      return Number(rolloutShare(facts.rolloutKey ?? '').toFixed(PERCENT_PLACES));
    default:
      return undefined;
  }
}

/** Names the rules of a segment that a user does not meet. */
function unmetOf({ userSegmentId }: Rule, { live, names, person }: Situation, ofWidget: Facts): string {
  const { rules = [] } = live.segments.get(userSegmentId ?? 0) ?? {};
  const facts = { ...ofWidget, rolloutKey: person && segmentRolloutKey(person.userId) };
  const unmet = rules.filter((rule) => !evaluateRule(rule, facts)).map((rule) => ruleInWords(rule, names));
  return unmet.length ? ` Not met: ${unmet.join(' ')}` : '';
}

function judgeOnPerson(rule: Rule, widget: LiveWidget, situation: Situation): Judged {
  const { person, names } = situation;
  const sentence = ruleInWords(rule, names);
  if (!person) return { rule, met: null, sentence: `${sentence} No user was named.` };
  const facts = person.factsFor(widget);
  const met = evaluateRule(rule, facts);
  const why = rule.type === 'user-segment' && !met ? unmetOf(rule, situation, facts) : '';
  return { rule, met, sentence: sentence + why, seen: seenInPerson(rule, facts) };
}

/** Evaluates one rule of a widget. */
export const judgeRule = (rule: Rule, widget: LiveWidget, situation: Situation): Judged =>
  isPageRule(rule) ? judgeOnPage(rule, situation) : judgeOnPerson(rule, widget, situation);

const wantedOf = ({ type, property, comparisonOperator, value, userSegmentId }: Rule): unknown =>
  type === 'user-segment' ? { segment: userSegmentId } : value === undefined ? { property, comparisonOperator } : value;

/** The rules of a widget, one gate each. `mayContinue`: a browser may continue the widget on any page, whatever the page rules say. */
export function rulesOf(widget: LiveWidget, situation: Situation, mayContinue: boolean): Gate[] {
  const { rules, ruleLogicalOperator } = widget;
  if (!rules.length) return [gate('rules', false, 'It is not shown yet: no targeting is set.')];
  const judged = rules.map((rule) => {
    const one = judgeRule(rule, widget, situation);
    const isDecisive = !mayContinue || one.met !== false || !isPageRule(rule);
    return isDecisive
      ? one
      : {
          ...one,
          met: null,
          sentence: `${one.sentence} Not met here, but the browser in which it was begun continues it.`,
        };
  });
  const gates = ruleGates(judged, ruleLogicalOperator === 'or');
  return gates.map((one, index) => {
    const { rule } = judged[index] as Judged;
    return rule.type === 'all-pages' ? one : { ...one, wanted: wantedOf(rule) };
  });
}
