import type { Rule } from '../../../../widgets/targeting/rule';

/** Rules and how they are joined. */
export type Condition = { rules: Rule[]; ruleLogicalOperator?: 'and' | 'or' | undefined };
