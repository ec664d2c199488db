import { recordedDrafts } from '../../drafts/recorded';
import { postFieldsOf } from '../changelog-posts/draft';
import { POST } from '../changelog-posts/recorded';
import { postSubject } from '../changelog-posts/subject';
import { requireTags } from '../tags/service';

/** The unpublished changes of a post, as the list of changes records them. */
export const POST_CHANGES = recordedDrafts({
  kind: 'post-draft',
  path: POST.path,
  subjectOf: (ctx, { changelogId = 0, postId = 0 }) => postSubject(ctx, { changelogId, postId }),
  requireReferences: (ctx, tx, _ids, fields) => requireTags(tx, ctx.companyId, postFieldsOf(fields).tagNames),
  pageOf: POST.pageOf,
});
