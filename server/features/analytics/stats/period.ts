import { MAX } from '../../../../widgets/contract/limits';
import { DAY_MS, dayOf, dayText, FIRST_MS } from '../../../../widgets/targeting/dates';
import { type Dates, dateRange } from '../../../operations/dates';
import { invalid } from '../../../platform/errors';

const DEFAULT_DAYS = 30;
const MAX_DAYS_BY_DAY = 31;
const MAX_DAYS_BY_WEEK = 182;

export type Granularity = 'day' | 'week' | 'month';

/** The time from `from` until `until`, exclusive. `days` is the number of UTC days that are at least partly in it. */
export type Period = { from: Date; until: Date; days: number };

function period(fromMs: number, untilMs: number): Period {
  return { from: new Date(fromMs), until: new Date(untilMs), days: dayOf(untilMs - 1) - dayOf(fromMs) + 1 };
}

const invalidStart = (message: string) => invalid([{ path: 'startDate', code: 'custom', message }]);

/**
 * Reads the period that the date filters select. Without an end it ends today; without a start it has 30 days.
 * @throws DocentError `validation_error` for more than 366 days, or a start after today without an end.
 */
export function readPeriod(input: Dates, now: Date): Period {
  const given = dateRange(input);
  const untilMs = given.until?.getTime() ?? (dayOf(now.getTime()) + 1) * DAY_MS;
  const fromMs = given.from?.getTime() ?? Math.max(FIRST_MS, (dayOf(untilMs - 1) - DEFAULT_DAYS + 1) * DAY_MS);
  if (fromMs >= untilMs) throw invalidStart('startDate must not be after endDate, which is today when left out.');
  const selected = period(fromMs, untilMs);
  if (selected.days > MAX.periodDays)
    throw invalidStart(`The period has ${selected.days} days; at most ${MAX.periodDays} are possible.`);
  return selected;
}

/** The previous period: the same times, `days` days earlier. It may begin before the year 1; see `inCalendar`. */
export const before = ({ from, until, days }: Period): Period =>
  period(from.getTime() - days * DAY_MS, until.getTime() - days * DAY_MS);

/** The part of a period that a database query can name: from the year 1 on. */
export const inCalendar = ({ from, until }: Period): Pick<Period, 'from' | 'until'> => ({
  from: new Date(Math.max(FIRST_MS, from.getTime())),
  until: new Date(Math.max(FIRST_MS, until.getTime())),
});

/** The first and the last day, both counted. */
export const daysOf = ({ from, until }: Period): { start: string; end: string } => ({
  start: dayText(dayOf(from.getTime())),
  end: dayText(dayOf(until.getTime() - 1)),
});

export const granularityOf = ({ days }: Period): Granularity =>
  days <= MAX_DAYS_BY_DAY ? 'day' : days <= MAX_DAYS_BY_WEEK ? 'week' : 'month';

function startsPoint(day: number, granularity: Granularity): boolean {
  const date = new Date(day * DAY_MS);
  if (granularity === 'month') return date.getUTCDate() === 1;
  return granularity === 'day' || date.getUTCDay() === 1;
}

/**
 * The days (YYYY-MM-DD) of a period, in one list for each day, calendar week (from Monday) or calendar month.
 * The first list begins with the period.
 */
export function daysByPoint(
  selected: Period,
  granularity = granularityOf(selected),
): [first: string, ...rest: string[]][] {
  const first = dayOf(selected.from.getTime());
  const points: [string, ...string[]][] = [];
  for (let day = first; day < first + selected.days; day++) {
    const last = points[points.length - 1];
    if (last && !startsPoint(day, granularity)) last.push(dayText(day));
    else points.push([dayText(day)]);
  }
  return points;
}

/** A point of a trend: the first day that it covers, and the count until the next point. */
export type TrendPoint = { period: string; count: number };

/** Sums daily counts into the points of the period. */
export function toTrend(selected: Period, counts: readonly { day: string; count: number }[]): TrendPoint[] {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count);
  return daysByPoint(selected).map((days) => ({
    period: days[0],
    count: days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0),
  }));
}
