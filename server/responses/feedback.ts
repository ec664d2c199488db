import type { z } from 'zod';
import type { Ctx } from '../identity/context';
import { iso, type Page } from '../operation/wire';
import { once } from './once';
import type { FeedbackResponse, feedbackResponsesInput } from './schema';
import { eachOf, responsesOf, searchOf } from './search';
import { requireWidget } from './widget';

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
  createdAt: true,
} as const;

const { search, walk } = searchOf(
  'FeedbackResponse',
  '"message", "optionName", "email", "name", "fromUrl"',
  '"type" = $5::text',
);

const read = (ctx: Ctx, ids: number[]) =>
  ctx.db.feedbackResponse.findMany({ where: { id: { in: ids } }, select: fields });

const toItem = (row: Awaited<ReturnType<typeof read>>[number]): FeedbackResponse => ({
  ...row,
  createdAt: iso(row.createdAt),
});

/** One page of a feedback widget's responses, newest first. @throws DocentError `not_found`. */
export async function listFeedback(
  ctx: Ctx,
  { widgetId, type, limit, offset, after, ...filters }: z.output<typeof feedbackResponsesInput>,
) {
  await requireWidget(ctx, 'feedbackWidget', widgetId);
  const page = { limit, offset, after };
  const found = await search(ctx, { ...filters, widgetId, group: type }, page);
  return responsesOf(found, await read(ctx, found.ids), page, toItem);
}

/** All that a list would page through, newest first, some at a time. @throws DocentError `not_found` with the first. */
export async function* eachFeedback(
  ctx: Ctx,
  { type, ...filters }: Omit<z.output<typeof feedbackResponsesInput>, keyof Page>,
) {
  await requireWidget(ctx, 'feedbackWidget', filters.widgetId);
  yield* eachOf(walk(ctx, { ...filters, group: type }), (ids) => read(ctx, ids), toItem);
}

export type NewFeedback = {
  widgetId: number;
  /** The id of the option chosen; its type, name and emoji are copied. */
  optionId?: string;
  message?: string;
  email?: string;
  name?: string;
  userId?: string;
  fromUrl?: string;
  createdAt?: Date;
  /** Made by the browser: the same response sent again is stored once. */
  clientId?: string;
};

type Option = { id: string; name: string; emoji?: string; type?: string };

/** Stores a response with what its option says at this moment. @throws DocentError `not_found`. @returns its id. */
export async function recordFeedback(ctx: Ctx, { widgetId, optionId, ...given }: NewFeedback): Promise<number> {
  const { options = [] } = (await requireWidget(ctx, 'feedbackWidget', widgetId)) as { options?: Option[] };
  const option = options.find(({ id }) => id === optionId);
  const chosen = { type: option?.type ?? 'other', optionName: option?.name ?? null, emoji: option?.emoji ?? null };
  const { feedbackResponse: responses } = ctx.db;
  const select = { id: true };
  const { id } = await once(
    responses.create({ data: { companyId: ctx.companyId, widgetId, ...chosen, ...given }, select }),
    () => responses.findFirst({ where: { clientId: given.clientId ?? null }, select }),
  );
  return id;
}
