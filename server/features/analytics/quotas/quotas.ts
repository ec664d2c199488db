import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { DocentError } from '../../../platform/errors';
import type { Quota } from '../../../platform/quota-limits';

/** The first day, UTC, of the month of a date: YYYY-MM-DD. */
export const monthAt = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

/** The first day of the next month. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthAt(new Date(Date.UTC(year, number, 1)));
}

type Row = { kind: string; month: string; count: number; bytes: number };

// Reads one row for each kind and month, a few dozen a year, and one for each batch of events since the last rollup.
const READ = companyStatement(
  'usage_read',
  `SELECT u."kind", u."month"::text AS "month", sum(u."count")::float8 AS "count", sum(u."bytes")::float8 AS "bytes" FROM (
     SELECT "kind", "month", "count", "bytes" FROM "Usage" WHERE "companyId" = $1::int
     UNION ALL SELECT 'events', "month", "count", "bytes" FROM "UsageTail" WHERE "companyId" = $1::int
   ) u GROUP BY 1, 2`,
  { shared: true },
);

/** The current usage of a company. Events are counted by the month of their date. */
export type Used = Record<Exclude<Quota, 'events'>, number> & { events: (month: string) => number };

/** Reads the usage counters of the company. */
export async function readUsed(ctx: Pick<Ctx, 'sql'>): Promise<Used> {
  const rows = await ctx.sql<Row>(READ);
  const sum = (kind: string, of: 'count' | 'bytes') =>
    Math.max(
      0,
      rows.reduce((total, row) => (row.kind === kind ? total + row[of] : total), 0),
    );
  return {
    users: sum('users', 'count'),
    eventNames: sum('names', 'count'),
    eventBytes: sum('events', 'bytes'),
    events: (month) => Math.max(0, rows.find((row) => row.kind === 'events' && row.month === month)?.count ?? 0),
  };
}

/** The usage of one quota; for events, of the current month. */
export const usedOf = (quota: Quota, used: Used, now: Date): number =>
  quota === 'events' ? used.events(monthAt(now)) : used[quota];

const ENSURE = companyStatement(
  'usage_ensure',
  `INSERT INTO "Usage" ("companyId", "kind", "month") SELECT $1::int, $2::text, m."month"
   FROM (SELECT DISTINCT unnest($3::date[]) AS "month") m ORDER BY m."month" ON CONFLICT ("companyId", "kind", "month") DO NOTHING`,
);

const HOLD = companyStatement(
  'usage_hold',
  `SELECT 1 AS "held" FROM "Usage" WHERE "companyId" = $1::int AND "kind" = $2::text AND "month" = ANY($3::date[]) ORDER BY "month" FOR UPDATE`,
);

/** Locks monthly counters until the transaction ends, and reads them. */
export async function lockAndReadUsage(ctx: Ctx, kind: 'events' | 'users', months: readonly string[]): Promise<Used> {
  await ctx.sql(ENSURE, kind, months);
  await ctx.sql(HOLD, kind, months);
  return readUsed(ctx);
}

const number = new Intl.NumberFormat('en-US');

const USED_UP: Record<Quota, (limit: string) => string> = {
  events: (limit) => `The company has used its quota of ${limit} events for the month.`,
  users: (limit) => `The company has used its quota of ${limit} users. Users that are stored can still be updated.`,
  eventNames: (limit) => `The company has used its quota of ${limit} event names. Known names are still accepted.`,
  eventBytes: (limit) => `The company has used its quota of ${limit} bytes of event properties.`,
};

/** The message of an exceeded quota. */
export const quotaMessage = ({ quotas }: Pick<Ctx, 'quotas'>, quota: Quota): string =>
  USED_UP[quota](number.format(quotas[quota] ?? 0));

/** The error for exceeding a quota. */
export const quotaExceeded = (ctx: Pick<Ctx, 'quotas'>, quota: Quota, used: number): DocentError =>
  new DocentError('quota_exceeded', quotaMessage(ctx, quota), { quota, limit: ctx.quotas[quota], used });
