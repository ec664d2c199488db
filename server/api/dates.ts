import { z } from 'zod';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const DAY_MS = 86_400_000;

/** Milliseconds since 1970 of a day or moment, UTC when it names no zone; undefined when it is neither. */
function instant(text: string): number | undefined {
  const isDay = DAY.test(text);
  if (!isDay && !MOMENT.test(text)) return undefined;
  const zoned = isDay ? `${text}T00:00:00Z` : /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`;
  const ms = Date.parse(zoned.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  const [year, month, day] = text.slice(0, 10).split('-').map(Number);
  const calendar = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
  // Date.parse rolls 30 February over into March.
  if (Number.isNaN(ms) || calendar.getUTCDate() !== day || calendar.getUTCMonth() + 1 !== month) return undefined;
  return ms;
}

const dateText = (description: string) =>
  z
    .string()
    .refine((text) => instant(text) !== undefined, 'Must be a date (YYYY-MM-DD) or an ISO 8601 date-time.')
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
export const moment = (text: string): Date => new Date(instant(text) ?? Number.NaN);

export type Dates = { startDate?: string | undefined; endDate?: string | undefined };

/** A half-open span: `from` ≤ t < `until`. */
export type Span = { from?: Date; until?: Date };

/** What the two filters select. A day as end covers that whole day; a moment as end is included. */
export function span({ startDate, endDate }: Dates): Span {
  const from = startDate === undefined ? undefined : instant(startDate);
  const end = endDate === undefined ? undefined : instant(endDate);
  const length = endDate !== undefined && DAY.test(endDate) ? DAY_MS : 1;
  return {
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(end === undefined ? {} : { until: new Date(end + length) }),
  };
}

/** For `.superRefine`: reports a start after the end. */
export function dateOrder(input: Dates, ctx: z.RefinementCtx): void {
  const { from, until } = span(input);
  if (from && until && from >= until)
    ctx.addIssue({ code: 'custom', path: ['startDate'], message: 'startDate must not be after endDate.' });
}
