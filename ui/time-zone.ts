import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** A moment as a date and time in a zone, `YYYY-MM-DD HH:mm:ss`, as the pickers take it. */
export const toLocal = (at: string | number | Date, zone: string): string =>
  toCalendarDateTime(fromDate(new Date(at), zone))
    .set({ millisecond: 0 })
    .toString()
    .replace('T', ' ');

/**
 * The moment, in ISO 8601, of a date and time in a zone. A time that the clocks skip counts from before they are set forward; of a time that
 * occurs twice, it is the first.
 */
export const toMoment = (local: string, zone: string): string =>
  toZoned(parseDateTime(local.replace(' ', 'T')), zone)
    .toDate()
    .toISOString();

/** The day of a moment in a zone, `YYYY-MM-DD`. */
export const dayIn = (at: string | number | Date, zone: string): string => toLocal(at, zone).slice(0, 10);

/** The moment at the same time of day, in the zone, on another day. */
export const onDay = (at: string, day: string, zone: string): string =>
  toMoment(`${day}${toLocal(at, zone).slice(10)}`, zone);
