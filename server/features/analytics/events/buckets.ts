import { dayNumber, dayText } from '../../../../widgets/targeting/dates';

/** Lengths of buckets in days, longest first; each is aligned to a multiple of its length since 1970. */
export const BUCKET_DAYS = [16, 4, 1] as const;

/** `days` UTC days from `firstDay` (YYYY-MM-DD) on. */
export type Bucket = { days: number; firstDay: string };

/** All buckets that contain a day, one for each length. */
export const bucketsAround = (day: string): Bucket[] =>
  BUCKET_DAYS.map((days) => ({ days, firstDay: dayText(Math.floor(dayNumber(day) / days) * days) }));

/**
 * The fewest buckets that cover the days from `first` until `end`, exclusive (day numbers). The last day, which is usually today, is a
 * separate bucket, since it is read again after each rollup.
 */
export function bucketsBetween(first: number, end: number): Bucket[] {
  const buckets: Bucket[] = [];
  for (let day = first; day < end; ) {
    const days = BUCKET_DAYS.find((length) => day % length === 0 && day + length < end) ?? 1;
    buckets.push({ days, firstDay: dayText(day) });
    day += days;
  }
  return buckets;
}
