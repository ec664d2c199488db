import type { Ctx } from '../../../auth/context';
import { withWarnings } from '../../../operations/wire';
import type { Condition } from './condition';
import { countMembers } from './members';
import { conditionWarnings } from './warnings';

/** Counts the identified users who meet the rules, and returns warnings about the rules. */
export async function countSegment(ctx: Ctx, condition: Condition) {
  const warnings = await conditionWarnings(ctx, condition);
  return withWarnings(await countMembers(ctx, condition), warnings);
}
