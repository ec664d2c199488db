import { readRules } from '../../../../widgets/contract/stored';
import type { Rule } from '../../../../widgets/targeting/rule';
import { matches } from '../../../../widgets/targeting/targeting';
import type { Warning } from '../../../../widgets/validation/warning';
import type { CompanyTx } from '../../../database/company-db';

/** Rule types about the page. Segments are evaluated without a page, so these rules match every user or none. */
const ABOUT_THE_PAGE = new Set(['url', 'element', 'device', 'location', 'language']);

type Condition = { rules: readonly Rule[]; ruleLogicalOperator?: string | null | undefined };
type Conditions = ReadonlyMap<number, Condition>;

const isMetWithoutPage = (rule: Rule): boolean => matches([rule], 'and', { now: new Date(), user: {} });

/** Warns about rules of a segment with the same result for every user, and about a segment without rules. */
export function pageWarnings({ rules, ruleLogicalOperator }: Condition, path: string): Warning[] {
  if (!rules.length) return [{ path, code: 'never_met', message: 'A segment without rules has no members.' }];
  return rules.flatMap((rule, index): Warning[] => {
    if (!ABOUT_THE_PAGE.has(rule.type)) return [];
    const at = `${path}[${index}]`;
    const why = `A segment is evaluated without a page, so \`${rule.type}\` has no value to compare`;
    if (isMetWithoutPage(rule)) return [{ path: at, code: 'always_met', message: `${why}: the rule is always met.` }];
    const then = ruleLogicalOperator === 'or' ? 'so it adds no users' : 'so the segment has no members';
    const instead = 'Put such a rule into the targeting of the widget.';
    return [{ path: at, code: 'never_met', message: `${why}: the rule is never met, ${then}. ${instead}` }];
  });
}

/** True if no user can ever meet a condition, because it has rules about pages or no rules at all. */
function isEmpty({ rules, ruleLogicalOperator }: Condition, all: Conditions, seen: ReadonlySet<number>): boolean {
  if (!rules.length) return true;
  const isNever = (rule: Rule): boolean => {
    if (ABOUT_THE_PAGE.has(rule.type)) return !isMetWithoutPage(rule);
    const { type, comparisonOperator = 'in', userSegmentId: id } = rule;
    if (type !== 'user-segment' || comparisonOperator !== 'in' || id === undefined || seen.has(id)) return false;
    const segment = all.get(id);
    return segment !== undefined && isEmpty(segment, all, new Set([...seen, id]));
  };
  return ruleLogicalOperator === 'or' ? rules.every(isNever) : rules.some(isNever);
}

/** Warns about rules that refer to a segment that cannot have members. @param path the path of the rules */
export async function emptySegmentWarnings(
  db: Pick<CompanyTx, 'segment'>,
  rules: readonly Rule[],
  path: string,
): Promise<Warning[]> {
  if (!rules.some(({ userSegmentId }) => userSegmentId !== undefined)) return [];
  const rows = await db.segment.findMany({ select: { id: true, name: true, rules: true, ruleLogicalOperator: true } });
  const all = new Map(rows.map(({ rules, ...row }) => [row.id, { ...row, rules: readRules(rules) }]));
  return rules.flatMap(({ type, comparisonOperator, userSegmentId }, index): Warning[] => {
    const segment = type === 'user-segment' && userSegmentId !== undefined ? all.get(userSegmentId) : undefined;
    if (!segment || !isEmpty(segment, all, new Set([segment.id]))) return [];
    const isIn = comparisonOperator !== 'not-in';
    const reason = segment.rules.length
      ? 'its rules depend on a page, and segments are evaluated without one'
      : 'it has no rules';
    return [
      {
        path: `${path}[${index}].userSegmentId`,
        code: isIn ? 'never_met' : 'always_met',
        message: `The segment “${segment.name}” cannot have members, since ${reason}: the rule is ${isIn ? 'never' : 'always'} met.`,
      },
    ];
  });
}
