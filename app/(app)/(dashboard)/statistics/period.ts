const DAY_MS = 86_400_000;

/** At most so many days can be counted at once. */
export const MAX_DAYS = 366;
export const SPANS = [7, 30, 90] as const;

/** YYYY-MM-DD, UTC. */
export const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Midnight UTC of a day such as 2026-02-01. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days from one day to another, both counted. */
export const daysBetween = (from: string, to: string): number => (dayStart(to) - dayStart(from)) / DAY_MS + 1;

/** What is looked at: `choice` as the picker shows it, and its first and last day. Everything when both are missing. */
export type Period = { choice: string; startDate?: string; endDate?: string };

/** The last `days` days, today among them. */
export function lastDays(days: number, now = Date.now()): Period {
  return { choice: String(days), startDate: dayText(now - (days - 1) * DAY_MS), endDate: dayText(now) };
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayStart(text));

type Get = (key: string) => string | undefined;

/** The period that the address names: `?days=7`, `?days=all`, or `?from=…&to=…`. */
export function periodOf(get: Get, fallback: Period): Period {
  const [from, to, days] = [get('from'), get('to'), get('days')];
  if (isDay(from) && isDay(to) && from <= to) return { choice: 'custom', startDate: from, endDate: to };
  if (days === 'all') return { choice: 'all' };
  return SPANS.some((span) => String(span) === days) ? lastDays(Number(days)) : fallback;
}

/** A period cut into at most `parts` stretches of whole days. */
export function stretches(startDate: string, endDate: string, parts: number): { startDate: string; endDate: string }[] {
  const size = Math.ceil(daysBetween(startDate, endDate) / parts) * DAY_MS;
  const end = dayStart(endDate);
  const found = [];
  for (let start = dayStart(startDate); start <= end; start += size)
    found.push({ startDate: dayText(start), endDate: dayText(Math.min(end, start + size - DAY_MS)) });
  return found;
}
