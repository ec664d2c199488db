/** SQL for the first day, UTC, of the month of a timestamp. */
export const monthOf = (moment: string): string => `date_trunc('month', ${moment} AT TIME ZONE 'UTC')::date`;

/** SQL for the counted bytes of properties: their length as the text of jsonb, which has spaces and writes out exponents. */
export const bytesOf = (properties: string): string => `octet_length(${properties}::jsonb::text)`;

/**
 * SQL that adds to the usage counters of a company in the statement that writes the rows, so that counters always match the stored rows.
 * @param rows a SELECT of `kind`, `month`, `count` and `bytes`
 */
export const addUsage = (rows: string): string => `
  INSERT INTO "Usage" AS u ("companyId", "kind", "month", "count", "bytes")
  SELECT $1::int, a."kind", a."month", sum(a."count"), COALESCE(sum(a."bytes"), 0) FROM (${rows}) a
  GROUP BY a."kind", a."month" ORDER BY a."kind", a."month"
  ON CONFLICT ("companyId", "kind", "month") DO UPDATE SET
    "count" = u."count" + EXCLUDED."count", "bytes" = u."bytes" + EXCLUDED."bytes"`;

/**
 * SQL for the rows of `addUsage` of events whose properties a statement has changed.
 * @param before a SELECT of `id` and `bytes` of the events before the change. They are locked, by `lockRows` or by this SELECT, from which
 * the change then takes the ids: a row that the statement has changed already cannot be locked
 * @param after a SELECT of `id`, `occurredAt` and `bytes` of the changed events
 */
export const resizedEvents = (before: string, after: string): string => `
  SELECT 'events' AS "kind", ${monthOf('a."occurredAt"')} AS "month", 0 AS "count", COALESCE(a."bytes", 0) - COALESCE(b."bytes", 0) AS "bytes"
  FROM (${after}) a JOIN (${before}) b ON b."id" = a."id"`;

/**
 * SQL that stores how many events a statement has recorded, as separate rows: if each batch updated the counter, batches of one company
 * would wait for each other until commit. Usage is the sum of the counter and these rows, until a rollup moves them there.
 * @param rows a SELECT of `id`, `month` and `bytes` of each event
 */
export const stageUsage = (rows: string): string => `
  INSERT INTO "UsageTail" ("companyId", "eventId", "month", "count", "bytes")
  SELECT $1::int, min(a."id"), a."month", count(*)::int, COALESCE(sum(a."bytes"), 0) FROM (${rows}) a GROUP BY a."month"`;
