import { z } from 'zod';
import { DAY_MS, dayOf, LAST_MS, momentOf } from '../../widgets/targeting/dates';

const dateText = (description: string) =>
  z
    .string()
    .refine(
      (text) => momentOf(text) !== undefined,
      'Must be a date (YYYY-MM-DD) or an ISO 8601 date-time, in the years 1 to 9999 of UTC.',
    )
    .describe(description);

/** The two date filters. Add `dateOrder` to the object that contains them. */
export const dates = {
  startDate: dateText('From this day or moment on: `YYYY-MM-DD` or ISO 8601, UTC.')
    .optional()
    .meta({ example: '2026-01-01' }),
  endDate: dateText('Up to this day or moment. A day is included completely; 9999-12-31 means no end.')
    .optional()
    .meta({ example: '2026-12-31' }),
};

/** Filters for records created or changed since a date, which is inclusive. */
export const createdAfter = dateText('Only records created on or after this date: `YYYY-MM-DD` or ISO 8601, UTC.')
  .optional()
  .meta({ example: '2026-01-01' });
export const updatedAfter = dateText('Only records last changed on or after this date: `YYYY-MM-DD` or ISO 8601, UTC.')
  .optional()
  .meta({ example: '2026-03-01T09:30:00Z' });
export const since = { createdAfter, updatedAfter };

export type Since = { createdAfter?: string | undefined; updatedAfter?: string | undefined };

/** The two filters as moments; null for no bound. */
export const sinceOf = ({ createdAfter, updatedAfter }: Since): [created: Date | null, updated: Date | null] => [
  createdAfter === undefined ? null : moment(createdAfter),
  updatedAfter === undefined ? null : moment(updatedAfter),
];

/** The two filters as conditions of the database client. */
export function sinceWhere(filter: Since): { createdAt?: { gte: Date }; updatedAt?: { gte: Date } } {
  const [created, updated] = sinceOf(filter);
  return { ...(created && { createdAt: { gte: created } }), ...(updated && { updatedAt: { gte: updated } }) };
}

/** SQL of the two filters for the table or alias `of`; `created` and `updated` are parameters, null for no bound. */
export const changedSince = (created: string, updated: string, of?: string): string => {
  const column = (name: string) => (of ? `${of}."${name}"` : `"${name}"`);
  return `(${created}::timestamptz IS NULL OR ${column('createdAt')} >= ${created}::timestamptz)
  AND (${updated}::timestamptz IS NULL OR ${column('updatedAt')} >= ${updated}::timestamptz)`;
};

/** A single date in a body. `moment` converts it. */
export const dateTime = dateText('A day or moment: `YYYY-MM-DD` or ISO 8601, UTC.').meta({
  example: '2026-03-01T09:30:00Z',
});

/** The moment that `dateTime` text names. */
export const moment = (text: string): Date => new Date(momentOf(text) ?? Number.NaN);

export type Dates = { startDate?: string | undefined; endDate?: string | undefined };

/** Moments `t` with `from` ≤ t < `until`. */
export type DateRange = { from?: Date; until?: Date };

/** The millisecond after `endDate`: a day covers all of itself, a moment is included. */
function endOf(endDate: string | undefined): number | undefined {
  const end = momentOf(endDate);
  return end === undefined ? undefined : end + (/t/i.test(endDate ?? '') ? 1 : DAY_MS);
}

/** Reads the two filters. The last day of the calendar, 9999-12-31, means no end. */
export function dateRange({ startDate, endDate }: Dates): DateRange {
  const from = momentOf(startDate);
  const end = endOf(endDate);
  const isLast = end === undefined || dayOf(end - 1) === dayOf(LAST_MS);
  return {
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(isLast ? {} : { until: new Date(end) }),
  };
}

/** For `.superRefine`: reports a start after the end. */
export function dateOrder({ startDate, endDate }: Dates, ctx: z.RefinementCtx): void {
  const [from, end] = [momentOf(startDate), endOf(endDate)];
  if (from !== undefined && end !== undefined && from >= end)
    ctx.addIssue({ code: 'custom', path: ['startDate'], message: 'startDate must not be after endDate.' });
}
