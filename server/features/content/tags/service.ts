import type { z } from 'zod';
import { nearest } from '../../../../widgets/validation/nearest';
import { nameWarnings } from '../../../../widgets/validation/warnings';
import type { Ctx } from '../../../auth/context';
import { draftsOnly, requireUnpublished } from '../../../auth/drafts';
import type { CompanyTx } from '../../../database/company-db';
import { companyStatement } from '../../../database/company-statement';
import { throwConflictIfDuplicate } from '../../../database/constraints';
import { listNewest, type NewestInput } from '../../../operations/newest';
import { withWarnings } from '../../../operations/wire';
import { DocentError, found, notFound } from '../../../platform/errors';
import type { createTagInput, Tag, updateTagInput } from './schema';

const TAKEN = 'A tag of this name exists already.';

const fields = { id: true, name: true, backgroundColor: true, textColor: true } as const;

/** One page of the company's tags, newest first. */
export const listTags = (ctx: Ctx, input: NewestInput) =>
  listNewest(
    input,
    (matching) => ctx.db.tag.count(matching),
    (order) => ctx.db.tag.findMany({ select: { ...fields, createdAt: true }, ...order }),
    ({ createdAt: _, ...row }): Tag => row,
  );

/** @throws DocentError `conflict` when the name is taken. */
export async function createTag(ctx: Ctx, input: z.output<typeof createTagInput>): Promise<Tag> {
  const data = { ...input, companyId: ctx.companyId };
  const tag = await throwConflictIfDuplicate(ctx.db.tag.create({ data, select: fields }), TAKEN);
  return withWarnings(tag, nameWarnings(tag.name));
}

/** @throws DocentError `not_found`. */
export async function getTag(ctx: Ctx, id: number): Promise<Tag> {
  return found(await ctx.db.tag.findFirst({ where: { id }, select: fields }), 'Tag');
}

const SHOWN = companyStatement(
  'tag_shown',
  `SELECT EXISTS (SELECT FROM "PostTag" pt
       JOIN "ChangelogPost" p ON p."companyId" = $1::int AND p."id" = pt."postId"
       WHERE pt."companyId" = $1::int AND pt."tagId" = $2::int AND p."active")
     OR EXISTS (SELECT FROM "RoadmapItem" i
       JOIN "RoadmapSection" s ON s."companyId" = $1::int AND s."id" = i."sectionId"
       JOIN "Roadmap" r ON r."companyId" = $1::int AND r."id" = s."roadmapId"
       WHERE i."companyId" = $1::int AND i."tagId" = $2::int AND r."active")
     OR EXISTS (SELECT FROM "PostTag" pt
       JOIN "ContentSchedule" s ON s."companyId" = $1::int AND s."postId" = pt."postId" AND s."state" = 'pending' AND s."action" = 'publish'
       WHERE pt."companyId" = $1::int AND pt."tagId" = $2::int)
     OR EXISTS (SELECT FROM "ContentSchedule" s
       JOIN "ContentDraft" d ON d."companyId" = $1::int AND (d."postId" = s."postId" OR d."itemId" = s."itemId")
       WHERE s."companyId" = $1::int AND s."state" = 'pending' AND s."action" = 'publish-changes'
         AND (d."snapshot" -> 'tagIds' @> to_jsonb($2::int) OR d."snapshot" -> 'tagId' = to_jsonb($2::int))) AS "active"`,
);

/** @throws DocentError `insufficient_scope` for a caller that may only draft, if content has the tag that is public or scheduled to be */
async function requireUnseenTag(ctx: Ctx, tagId: number): Promise<void> {
  if (!(await draftsOnly(ctx))) return;
  const [shown] = await ctx.sql<{ active: boolean }>(SHOWN, tagId);
  await requireUnpublished(ctx, shown ?? null);
}

/**
 * Changes the fields sent.
 * @throws DocentError `not_found`, `conflict` when the name is taken; `insufficient_scope` for a caller that may only draft, if
 * content has the tag that is public or scheduled to be
 */
export async function updateTag(ctx: Ctx, { tagId, ...changes }: z.output<typeof updateTagInput>): Promise<Tag> {
  if (!Object.keys(changes).length) return getTag(ctx, tagId);
  await requireUnseenTag(ctx, tagId);
  const where = { id: tagId };
  const [tag] = await throwConflictIfDuplicate(
    ctx.db.tag.updateManyAndReturn({ where, data: changes, select: fields }),
    TAKEN,
  );
  const changed = found(tag, 'Tag');
  return withWarnings(changed, nameWarnings(changed.name));
}

/** Locks a tag until the transaction ends: no post or item gets it meanwhile. */
export const lockTag = (tx: CompanyTx, companyId: number, tagId: number): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM "Tag" WHERE "companyId" = ${companyId} AND "id" = ${tagId} FOR UPDATE`;

/** Deletes a tag and takes it off every post and roadmap item. @throws DocentError `not_found`; `insufficient_scope` as `updateTag`. */
export async function deleteTag(ctx: Ctx, tagId: number): Promise<void> {
  await requireUnseenTag(ctx, tagId);
  const { companyId } = ctx;
  await ctx.db.$transaction(async (tx) => {
    await lockTag(tx, companyId, tagId);
    // Raw SQL keeps `updatedAt` of the items: losing a tag does not count as an update.
    await tx.$executeRaw`
      UPDATE "RoadmapItem" SET "tagId" = NULL WHERE "companyId" = ${companyId} AND "tagId" = ${tagId}`;
    const { count } = await tx.tag.deleteMany({ where: { id: tagId } });
    if (!count) throw notFound('Tag');
  });
}

/** Maximum tags of the company that are compared with an unknown name. */
const MAX_COMPARED_TAGS = 200;
/** Maximum names in the message; `details.missing` has all. */
const MAX_LISTED_TAGS = 10;

function unknownTags(missing: string[], tags: { name: string }[]): DocentError {
  const known = tags.map(({ name }) => name);
  const listed = missing.slice(0, MAX_LISTED_TAGS).map((name) => {
    const near = nearest(name, known);
    return near ? `${name} (did you mean ${near}?)` : name;
  });
  const more = missing.length - listed.length;
  return new DocentError(
    'invalid_tag_names',
    `Unknown tag names: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}. GET /v1/tags lists the tags that exist.`,
    { missing },
  );
}

/**
 * The ids of the tags with these names. Locks the tags until the transaction ends, so that none is deleted or renamed meanwhile.
 * @throws DocentError `invalid_tag_names` whose `details.missing` holds every unknown name once, in the order sent.
 */
export async function requireTags(tx: CompanyTx, companyId: number, names: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(names)];
  if (!wanted.length) return [];
  const tags = await tx.$queryRaw<{ id: number; name: string }[]>`
    SELECT "id", "name" FROM "Tag" WHERE "companyId" = ${companyId} AND "name" = ANY(${wanted})
    ORDER BY "id" FOR KEY SHARE`;
  const known = new Set(tags.map((tag) => tag.name));
  const missing = wanted.filter((name) => !known.has(name));
  if (missing.length)
    throw unknownTags(missing, await tx.tag.findMany({ select: { name: true }, take: MAX_COMPARED_TAGS }));
  return tags.map((tag) => tag.id);
}
