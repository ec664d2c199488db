import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { withWarnings } from '../../../operations/wire';
import { asPublished, changeDraft } from '../../drafts/changes';
import { publishDraft } from '../../drafts/publish';
import { itemFieldsOf } from '../roadmap-items/draft';
import { type ItemId, requireSection, tagIdOf } from '../roadmap-items/save';
import { itemSubject } from '../roadmap-items/subject';
import { loadItem } from '../roadmaps/contents';
import type { RoadmapItem } from '../roadmaps/schema';
import type { publishInput, updateInput } from './schema';

/**
 * Changes the draft of an item of a public roadmap, and creates it if there is none.
 * @throws DocentError as `changeDraft`; `invalid_tag_names`; `validation_error` for a section of another roadmap
 */
export function updateItemDraft(
  ctx: Ctx,
  { roadmapId, itemId, expectedVersion, baseVersion, ...changes }: z.output<typeof updateInput>,
) {
  const subject = itemSubject(ctx, { roadmapId, itemId });
  return changeDraft(ctx, subject, { expectedVersion, baseVersion }, async (tx, before) => {
    if (changes.sectionId !== undefined) await requireSection(tx, roadmapId, changes.sectionId);
    await tagIdOf(tx, ctx.companyId, changes.tagName);
    const known = before as ReturnType<typeof itemFieldsOf>;
    return { fields: itemFieldsOf({ ...known, ...changes }, known), touched: (field) => field in changes };
  });
}

/** An item, as it is and as it would be after publishing its draft. @throws DocentError `not_found` */
export const readLiveAndDraftItem = async (ctx: Ctx, { roadmapId, itemId }: ItemId): Promise<RoadmapItem[]> => [
  await loadItem(ctx, roadmapId, itemId),
  (await asPublished(ctx, itemSubject(ctx, { roadmapId, itemId }))).item,
];

/**
 * Makes the draft of an item live, as one version. An item that moves to another section becomes the last one of it.
 * @throws DocentError as `publishDraftIn`; `validation_error` where the section is gone
 */
export async function publishItemDraft(
  ctx: Ctx,
  { roadmapId, itemId, ...options }: z.output<typeof publishInput>,
): Promise<RoadmapItem> {
  const { warnings } = await publishDraft(ctx, itemSubject(ctx, { roadmapId, itemId }), options);
  return withWarnings(await loadItem(ctx, roadmapId, itemId), warnings);
}
