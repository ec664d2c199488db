import type { Rule } from '../../../../widgets/targeting/rule';
import { type Facts, matches } from '../../../../widgets/targeting/targeting';

/** Rules and how they are joined, by default with `and`. */
type Joined = { rules: readonly Rule[]; ruleLogicalOperator?: string | undefined };

/** Adds segment membership to the facts of a person. Each segment is evaluated once, when a rule first needs it. */
export function withSegments(segments: ReadonlyMap<number, Joined>, known: Omit<Facts, 'inSegment'>): Facts {
  const answers = new Map<number, boolean>();
  const facts: Facts = {
    ...known,
    inSegment: (id) => {
      const segment = segments.get(id);
      const answer =
        answers.get(id) ??
        (segment !== undefined && matches(segment.rules, segment.ruleLogicalOperator ?? 'and', facts));
      answers.set(id, answer);
      return answer;
    },
  };
  return facts;
}
