import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { percent } from '../../../platform/percent';
import { countNotAsked } from './not-asked';
import { labelOf, type Question, readSurvey } from './questions';
import type { QuestionResults, SurveyResults, surveyResultsInput } from './schema';
import { selectionOf } from './selection';
import { ANSWERS, FROM_SELECTED_RESPONSES, isAnswer, MAX_VALUES, valuesIn } from './values';

const MAX_QUESTIONS = 100;

// `$7`: the free-text questions, whose values are not counted. `$8`: all known questions, the current ones first. `$9` and `$10`: for each
// offered value, its question, and the value. Equal answers are parsed once, and no step of the query keeps whole rows.
const COUNT = companyStatement(
  'results_survey',
  `WITH forms AS (SELECT ${ANSWERS} - $7::text[] AS "answers", count(*) AS "count" FROM ${FROM_SELECTED_RESPONSES} GROUP BY 1),
  alike AS (
    SELECT g."key" AS "question", g."value" AS "answer", sum(f."count") AS "count"
    FROM forms f CROSS JOIN LATERAL jsonb_each(f."answers") g WHERE ${isAnswer('g."value"')} GROUP BY 1, 2),
  written AS (
    SELECT t."question", count(*) AS "count"
    FROM (SELECT ${ANSWERS} AS "answers" FROM ${FROM_SELECTED_RESPONSES}) s CROSS JOIN unnest($7::text[]) t("question")
    WHERE ${isAnswer('(s."answers" -> t."question")')} GROUP BY 1),
  answered AS (
    SELECT "question", sum("count")::int AS "count"
    FROM (SELECT "question", "count" FROM alike UNION ALL SELECT "question", "count" FROM written) g GROUP BY 1
    ORDER BY array_position($8::text[], "question") NULLS LAST, 2 DESC, 1 LIMIT ${MAX_QUESTIONS}),
  chosen AS (
    SELECT a."question", v."value", sum(a."count")::int AS "count"
    FROM alike a CROSS JOIN LATERAL (${valuesIn('a."answer"')}) v
    WHERE a."question" IN (SELECT "question" FROM answered) GROUP BY 1, 2),
  ranked AS (
    SELECT c.*, count(*) OVER (PARTITION BY c."question")::int AS "different", row_number() OVER (
      PARTITION BY c."question" ORDER BY (o."value" IS NULL), c."count" DESC, c."value" COLLATE "C") AS "place"
    FROM chosen c LEFT JOIN unnest($9::text[], $10::text[]) o("question", "value")
      ON o."question" = c."question" AND o."value" = c."value"
    WHERE c."value" IS NOT NULL)
  SELECT 'all' AS "kind", NULL::text AS "question", NULL::text AS "value", count(*)::int AS "count", 0 AS "different" FROM ${FROM_SELECTED_RESPONSES}
  UNION ALL SELECT 'answered', "question", NULL, "count", 0 FROM answered
  UNION ALL SELECT 'unreadable', "question", NULL, "count", 0 FROM chosen WHERE "value" IS NULL
  UNION ALL SELECT 'value', "question", "value", "count", "different" FROM ranked WHERE "place" <= ${MAX_VALUES}`,
);

type Row = {
  kind: 'all' | 'answered' | 'unreadable' | 'value';
  question: string;
  value: string;
  count: number;
  different: number;
};

const idsOf = (questions: readonly Question[]): string[] => questions.map(({ id }) => id);

/** The mean of the chosen numbers, rounded to two decimals; null without answers. */
function averageOf(counts: readonly { value: string; count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (!total) return null;
  const sum = counts.reduce((all, { value, count }) => all + Number(value) * count, 0);
  return Math.round((100 * sum) / total + 1e-9) / 100;
}

function toResults(
  id: string,
  question: Question | undefined,
  total: number,
  rows: readonly Row[],
  notAsked: number,
): QuestionResults {
  const countOf = (kind: Row['kind']) => rows.find((row) => row.kind === kind)?.count ?? 0;
  const values = rows.filter(({ kind }) => kind === 'value');
  const counts = new Map(values.map(({ value, count }) => [value, count]));
  const offered = [...(question?.choices?.keys() ?? [])];
  const isOffered = new Set(offered);
  const others = values.filter(({ value }) => !isOffered.has(value)).sort((a, b) => b.count - a.count);
  const answered = countOf('answered');
  const answers = [...offered, ...others.map(({ value }) => value)].map((value) => ({
    value,
    label: labelOf(question, value),
    isOffered: isOffered.has(value),
    count: counts.get(value) ?? 0,
    percentage: percent(counts.get(value) ?? 0, answered),
  }));
  const onScale = question?.isScale ? answers.filter((answer) => answer.isOffered) : [];
  const averagedAnswers = onScale.reduce((sum, { count }) => sum + count, 0);
  return {
    id,
    question: question?.question ?? null,
    type: question?.type ?? null,
    isAsked: question?.isAsked ?? false,
    lowLabel: question?.lowLabel ?? null,
    highLabel: question?.highLabel ?? null,
    answered,
    skipped: total - answered - notAsked,
    notAsked,
    average: averageOf(onScale),
    averagedAnswers,
    outOfScale: question?.isScale ? Math.max(0, answered - averagedAnswers) : 0,
    answers,
    otherValues: Math.max(0, (values[0]?.different ?? 0) - values.length),
    unreadable: countOf('unreadable'),
  };
}

/**
 * Counts the answers to a survey's questions. Questions are identified by id: after a change of text or options, earlier answers count
 * under the current form; a removed question has its last form.
 * @throws DocentError `not_found` for the survey or the segment.
 */
export async function getSurveyResults(
  ctx: Ctx,
  { id, ...filters }: z.output<typeof surveyResultsInput>,
): Promise<SurveyResults> {
  const { name, questions } = await readSurvey(ctx, id);
  const offered = questions.flatMap((one) => [...(one.choices?.keys() ?? [])].map((value) => [one.id, value] as const));
  const selection = await selectionOf(ctx, 'SurveyResponse', id, filters);
  const rows = await ctx.sql<Row>(
    COUNT,
    id,
    ...selection,
    idsOf(questions.filter(({ choices }) => !choices)),
    idsOf(questions),
    offered.map(([question]) => question),
    offered.map(([, value]) => value),
  );
  const notAsked = await countNotAsked(ctx, id, selection, questions);
  const total = rows.find(({ kind }) => kind === 'all')?.count ?? 0;
  const known = new Map(questions.map((question) => [question.id, question]));
  const answered = rows.filter(({ kind }) => kind === 'answered').map(({ question }) => question);
  const shown = new Set([...idsOf(questions.filter(({ isAsked }) => isAsked)), ...answered]);
  return {
    id,
    name,
    totalResponses: total,
    questions: [...shown].map((key) => {
      const own = rows.filter(({ question }) => question === key);
      return toResults(key, known.get(key), total, own, notAsked.get(key) ?? 0);
    }),
  };
}
