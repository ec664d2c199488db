import type { z } from 'zod';
import { asJson } from '../database/json';
import type { Ctx } from '../identity/context';
import { iso } from '../operation/wire';
import { once } from './once';
import type { SurveyResponse, surveyResponsesInput } from './schema';
import { responsesOf, searchOf } from './search';
import { requireWidget } from './widget';

const fields = { id: true, answers: true, email: true, name: true, userId: true, url: true, createdAt: true } as const;

const search = searchOf(
  'SurveyResponse',
  `(SELECT string_agg("value", E'\\n') FROM jsonb_each_text(CASE WHEN jsonb_typeof("answers") = 'object' THEN "answers" END)),
    "email", "name", "userId", "url"`,
);

/** One page of a micro survey's responses, newest first. @param known how many match, where an earlier page told. @throws DocentError `not_found`. */
export async function listSurvey(
  ctx: Ctx,
  { id: widgetId, limit, offset, after, ...filters }: z.output<typeof surveyResponsesInput>,
  known?: number,
) {
  await requireWidget(ctx, 'microSurvey', widgetId);
  const page = { limit, offset, after };
  const found = await search(ctx, { ...filters, widgetId }, page, known);
  const rows = await ctx.db.surveyResponse.findMany({ where: { id: { in: found.ids } }, select: fields });
  return responsesOf(
    found,
    rows,
    page,
    (row): SurveyResponse => ({
      ...row,
      answers: row.answers as Record<string, unknown>,
      createdAt: iso(row.createdAt),
    }),
  );
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
