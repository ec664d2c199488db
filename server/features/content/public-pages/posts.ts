import type { Ctx } from '../../../auth/context';
import { matchesPattern, patternInAnyCase } from '../../../database/any-case';
import { companyStatement } from '../../../database/company-statement';
import { sanitized } from '../../widgets/sanitize';
import { type PublishedTag, publishTag } from '../tags/published';

/** A post as a public page shows it; `html` is sanitized. */
export type PublicPost = {
  id: number;
  title: string;
  html: string;
  date: Date;
  updatedAt: Date;
  tags: PublishedTag[];
};

export type PostFilter = { tag?: string | undefined; query?: string | undefined; offset?: number; limit: number };

const FIELDS = `p."id", p."title", p."description", p."date", p."updatedAt",
  (SELECT json_agg(json_build_object('name', t."name", 'color', t."backgroundColor", 'textColor', t."textColor") ORDER BY t."id")
   FROM "PostTag" pt JOIN "Tag" t ON t."companyId" = $1::int AND t."id" = pt."tagId"
   WHERE pt."companyId" = $1::int AND pt."postId" = p."id") AS "tags"`;
const VISIBLE = `p."companyId" = $1::int AND p."changelogId" = $2::int AND p."active" AND p."date" <= now()`;
// The visible text: consecutive tags and spaces become one space.
const PLAIN_TEXT = `replace(regexp_replace(p."description", '(\\s|&nbsp;|<[^>]*>)+', ' ', 'g'), '&amp;', '&')`;

/** `$3` a tag's name, `$4` a pattern that a post has to match, `$5` the limit, `$6` the offset. */
const POSTS = companyStatement(
  'public_posts',
  `SELECT ${FIELDS}, (count(*) OVER ())::int AS "total" FROM "ChangelogPost" p
   WHERE ${VISIBLE}
     AND ($3::text IS NULL OR EXISTS (
       SELECT 1 FROM "PostTag" f JOIN "Tag" n ON n."companyId" = $1::int AND n."id" = f."tagId"
       WHERE f."companyId" = $1::int AND f."postId" = p."id" AND n."name" = $3::text))
     AND ($4::text IS NULL OR ${matchesPattern('p."title"', '$4')} OR ${matchesPattern(PLAIN_TEXT, '$4')})
   ORDER BY p."date" DESC, p."id" DESC LIMIT $5::int OFFSET $6::int`,
);

/** The post `$3`. */
const POST = companyStatement(
  'public_post',
  `SELECT ${FIELDS} FROM "ChangelogPost" p WHERE ${VISIBLE} AND p."id" = $3::int`,
);

/** The tags of the posts that readers see. */
const TAGS = companyStatement(
  'public_post_tags',
  `SELECT t."name", t."backgroundColor" AS "color", t."textColor" FROM "Tag" t WHERE t."companyId" = $1::int AND t."id" IN (
     SELECT pt."tagId" FROM "PostTag" pt JOIN "ChangelogPost" p ON p."companyId" = $1::int AND p."id" = pt."postId"
     WHERE pt."companyId" = $1::int AND ${VISIBLE})
   ORDER BY t."id"`,
);

type Row = Omit<PublicPost, 'html' | 'tags'> & { description: string | null; tags: PublishedTag[] | null };

const toPost = ({ id, title, description, date, updatedAt, tags }: Row): PublicPost => ({
  id,
  title,
  html: sanitized(description ?? ''),
  date,
  updatedAt,
  tags: (tags ?? []).map(publishTag),
});

/** The visible posts that match a filter, newest first, with their total. */
export async function readPosts(ctx: Ctx, changelogId: number, { tag, query, offset = 0, limit }: PostFilter) {
  const pattern = patternInAnyCase(query);
  const rows = await ctx.sql<Row & { total: number }>(POSTS, changelogId, tag ?? null, pattern, limit, offset);
  return { posts: rows.map(toPost), total: rows[0]?.total ?? 0 };
}

/** The parts of a post's URL, and the time of its last change. */
export type PostUrlParts = Pick<PublicPost, 'id' | 'title' | 'updatedAt'>;

const PLACES = companyStatement(
  'public_post_places',
  `SELECT p."id", p."title", p."updatedAt" FROM "ChangelogPost" p WHERE ${VISIBLE}
   ORDER BY p."date" DESC, p."id" DESC LIMIT $3::int`,
);

/** Reads the URLs of the newest published posts, without their texts. */
export const readPostPlaces = (ctx: Ctx, changelogId: number, limit: number): Promise<PostUrlParts[]> =>
  ctx.sql<PostUrlParts>(PLACES, changelogId, limit);

/** One post that readers may see. */
export async function readPost(ctx: Ctx, changelogId: number, postId: number): Promise<PublicPost | undefined> {
  const [row] = await ctx.sql<Row>(POST, changelogId, postId);
  return row && toPost(row);
}

/** The tags that posts can be filtered by. */
export const readPostTags = async (ctx: Ctx, changelogId: number): Promise<PublishedTag[]> =>
  (await ctx.sql<PublishedTag>(TAGS, changelogId)).map(publishTag);
