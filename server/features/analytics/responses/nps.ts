import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { dateRange } from '../../../operations/dates';
import { iso, type Page } from '../../../operations/wire';
import { invalid } from '../../../platform/errors';
import type { NpsResponse, NpsScore, npsResponsesInput, npsScoreInput } from './schema';
import { toScore } from './score';
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
import { updatedAtOf } from './updated';
import { findWidget } from './widget';

const fields = {
  id: true,
  rating: true,
  comment: true,
  email: true,
  name: true,
  userId: true,
  url: true,
  language: true,
  isComplete: true,
  redactedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

const { search, walk } = searchOf(
  'NpsResponse',
  '"comment", "email", "name", "userId", "url"',
  `"rating" BETWEEN CASE $5::text WHEN 'promoters' THEN 9 WHEN 'passives' THEN 7 ELSE 0 END
    AND CASE $5::text WHEN 'promoters' THEN 10 WHEN 'passives' THEN 8 ELSE 6 END`,
  '"isComplete"',
);

const read = (ctx: Ctx, ids: number[], widgetId?: number) =>
  ctx.db.npsResponse.findMany({
    where: { id: { in: ids }, ...(widgetId === undefined ? {} : { widgetId }) },
    select: fields,
  });

const toItem = (row: Awaited<ReturnType<typeof read>>[number]): NpsResponse => ({
  ...row,
  rating: String(row.rating),
  redactedAt: row.redactedAt && iso(row.redactedAt),
  createdAt: iso(row.createdAt),
  updatedAt: iso(updatedAtOf(row)),
});

/** Responses of a widget by their ids. */
export const readNps = async (ctx: Ctx, ids: number[], widgetId: number): Promise<NpsResponse[]> =>
  (await read(ctx, ids, widgetId)).map(toItem);

/** One page of an NPS widget's responses, newest first. @throws DocentError `not_found`. */
export async function listNps(
  ctx: Ctx,
  { widgetId, limit, offset, after, ...filters }: z.output<typeof npsResponsesInput>,
) {
  await findWidget(ctx, answeredTypes.nps.entityType, widgetId);
  const page = { limit, offset, after };
  const found = await search(ctx, { ...filters, widgetId }, page);
  return responsesOf(found, await read(ctx, found.ids), page, toItem);
}

/** All responses that the filters select, newest first, in batches. @throws DocentError `not_found` before the first batch. */
export async function* eachNps(ctx: Ctx, filters: Omit<z.output<typeof npsResponsesInput>, keyof Page>) {
  await findWidget(ctx, answeredTypes.nps.entityType, filters.widgetId);
  yield* eachOf(walk(ctx, filters), (ids) => read(ctx, ids), toItem);
}

const SCORE = companyStatement(
  'nps_score',
  `SELECT count(*) FILTER (WHERE "rating" >= 9)::int AS "promoters",
     count(*) FILTER (WHERE "rating" BETWEEN 7 AND 8)::int AS "passives",
     count(*) FILTER (WHERE "rating" <= 6)::int AS "detractors"
   FROM "NpsResponse"
   WHERE "companyId" = $1 AND "widgetId" = $2::int
     AND ($3::timestamptz IS NULL OR "createdAt" >= $3::timestamptz)
     AND ($4::timestamptz IS NULL OR "createdAt" < $4::timestamptz)
     AND ("isComplete" OR NOT $5::boolean)`,
);

/**
 * The score of the responses in a period; without dates, of all responses. `completeOnly` excludes partial responses.
 * @throws DocentError `not_found`.
 */
export async function getNpsScore(
  ctx: Ctx,
  { widgetId, completeOnly = false, ...dates }: z.output<typeof npsScoreInput>,
): Promise<NpsScore> {
  await findWidget(ctx, answeredTypes.nps.entityType, widgetId);
  const { from, until } = dateRange(dates);
  const [counts = { promoters: 0, passives: 0, detractors: 0 }] = await ctx.sql<{
    promoters: number;
    passives: number;
    detractors: number;
  }>(SCORE, widgetId, from?.toISOString() ?? null, until?.toISOString() ?? null, completeOnly);
  return toScore(counts);
}

export type NewNps = NewResponse & {
  /** A whole number from 0 to 10. */
  rating: number;
  comment?: string | undefined;
  url?: string | undefined;
  language?: string | undefined;
} & Partial<PartialCopy>;

/**
 * Stores a response, also to an archived widget, and counts it in the same transaction. A newer copy updates a partial response.
 * @throws DocentError `not_found`; `validation_error` for an invalid rating; errors of `allow`.
 */
export async function recordNps(ctx: Ctx, response: NewNps): Promise<Recorded> {
  const { widgetId, rating, comment, email, name, userId, url, language, clientId } = response;
  const { isComplete = true, revision = 0, allow } = response;
  if (!Number.isInteger(rating) || rating < 0 || rating > 10)
    throw invalid([{ path: 'rating', code: 'custom', message: 'Must be a whole number from 0 to 10.' }]);
  await findWidget(ctx, answeredTypes.nps.entityType, widgetId);
  const given = { rating, comment, email, name, userId, url, language, isComplete, revision };
  return storeResponse(ctx, answeredTypes.nps.entityType, response, async ({ createdAt, updatedAt }) => {
    const { npsResponse: responses } = ctx.db;
    const select = { id: true, widgetId: true, clientId: true };
    const { known, isFormerTaken } = await findCopies(response, (clientIds) =>
      responses.findMany({ where: { clientId: { in: clientIds } }, select }),
    );
    if (known) {
      const { id } = known;
      const where = { id, ...olderThan(response) };
      const { count } = await responses.updateMany({ where, data: { ...given, updatedAt } });
      return { id, isNew: false, completed: count > 0 && isComplete };
    }
    if (await wasDeleted(ctx, answeredTypes.nps.entityType, response, { isFormerTaken })) return DELETED;
    await allow?.();
    const data = { companyId: ctx.companyId, widgetId, ...given, createdAt, updatedAt, ...(clientId && { clientId }) };
    const { id } = await responses.create({ data, select });
    return { id, isNew: true, completed: isComplete };
  });
}
