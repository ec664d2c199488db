import type { Ctx } from '../identity/context';
import { withWarnings } from '../operation/wire';
import { type Condition, countMembers } from './members';
import { conditionWarnings } from './warnings';

/** How many identified users meet the rules, and what is odd about these. */
export async function countSegment(ctx: Ctx, condition: Condition) {
  const warnings = await conditionWarnings(ctx, condition);
  return withWarnings(await countMembers(ctx, condition), warnings);
}
