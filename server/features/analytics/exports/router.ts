import { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { tagOf } from '../../../../widgets/contract/type';
import type { Ctx } from '../../../auth/context';
import type { Load } from '../../../database/turns';
import { dateOrder } from '../../../operations/dates';
import { page } from '../../../operations/wire';
import { feedbackResponsesInput, npsResponsesInput, surveyResponsesInput } from '../responses/schema';
import { crossTabInput, feedbackResultsInput, surveyResultsInput } from '../results/schema';
import { feedbackRows, npsRows, type Rows, surveyRows } from './responses';
import { crossTabRows, feedbackResultRows, surveyResultRows } from './results';

/** A table that REST and the dashboard serve as CSV. It requires the scope `read`. */
export type CsvExport = {
  path: `/${string}.csv`;
  operationId: string;
  tag: string;
  summary: string;
  input: z.ZodObject;
  /**
   * Returns the rows that an input selects, and the load of reading them. @throws the errors of `input`; `not_found` only when the
   * first rows are read
   */
  open: (ctx: Ctx, input: unknown) => { rows: Rows; load: Load | undefined };
};

type Spec<Input extends z.ZodObject> = Omit<CsvExport, 'open' | 'input'> & {
  input: Input;
  rows: (ctx: Ctx, input: z.output<Input>) => Rows;
  load: (input: z.output<Input>) => Load | undefined;
};

const csvExport = <Input extends z.ZodObject>({ input, rows, load, ...names }: Spec<Input>): CsvExport => ({
  ...names,
  input,
  open: (ctx, given) => {
    const known = input.parse(given);
    return { rows: rows(ctx, known), load: load(known) };
  },
});

/** The same load as the operations that return these results. */
const heavy = (): Load => 'heavy';
/** A search is heavy, since it reads the texts of all responses. */
const heavyWhenSearched = ({ query }: { query?: string | undefined }) => (query?.trim() ? heavy() : undefined);

/** An input without the pagination parameters: an export has all rows. */
const whole = <Shape extends z.core.$ZodLooseShape>(input: z.ZodObject<Shape>) =>
  z.strictObject(
    Object.fromEntries(Object.entries(input.shape).filter(([key]) => !Object.hasOwn(page, key))) as Omit<
      Shape,
      keyof typeof page
    >,
  );

export const csvExports: readonly CsvExport[] = [
  csvExport({
    path: `/${answeredTypes.survey.path}/{id}/responses.csv`,
    operationId: 'export_survey_responses',
    tag: tagOf(answeredTypes.survey),
    summary: 'Download survey responses',
    input: whole(surveyResponsesInput).superRefine(dateOrder),
    rows: surveyRows,
    load: heavyWhenSearched,
  }),
  csvExport({
    path: `/${answeredTypes.survey.path}/{id}/results.csv`,
    operationId: 'export_survey_results',
    tag: tagOf(answeredTypes.survey),
    summary: 'Download survey results',
    input: surveyResultsInput,
    rows: surveyResultRows,
    load: heavy,
  }),
  csvExport({
    path: `/${answeredTypes.survey.path}/{id}/results/cross-tab.csv`,
    operationId: 'export_survey_cross_tab',
    tag: tagOf(answeredTypes.survey),
    summary: 'Download the cross-tabulation of two questions',
    input: crossTabInput,
    rows: crossTabRows,
    load: heavy,
  }),
  csvExport({
    path: `/${answeredTypes.feedback.path}/{widgetId}/responses.csv`,
    operationId: 'export_feedback_responses',
    tag: tagOf(answeredTypes.feedback),
    summary: 'Download feedback responses',
    input: whole(feedbackResponsesInput).superRefine(dateOrder),
    rows: feedbackRows,
    load: heavyWhenSearched,
  }),
  csvExport({
    path: `/${answeredTypes.feedback.path}/{widgetId}/results.csv`,
    operationId: 'export_feedback_results',
    tag: tagOf(answeredTypes.feedback),
    summary: 'Download feedback results',
    input: feedbackResultsInput,
    rows: feedbackResultRows,
    load: heavy,
  }),
  csvExport({
    path: `/${answeredTypes.nps.path}/{widgetId}/responses.csv`,
    operationId: 'export_nps_responses',
    tag: tagOf(answeredTypes.nps),
    summary: 'Download NPS responses',
    input: whole(npsResponsesInput).superRefine(dateOrder),
    rows: npsRows,
    load: heavyWhenSearched,
  }),
];

export { BYTE_ORDER_MARK, toCsv } from './csv';
export type { Rows } from './responses';
