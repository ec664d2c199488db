import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { moment } from '../../../operations/dates';
import { iso, withWarnings } from '../../../operations/wire';
import { asPublished, changeDraft } from '../../drafts/changes';
import { publishDraft } from '../../drafts/publish';
import { postFieldsOf } from '../changelog-posts/draft';
import type { PostId } from '../changelog-posts/rows';
import type { ChangelogPost } from '../changelog-posts/schema';
import { getPost } from '../changelog-posts/service';
import { postSubject } from '../changelog-posts/subject';
import { tagsById } from '../tags/lookup';
import { requireTags } from '../tags/service';
import type { publishInput, updateInput } from './schema';

/**
 * Changes the draft of a published post, and creates it if there is none.
 * @throws DocentError as `changeDraft`; `invalid_tag_names`
 */
export function updatePostDraft(
  ctx: Ctx,
  { changelogId, postId, expectedVersion, baseVersion, date, tagNames, ...rest }: z.output<typeof updateInput>,
) {
  const subject = postSubject(ctx, { changelogId, postId });
  return changeDraft(ctx, subject, { expectedVersion, baseVersion }, async (tx, before) => {
    const changes: Record<string, unknown> = { ...rest };
    if (date !== undefined) changes.date = iso(moment(date));
    if (tagNames) {
      const ids = await requireTags(tx, ctx.companyId, tagNames);
      const tags = await tagsById(tx, ids);
      changes.tagNames = ids.flatMap((id) => tags.get(id)?.name ?? []);
    }
    return { fields: postFieldsOf({ ...before, ...changes }), touched: (field) => field in changes };
  });
}

/** A published post, as it is and as it would be after publishing its draft. @throws DocentError `not_found` */
export const readLiveAndDraftPost = async (ctx: Ctx, id: PostId): Promise<ChangelogPost[]> => [
  await getPost(ctx, id),
  (await asPublished(ctx, postSubject(ctx, id))).post,
];

/** Makes the draft of a post live, as one version. @throws DocentError as `publishDraftIn`; `invalid_tag_names` */
export async function publishPostDraft(
  ctx: Ctx,
  { changelogId, postId, ...options }: z.output<typeof publishInput>,
): Promise<ChangelogPost> {
  const { warnings } = await publishDraft(ctx, postSubject(ctx, { changelogId, postId }), options);
  return withWarnings(await getPost(ctx, { changelogId, postId }), warnings);
}
