import { getWeeksInMonth, parseDate, startOfWeek } from '@internationalized/date';
import { dayIn, toMoment } from '../../../../ui/time-zone';

const DAYS_IN_WEEK = 7;

export const isMonth = (text: string | undefined): text is string => /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '');

/** The month that is `months` months after `month`, as `YYYY-MM`. */
export const monthAfter = (month: string, months: number): string =>
  parseDate(`${month}-01`).add({ months }).toString().slice(0, 7);

/** All days of the weeks that a month is in, as `YYYY-MM-DD`. The locale decides on which day weeks begin. */
export function daysOf(month: string, locale: string): string[] {
  const first = parseDate(`${month}-01`);
  const start = startOfWeek(first, locale);
  const count = getWeeksInMonth(first, locale) * DAYS_IN_WEEK;
  return Array.from({ length: count }, (_, days) => start.add({ days }).toString());
}

/** The moments at which the first day begins and the last day ends. */
export function rangeOf(days: readonly string[], zone: string): { from: string; to: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const after = parseDate(last).add({ days: 1 }).toString();
  return { from: toMoment(`${first} 00:00:00`, zone), to: toMoment(`${after} 00:00:00`, zone) };
}

/** Entries by their day in a zone. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[], zone: string): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayIn(entry.at, zone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
