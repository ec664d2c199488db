import { ruleLinks, ruleWarnings } from '../../widgets/targeting-warnings';
import { toldOf, type Warning } from '../../widgets/warning';
import type { Ctx } from '../identity/context';
import { linkWarnings } from '../widgets/links';
import { unknownInRules } from '../widgets/rule-facts';
import { emptySegmentWarnings, pageWarnings } from './empty';
import type { Condition } from './members';

const RULES = 'rules';

/** What is odd about rules, whether they are judged with a page or without one. */
export const targetingWarnings = async (
  ctx: Ctx,
  { rules, ruleLogicalOperator = 'and' }: Condition,
): Promise<Warning[]> =>
  toldOf([
    ...ruleWarnings(rules, ruleLogicalOperator, RULES, new Date()),
    ...(await emptySegmentWarnings(ctx.db, rules, RULES)),
    ...(await linkWarnings(ctx.db, ruleLinks(rules, RULES), { needLive: false })),
    ...(await unknownInRules(ctx, rules, RULES)),
  ]);

/** What is odd about the rules of a segment, which are judged without a page, or of a count of its members. */
export const conditionWarnings = async (ctx: Ctx, condition: Condition): Promise<Warning[]> =>
  toldOf([...(await targetingWarnings(ctx, condition)), ...pageWarnings(condition, RULES)]);
