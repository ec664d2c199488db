import { type Dates, span } from '../api/dates';
import { invalid } from '../errors';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;
const MAX_DAYS_BY_DAY = 31;
const MAX_DAYS_BY_WEEK = 182;

export type Granularity = 'day' | 'week' | 'month';

/** What statistics are about: `from` ≤ t < `until`, which touches `days` days of UTC. */
export type Period = { from: Date; until: Date; days: number };

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** YYYY-MM-DD. */
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

function period(from: number, until: number): Period {
  return { from: new Date(from), until: new Date(until), days: dayOf(until - 1) - dayOf(from) + 1 };
}

const tooLong = (path: string, message: string) => invalid([{ path, code: 'custom', message }]);

/**
 * The period that the date filters select. Without an end it ends today; without a start it has 30 days.
 * @throws DocentError `validation_error` for more than 366 days, or a start after today without an end.
 */
export function readPeriod(input: Dates, now: Date): Period {
  const given = span(input);
  const until = given.until?.getTime() ?? (dayOf(now.getTime()) + 1) * DAY_MS;
  const from = given.from?.getTime() ?? (dayOf(until - 1) - DEFAULT_DAYS + 1) * DAY_MS;
  if (from >= until) throw tooLong('startDate', 'startDate must not be after endDate, which is today when left out.');
  const selected = period(from, until);
  if (selected.days > MAX_DAYS)
    throw tooLong('startDate', `The period has ${selected.days} days; at most ${MAX_DAYS} are possible.`);
  return selected;
}

/** The period of the same length just before: as many days earlier. */
export const before = ({ from, until, days }: Period): Period =>
  period(from.getTime() - days * DAY_MS, until.getTime() - days * DAY_MS);

/** The first and the last day, both counted. */
export const daysOf = ({ from, until }: Period): { start: string; end: string } => ({
  start: dayText(dayOf(from.getTime())),
  end: dayText(dayOf(until.getTime() - 1)),
});

export const granularityOf = ({ days }: Period): Granularity =>
  days <= MAX_DAYS_BY_DAY ? 'day' : days <= MAX_DAYS_BY_WEEK ? 'week' : 'month';

function startsBucket(day: number, granularity: Granularity): boolean {
  const date = new Date(day * DAY_MS);
  if (granularity === 'month') return date.getUTCDate() === 1;
  return granularity === 'day' || date.getUTCDay() === 1;
}

/**
 * The days (YYYY-MM-DD) of a period, in one list for each day, calendar week (from Monday) or calendar month.
 * The first list begins with the period.
 */
export function bucketsOf(
  selected: Period,
  granularity = granularityOf(selected),
): [first: string, ...rest: string[]][] {
  const first = dayOf(selected.from.getTime());
  const buckets: [string, ...string[]][] = [];
  for (let day = first; day < first + selected.days; day++) {
    const last = buckets[buckets.length - 1];
    if (last && !startsBucket(day, granularity)) last.push(dayText(day));
    else buckets.push([dayText(day)]);
  }
  return buckets;
}

/** A point of a trend: the first day that it covers, and how much happened until the next one. */
export type TrendPoint = { period: string; count: number };

/** Adds counts by day up to one point for each bucket of the period. */
export function toTrend(selected: Period, counts: readonly { day: string; count: number }[]): TrendPoint[] {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count);
  return bucketsOf(selected).map((days) => ({
    period: days[0],
    count: days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0),
  }));
}
