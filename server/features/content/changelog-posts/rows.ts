import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { iso } from '../../../operations/wire';
import { found, notFound } from '../../../platform/errors';
import { clearEqualDraft } from '../../drafts/locked';
import type { Action } from '../../drafts/schema';
import { contentTables, type OwnedRow } from '../../drafts/tables';
import { toPlanned, toSummary } from '../../drafts/wire';
import { tagsById } from '../tags/lookup';
import type { Tag } from '../tags/schema';
import { requireTags } from '../tags/service';
import { comparePost, type Snapshots, tagIdsOf } from './draft';
import type { ChangelogPost } from './schema';

const tag = { select: { id: true, name: true, backgroundColor: true, textColor: true } } as const;

/** The columns of a post that are read, with its tags. */
export const fields = {
  id: true,
  title: true,
  description: true,
  date: true,
  active: true,
  version: true,
  updatedAt: true,
  tags: { select: { tag }, orderBy: { tagId: 'asc' } },
} as const;

type Reading = CompanyTx | Ctx['db'];

type PlanRow = { id: number; action: string; at: Date; actorName: string };

/**
 * A stored post with its tags, without its draft and schedule. Prisma reads posts, links and tags one after the other: a tag that is
 * deleted in between is null.
 */
type BareRow = Pick<ChangelogPost, 'id' | 'title' | 'description' | 'active' | 'version'> & {
  date: Date;
  updatedAt: Date;
  tags: { tag: Tag | null }[];
};

/** A stored post with its draft and its scheduled actions. */
export type PostRow = BareRow & { draft: OwnedRow | null; schedule: PlanRow[] };

/** Adds drafts and scheduled actions to posts, in sequential queries, since a transaction runs one at a time. */
export async function withDraftsAndSchedules(db: Reading, rows: readonly BareRow[]): Promise<PostRow[]> {
  const postId = { in: rows.map(({ id }) => id) };
  const drafts = await db.contentDraft.findMany({ where: { postId } });
  const plans = await db.contentSchedule.findMany({ where: { postId, state: 'pending' }, orderBy: { at: 'asc' } });
  const draftsOf = new Map(drafts.map((draft) => [draft.postId, draft]));
  return rows.map((row) => ({
    ...row,
    draft: draftsOf.get(row.id) ?? null,
    schedule: plans.filter((plan) => plan.postId === row.id),
  }));
}

/** A post that was just created has neither draft nor plans. */
export const asNew = (row: BareRow): PostRow => ({ ...row, draft: null, schedule: [] });

/** A post in the form of the API. @param tags the tags of its draft */
export const toPost = (row: PostRow, tags: ReadonlyMap<number, Tag> = new Map()): ChangelogPost => ({
  id: row.id,
  title: row.title,
  description: row.description,
  date: iso(row.date),
  active: row.active,
  version: row.version,
  tags: row.tags.flatMap(({ tag }) => tag ?? []),
  draft: toSummary(row.draft, comparePost(row, row.draft, tags)),
  schedule: row.schedule.map((plan) => toPlanned({ ...plan, action: plan.action as Action })),
});

/** Posts in the form of the API. The tags of their drafts are read with one query. */
export async function toPosts(db: Reading, rows: readonly PostRow[]): Promise<ChangelogPost[]> {
  const tags = await tagsById(
    db,
    rows.flatMap(({ draft }) => tagIdsOf(draft)),
  );
  return rows.map((row) => toPost(row, tags));
}

export type PostId = { changelogId: number; postId: number };

/** @throws DocentError `not_found`, also for a post of another changelog. */
export async function findPost(db: Reading, { changelogId, postId }: PostId): Promise<PostRow> {
  const row = await db.changelogPost.findFirst({ where: { id: postId, changelogId }, select: fields });
  const [post] = await withDraftsAndSchedules(db, [found(row, 'Post')]);
  return found(post, 'Post');
}

/** @throws DocentError `not_found`, also for a post of another changelog. */
export async function readPost(db: Reading, id: PostId): Promise<ChangelogPost> {
  const row = await findPost(db, id);
  return toPost(row, await tagsById(db, tagIdsOf(row.draft)));
}

/** The links of a post to its tags. */
export const tagRows = (companyId: number, postId: number, tagIds: number[]) =>
  tagIds.map((tagId) => ({ companyId, postId, tagId }));

/** Compares a draft with the published post. */
export const compareInDb = async (db: Reading, row: PostRow, draft: Snapshots | null) =>
  comparePost(row, draft, await tagsById(db, tagIdsOf(draft)));

/** The changes of a post. Without `tagNames`, its tags are kept. */
export type PostChanges = {
  title?: string | undefined;
  description?: string | null | undefined;
  date?: Date | undefined;
  active?: boolean | undefined;
  tagNames?: readonly string[] | undefined;
};

/** @throws DocentError `not_found`, also for a post of another changelog. */
export async function lockPost({ companyId }: Ctx, tx: CompanyTx, { changelogId, postId }: PostId): Promise<PostRow> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "ChangelogPost" WHERE "companyId" = ${companyId} AND "id" = ${postId}
      AND "changelogId" = ${changelogId} FOR UPDATE`;
  if (!rows.length) throw notFound('Post');
  return findPost(tx, { changelogId, postId });
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const [ofOne, ofOther] = [new Set(one), new Set(other)];
  return ofOne.size === ofOther.size && [...ofOne].every((name) => ofOther.has(name));
};

/**
 * Saves changes of a post as its next version, and clears a draft that now equals the post. Without a difference, no version is created.
 * @param judge throws the error for a change that the stored post does not allow
 * @throws DocentError `not_found`, `invalid_tag_names`
 */
export async function savePost(
  ctx: Ctx,
  tx: CompanyTx,
  id: PostId,
  changes: PostChanges,
  judge?: (before: PostRow) => void,
): Promise<PostRow> {
  const { companyId } = ctx;
  const { postId } = id;
  const { tagNames, ...own } = changes;
  const before = await lockPost(ctx, tx, id);
  judge?.(before);
  const tagIds = tagNames && (await requireTags(tx, companyId, tagNames));
  const namesBefore = before.tags.flatMap(({ tag }) => tag?.name ?? []);
  const isRetagged = tagNames !== undefined && !isSameSet(tagNames, namesBefore);
  if (!isRetagged && isDeepStrictEqual({ ...before, ...own }, before)) return before;
  await tx.changelogPost.updateMany({ where: { id: postId }, data: { ...own, version: { increment: 1 } } });
  if (isRetagged) {
    await tx.postTag.deleteMany({ where: { postId } });
    if (tagIds?.length) await tx.postTag.createMany({ data: tagRows(companyId, postId, tagIds) });
  }
  const saved = await findPost(tx, id);
  if (!saved.active || !saved.draft?.snapshot) return saved;
  const subject = { tables: contentTables(companyId, { postId }), compare: compareInDb };
  await clearEqualDraft(subject, tx, saved);
  return findPost(tx, id);
}
