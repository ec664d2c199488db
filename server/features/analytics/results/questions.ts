import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { recordOf } from '../../../../widgets/contract/stored';
import { choicesOf } from '../../../../widgets/micro-survey/choices';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { findWidget } from '../responses/widget';

/** A condition: the question with the id `named` has one of `answers`, or any answer if undefined. An empty list is never met. */
type Condition = { named: string; answers: string[] | undefined };

/** A question in its current form; a removed one in its last form. */
export type Question = {
  id: string;
  question: string;
  type: string;
  isAsked: boolean;
  lowLabel: string | null;
  highLabel: string | null;
  /** Labels by value; undefined for free text. */
  choices: ReadonlyMap<string, string> | undefined;
  /** Conditions that must all be met for the question to be asked. */
  conditions: readonly Condition[];
  /** True if the choices are numbers, so that they have an average. */
  isScale: boolean;
};

/** Question types without a scale. They may have end labels of an earlier type, which are ignored. */
const WITHOUT_ENDS = new Set(['text', 'single-choice', 'multiple-choice', 'yes-no']);

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);

function toQuestion(stored: unknown, isAsked: boolean): Question[] {
  const { id, question, type, options, scale, lowLabel, highLabel } = recordOf(stored);
  if (typeof id !== 'string') return [];
  const kind = textOr(type, 'rating');
  const choices = choicesOf({
    type: kind,
    options: Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [],
    scale: typeof scale === 'number' ? scale : undefined,
  });
  return [
    {
      id,
      question: textOr(question, ''),
      type: kind,
      isAsked,
      lowLabel: WITHOUT_ENDS.has(kind) ? null : textOr(lowLabel, null),
      highLabel: WITHOUT_ENDS.has(kind) ? null : textOr(highLabel, null),
      choices: choices && new Map(choices.map(({ value, label }) => [String(value), label])),
      conditions: [],
      isScale: typeof choices?.[0]?.value === 'number',
    },
  ];
}

/**
 * Adds to each question its conditions and those of the questions that it depends on. A condition that names no earlier question is never
 * met. The first question is always asked.
 */
function withConditions(stored: readonly unknown[], questions: readonly Question[]): Question[] {
  const before = new Map<string, readonly Condition[]>();
  return questions.map((question) => {
    const { showIf } = recordOf(stored.find((one) => recordOf(one).id === question.id));
    const { questionId, answers } = recordOf(showIf);
    const named = before.get(String(questionId));
    const own = {
      named: String(questionId),
      answers: named && !Array.isArray(answers) ? undefined : named ? (answers as unknown[]).map(String) : [],
    };
    const conditions = typeof questionId === 'string' && before.size ? [own, ...(named ?? [])] : [];
    before.set(question.id, conditions);
    return { ...question, conditions };
  });
}

const EARLIER_QUESTIONS = companyStatement(
  'results_asked_before',
  `SELECT DISTINCT ON (q ->> 'id') q AS "stored"
   FROM "WidgetVersion" v CROSS JOIN LATERAL jsonb_array_elements(
     CASE WHEN jsonb_typeof(v."snapshot" -> 'settings' -> 'questions') = 'array'
       THEN v."snapshot" -> 'settings' -> 'questions' ELSE '[]'::jsonb END) q
   WHERE v."companyId" = $1 AND v."widgetId" = $2::int AND q ->> 'id' <> ALL($3::text[])
   ORDER BY q ->> 'id', v."number" DESC`,
);

/** A survey: its questions in order, then removed questions in their last form. */
export type Survey = { name: string; questions: Question[] };

/** Reads the current and removed questions of a survey, archived or not. @throws DocentError `not_found`. */
export async function readSurvey(ctx: Ctx, id: number): Promise<Survey> {
  const { name, settings } = await findWidget(ctx, answeredTypes.survey.entityType, id);
  const stored = Array.isArray(settings.questions) ? settings.questions : [];
  const asked = withConditions(
    stored,
    stored.flatMap((question) => toQuestion(question, true)),
  );
  const before = await ctx.sql<{ stored: unknown }>(EARLIER_QUESTIONS, id, [...asked.map((question) => question.id)]);
  return { name, questions: [...asked, ...before.flatMap((row) => toQuestion(row.stored, false))] };
}

/** The label of a value of a question; the value itself when it has none. */
export const labelOf = (question: Question | undefined, value: string): string =>
  question?.choices?.get(value) ?? value;

/** The current and former choices of each question of a survey, by question id. Questions with free text are left out. */
export async function choicesByQuestion(ctx: Ctx, id: number): Promise<Map<string, Set<string>>> {
  const { questions } = await readSurvey(ctx, id);
  return new Map(questions.flatMap(({ id: own, choices }) => (choices ? [[own, new Set(choices.keys())]] : [])));
}
