import { ruleLinks, ruleWarnings } from '../../widgets/targeting-warnings';
import { toldOf, type Warning } from '../../widgets/warning';
import type { CompanyTx } from '../database/company-db';
import { linkWarnings } from '../widgets/links';
import type { Condition } from './members';

const RULES = 'rules';

/** What is odd about the rules of a segment, or of a count. */
export const conditionWarnings = async (
  db: Pick<CompanyTx, 'widget' | 'changelog'>,
  { rules, ruleLogicalOperator = 'and' }: Condition,
): Promise<Warning[]> =>
  toldOf([
    ...ruleWarnings(rules, ruleLogicalOperator, RULES, new Date()),
    ...(await linkWarnings(db, ruleLinks(rules, RULES), { needLive: false })),
  ]);
