const DAY_MS = 86_400_000;

/** Lengths of spans in days, longest first; each is aligned to a multiple of its length since 1970. */
export const SPAN_DAYS = [16, 4, 1] as const;

/** `days` UTC days from `firstDay` (YYYY-MM-DD) on. */
export type DaySpan = { days: number; firstDay: string };

/** The number of a UTC day since 1970. */
export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

/** YYYY-MM-DD of a day's number. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Every span that a day lies in, one for each length. */
export const spansAround = (day: string): DaySpan[] =>
  SPAN_DAYS.map((days) => ({ days, firstDay: dayText(Math.floor(dayNumber(day) / days) * days) }));

/** The fewest spans that together are the days from `first` up to, not including, `end` (day numbers). */
export function spansBetween(first: number, end: number): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let day = first; day < end; ) {
    const days = SPAN_DAYS.find((length) => day % length === 0 && day + length <= end) ?? 1;
    spans.push({ days, firstDay: dayText(day) });
    day += days;
  }
  return spans;
}
