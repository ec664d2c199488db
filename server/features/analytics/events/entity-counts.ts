import { dayText } from '../../../../widgets/targeting/dates';
import { bucketsBetween } from './buckets';

/** Parameters of a statement for the counted days: lengths and first days of buckets, first day, day after the last. */
export type DayParameters = readonly [lengths: string, firstDays: string, from: string, until: string];

/** The values of `DayParameters` for the days from `first` up to, not including, `end` (day numbers). */
export function dayValues(first: number, end: number): [number[], string[], string, string] {
  const buckets = bucketsBetween(first, end);
  return [buckets.map(({ days }) => days), buckets.map(({ firstDay }) => firstDay), dayText(first), dayText(end)];
}

// For the reason of `OFFSET 0`, see count-statement.ts.

/**
 * A query of `entityId`, `name` and `count` for a statement whose $1 is the company: the counts of these types and names on these days
 * in the rollup and the staging table. An entity and name may have several rows, which the caller adds up.
 */
export const entityCounts = ({ types, names, days }: { types: string; names: string; days: DayParameters }): string => {
  const [lengths, firstDays, from, until] = days;
  return `SELECT s."entityId", s."name", s."count"
     FROM (SELECT DISTINCT unnest(${types}::text[])) AS type("entityType")
     CROSS JOIN unnest(${lengths}::smallint[], ${firstDays}::date[]) AS bucket("days", "firstDay") CROSS JOIN LATERAL (
       SELECT * FROM "EventSpan" s
       WHERE s."companyId" = $1::int AND s."entityType" = type."entityType"
         AND s."days" = bucket."days" AND s."firstDay" = bucket."firstDay" AND s."entityId" > 0 AND s."name" = ANY(${names})
       OFFSET 0
     ) AS s
     UNION ALL
     SELECT t."entityId", t."name", 1 FROM "EventTail" t
     WHERE t."companyId" = $1::int AND t."day" >= ${from}::date AND t."day" < ${until}::date AND t."name" = ANY(${names})`;
};
