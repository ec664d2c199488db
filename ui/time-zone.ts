import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** Formats a timestamp as a date and time in a zone, `YYYY-MM-DD HH:mm:ss`, for the pickers. */
export const toLocal = (at: string | number | Date, zone: string): string =>
  toCalendarDateTime(fromDate(new Date(at), zone))
    .set({ millisecond: 0 })
    .toString()
    .replace('T', ' ');

/**
 * Converts a date and time in a zone to ISO 8601. A time skipped by daylight saving uses the offset before the change; a time that occurs
 * twice is the first one.
 */
export const toMoment = (local: string, zone: string): string =>
  toZoned(parseDateTime(local.replace(' ', 'T')), zone)
    .toDate()
    .toISOString();

/** The day of a timestamp in a zone, `YYYY-MM-DD`. */
export const dayIn = (at: string | number | Date, zone: string): string => toLocal(at, zone).slice(0, 10);

/** Moves a timestamp to another day, at the same time of day in the zone. */
export const onDay = (at: string, day: string, zone: string): string =>
  toMoment(`${day}${toLocal(at, zone).slice(10)}`, zone);
