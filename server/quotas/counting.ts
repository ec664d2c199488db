/** SQL for the first day, UTC, of the month of a moment. */
export const monthOf = (moment: string): string => `date_trunc('month', ${moment} AT TIME ZONE 'UTC')::date`;

/**
 * SQL that adds to what is counted of a company, in the statement that writes the rows: so that a counter always tells of all rows that are
 * stored, and of no others. @param rows a SELECT of `kind`, `month`, `count` and `bytes`
 */
export const addUsage = (rows: string): string => `
  INSERT INTO "Usage" AS u ("companyId", "kind", "month", "count", "bytes")
  SELECT $1::int, a."kind", a."month", sum(a."count"), COALESCE(sum(a."bytes"), 0) FROM (${rows}) a
  GROUP BY a."kind", a."month" ORDER BY a."kind", a."month"
  ON CONFLICT ("companyId", "kind", "month") DO UPDATE SET
    "count" = u."count" + EXCLUDED."count", "bytes" = u."bytes" + EXCLUDED."bytes"`;
