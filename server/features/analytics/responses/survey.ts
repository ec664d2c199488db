import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { isAnswered } from '../../../../widgets/micro-survey/asked';
import type { Ctx } from '../../../auth/context';
import { asJson } from '../../../database/json';
import { iso, type Page } from '../../../operations/wire';
import { isCounted } from './emptied';
import type { SurveyResponse, surveyResponsesInput } from './schema';
import { eachOf, responsesOf, searchOf } from './search';
import {
  DELETED,
  findCopies,
  type NewResponse,
  olderThan,
  type PartialCopy,
  type Recorded,
  storeResponse,
  wasDeleted,
} from './store';
import { takeBack } from './take-back';
import { updatedAtOf } from './updated';
import { findWidget } from './widget';

const fields = {
  id: true,
  answers: true,
  isComplete: true,
  redactedAt: true,
  email: true,
  name: true,
  userId: true,
  url: true,
  createdAt: true,
  updatedAt: true,
} as const;

const { search, walk } = searchOf(
  'SurveyResponse',
  `(SELECT string_agg("value", E'\\n') FROM jsonb_each_text(CASE WHEN jsonb_typeof("answers") = 'object' THEN "answers" END)),
    "email", "name", "userId", "url"`,
  undefined,
  '"isComplete"',
  isCounted(),
);

const read = (ctx: Ctx, ids: number[], widgetId?: number) =>
  ctx.db.surveyResponse.findMany({
    where: { id: { in: ids }, ...(widgetId === undefined ? {} : { widgetId }) },
    select: fields,
  });

/** Returns the answers by question; empty for the format of old releases. */
const answersOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};

const toItem = (row: Awaited<ReturnType<typeof read>>[number]): SurveyResponse => ({
  ...row,
  answers: answersOf(row.answers),
  redactedAt: row.redactedAt && iso(row.redactedAt),
  createdAt: iso(row.createdAt),
  updatedAt: iso(updatedAtOf(row)),
});

/** Responses of a widget by their ids. */
export const readSurveys = async (ctx: Ctx, ids: number[], widgetId: number): Promise<SurveyResponse[]> =>
  (await read(ctx, ids, widgetId)).map(toItem);

/** One page of a micro survey's responses, newest first. @throws DocentError `not_found`. */
export async function listSurvey(
  ctx: Ctx,
  { id: widgetId, limit, offset, after, ...filters }: z.output<typeof surveyResponsesInput>,
) {
  await findWidget(ctx, answeredTypes.survey.entityType, widgetId);
  const page = { limit, offset, after };
  const found = await search(ctx, { ...filters, widgetId }, page);
  return responsesOf(found, await read(ctx, found.ids), page, toItem);
}

/** All responses that the filters select, newest first, in batches. @throws DocentError `not_found` before the first batch. */
export async function* eachSurvey(
  ctx: Ctx,
  { id: widgetId, ...filters }: Omit<z.output<typeof surveyResponsesInput>, keyof Page>,
) {
  await findWidget(ctx, answeredTypes.survey.entityType, widgetId);
  yield* eachOf(walk(ctx, { ...filters, widgetId }), (ids) => read(ctx, ids), toItem);
}

export type NewSurveyResponse = NewResponse & {
  /** All answers of the person so far, by question id. */
  answers: Record<string, unknown>;
  url?: string | undefined;
} & Partial<PartialCopy>;

/** The ids of the answered questions. */
export const answeredQuestionIds = (answers: Record<string, unknown>): string[] =>
  Object.keys(answers).filter((id) => answers[id] !== null && isAnswered(answers[id]));

/**
 * Stores a response, also to an archived widget, and counts it in the same transaction. A newer copy replaces a partial response: answers
 * that it does not have are no longer counted.
 * @throws DocentError `not_found`; errors of `allow`.
 */
export async function recordSurvey(ctx: Ctx, response: NewSurveyResponse): Promise<Recorded> {
  const { widgetId, answers, email, name, userId, url, clientId, isComplete = true, revision = 0, allow } = response;
  await findWidget(ctx, answeredTypes.survey.entityType, widgetId);
  const answered = answeredQuestionIds(answers);
  // A partial response without answers is stored as an empty object, which `isCounted` finds.
  const given = {
    answers: asJson(isComplete || answered.length ? answers : {}),
    email,
    name,
    userId,
    url,
    isComplete,
    revision,
  };
  return storeResponse(ctx, answeredTypes.survey.entityType, response, async ({ createdAt, updatedAt }) => {
    const { surveyResponse: responses } = ctx.db;
    const ids = { id: true, widgetId: true, clientId: true };
    const select = { ...ids, answers: true, createdAt: true, url: true, userId: true, isComplete: true };
    const { known, isFormerTaken } = await findCopies(response, (clientIds) =>
      responses.findMany({ where: { clientId: { in: clientIds } }, select }),
    );
    if (known) {
      const { id } = known;
      const { count } = await responses.updateMany({
        where: { id, ...olderThan(response) },
        data: { ...given, updatedAt },
      });
      // The copy is not newer, or the response was deleted concurrently.
      if (!count) return { id, isNew: false, completed: false };
      const before = answeredQuestionIds(answersOf(known.answers));
      const parts = before.filter((question) => !answered.includes(question));
      await takeBack(ctx, answeredTypes.survey.entityType, { ...known, widgetId, clientId, updatedAt, parts });
      const added = answered.filter((question) => !before.includes(question));
      return { id, isNew: false, parts: added, completed: isComplete };
    }
    if (await wasDeleted(ctx, answeredTypes.survey.entityType, response, { isFormerTaken, parts: answered }))
      return DELETED;
    await allow?.();
    const data = { companyId: ctx.companyId, widgetId, ...given, createdAt, updatedAt, ...(clientId && { clientId }) };
    const { id } = await responses.create({ data, select: { id: true } });
    return { id, isNew: true, parts: answered, completed: isComplete };
  });
}
