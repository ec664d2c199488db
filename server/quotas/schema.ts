import { z } from 'zod';

const quotaUsage = z
  .strictObject({
    used: z.number().describe('How much there is now.').meta({ example: 420_000 }),
    limit: z.number().nullable().describe('How much there may be; null for any number.').meta({ example: 1_000_000 }),
    share: z.number().nullable().describe('`used` divided by `limit`; null without a limit.').meta({ example: 0.42 }),
  })
  .meta({ id: 'QuotaUsage', description: 'How much of a quota is used.' });

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
          'Events that happened in the month, those that are counted from responses included.',
        ),
        users: quotaUsage.describe('Users that are stored.'),
        eventNames: quotaUsage.describe("Different names of the application's own events."),
        eventBytes: quotaUsage.describe('Bytes of the properties of all stored events.'),
      })
      .describe('Each with its limit.'),
  })
  .meta({ id: 'CompanyUsage', description: 'How much of its quotas the company uses.' });

export type Usage = z.output<typeof usage>;
