import type { z } from 'zod';
import { matchesPattern, patternInAnyCase } from '../database/any-case';
import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { PLACES, pageOf, placeAfter } from '../operation/cursor';
import { dateRange } from '../operation/dates';
import { iso, type Page } from '../operation/wire';
import type { widgetResponsesInput } from './schema';

type Filters = Omit<z.output<typeof widgetResponsesInput>, keyof Page> & { group?: string | undefined };

/**
 * Makes the search through the responses of one table.
 * @param words SQL for the texts that a search reads. @param group SQL for what `$5`, a group of answers, selects.
 */
export function searchOf(table: 'FeedbackResponse' | 'NpsResponse' | 'SurveyResponse', words: string, group = 'true') {
  const matching = `FROM "${table}"
    WHERE "companyId" = $1 AND "widgetId" = $2::int
      AND ($3::timestamptz IS NULL OR "createdAt" >= $3::timestamptz)
      AND ($4::timestamptz IS NULL OR "createdAt" < $4::timestamptz)
      AND ($5::text IS NULL OR ${group})
      AND ($6::text IS NULL OR ${matchesPattern(`concat_ws(E'\\n', ${words})`, '$6')})`;
  const count = companyStatement(`${table}_count`, `SELECT count(*)::int AS "total" ${matching}`);
  const ids = companyStatement(
    `${table}_ids`,
    `SELECT "id" ${matching} AND ($9::timestamptz IS NULL OR ("createdAt", "id") < ($9::timestamptz, $10::int))
     ORDER BY "createdAt" DESC, "id" DESC LIMIT $7::int OFFSET $8::int`,
  );

  /**
   * The ids of one page, newest first, and of one more where there are more; and how many there are in all.
   * @param total how many, where an earlier page told: they are not counted again
   */
  return async (ctx: Ctx, { widgetId, group, query, ...dates }: Filters, page: Page, total?: number) => {
    const place = placeAfter(page, PLACES.dated) ?? [null, null];
    const { from, until } = dateRange(dates);
    const params = [
      widgetId,
      from?.toISOString() ?? null,
      until?.toISOString() ?? null,
      group ?? null,
      patternInAnyCase(query?.trim()),
    ];
    const [[counted], rows] = await Promise.all([
      total === undefined ? ctx.sql<{ total: number }>(count, ...params) : [{ total }],
      ctx.sql<{ id: number }>(ids, ...params, page.limit + 1, page.offset, ...place),
    ]);
    return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) };
  };
}

/** One page of responses, which were read by id. */
export const responsesOf = <Row extends { id: number; createdAt: Date }, Item>(
  { total, ids }: { total: number; ids: number[] },
  rows: readonly Row[],
  page: Page,
  toItem: (row: Row) => Item,
) => pageOf(inOrderOf(ids, rows), total, page, { toItem, placeOf: ({ createdAt, id }) => [iso(createdAt), id] });

/** Rows that were read by id, in the order of the ids. */
function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
