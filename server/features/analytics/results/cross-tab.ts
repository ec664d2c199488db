import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { invalid, notFound } from '../../../platform/errors';
import { labelOf, type Question, readSurvey } from './questions';
import type { CrossTab, crossTabInput } from './schema';
import { selectionOf } from './selection';
import { isAnswer, MAX_VALUES, SELECTED, valuesIn } from './values';

/** SQL for the values of one side: the offered ones (`parameter`), then the most frequent ones. */
const named = (side: 'row' | 'column', parameter: string) => `SELECT "${side}" AS "value" FROM pairs
    WHERE "${side}" IS NOT NULL GROUP BY 1
    ORDER BY array_position(${parameter}::text[], "${side}") IS NULL, sum("count") DESC, "${side}" COLLATE "C" LIMIT ${MAX_VALUES}`;

// `$7` and `$8` are the questions of the rows and columns, `$9` and `$10` their choices.
const COUNT = companyStatement(
  'results_cross_tab',
  `WITH answering AS (
    SELECT s."id", s."answers" -> $7::text AS "a", s."answers" -> $8::text AS "b" FROM (${SELECTED}) s
    WHERE ${isAnswer('s."answers" -> $7::text')} AND ${isAnswer('s."answers" -> $8::text')}),
  alike AS (SELECT row_number() OVER () AS "id", "a", "b", count(*) AS "count" FROM answering GROUP BY "a", "b"),
  pairs AS (
    SELECT g."id", g."count", x."value" AS "row", y."value" AS "column"
    FROM alike g CROSS JOIN LATERAL (${valuesIn('g."a"')}) x CROSS JOIN LATERAL (${valuesIn('g."b"')}) y),
  named_rows AS (${named('row', '$9')}),
  named_columns AS (${named('column', '$10')})
  SELECT NULL::text AS "row", NULL::text AS "column", count(*)::int AS "count" FROM answering
  UNION ALL SELECT "row", NULL, sum("count")::int FROM (SELECT DISTINCT "id", "count", "row" FROM pairs) r WHERE "row" IN (SELECT "value" FROM named_rows) GROUP BY 1
  UNION ALL SELECT NULL, "column", sum("count")::int FROM (SELECT DISTINCT "id", "count", "column" FROM pairs) c WHERE "column" IN (SELECT "value" FROM named_columns) GROUP BY 2
  UNION ALL SELECT "row", "column", sum("count")::int FROM pairs
    WHERE "row" IN (SELECT "value" FROM named_rows) AND "column" IN (SELECT "value" FROM named_columns) GROUP BY 1, 2`,
);

type Row = { row: string | null; column: string | null; count: number };
type Side = 'row' | 'column';

const offeredBy = (question: Question | undefined): string[] => [...(question?.choices?.keys() ?? [])];

function toAxis(id: string, question: Question | undefined, side: Side, rows: readonly Row[]): CrossTab['rows'] {
  const other = side === 'row' ? 'column' : 'row';
  const counted = rows.flatMap((row) => {
    const value = row[side];
    return value !== null && row[other] === null ? [{ value, count: row.count }] : [];
  });
  const offered = new Set(offeredBy(question));
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  const others = counted.filter(({ value }) => !offered.has(value)).sort((a, b) => b.count - a.count);
  return {
    id,
    question: question?.question ?? null,
    type: question?.type ?? null,
    isAsked: question?.isAsked ?? false,
    values: [...offered, ...others.map(({ value }) => value)].map((value) => ({
      value,
      label: labelOf(question, value),
      isOffered: offered.has(value),
      count: counts.get(value) ?? 0,
    })),
  };
}

const noTexts = (path: 'rows' | 'columns') => ({
  path,
  code: 'custom',
  message: 'This question has free-text answers. Choose a question with choices.',
});

/**
 * Counts the combinations of answers to two questions, in the responses that answer both.
 * @throws DocentError `not_found` for the survey, the segment, or an unknown question without answers; `validation_error` for a text
 * question.
 */
export async function getCrossTab(
  ctx: Ctx,
  { id, rows: rowsId, columns: columnsId, ...filters }: z.output<typeof crossTabInput>,
): Promise<CrossTab> {
  const { questions } = await readSurvey(ctx, id);
  const [ofRows, ofColumns] = [rowsId, columnsId].map((key) => questions.find((question) => question.id === key));
  const isText = (question: Question | undefined) => question !== undefined && !question.choices;
  const issues = [...(isText(ofRows) ? [noTexts('rows')] : []), ...(isText(ofColumns) ? [noTexts('columns')] : [])];
  if (issues.length) throw invalid(issues);
  const selection = await selectionOf(ctx, 'SurveyResponse', id, filters);
  const counted = await ctx.sql<Row>(
    COUNT,
    id,
    ...selection,
    rowsId,
    columnsId,
    offeredBy(ofRows),
    offeredBy(ofColumns),
  );
  const total = counted.find(({ row, column }) => row === null && column === null)?.count ?? 0;
  if (!total && !(ofRows && ofColumns)) throw notFound('Question');
  const rows = toAxis(rowsId, ofRows, 'row', counted);
  const columns = toAxis(columnsId, ofColumns, 'column', counted);
  const cells = new Map(counted.map(({ row, column, count }) => [JSON.stringify([row, column]), count]));
  const counts = rows.values.map((row) =>
    columns.values.map((column) => cells.get(JSON.stringify([row.value, column.value])) ?? 0),
  );
  return { id, totalResponses: total, rows, columns, counts };
}
