import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { getCrossTab } from '../results/cross-tab';
import { getFeedbackResults } from '../results/feedback';
import type { crossTabInput, feedbackResultsInput, surveyResultsInput } from '../results/schema';
import { getSurveyResults } from '../results/survey';
import type { Rows } from './responses';

const SURVEY = ['questionId', 'question', 'type', 'isAsked', 'answered', 'skipped', 'average'];
/** Columns added by later versions come last, so that the positions of the others do not change. */
const ADDED = ['notAsked', 'averagedAnswers', 'outOfScale'];
const VALUE = ['value', 'label', 'isOffered', 'count', 'percentage'];

/** The results of a survey: a row for each value of each question. @throws DocentError `not_found`. */
export async function* surveyResultRows(ctx: Ctx, input: z.output<typeof surveyResultsInput>): Rows {
  const { questions } = await getSurveyResults(ctx, input);
  const rows = questions.flatMap(({ answers, ...one }) => {
    const { id, question, type, isAsked, answered, skipped, notAsked, average, averagedAnswers, outOfScale } = one;
    const own = [id, question ?? '', type ?? '', isAsked, answered, skipped, average ?? ''].map(String);
    const values = answers.map(({ value, label, isOffered, count, percentage }) =>
      [value, label, isOffered, count, percentage].map(String),
    );
    const added = [notAsked, averagedAnswers, outOfScale].map(String);
    return (values.length ? values : [VALUE.map(() => '')]).map((value) => [...own, ...value, ...added]);
  });
  yield [[...SURVEY, ...VALUE, ...ADDED], ...rows];
}

/**
 * Cross-tabulates two questions of a survey: a row for each answer to one, a column for each answer to the other.
 * @throws DocentError `not_found`.
 */
export async function* crossTabRows(ctx: Ctx, input: z.output<typeof crossTabInput>): Rows {
  const { rows, columns, counts, totalResponses } = await getCrossTab(ctx, input);
  yield [
    [rows.question ?? rows.id, ...columns.values.map(({ label }) => label), 'totalResponses'],
    ...rows.values.map(({ label, count }, at) => [label, ...(counts[at] ?? []).map(String), String(count)]),
    ['totalResponses', ...columns.values.map(({ count }) => String(count)), String(totalResponses)],
  ];
}

/** The results of a feedback widget: a row for each point, a column for each option. @throws DocentError `not_found`. */
export async function* feedbackResultRows(ctx: Ctx, input: z.output<typeof feedbackResultsInput>): Rows {
  const { options, points } = await getFeedbackResults(ctx, input);
  yield [
    ['period', ...options.map(({ name, type }) => name ?? type), 'totalResponses'],
    ...points.map(({ period, counts, totalResponses }) => [period, ...counts.map(String), String(totalResponses)]),
  ];
}
