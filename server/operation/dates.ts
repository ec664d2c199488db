import { z } from 'zod';
import { DAY_MS, LAST_MS, momentOf } from '../../widgets/dates';

const dateText = (description: string) =>
  z
    .string()
    .refine((text) => momentOf(text) !== undefined, 'Must be a date (YYYY-MM-DD) or an ISO 8601 date-time.')
    .describe(description);

/** The two date filters. Add `dateOrder` to the object they stand in. */
export const dates = {
  startDate: dateText('From this day or moment on: `YYYY-MM-DD` or ISO 8601, UTC.')
    .optional()
    .meta({ example: '2026-01-01' }),
  endDate: dateText('Up to this day or moment; a day counts whole. `YYYY-MM-DD` or ISO 8601, UTC.')
    .optional()
    .meta({ example: '2026-12-31' }),
};

/** A required or optional single date on a body, as a moment. */
export const dateTime = dateText('A day or moment: `YYYY-MM-DD` or ISO 8601, UTC.').meta({
  example: '2026-03-01T09:30:00Z',
});

/** The moment that `dateTime` text names. */
export const moment = (text: string): Date => new Date(momentOf(text) ?? Number.NaN);

export type Dates = { startDate?: string | undefined; endDate?: string | undefined };

/** Moments `t` with `from` ≤ t < `until`. */
export type DateRange = { from?: Date; until?: Date };

/**
 * Reads the two filters. A day as end covers that whole day; a moment as end is included.
 * `until` stays within the calendar, whose last millisecond is therefore in no range that has an end.
 */
export function dateRange({ startDate, endDate }: Dates): DateRange {
  const from = momentOf(startDate);
  const end = momentOf(endDate);
  const lengthMs = endDate?.includes('T') ? 1 : DAY_MS;
  return {
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(end === undefined ? {} : { until: new Date(Math.min(end + lengthMs, LAST_MS)) }),
  };
}

/** For `.superRefine`: reports a start after the end. */
export function dateOrder(input: Dates, ctx: z.RefinementCtx): void {
  const { from, until } = dateRange(input);
  if (from && until && from >= until)
    ctx.addIssue({ code: 'custom', path: ['startDate'], message: 'startDate must not be after endDate.' });
}
