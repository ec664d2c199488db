import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { iso } from '../../../operations/wire';
import { findWidget } from '../responses/widget';
import type { SurveyAnswer, surveyAnswersInput } from './schema';
import { selectionOf } from './selection';
import { isAnswer, SELECTED, valuesIn } from './values';

const ANSWERING = `(${SELECTED}) s
   WHERE ${isAnswer('s."answers" -> $7::text')}
     AND ($8::text IS NULL OR $8::text IN (${valuesIn('(s."answers" -> $7::text)')}))`;

const COUNT = companyStatement('results_answers_count', `SELECT count(*)::int AS "total" FROM ${ANSWERING}`);

const LIST = companyStatement(
  'results_answers',
  `SELECT s."id", s."createdAt", s."userId", s."name", s."email", s."url", s."answers" -> $7::text AS "answer"
   FROM ${ANSWERING} AND ($11::timestamptz IS NULL OR (s."createdAt", s."id") < ($11::timestamptz, $12::int))
   ORDER BY s."createdAt" DESC, s."id" DESC LIMIT $9::int OFFSET $10::int`,
);

type Row = Omit<SurveyAnswer, 'responseId' | 'createdAt'> & { id: number; createdAt: Date };

const toAnswer = ({ id, answer, createdAt, ...person }: Row): SurveyAnswer => ({
  responseId: id,
  answer,
  ...person,
  createdAt: iso(createdAt),
});

/** One page of the answers to a question with their users, newest first. @throws DocentError `not_found` for the survey or the segment. */
export async function listSurveyAnswers(
  ctx: Ctx,
  { id, questionId, value, limit, offset, after, ...filters }: z.output<typeof surveyAnswersInput>,
) {
  await findWidget(ctx, answeredTypes.survey.entityType, id);
  const page = { limit, offset, after };
  const place = positionAfter(page, POSITIONS.dated) ?? [null, null];
  const params = [id, ...(await selectionOf(ctx, 'SurveyResponse', id, filters)), questionId, value ?? null];
  const [[counted], rows] = await Promise.all([
    ctx.sql<{ total: number }>(COUNT, ...params),
    ctx.sql<Row>(LIST, ...params, limit + 1, offset, ...place),
  ]);
  return pageOf(rows, counted?.total ?? 0, page, {
    toItem: toAnswer,
    placeOf: ({ createdAt, id }) => [iso(createdAt), id],
  });
}
