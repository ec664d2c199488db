import { COMPANY_LOCKS, TRY_COMPANY_LOCK } from '../../../database/company-locks';
import { companyStatement } from '../../../database/company-statement';
import type { Database } from '../../../database/types';
import { repeat } from '../../../platform/repeat';
import { addUsage, bytesOf, monthOf } from './counting';

const TIMEOUT_MS = 600_000;
/** The days between recounts. A recount corrects the counters for rows that earlier versions changed without counting. */
const EVERY_DAYS = 7;

/** SQL for the start of the day `$2`, UTC in any session: workers of Citus may use another time zone. */
const SINCE = `$2::date::timestamp AT TIME ZONE 'UTC'`;

const NAMES = companyStatement(
  'usage_recount_names',
  `INSERT INTO "EventName" ("companyId", "name", "month")
   SELECT $1::int, e."name", ${monthOf('min(e."occurredAt")')} FROM "Event" e
   WHERE e."companyId" = $1::int AND e."entityType" = 'application' AND e."occurredAt" >= ${SINCE}
   GROUP BY e."name" ORDER BY e."name" ON CONFLICT ("companyId", "name") DO NOTHING`,
);

// One statement, so one snapshot: it sees each row together with its increment of the counter. Only the difference is added, so that it
// blocks no other statement, and concurrent increments are not lost.
const COUNTERS = companyStatement(
  'usage_recount',
  addUsage(`
    SELECT 'events' AS "kind", ${monthOf('e."occurredAt"')} AS "month", 1 AS "count", ${bytesOf('e."properties"')} AS "bytes"
    FROM "Event" e WHERE e."companyId" = $1::int AND e."occurredAt" >= ${SINCE}
    UNION ALL SELECT 'users', ${monthOf('p."createdAt"')}, 1, 0 FROM "EndUser" p WHERE p."companyId" = $1::int
    UNION ALL SELECT 'names', n."month", 1, 0 FROM "EventName" n WHERE n."companyId" = $1::int
    UNION ALL SELECT 'events', t."month", -t."count", -t."bytes" FROM "UsageTail" t WHERE t."companyId" = $1::int AND t."month" >= $2::date
    UNION ALL SELECT c."kind", c."month", -c."count", -c."bytes" FROM "Usage" c
    WHERE c."companyId" = $1::int AND (c."kind" <> 'events' OR c."month" >= $2::date)`),
);

/** Recounts of version 0.2.0 had the mark `counted`. They are ignored: that version did not subtract what it condensed or erased. */
const RECOUNTED = `'recounted'`;

const MARK = companyStatement(
  'usage_recount_mark',
  `INSERT INTO "UsageMark" ("companyId", "what", "day") VALUES ($1::int, ${RECOUNTED}, $2::date) ON CONFLICT ("companyId", "what", "day") DO NOTHING`,
);

const LAST = companyStatement(
  'usage_recount_last',
  `SELECT max("day")::text AS "day" FROM "UsageMark" WHERE "companyId" = $1::int AND "what" = ${RECOUNTED}`,
);

/** Earlier than any event. */
const ALWAYS = '1970-01-01';

const dayText = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Counts the rows of a company and corrects its counters, while other requests continue. Does nothing while another process recounts the
 * company: both would add the same difference.
 * @param since the first day of the month from which events are counted; default: all events
 * @param due does nothing if a recount was made after this day; default: always recounts
 */
export async function recountUsage(
  database: Database,
  companyId: number,
  { since = ALWAYS, now = new Date(), due }: { since?: string; now?: Date; due?: string } = {},
): Promise<void> {
  await database.background.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRawUnsafe<{ locked: boolean }[]>(
        TRY_COMPANY_LOCK,
        COMPANY_LOCKS.recount,
        companyId,
      );
      if (!lock?.locked) return;
      const [last] = await tx.$queryRawUnsafe<{ day: string | null }[]>(LAST.text, companyId);
      if (due && last?.day && last.day > due) return;
      await tx.$executeRawUnsafe(NAMES.text, companyId, since);
      await tx.$executeRawUnsafe(COUNTERS.text, companyId, since);
      await tx.$executeRawUnsafe(MARK.text, companyId, dayText(now));
    },
    { timeout: TIMEOUT_MS },
  );
}

/** Recounts each company once a week: all events the first time, then only events of this month and the previous one. */
export async function recountAll(
  database: Database,
  { now = new Date(), stopped = () => false }: { now?: Date; stopped?: () => boolean } = {},
): Promise<void> {
  const due = dayText(new Date(now.getTime() - EVERY_DAYS * 86_400_000));
  const since = dayText(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)));
  for (const { id } of await database.prisma.company.findMany({ select: { id: true }, orderBy: { id: 'asc' } })) {
    if (stopped()) return;
    const [last] = await database.sql<{ day: string | null }>(LAST, [id]);
    if (last?.day && last.day > due) continue;
    await recountUsage(database, id, { now, due, ...(last?.day && { since }) });
  }
}

/** Checks every hour whether a recount is due. @returns a function that stops it. Several processes may run it. */
export const startRecounts = (database: Database, everyMs = 3_600_000): (() => Promise<void>) =>
  repeat((stopped) => recountAll(database, { stopped }), {
    everyMs,
    complaint: 'the usage recount failed and will be retried',
  });
