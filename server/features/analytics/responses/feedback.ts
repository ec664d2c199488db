import type { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { iso, type Page } from '../../../operations/wire';
import type { FeedbackResponse, feedbackResponsesInput } from './schema';
import { eachOf, responsesOf, searchOf } from './search';
import { DELETED, findCopies, type NewResponse, type Recorded, storeResponse, wasDeleted } from './store';
import { updatedAtOf } from './updated';
import { findWidget } from './widget';

const fields = {
  id: true,
  type: true,
  optionName: true,
  emoji: true,
  message: true,
  email: true,
  name: true,
  userId: true,
  fromUrl: true,
  optionId: true,
  redactedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

const { search, walk } = searchOf(
  'FeedbackResponse',
  '"message", "optionName", "email", "name", "userId", "fromUrl"',
  '"type" = $5::text',
);

const read = (ctx: Ctx, ids: number[], widgetId?: number) =>
  ctx.db.feedbackResponse.findMany({
    where: { id: { in: ids }, ...(widgetId === undefined ? {} : { widgetId }) },
    select: fields,
  });

const toItem = (row: Awaited<ReturnType<typeof read>>[number]): FeedbackResponse => ({
  ...row,
  redactedAt: row.redactedAt && iso(row.redactedAt),
  createdAt: iso(row.createdAt),
  updatedAt: iso(updatedAtOf(row)),
});

/** Responses of a widget by their ids. */
export const readFeedback = async (ctx: Ctx, ids: number[], widgetId: number): Promise<FeedbackResponse[]> =>
  (await read(ctx, ids, widgetId)).map(toItem);

/** One page of a feedback widget's responses, newest first. @throws DocentError `not_found`. */
export async function listFeedback(
  ctx: Ctx,
  { widgetId, type, limit, offset, after, ...filters }: z.output<typeof feedbackResponsesInput>,
) {
  await findWidget(ctx, answeredTypes.feedback.entityType, widgetId);
  const page = { limit, offset, after };
  const found = await search(ctx, { ...filters, widgetId, group: type }, page);
  return responsesOf(found, await read(ctx, found.ids), page, toItem);
}

/** All responses that the filters select, newest first, in batches. @throws DocentError `not_found` before the first batch. */
export async function* eachFeedback(
  ctx: Ctx,
  { type, ...filters }: Omit<z.output<typeof feedbackResponsesInput>, keyof Page>,
) {
  await findWidget(ctx, answeredTypes.feedback.entityType, filters.widgetId);
  yield* eachOf(walk(ctx, { ...filters, group: type }), (ids) => read(ctx, ids), toItem);
}

export type NewFeedback = NewResponse & {
  /** The id of the option chosen; its type, name and emoji are copied. */
  optionId?: string | undefined;
  message?: string | undefined;
  fromUrl?: string | undefined;
};

type Option = { id: string; name: string; emoji?: string; type?: string };

const REMOVED_OPTION = companyStatement(
  'feedback_removed_option',
  `SELECT o AS "stored" FROM "WidgetVersion" v CROSS JOIN LATERAL jsonb_array_elements(
     CASE WHEN jsonb_typeof(v."snapshot" -> 'content' -> 'options') = 'array'
       THEN v."snapshot" -> 'content' -> 'options' ELSE '[]'::jsonb END) o
   WHERE v."companyId" = $1::int AND v."widgetId" = $2::int AND o ->> 'id' = $3::text
   ORDER BY v."number" DESC LIMIT 1`,
);

/** The option that a person chose, in its last form if it was removed after the widget was shown. */
async function optionOf(ctx: Ctx, { widgetId, optionId }: NewFeedback, options: Option[]): Promise<Option | undefined> {
  const offered = options.find(({ id }) => id === optionId);
  if (offered || optionId === undefined) return offered;
  const [removed] = await ctx.sql<{ stored: Option }>(REMOVED_OPTION, widgetId, optionId);
  return removed?.stored;
}

/**
 * Stores a response, also to an archived widget, with the current text of its option, or the last one of a removed option, and counts it in
 * the same transaction.
 * @throws DocentError `not_found`.
 */
export async function recordFeedback(ctx: Ctx, response: NewFeedback): Promise<Recorded> {
  const { widgetId, message, email, name, userId, fromUrl, clientId } = response;
  const { content } = await findWidget(ctx, answeredTypes.feedback.entityType, widgetId);
  const { options = [] } = content as { options?: Option[] };
  const option = await optionOf(ctx, response, options);
  const chosen = { type: option?.type ?? 'other', optionName: option?.name ?? null, emoji: option?.emoji ?? null };
  const chosenId = option?.id ?? null;
  return storeResponse(ctx, answeredTypes.feedback.entityType, { ...response, url: fromUrl }, async (times) => {
    const { feedbackResponse: responses } = ctx.db;
    const select = { id: true, widgetId: true, clientId: true };
    const { known, isFormerTaken } = await findCopies(response, (clientIds) =>
      responses.findMany({ where: { clientId: { in: clientIds } }, select }),
    );
    if (known) return { id: known.id, isNew: false, completed: false };
    if (await wasDeleted(ctx, answeredTypes.feedback.entityType, response, { isFormerTaken })) return DELETED;
    const data = {
      companyId: ctx.companyId,
      widgetId,
      optionId: chosenId,
      ...chosen,
      message,
      email,
      name,
      userId,
      fromUrl,
      ...times,
    };
    const { id } = await responses.create({ data: { ...data, ...(clientId && { clientId }) }, select });
    return { id, isNew: true, completed: true };
  });
}
