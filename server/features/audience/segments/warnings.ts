import { ruleLinks, ruleWarnings } from '../../../../widgets/targeting/warnings';
import { completeWarnings, type Warning } from '../../../../widgets/validation/warning';
import type { Ctx } from '../../../auth/context';
import { linkWarnings } from '../../widgets/links';
import { unknownRuleWarnings } from '../../widgets/rule-facts';
import type { Condition } from './condition';
import { emptySegmentWarnings, pageWarnings } from './empty';

const RULES = 'rules';

/** Warnings about rules that apply whether or not the rules are evaluated for a page. */
export const targetingWarnings = async (
  ctx: Ctx,
  { rules, ruleLogicalOperator = 'and' }: Condition,
): Promise<Warning[]> =>
  completeWarnings([
    ...ruleWarnings(rules, ruleLogicalOperator, RULES, new Date()),
    ...(await emptySegmentWarnings(ctx.db, rules, RULES)),
    ...(await linkWarnings(ctx.db, ruleLinks(rules, RULES), { needLive: false })),
    ...(await unknownRuleWarnings(ctx, rules, RULES)),
  ]);

/** Warnings about rules that are evaluated without a page: those of a segment or of a count. */
export const conditionWarnings = async (ctx: Ctx, condition: Condition): Promise<Warning[]> =>
  completeWarnings([...(await targetingWarnings(ctx, condition)), ...pageWarnings(condition, RULES)]);
