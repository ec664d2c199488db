import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { isAnswered } from '../../../../widgets/micro-survey/asked';
import type { Ctx } from '../../../auth/context';
import { asJson } from '../../../database/json';
import { iso, type Page } from '../../../operations/wire';
import type { SurveyResponse, surveyResponsesInput } from './schema';
import { eachOf, responsesOf, searchOf } from './search';
import {
  DELETED,
  isNewerCopy,
  type NewResponse,
  type PartialCopy,
  type Recorded,
  storeResponse,
  wasDeleted,
} from './store';
import { updatedAtOf } from './updated';
import { findWidget, requireWidget } from './widget';

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

/** Maximum questions of one copy that are counted as answered. */
const MAX_COUNTED = 100;

/** The ids of the answered questions. */
export const answeredQuestionIds = (answers: Record<string, unknown>): string[] =>
  Object.keys(answers).filter((id) => answers[id] !== null && isAnswered(answers[id]));

/**
 * Stores a response and counts it in the same transaction. A newer copy replaces a partial response.
 * @throws DocentError `not_found`; errors of `allow`.
 */
export async function recordSurvey(ctx: Ctx, response: NewSurveyResponse): Promise<Recorded> {
  const { widgetId, answers, email, name, userId, url, clientId, isComplete = true, revision = 0, allow } = response;
  await requireWidget(ctx, answeredTypes.survey.entityType, widgetId);
  const given = { answers: asJson(answers), email, name, userId, url, isComplete, revision };
  return storeResponse(ctx, answeredTypes.survey.entityType, response, async ({ createdAt, updatedAt }) => {
    const { surveyResponse: responses } = ctx.db;
    const select = { id: true, answers: true, isComplete: true, revision: true, userId: true, redactedAt: true };
    const known = clientId ? await responses.findFirst({ where: { clientId }, select }) : null;
    const before = new Set(answeredQuestionIds(answersOf(known?.answers)));
    const parts = answeredQuestionIds(answers)
      .filter((id) => !before.has(id))
      .slice(0, MAX_COUNTED);
    if (known) {
      const changed = isNewerCopy(known, response)
        ? (await responses.updateMany({ where: { id: known.id }, data: { ...given, updatedAt } })).count
        : 0;
      // The copy is not newer, or the response was deleted concurrently.
      if (!changed) return { id: known.id, isNew: false, completed: false };
      return { id: known.id, isNew: false, parts, completed: isComplete };
    }
    if (await wasDeleted(ctx, answeredTypes.survey.entityType, response, answeredQuestionIds(answers))) return DELETED;
    await allow?.();
    const data = { companyId: ctx.companyId, widgetId, ...given, createdAt, updatedAt, ...(clientId && { clientId }) };
    const { id } = await responses.create({ data, select: { id: true } });
    return { id, isNew: true, parts, completed: isComplete };
  });
}
