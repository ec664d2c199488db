import type { z } from 'zod';
import { toldOf } from '../../widgets/warning';
import { getChangelog } from '../changelogs/service';
import type { CompanyTx } from '../database/company-db';
import { orParentNotFound } from '../database/constraints';
import type { Ctx } from '../identity/context';
import { draftsOnly, requireUnseen } from '../identity/drafts';
import { found, notFound } from '../kernel/errors';
import { PLACES, pageOf, placeAfter } from '../operation/cursor';
import { dateRange, moment, sinceWhere } from '../operation/dates';
import { iso, withWarnings } from '../operation/wire';
import type { Tag } from '../tags/schema';
import { requireTags } from '../tags/service';
import { requireOwnAct } from '../widgets/guards';
import { htmlWarnings, placeholderWarnings } from '../widgets/text-warnings';
import type { ChangelogPost, createPostInput, listPostsInput, updatePostInput } from './schema';

const fields = {
  id: true,
  title: true,
  description: true,
  date: true,
  active: true,
  tags: {
    select: { tag: { select: { id: true, name: true, backgroundColor: true, textColor: true } } },
    orderBy: { tagId: 'asc' },
  },
} as const;

// Prisma reads posts, links and tags one after the other: a tag that is deleted in between is null.
type Row = Omit<ChangelogPost, 'date' | 'tags'> & { date: Date; tags: { tag: Tag | null }[] };

const toPost = (row: Row): ChangelogPost => ({
  ...row,
  date: iso(row.date),
  tags: row.tags.flatMap(({ tag }) => tag ?? []),
});

const tagRows = (companyId: number, postId: number, tagIds: number[]) =>
  tagIds.map((tagId) => ({ companyId, postId, tagId }));

const datedAfter = ([moment, id]: readonly [string, number]) => {
  const date = new Date(moment);
  return { OR: [{ date: { lt: date } }, { date, id: { lt: id } }] };
};

/** One page of a changelog's posts, newest `date` first. @throws DocentError `not_found`. */
export async function listPosts(
  ctx: Ctx,
  { changelogId, limit, offset, after, ...filters }: z.output<typeof listPostsInput>,
) {
  const page = { limit, offset, after };
  const place = placeAfter(page, PLACES.dated);
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
      where: { AND: [where, place ? datedAfter(place) : {}] },
      select: fields,
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
      take: limit + 1,
      skip: offset,
    }),
  ]);
  return pageOf(rows, total, page, { toItem: toPost, placeOf: ({ date, id }) => [iso(date), id] });
}

/** A post that was just written, with what is odd about its texts. */
const written = (post: ChangelogPost): ChangelogPost =>
  withWarnings(
    post,
    toldOf([...placeholderWarnings('title', post.title), ...htmlWarnings('description', post.description ?? '')]),
  );

type PostId = { changelogId: number; postId: number };

const readPost = async (db: Pick<CompanyTx, 'changelogPost'>, { changelogId, postId }: PostId) =>
  toPost(found(await db.changelogPost.findFirst({ where: { id: postId, changelogId }, select: fields }), 'Post'));

/** @throws DocentError `not_found`, also for a post of another changelog. */
export const getPost = (ctx: Ctx, input: PostId): Promise<ChangelogPost> => readPost(ctx.db, input);

/** @throws DocentError `insufficient_scope` for a caller that may only draft, of a post that is published */
async function requireUnseenPost(ctx: Ctx, { changelogId, postId }: PostId): Promise<void> {
  if (!(await draftsOnly(ctx))) return;
  await requireUnseen(
    ctx,
    await ctx.db.changelogPost.findFirst({ where: { id: postId, changelogId }, select: { active: true } }),
  );
}

const PUBLISHING = 'publish_changelog_post';

/**
 * Creates a post, dated now and hidden unless the input says otherwise.
 * @throws DocentError `not_found`, `invalid_tag_names`; `insufficient_scope` for an application that would publish it at once,
 * and for a caller that may only draft
 */
export async function createPost(
  ctx: Ctx,
  { changelogId, date, tagNames = [], ...rest }: z.output<typeof createPostInput>,
): Promise<ChangelogPost> {
  requireOwnAct(ctx, rest, PUBLISHING);
  await requireUnseen(ctx, rest);
  const { companyId } = ctx;
  const data = { ...rest, companyId, changelogId, ...(date === undefined ? {} : { date: moment(date) }) };
  if (!tagNames.length)
    return written(toPost(await orParentNotFound(ctx.db.changelogPost.create({ data, select: fields }), 'Changelog')));
  const post = await ctx.db.$transaction(async (tx) => {
    const created = tx.changelogPost.create({ data, select: { id: true } });
    const { id: postId } = await orParentNotFound(created, 'Changelog');
    const tagIds = await requireTags(tx, companyId, tagNames);
    await tx.postTag.createMany({ data: tagRows(companyId, postId, tagIds) });
    return readPost(tx, { changelogId, postId });
  });
  return written(post);
}

/**
 * Changes the fields sent; `tagNames` replaces the tags.
 * @throws DocentError `not_found`, `invalid_tag_names`; `insufficient_scope` for an application that would publish it beside,
 * or changes what is published and may only draft
 */
export async function updatePost(
  ctx: Ctx,
  { changelogId, postId, date, tagNames, ...rest }: z.output<typeof updatePostInput>,
): Promise<ChangelogPost> {
  requireOwnAct(ctx, rest, PUBLISHING);
  await requireUnseen(ctx, rest);
  const { companyId } = ctx;
  await requireUnseenPost(ctx, { changelogId, postId });
  const changes = { ...rest, ...(date === undefined ? {} : { date: moment(date) }) };
  const where = { id: postId, changelogId };
  if (!tagNames) {
    if (!Object.keys(changes).length) return getPost(ctx, { changelogId, postId });
    const { count } = await ctx.db.changelogPost.updateMany({ where, data: changes });
    if (!count) throw notFound('Post');
    return written(await getPost(ctx, { changelogId, postId }));
  }
  const post = await ctx.db.$transaction(async (tx) => {
    // Also without other changes: the write locks the post, so that two replacements of its tags follow each other.
    const { count } = await tx.changelogPost.updateMany({ where, data: { ...changes, updatedAt: new Date() } });
    if (!count) throw notFound('Post');
    const tagIds = await requireTags(tx, companyId, tagNames);
    await tx.postTag.deleteMany({ where: { postId } });
    if (tagIds.length) await tx.postTag.createMany({ data: tagRows(companyId, postId, tagIds) });
    return readPost(tx, { changelogId, postId });
  });
  return written(post);
}

async function setActive(ctx: Ctx, { changelogId, postId }: PostId, active: boolean): Promise<ChangelogPost> {
  const where = { id: postId, changelogId };
  const { count } = await ctx.db.changelogPost.updateMany({ where, data: { active } });
  if (!count) throw notFound('Post');
  return getPost(ctx, { changelogId, postId });
}

/** Shows a post to readers from now on. @throws DocentError `not_found`, also for a post of another changelog. */
export const publishPost = (ctx: Ctx, post: PostId): Promise<ChangelogPost> => setActive(ctx, post, true);

/** Hides a post from readers from now on. @throws DocentError `not_found`, also for a post of another changelog. */
export const unpublishPost = (ctx: Ctx, post: PostId): Promise<ChangelogPost> => setActive(ctx, post, false);

/** Deletes a post for good. @throws DocentError `not_found`, also for a post of another changelog; `insufficient_scope` as `updatePost`. */
export async function deletePost(ctx: Ctx, { changelogId, postId }: PostId): Promise<void> {
  await requireUnseenPost(ctx, { changelogId, postId });
  const { count } = await ctx.db.changelogPost.deleteMany({ where: { id: postId, changelogId } });
  if (!count) throw notFound('Post');
}
