import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { daysByPoint, daysOf, granularityOf, readPeriod } from '../stats/period';
import type { NpsTrend, npsTrendInput } from './schema';
import { toScore } from './score';
import { findWidget } from './widget';

const BY_DAY = companyStatement(
  'nps_by_day',
  `SELECT ("createdAt" AT TIME ZONE 'UTC')::date::text AS "day",
     count(*) FILTER (WHERE "rating" >= 9)::int AS "promoters",
     count(*) FILTER (WHERE "rating" BETWEEN 7 AND 8)::int AS "passives",
     count(*) FILTER (WHERE "rating" <= 6)::int AS "detractors"
   FROM "NpsResponse"
   WHERE "companyId" = $1 AND ($2::int IS NULL OR "widgetId" = $2::int)
     AND "createdAt" >= $3::timestamptz AND "createdAt" < $4::timestamptz
     AND ("isComplete" OR NOT $5::boolean)
   GROUP BY 1`,
);

type Counts = { promoters: number; passives: number; detractors: number };

const add = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { promoters, passives, detractors }) => ({
      promoters: sum.promoters + promoters,
      passives: sum.passives + passives,
      detractors: sum.detractors + detractors,
    }),
    { promoters: 0, passives: 0, detractors: 0 },
  );

/**
 * Returns the trend of the score over a period, for one widget or all together.
 * @throws DocentError `not_found`; `validation_error` for more than 366 days.
 */
export async function getNpsTrend(
  ctx: Ctx,
  { widgetId, granularity, completeOnly = false, ...dates }: z.output<typeof npsTrendInput>,
  now = new Date(),
): Promise<NpsTrend> {
  const period = readPeriod(dates, now);
  if (widgetId !== undefined) await findWidget(ctx, answeredTypes.nps.entityType, widgetId);
  const rows = await ctx.sql<Counts & { day: string }>(
    BY_DAY,
    widgetId ?? null,
    period.from.toISOString(),
    period.until.toISOString(),
    completeOnly,
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const chosen = granularity ?? granularityOf(period);
  const points = daysByPoint(period, chosen).map((days) => {
    const counts = add(days.flatMap((day) => byDay.get(day) ?? []));
    const { npsScore, totalResponses } = toScore(counts);
    return { period: days[0], npsScore: totalResponses ? npsScore : null, totalResponses, ...counts };
  });
  return { period: { ...daysOf(period), granularity: chosen }, overall: toScore(add(rows)), points };
}
