import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import type { Question } from './questions';
import { ANSWERS, FROM_SELECTED_RESPONSES, isAnswer, valuesIn } from './values';

/** SQL for whether a response answers a question. For a missing answer, `isAnswer` is null. */
const answers = (question: string): string => `COALESCE(${isAnswer(`(s."answers" -> ${question})`)}, false)`;

// `$7`: the questions with conditions. `$8`, `$9` and `$10`: for each condition, its question, the question that it names, and whether any
// answer meets it. `$11` and `$12`: for each accepted answer, the position of its condition, and the answer.
const COUNT = companyStatement(
  'results_not_asked',
  `SELECT q."question", count(*)::int AS "count"
   FROM (SELECT ${ANSWERS} AS "answers" FROM ${FROM_SELECTED_RESPONSES}) s CROSS JOIN unnest($7::text[]) q("question")
   WHERE NOT ${answers('q."question"')} AND EXISTS (
     SELECT FROM unnest($8::text[], $9::text[], $10::boolean[]) WITH ORDINALITY c("question", "named", "any", "place")
     WHERE c."question" = q."question" AND NOT (${answers('c."named"')} AND (c."any" OR EXISTS (
       SELECT FROM (${valuesIn('(s."answers" -> c."named")')}) v JOIN unnest($11::int[], $12::text[]) w("place", "value")
       ON w."place" = c."place" AND w."value" = v."value"))))
   GROUP BY 1`,
);

/**
 * Counts the responses that do not answer a question because it was not asked: a condition of it, or of a question that it depends on,
 * is not met. The current conditions of the survey count.
 * @returns the counts by question id
 */
export async function countNotAsked(
  ctx: Ctx,
  id: number,
  selection: readonly unknown[],
  questions: readonly Question[],
): Promise<ReadonlyMap<string, number>> {
  const conditions = questions.flatMap(({ id: question, conditions }) =>
    conditions.map((one) => ({ question, ...one })),
  );
  if (!conditions.length) return new Map();
  const values = conditions.flatMap(({ answers }, at) => (answers ?? []).map((answer) => [at + 1, answer] as const));
  const rows = await ctx.sql<{ question: string; count: number }>(
    COUNT,
    id,
    ...selection,
    [...new Set(conditions.map(({ question }) => question))],
    conditions.map(({ question }) => question),
    conditions.map(({ named }) => named),
    conditions.map(({ answers }) => !answers),
    values.map(([place]) => place),
    values.map(([, value]) => value),
  );
  return new Map(rows.map(({ question, count }) => [question, count]));
}
