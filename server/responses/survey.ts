import type { z } from 'zod';
import { asJson } from '../database/json';
import type { Ctx } from '../identity/context';
import { iso, type Page } from '../operation/wire';
import { once } from './once';
import type { SurveyResponse, surveyResponsesInput } from './schema';
import { eachOf, responsesOf, searchOf } from './search';
import { requireWidget } from './widget';

const fields = { id: true, answers: true, email: true, name: true, userId: true, url: true, createdAt: true } as const;

const { search, walk } = searchOf(
  'SurveyResponse',
  `(SELECT string_agg("value", E'\\n') FROM jsonb_each_text(CASE WHEN jsonb_typeof("answers") = 'object' THEN "answers" END)),
    "email", "name", "userId", "url"`,
);

const read = (ctx: Ctx, ids: number[]) =>
  ctx.db.surveyResponse.findMany({ where: { id: { in: ids } }, select: fields });

/** What an older release left in another form than an object says nothing. */
const answersOf = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};

const toItem = (row: Awaited<ReturnType<typeof read>>[number]): SurveyResponse => ({
  ...row,
  answers: answersOf(row.answers),
  createdAt: iso(row.createdAt),
});

/** One page of a micro survey's responses, newest first. @throws DocentError `not_found`. */
export async function listSurvey(
  ctx: Ctx,
  { id: widgetId, limit, offset, after, ...filters }: z.output<typeof surveyResponsesInput>,
) {
  await requireWidget(ctx, 'microSurvey', widgetId);
  const page = { limit, offset, after };
  const found = await search(ctx, { ...filters, widgetId }, page);
  return responsesOf(found, await read(ctx, found.ids), page, toItem);
}

/** All that a list would page through, newest first, some at a time. @throws DocentError `not_found` with the first. */
export async function* eachSurvey(
  ctx: Ctx,
  { id: widgetId, ...filters }: Omit<z.output<typeof surveyResponsesInput>, keyof Page>,
) {
  await requireWidget(ctx, 'microSurvey', widgetId);
  yield* eachOf(walk(ctx, { ...filters, widgetId }), (ids) => read(ctx, ids), toItem);
}

export type NewSurveyResponse = {
  widgetId: number;
  /** By question id. */
  answers: Record<string, unknown>;
  email?: string;
  name?: string;
  userId?: string;
  url?: string;
  createdAt?: Date;
  /** Made by the browser: the same response sent again is stored once. */
  clientId?: string;
};

/** Stores a response. @throws DocentError `not_found`. @returns its id. */
export async function recordSurvey(ctx: Ctx, { answers, ...response }: NewSurveyResponse): Promise<number> {
  await requireWidget(ctx, 'microSurvey', response.widgetId);
  const { surveyResponse: responses } = ctx.db;
  const select = { id: true };
  const { id } = await once(
    responses.create({ data: { companyId: ctx.companyId, ...response, answers: asJson(answers) }, select }),
    () => responses.findFirst({ where: { clientId: response.clientId ?? null }, select }),
  );
  return id;
}
