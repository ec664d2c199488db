import { z } from 'zod';
import type { Load } from '../database/turns';
import type { Ctx } from '../identity/context';
import { dateOrder } from '../operation/dates';
import { page } from '../operation/wire';
import { feedbackResponsesInput, npsResponsesInput, surveyResponsesInput } from '../responses/schema';
import { feedbackResultsInput, surveyResultsInput } from '../results/schema';
import { feedbackRows, npsRows, type Rows, surveyRows } from './responses';
import { feedbackResultRows, surveyResultRows } from './results';

/** A table that REST and the dashboard serve as CSV, to whoever may read. */
export type CsvExport = {
  path: `/${string}.csv`;
  operationId: string;
  tag: string;
  summary: string;
  input: z.ZodObject;
  /** What it asks of the database, where it is not the usual. */
  load?: Load;
  /** The rows that an input selects. @throws what `input` does, and `not_found` with the first rows. */
  open: (ctx: Ctx, input: unknown) => Rows;
};

function csvExport<Input extends z.ZodObject>({
  input,
  rows,
  ...names
}: Omit<CsvExport, 'open' | 'input'> & { input: Input; rows: (ctx: Ctx, input: z.output<Input>) => Rows }): CsvExport {
  return { ...names, input, open: (ctx, given) => rows(ctx, input.parse(given)) };
}

/** The same filters, without the page. */
const whole = <Shape extends z.core.$ZodLooseShape>(input: z.ZodObject<Shape>) =>
  z.strictObject(
    Object.fromEntries(Object.entries(input.shape).filter(([key]) => !Object.hasOwn(page, key))) as Omit<
      Shape,
      keyof typeof page
    >,
  );

export const csvExports: readonly CsvExport[] = [
  csvExport({
    path: '/micro-surveys/{id}/responses.csv',
    operationId: 'export_survey_responses',
    tag: 'Micro surveys',
    summary: 'Download survey responses',
    input: whole(surveyResponsesInput).superRefine(dateOrder),
    rows: surveyRows,
  }),
  csvExport({
    path: '/micro-surveys/{id}/results.csv',
    operationId: 'export_survey_results',
    tag: 'Micro surveys',
    summary: 'Download survey results',
    load: 'heavy',
    input: surveyResultsInput,
    rows: surveyResultRows,
  }),
  csvExport({
    path: '/feedback-widgets/{widgetId}/responses.csv',
    operationId: 'export_feedback_responses',
    tag: 'Feedback widgets',
    summary: 'Download feedback responses',
    input: whole(feedbackResponsesInput).superRefine(dateOrder),
    rows: feedbackRows,
  }),
  csvExport({
    path: '/feedback-widgets/{widgetId}/results.csv',
    operationId: 'export_feedback_results',
    tag: 'Feedback widgets',
    summary: 'Download feedback results',
    load: 'heavy',
    input: feedbackResultsInput,
    rows: feedbackResultRows,
  }),
  csvExport({
    path: '/nps-widgets/{widgetId}/responses.csv',
    operationId: 'export_nps_responses',
    tag: 'NPS widgets',
    summary: 'Download NPS responses',
    input: whole(npsResponsesInput).superRefine(dateOrder),
    rows: npsRows,
  }),
];

export { BYTE_ORDER_MARK, toCsv } from './csv';
