import type { Gate } from '../../../../widgets/targeting/gates';
import { evaluateRule } from '../../../../widgets/targeting/targeting';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { actorKey } from '../../analytics/events/actors';
import { eventsWith, SNOOZED } from '../../analytics/events/outcomes';
import { candidates, FIRST_PAGE } from '../../audience/segments/candidates';
import { loadHistoryOf } from '../../audience/segments/history';
import { rulesIncludingSegments } from '../../audience/segments/members';
import { allowanceOf, factsOf, isDue, isPageRule, remainingPageRules } from '../browser/eligible';
import { isOnThePast, type LiveWidget } from '../browser/live';
import { type Past, SINCE_SHOWN_AGAIN } from '../browser/visitor';
import type { Situation } from './situation';

const PASTS = companyStatement(
  'diagnose_pasts',
  `SELECT u."key", e."entityType", e."entityId", e."name", sum(e."times")::int AS "count",
     (extract(epoch FROM max(e."occurredAt")) * 1000)::float8 AS "last"
   FROM "Actor" u
     JOIN "Actor" a ON a."companyId" = $1::int AND (a."id" = u."id" OR a."mergedInto" = u."id")
     JOIN "Event" e ON e."companyId" = $1::int AND e."actorId" = a."id"
   WHERE u."companyId" = $1::int AND u."key" = ANY($2::text[]) AND e."name" = ANY($3::text[])
     AND ($4::int IS NULL OR e."entityId" = $4) AND ${SINCE_SHOWN_AGAIN}
   GROUP BY 1, 2, 3, 4`,
);

const OUTCOMES = [...eventsWith('seen'), ...eventsWith('completed'), ...eventsWith('dismissed'), ...SNOOZED];

/** The number of users in total, of users to whom a page may show the widget, and of users who pass each gate. */
export type GateCounts = { total: number; matching: number; byGate: (number | undefined)[] };

/** Reads the past events of these users on the widget, and on others if the company has a throttle. */
async function pastsOf(ctx: Ctx, { id }: LiveWidget, { live }: Situation, userIds: readonly string[]) {
  const pasts = new Map<string, Past[]>();
  const only = live.settings.throttle ? null : id;
  const keys = userIds.map((userId) => actorKey({ userId }));
  for (const { key, ...past } of await ctx.sql<Past & { key: string }>(PASTS, keys, OUTCOMES, only))
    pasts.set(key, [...(pasts.get(key) ?? []), past]);
  return (userId: string): readonly Past[] => pasts.get(actorKey({ userId })) ?? [];
}

/** Evaluates the gates for all users, two thousand at a time, as the server does for their browsers. */
export async function countByGate(
  ctx: Ctx,
  widget: LiveWidget,
  situation: Situation,
  gates: readonly Gate[],
): Promise<GateCounts> {
  const { live, now } = situation;
  const deciding = rulesIncludingSegments(widget, live.segments);
  const keys = [...new Set(deciding.flatMap(({ property }) => property ?? []))];
  const byRule = widget.rules.map(() => 0);
  let [total, matching, due, allowed] = [0, 0, 0, 0];
  for await (const batch of candidates(ctx, keys, FIRST_PAGE)) {
    const who = batch.map(({ userId }) => ({ userId }));
    const historyOf = await loadHistoryOf(ctx, deciding.filter(isOnThePast), who, now);
    const pastBy = await pastsOf(
      ctx,
      widget,
      situation,
      batch.map(({ userId }) => userId),
    );
    for (const { userId, properties } of batch) {
      total += 1;
      const visitor = { live, metadata: JSON.parse(properties ?? '{}'), who: { userId } };
      const facts = factsOf(visitor, historyOf({ userId }), now)(widget);
      const met = new Map(widget.rules.map((rule) => [rule, !isPageRule(rule) && evaluateRule(rule, facts)]));
      for (const [at, rule] of widget.rules.entries()) if (met.get(rule)) byRule[at] = (byRule[at] ?? 0) + 1;
      const past = pastBy(userId);
      const isNowDue = isDue(widget, past, now);
      const hasAllowance = !widget.offer.interrupts || allowanceOf(live, past, now) !== 0;
      if (isNowDue) due += 1;
      if (hasAllowance) allowed += 1;
      if (isNowDue && hasAllowance && remainingPageRules(widget, (rule) => met.get(rule) === true)) matching += 1;
    }
  }
  let place = 0;
  const byGate = gates.map(({ gate, passed }) => {
    const rule = gate === 'rules' ? widget.rules[place++] : undefined;
    if (rule && !isPageRule(rule)) return byRule[place - 1];
    if (gate === 'frequency') return due;
    if (gate === 'throttle') return allowed;
    return passed === null ? undefined : passed ? total : 0;
  });
  return { total, matching, byGate };
}
