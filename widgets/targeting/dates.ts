/** An hour, in milliseconds. */
export const HOUR_MS = 3_600_000;

/** A day of UTC, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The first millisecond of the year 1 and the last of 9999: the range of four-digit years, which every database can store. */
export const FIRST_MS = -62_135_596_800_000;
export const LAST_MS = 253_402_300_799_999;

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|([+-]\d{2}):?(\d{2}))?)?$/i;

/** `Date.parse` rolls 30 February over into March. */
const exists = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8));

/**
 * Reads a date or date-time of ISO 8601: `2026-03-01`, which is midnight, or `2026-03-01T09:30`, optionally with seconds and up to nine
 * digits of a fraction. It may end in `Z`, `+02:00` or `+0200`; without a zone, it is UTC. `T` and `Z` may be lowercase, as in RFC 3339.
 * Midnight at the end of a day may be written `24:00`.
 * @returns milliseconds since 1970, truncated; undefined for other formats, days that do not exist, and times that are before the year 1
 * or after the year 9999 in UTC
 */
export function momentOf(value: unknown): number | undefined {
  const parts = typeof value === 'string' ? MOMENT.exec(value) : null;
  const [, day = '', time = '00:00', hours = '+00', minutes = '00'] = parts ?? [];
  if (!exists(day)) return undefined;
  const ms = Date.parse(`${day}T${time}${hours}:${minutes}`);
  return ms >= FIRST_MS && ms <= LAST_MS ? ms : undefined;
}

/** The number of the UTC day of a timestamp: 1970-01-01 is 0. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** A day's number as YYYY-MM-DD. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of a day that reads YYYY-MM-DD. */
export const dayNumber = (text: string): number => dayOf(Date.parse(`${text}T00:00:00Z`));
