import { createHash } from 'node:crypto';
import { z } from 'zod';
import { answeredTypes } from '../../../../widgets/contract/answered-types';
import { newEntryId } from '../../../../widgets/contract/entry-id';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { definitions } from '../../../../widgets/generated/definitions';
import { beginningOf } from '../../../../widgets/targeting/beginning';
import type { Ctx } from '../../../auth/context';
import { found, notFound } from '../../../platform/errors';
import { recordFeedback } from '../../analytics/responses/feedback';
import { requireWidget } from '../../analytics/responses/widget';
import { createWidget } from '../../widgets/service';
import { requireRoomForIdea } from './idea-bounds';

const TYPE = answeredTypes.feedback.entityType;
const IDEA = { name: 'Idea', emoji: '💡', type: 'idea' };
const MAX_DETAILS_LENGTH = 5_000;

/** The input of an idea. Texts are trimmed, and empty ones removed. */
export const ideaInput = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, 'Say in a few words what it is about.')
    .max(LENGTHS.name, 'Use at most 200 characters.'),
  details: z.string().trim().max(MAX_DETAILS_LENGTH, 'Use at most 5,000 characters.').optional(),
  email: z
    .union([z.literal('').transform(() => undefined), z.email('This is no email address.').max(LENGTHS.email)])
    .optional(),
});

export type Idea = z.output<typeof ideaInput>;

/** The feedback widget that the ideas of a roadmap belong to. The first idea creates it, as a draft. */
function ideasWidget(ctx: Ctx, roadmapId: number): Promise<number> {
  const where = { id: roadmapId };
  return ctx.inTransaction(async () => {
    // The write locks the roadmap, so that of two concurrent first ideas only one creates the widget.
    const { count } = await ctx.db.roadmap.updateMany({
      where: { ...where, active: true, takesIdeas: true },
      data: { takesIdeas: true },
    });
    const row = count ? await ctx.db.roadmap.findFirst({ where, select: { name: true, ideasWidgetId: true } }) : null;
    const { name, ideasWidgetId } = found(row, 'Roadmap');
    const known =
      ideasWidgetId !== null &&
      (await ctx.db.widget.findFirst({
        where: { id: ideasWidgetId, type: TYPE, archivedAt: null },
        select: { id: true },
      }));
    if (known) return known.id;
    const input = { name: beginningOf(`Ideas: ${name}`, LENGTHS.name), options: [{ id: newEntryId(), ...IDEA }] };
    const { id } = await createWidget(ctx, definitions[TYPE], input);
    if (typeof id !== 'number') throw notFound('Widget');
    await ctx.db.roadmap.updateMany({ where, data: { ideasWidgetId: id } });
    return id;
  });
}

/**
 * Stores an idea as a feedback response, which is counted like other responses of the widget. Its type is `idea` as long as the widget has
 * an option of that type. An idea that the same person sends again is stored once.
 * @param about `sender`: who sends it, as far as that is known; `url`: the address of the page
 * @throws DocentError `not_found` for a roadmap that takes no ideas; `rate_limit_exceeded` if it got many in the last hour
 */
export async function submitIdea(
  ctx: Ctx,
  roadmapId: number,
  { title, details, email }: Idea,
  { sender, url }: { sender: string; url: string },
): Promise<void> {
  const widgetId = await ideasWidget(ctx, roadmapId);
  await requireRoomForIdea(ctx, widgetId);
  const { content } = await requireWidget(ctx, TYPE, widgetId);
  const { options = [] } = content as { options?: { id: string; type?: string }[] };
  const option = options.find(({ type }) => type === IDEA.type);
  const message = details ? `${title}\n\n${details}` : title;
  const clientId = `idea:${createHash('sha256')
    .update(JSON.stringify([roadmapId, sender, message]))
    .digest('base64url')}`;
  await recordFeedback(ctx, {
    clientId,
    widgetId,
    message,
    // As with votes, the browser script cannot create such an id.
    who: { anonymousId: `page:${sender}` },
    fromUrl: beginningOf(url, LENGTHS.url),
    ...(option ? { optionId: option.id } : {}),
    ...(email ? { email } : {}),
  });
}
