import { DAY_MS, dayNumber, dayOf, dayText, momentOf } from '../../../../widgets/targeting/dates';

export const LAST_DAYS = [7, 30, 90] as const;

/** Midnight UTC of a day such as 2026-02-01, in milliseconds. */
export const dayStart = (day: string): number => dayNumber(day) * DAY_MS;

/** Days from one day to another, both counted. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from) + 1;

/** The period that a page shows: `choice` as the picker shows it, and its first and last day. Without days, it is all time. */
export type Period = { choice: string; startDate?: string; endDate?: string };

/** The last `days` days, including today. */
export function lastDays(days: number, nowMs = Date.now()): Period {
  const today = dayOf(nowMs);
  return { choice: String(days), startDate: dayText(today - days + 1), endDate: dayText(today) };
}

const isDay = (text: string | undefined): text is string => text?.length === 10 && momentOf(text) !== undefined;

type Get = (key: string) => string | undefined;

/** The period in the URL: `?days=7`, `?days=all`, or `?from=…&to=…`. */
export function periodOf(get: Get, fallback: Period): Period {
  const [from, to, days] = [get('from'), get('to'), get('days')];
  if (isDay(from) && isDay(to) && from <= to) return { choice: 'custom', startDate: from, endDate: to };
  if (days === 'all') return { choice: 'all' };
  return LAST_DAYS.some((count) => String(count) === days) ? lastDays(Number(days)) : fallback;
}

/** The period of the same length just before. */
export function periodBefore(startDate: string, endDate: string): { startDate: string; endDate: string } {
  const first = dayNumber(startDate);
  return { startDate: dayText(first - daysBetween(startDate, endDate)), endDate: dayText(first - 1) };
}
