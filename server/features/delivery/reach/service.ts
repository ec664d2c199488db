import { definitionAt, type WidgetPath } from '../../../../widgets/contract/registry';
import { widgetTypes } from '../../../../widgets/contract/types';
import type { Rule } from '../../../../widgets/targeting/rule';
import { evaluateRule } from '../../../../widgets/targeting/targeting';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { withWarnings } from '../../../operations/wire';
import { found } from '../../../platform/errors';
import { actorKey } from '../../analytics/events/actors';
import { candidates, FIRST_PAGE } from '../../audience/segments/candidates';
import { loadHistoryOf } from '../../audience/segments/history';
import { rulesIncludingSegments } from '../../audience/segments/members';
import { targetingWarnings } from '../../audience/segments/warnings';
import { factsOf, isPageRule, remainingPageRules } from '../browser/eligible';
import { readLiveNow } from '../browser/live';
import { startOfDay } from '../browser/seen';

/** Counts the given users with a page view or an event since `$3`. `$2` has the keys of the users in `Actor`, `$4` their ids. */
const SEEN_SINCE = companyStatement(
  'reach_seen_since',
  `SELECT count(*)::int AS "count" FROM (
     SELECT 'u:' || p."userId" AS "key" FROM "EndUser" p
     WHERE p."companyId" = $1::int AND p."userId" = ANY($4::text[]) AND p."seenAt" >= $3::timestamptz
     UNION
     SELECT u."key" FROM "Actor" u
     WHERE u."companyId" = $1::int AND u."key" = ANY($2::text[]) AND EXISTS (
       SELECT FROM "Actor" a JOIN "Event" e ON e."companyId" = $1::int AND e."actorId" = a."id"
       WHERE a."companyId" = $1::int AND (a."id" = u."id" OR a."mergedInto" = u."id") AND e."occurredAt" >= $3::timestamptz)
   ) AS seen`,
);

type Targeting = {
  rules: Rule[];
  ruleLogicalOperator: 'and' | 'or';
  widgetType?: WidgetPath | undefined;
  id?: number | undefined;
};

/** True if some page can match the remaining rules, given the facts that the server has about a user. */
const isReached = (rules: Rule[], { ruleLogicalOperator }: Targeting, met: (rule: Rule) => boolean): boolean =>
  remainingPageRules({ rules, ruleLogicalOperator }, met) !== undefined;

async function countSeen(ctx: Ctx, userIds: readonly string[], since: Date): Promise<number> {
  if (!userIds.length) return 0;
  const keys = userIds.map((userId) => actorKey({ userId }));
  const [row] = await ctx.sql<{ count: number }>(SEEN_SINCE, keys, since.toISOString(), userIds);
  return row?.count ?? 0;
}

/**
 * Counts the identified users that rules reach, evaluated as for their browsers; rules about the page count as met. Reads two thousand
 * users at a time.
 */
export async function countReach(ctx: Ctx, targeting: Targeting, now = new Date()) {
  // Without a widget, the type does not matter.
  const { rules, widgetType = Object.values(widgetTypes)[0]?.path, id = 0 } = targeting;
  const { entityType: type } = found(widgetType && definitionAt(widgetType), 'Widget type');
  const warnings = await targetingWarnings(ctx, targeting);
  const live = { ...(await readLiveNow(ctx)), stamp: '' };
  const deciding = rulesIncludingSegments({ rules }, live.segments);
  const keys = [...new Set(deciding.flatMap(({ property }) => property ?? []))];
  const without = rules.map((one) => (isPageRule(one) ? undefined : rules.filter((rule) => rule !== one)));
  const byRule = rules.map(() => 0);
  const today = startOfDay(now);
  let [total, matching, seenToday] = [0, 0, 0];
  for await (const batch of candidates(ctx, keys, FIRST_PAGE)) {
    const who = batch.map(({ userId }) => ({ userId }));
    const historyOf = await loadHistoryOf(ctx, deciding, who, now);
    const reached: string[] = [];
    for (const { userId, properties } of batch) {
      total += 1;
      const visitor = { live, metadata: JSON.parse(properties ?? '{}'), who: { userId } };
      const facts = factsOf(visitor, historyOf({ userId }), now)({ type, id });
      const verdicts = new Map(rules.map((rule) => [rule, !isPageRule(rule) && evaluateRule(rule, facts)]));
      const met = (rule: Rule) => verdicts.get(rule) === true;
      if (isReached(rules, targeting, met)) reached.push(userId);
      // Counts the user for each rule without which they are reached. Without its only rule, targeting counts as reaching every user,
      // although a widget without rules is not shown.
      else
        for (const [at, others] of without.entries())
          if (others && (!others.length || isReached(others, targeting, met))) byRule[at] = (byRule[at] ?? 0) + 1;
    }
    matching += reached.length;
    seenToday += await countSeen(ctx, reached, today);
  }
  const counts = byRule.map((takesAway, at) => ({ takesAway: without[at] ? takesAway : null }));
  return withWarnings({ matching, total, seenToday, byRule: counts }, warnings);
}
