import { segmentRolloutKey } from '../../../../../widgets/targeting/rollout';
import { evaluateRule } from '../../../../../widgets/targeting/targeting';
import type { Rule } from '../../../../_builder/draft/draft';

type Segment = { id: number; rules: Rule[]; ruleLogicalOperator: 'and' | 'or' };
type User = { userId: string; metadata: Record<string, unknown> };

const PAST_ACTIVITY_RULES = new Set(['event', 'widget-state']);

/** Judges whether the user is in a segment; undefined when that depends on what they did, which only the server knows. */
export function isInSegment(user: User, segment: Segment, all: readonly Segment[], now: Date): boolean | undefined {
  const facts = { now, user: user.metadata, rolloutKey: segmentRolloutKey(user.userId) };
  const judgeRule = (rule: Rule, ancestors: number[]): boolean | undefined => {
    if (PAST_ACTIVITY_RULES.has(rule.type)) return undefined;
    if (rule.type !== 'user-segment') return evaluateRule(rule, facts);
    const other = all.find(({ id }) => id === rule.userSegmentId);
    const inside = other && !ancestors.includes(other.id) ? judge(other, ancestors) : false;
    // Passes the known answer to `evaluateRule`, which applies the operator of the rule.
    return inside === undefined ? undefined : evaluateRule(rule, { ...facts, inSegment: () => inside });
  };
  const judge = ({ id, rules, ruleLogicalOperator }: Segment, ancestors: number[]): boolean | undefined => {
    const answers = rules.map((rule) => judgeRule(rule, [...ancestors, id]));
    if (!answers.length) return false;
    // With `or`, one true answer decides; with `and`, one false answer.
    const decisive = ruleLogicalOperator === 'or';
    if (answers.includes(decisive)) return decisive;
    return answers.includes(undefined) ? undefined : !decisive;
  };
  return judge(segment, []);
}
