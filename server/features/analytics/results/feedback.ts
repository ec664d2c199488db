import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { recordOf } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { percent } from '../../../platform/percent';
import { findWidget } from '../responses/widget';
import { daysByPoint, daysOf, granularityOf, readPeriod } from '../stats/period';
import type { FeedbackResults, feedbackResultsInput } from './schema';
import { selectionOf } from './selection';

const BY_DAY = companyStatement(
  'results_feedback_by_day',
  `SELECT (r."createdAt" AT TIME ZONE 'UTC')::date::text AS "day", r."optionId" AS "id", r."type", r."optionName" AS "name",
     max(r."emoji") AS "emoji", count(*)::int AS "count", max(r."createdAt") AS "last"
   FROM "FeedbackResponse" r
   WHERE r."companyId" = $1::int AND r."widgetId" = $2::int
     AND r."createdAt" >= $3::timestamptz AND r."createdAt" < $4::timestamptz
     AND ($5::text[] IS NULL OR r."userId" IN (SELECT unnest($5::text[])))
   GROUP BY 1, 2, 3, 4`,
);

type Option = { id: string | null; name: string | null; type: string; emoji: string | null };
type Row = Option & { day: string; count: number; last: Date };

const nameOf = ({ name, type }: Option): string => JSON.stringify([name, type]);

const sum = (rows: readonly { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

const offeredBy = (content: Record<string, unknown>): Option[] =>
  (Array.isArray(content.options) ? content.options : []).map((stored) => {
    const { id, name, type, emoji } = recordOf(stored);
    return {
      id: typeof id === 'string' ? id : null,
      name: String(name),
      type: typeof type === 'string' ? type : 'other',
      emoji: typeof emoji === 'string' ? emoji : null,
    };
  });

/** Keys that identify options in rows: the id, or else the name and the type. */
function keysOf(offered: readonly Option[], rows: readonly Row[]): (option: Option) => string {
  const idOf = new Map<string, string>();
  // A current option takes precedence over a removed one with the same name.
  const withIds = [...[...rows].sort((a, b) => Number(a.last) - Number(b.last)), ...offered].filter(
    ({ id }) => id !== null,
  );
  for (const option of withIds) idOf.set(nameOf(option), option.id as string);
  return (option) => {
    const id = option.id ?? idOf.get(nameOf(option));
    return id === undefined ? nameOf(option) : `id ${id}`;
  };
}

/**
 * Counts a feedback widget's responses by option, over a period and by its intervals. Options are identified by id and returned in their
 * current form, or for removed ones in their last form. Responses of earlier versions have no option id: they count by name and type.
 * @throws DocentError `not_found` for the widget or the segment; `validation_error` for more than 366 days.
 */
export async function getFeedbackResults(
  ctx: Ctx,
  { widgetId, segmentId, granularity, ...dates }: z.output<typeof feedbackResultsInput>,
  now = new Date(),
): Promise<FeedbackResults> {
  const period = readPeriod(dates, now);
  const { name, content } = await findWidget(ctx, answeredTypes.feedback.entityType, widgetId);
  const [, , users] = await selectionOf(ctx, 'FeedbackResponse', widgetId, { segmentId });
  const [from, until] = [period.from.toISOString(), period.until.toISOString()];
  const rows = await ctx.sql<Row>(BY_DAY, widgetId, from, until, users);
  const offered = offeredBy(content);
  const keyOf = keysOf(offered, rows);
  const isOffered = new Set(offered.map(keyOf));
  const totalOf = (option: Option) => sum(rows.filter((row) => keyOf(row) === keyOf(option)));
  const byAge = rows.filter((row) => !isOffered.has(keyOf(row))).sort((a, b) => Number(a.last) - Number(b.last));
  const gone = new Map<string, Option>(byAge.map((row) => [keyOf(row), row]));
  const others = [...gone.values()].sort((a, b) => totalOf(b) - totalOf(a));
  const options = [...new Map([...offered, ...others].map((option) => [keyOf(option), option])).values()];
  const total = sum(rows);
  const chosen = granularity ?? granularityOf(period);
  const byDay = new Map<string, Row[]>();
  for (const row of rows) byDay.set(row.day, [...(byDay.get(row.day) ?? []), row]);
  return {
    widgetId,
    name,
    period: { ...daysOf(period), granularity: chosen },
    totalResponses: total,
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      type: option.type,
      emoji: option.emoji,
      isOffered: isOffered.has(keyOf(option)),
      count: totalOf(option),
      percentage: percent(totalOf(option), total),
    })),
    points: daysByPoint(period, chosen).map((days) => {
      const own = days.flatMap((day) => byDay.get(day) ?? []);
      const counts = options.map((option) => sum(own.filter((row) => keyOf(row) === keyOf(option))));
      return { period: days[0], totalResponses: sum(own), counts };
    }),
  };
}
