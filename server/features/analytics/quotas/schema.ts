import { z } from 'zod';

const quotaUsage = z
  .strictObject({
    used: z.number().describe('The current usage.').meta({ example: 420_000 }),
    limit: z.number().nullable().describe('The limit; null for none.').meta({ example: 1_000_000 }),
    share: z.number().nullable().describe('`used` divided by `limit`; null without a limit.').meta({ example: 0.42 }),
  })
  .meta({ id: 'QuotaUsage', description: 'The usage of a quota.' });

export const usage = z
  .strictObject({
    period: z
      .strictObject({
        from: z.string().describe('Its first day, UTC.').meta({ example: '2026-11-01' }),
        until: z.string().describe('The first day of the next.').meta({ example: '2026-12-01' }),
      })
      .describe('The calendar month for which events are counted.'),
    quotas: z
      .strictObject({
        events: quotaUsage.describe(
          'Stored events of the month, including those counted from responses. A condensed event counts once.',
        ),
        users: quotaUsage.describe('Stored users.'),
        eventNames: quotaUsage.describe("Different names of the application's own events."),
        eventBytes: quotaUsage.describe('Bytes of the properties of all stored events.'),
      })
      .describe('Each count with its limit.'),
  })
  .meta({ id: 'CompanyUsage', description: 'The quota usage of the company.' });

export type Usage = z.output<typeof usage>;
