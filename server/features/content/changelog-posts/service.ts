import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { draftsOnly, refusedAsPublic, requireUnpublished } from '../../../auth/drafts';
import type { CompanyTx } from '../../../database/company-db';
import { throwNotFoundIfParentMissing } from '../../../database/constraints';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { dateRange, moment, sinceWhere } from '../../../operations/dates';
import { iso, withWarnings } from '../../../operations/wire';
import { found, notFound } from '../../../platform/errors';
import { refuseStaleLive } from '../../drafts/locked';
import { requireUnscheduled } from '../../drafts/scheduled';
import { contentTables } from '../../drafts/tables';
import { requireSeparatePublish } from '../../widgets/guards';
import { getChangelog } from '../changelogs/service';
import { requireTags } from '../tags/service';
import {
  asNew,
  fields,
  lockPost,
  type PostChanges,
  type PostId,
  type PostRow,
  readPost,
  savePost,
  tagRows,
  toPost,
  toPosts,
  withDraftsAndSchedules,
} from './rows';
import type { ChangelogPost, createPostInput, listPostsInput, updatePostInput } from './schema';
import { warningsOf } from './subject';

/** The filter for posts that follow a place in the list, newest first: those with an earlier date, or the same date and a lower id. */
const listedAfter = ([moment, id]: readonly [string, number]) => {
  const date = new Date(moment);
  return { OR: [{ date: { lt: date } }, { date, id: { lt: id } }] };
};

/** One page of a changelog's posts, newest `date` first. @throws DocentError `not_found`. */
export async function listPosts(
  ctx: Ctx,
  { changelogId, limit, offset, after, ...filters }: z.output<typeof listPostsInput>,
) {
  const page = { limit, offset, after };
  const place = positionAfter(page, POSITIONS.dated);
  const { from, until } = dateRange(filters);
  const where = {
    changelogId,
    ...sinceWhere(filters),
    date: { ...(from && { gte: from }), ...(until && { lt: until }) },
  };
  const [, total, rows] = await Promise.all([
    getChangelog(ctx, changelogId),
    ctx.db.changelogPost.count({ where }),
    ctx.db.changelogPost.findMany({
      where: { AND: [where, place ? listedAfter(place) : {}] },
      select: fields,
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
      take: limit + 1,
      skip: offset,
    }),
  ]);
  const answer = pageOf(rows, total, page, { toItem: (row) => row, placeOf: ({ date, id }) => [iso(date), id] });
  return { ...answer, data: await toPosts(ctx.db, await withDraftsAndSchedules(ctx.db, answer.data)) };
}

/** A saved post, with warnings about its texts. */
const written = (post: ChangelogPost): ChangelogPost => withWarnings(post, warningsOf(post));

/** @throws DocentError `not_found`, also for a post of another changelog. */
export const getPost = (ctx: Ctx, input: PostId): Promise<ChangelogPost> => readPost(ctx.db, input);

const DRAFT_INSTEAD =
  'Change the draft of the post, which a caller with the `publish` scope can then publish: PATCH /v1/changelogs/{changelogId}/posts/{postId}/draft.';

/**
 * Locks a post for a caller that may only draft.
 * @throws DocentError `not_found`; `insufficient_scope` for a post that is published or scheduled to be published, and for a change that
 * publishes
 */
async function requireUnseenPost(
  ctx: Ctx,
  tx: CompanyTx,
  id: PostId,
  { active }: Pick<PostChanges, 'active'> = {},
): Promise<void> {
  if (!(await draftsOnly(ctx, tx))) return;
  if ((await lockPost(ctx, tx, id)).active) throw refusedAsPublic(DRAFT_INSTEAD);
  if (active) throw refusedAsPublic();
  const tables = contentTables(ctx.companyId, { postId: id.postId });
  await requireUnscheduled(tx, { noun: 'post', tables }, 'publish');
}

const PUBLISHING = 'publish_changelog_post';

/**
 * Creates a post, dated now and hidden unless the input says otherwise.
 * @throws DocentError `not_found`, `invalid_tag_names`; `insufficient_scope` for an application that would publish it at once,
 * and for a caller that may only draft
 */
export async function createPost(ctx: Ctx, input: z.output<typeof createPostInput>): Promise<ChangelogPost> {
  requireSeparatePublish(ctx, input, undefined, PUBLISHING);
  return addPost(ctx, input, {});
}

/**
 * Creates a deleted post again. If readers saw it before, its subscribers are not mailed again; if not, it keeps the time of its creation,
 * so that a draft is mailed although its date is old. An application may publish it at once, because it reverts changes in a separate call.
 * @throws DocentError `not_found`, `invalid_tag_names`; `insufficient_scope` for a caller that may only draft
 */
export const createPostAgain = (
  ctx: Ctx,
  input: z.output<typeof createPostInput>,
  { wasShown, createdAt }: { wasShown: boolean; createdAt?: Date | undefined },
): Promise<ChangelogPost> =>
  addPost(ctx, input, wasShown ? { announcedAt: new Date() } : createdAt ? { createdAt } : {});

async function addPost(
  ctx: Ctx,
  { changelogId, date, tagNames = [], ...rest }: z.output<typeof createPostInput>,
  past: { announcedAt?: Date; createdAt?: Date },
): Promise<ChangelogPost> {
  await requireUnpublished(ctx, rest);
  const { companyId } = ctx;
  const data = { ...rest, companyId, changelogId, ...past, ...(date === undefined ? {} : { date: moment(date) }) };
  if (!tagNames.length)
    return written(
      toPost(
        asNew(await throwNotFoundIfParentMissing(ctx.db.changelogPost.create({ data, select: fields }), 'Changelog')),
      ),
    );
  const post = await ctx.db.$transaction(async (tx) => {
    const created = tx.changelogPost.create({ data, select: { id: true } });
    const { id: postId } = await throwNotFoundIfParentMissing(created, 'Changelog');
    const tagIds = await requireTags(tx, companyId, tagNames);
    await tx.postTag.createMany({ data: tagRows(companyId, postId, tagIds) });
    return readPost(tx, { changelogId, postId });
  });
  return written(post);
}

type UpdateOptions = {
  /** True for an operation that applications call separately, so that it may publish. */
  isSeparate?: boolean;
};

/**
 * Changes the fields sent; `tagNames` replaces the tags.
 * @throws DocentError `not_found`, `invalid_tag_names`, `edit_conflict`; `insufficient_scope` for an application that publishes together
 * with another change, and for a post that is published or scheduled to be published if the caller may only draft
 */
export async function updatePost(
  ctx: Ctx,
  { changelogId, postId, date, tagNames, expectedVersion, ...rest }: z.output<typeof updatePostInput>,
  { isSeparate = false }: UpdateOptions = {},
): Promise<ChangelogPost> {
  const changes = { ...rest, ...(date === undefined ? {} : { date: moment(date) }) };
  const id = { changelogId, postId };
  if (!tagNames && !Object.keys(changes).length && expectedVersion === undefined) return getPost(ctx, id);
  const judge = (before: PostRow) => {
    refuseStaleLive('post', before, expectedVersion);
    if (!isSeparate) requireSeparatePublish(ctx, rest, before, PUBLISHING);
  };
  return written(await save(ctx, id, { ...changes, tagNames }, judge));
}

const save = (ctx: Ctx, id: PostId, changes: PostChanges, judge?: (before: PostRow) => void): Promise<ChangelogPost> =>
  ctx.db.$transaction(async (tx) => {
    await requireUnseenPost(ctx, tx, id, changes);
    const [post] = await toPosts(tx, [await savePost(ctx, tx, id, changes, judge)]);
    return found(post, 'Post');
  });

/** Publishes a post: readers see it from its `date` on. @throws DocentError `not_found`, also for a post of another changelog. */
export const publishPost = (ctx: Ctx, post: PostId): Promise<ChangelogPost> => save(ctx, post, { active: true });

/** Hides a post from readers from now on. @throws DocentError `not_found`, also for a post of another changelog. */
export const unpublishPost = (ctx: Ctx, post: PostId): Promise<ChangelogPost> => save(ctx, post, { active: false });

/** Deletes a post for good. @throws DocentError `not_found`, also for a post of another changelog; `insufficient_scope` as `updatePost`. */
export async function deletePost(ctx: Ctx, { changelogId, postId }: PostId): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    await requireUnseenPost(ctx, tx, { changelogId, postId });
    const { count } = await tx.changelogPost.deleteMany({ where: { id: postId, changelogId } });
    if (!count) throw notFound('Post');
  });
}
