import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { matchesPattern, patternInAnyCase } from '../../../database/any-case';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { type Dates, dateRange, type Since, sinceOf } from '../../../operations/dates';
import { iso, type Page } from '../../../operations/wire';
import type { widgetResponsesInput } from './schema';
import { updatedAtSql } from './updated';

/** Maximum ids that one query returns when all matches are read. */
const IDS_AT_ONCE = 500;
/** Maximum responses to read at a time: each may have about 250 KB. */
const ROWS_AT_ONCE = 50;

type Found = { total: number; ids: number[] };
type Filters = Omit<z.output<typeof widgetResponsesInput>, keyof Page> & {
  group?: string | undefined;
  completeOnly?: boolean | undefined;
};

/**
 * Makes the search functions for the responses in one table.
 * @param words SQL for the searched texts. @param group SQL for the condition of `$5`, a group of answers.
 * @param complete SQL for whether a response is complete. @param counted SQL for whether a response counts.
 */
export function searchOf(
  table: 'FeedbackResponse' | 'NpsResponse' | 'SurveyResponse',
  words: string,
  group = 'true',
  complete = 'true',
  counted = 'true',
) {
  const matching = `FROM "${table}"
    WHERE "companyId" = $1 AND "widgetId" = $2::int
      AND "createdAt" >= coalesce($3::timestamptz, '-infinity')
      AND "createdAt" < coalesce($4::timestamptz, 'infinity')
      AND ($5::text IS NULL OR ${group})
      AND ($6::text IS NULL OR ${matchesPattern(`concat_ws(E'\\n', ${words})`, '$6')})
      AND (${complete} OR NOT $7::boolean) AND ${counted}
      AND ($8::timestamptz IS NULL OR ${updatedAtSql()} >= $8::timestamptz)`;
  const count = companyStatement(`${table}_count`, `SELECT count(*)::int AS "total" ${matching}`);
  const ids = companyStatement(
    `${table}_ids`,
    `SELECT "id" ${matching} AND ($11::timestamptz IS NULL OR ("createdAt", "id") < ($11::timestamptz, $12::int))
     ORDER BY "createdAt" DESC, "id" DESC LIMIT $9::int OFFSET $10::int`,
  );

  // The place is never null, so that the index scan starts there. With `IS NULL OR`, each query would scan all earlier rows again.
  const following = companyStatement(
    `${table}_following`,
    `SELECT "id", "createdAt" ${matching} AND ("createdAt", "id") < ($9::timestamptz, $10::int)
     ORDER BY "createdAt" DESC, "id" DESC LIMIT ${IDS_AT_ONCE}`,
  );

  /** The ids of one page, newest first, plus one more id if there is a next page; and the total. */
  async function search(ctx: Ctx, filters: Filters, page: Page): Promise<Found> {
    const place = positionAfter(page, POSITIONS.dated) ?? [null, null];
    const params = parametersOf(filters);
    const [[counted], rows] = await Promise.all([
      ctx.sql<{ total: number }>(count, ...params),
      ctx.sql<{ id: number }>(ids, ...params, page.limit + 1, page.offset, ...place),
    ]);
    return { total: counted?.total ?? 0, ids: rows.map(({ id }) => id) };
  }

  /** All ids in batches, newest first, without the total. */
  async function* walk(ctx: Ctx, filters: Filters): AsyncGenerator<number[]> {
    const params = parametersOf(filters);
    let place: readonly [string, number] = ['infinity', 0];
    let found: { id: number; createdAt: Date }[];
    do {
      found = await ctx.sql<{ id: number; createdAt: Date }>(following, ...params, ...place);
      yield found.map(({ id }) => id);
      const last = found.at(-1);
      if (last) place = [iso(last.createdAt), last.id];
    } while (found.length === IDS_AT_ONCE);
  }

  return { search, walk };
}

/**
 * The times of the filters as parameters, null for no bound. `createdAfter` and `startDate` have one bound, which an index scan can start
 * at.
 */
export function boundsOf(filters: Dates & Since): {
  from: string | null;
  until: string | null;
  updated: string | null;
} {
  const { from, until } = dateRange(filters);
  const [created, updated] = sinceOf(filters);
  const first = from && created && from > created ? from : (created ?? from);
  return {
    from: first?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    updated: updated?.toISOString() ?? null,
  };
}

function parametersOf({ widgetId, group, query, completeOnly = false, ...times }: Filters) {
  const { from, until, updated } = boundsOf(times);
  return [widgetId, from, until, group ?? null, patternInAnyCase(query?.trim()), completeOnly, updated];
}

/** Reads the responses of a walk by id, a few at a time to limit memory. */
export async function* eachOf<Row extends { id: number }, Item>(
  walk: AsyncIterable<number[]>,
  read: (ids: number[]) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): AsyncGenerator<Item[]> {
  for await (const ids of walk) {
    let from = 0;
    do {
      const some = ids.slice(from, from + ROWS_AT_ONCE);
      yield inOrderOf(some, await read(some)).map(toItem);
      from += ROWS_AT_ONCE;
    } while (from < ids.length);
  }
}

/** One page of responses, which were read by id. */
export const responsesOf = <Row extends { id: number; createdAt: Date }, Item>(
  { total, ids }: Found,
  rows: readonly Row[],
  page: Page,
  toItem: (row: Row) => Item,
) => pageOf(inOrderOf(ids, rows), total, page, { toItem, placeOf: ({ createdAt, id }) => [iso(createdAt), id] });

/** Rows that were read by id, in the order of the ids. */
function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
