import { FIRST_MS, LAST_MS } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { MAX_ID } from '../../../operations/wire';
import { found, invalid } from '../../../platform/errors';
import { type PublishedTag, publishTag } from '../tags/published';

/** A published post. Its description is unsanitized HTML. */
export type PublishedPost = {
  id: number;
  title: string;
  description: string | null;
  date: string;
  tags: PublishedTag[];
};

/** A page of a changelog; `next` leads to the one after it. */
export type PublishedChangelog = { id: number; name: string; posts: PublishedPost[]; next?: string };

const PAGE = 10;

/** The active changelog `$2`; if `$2` is null, up to two active changelogs. */
const CHANGELOGS = companyStatement(
  'published_changelogs',
  `SELECT "id", "name" FROM "Changelog"
   WHERE "companyId" = $1::int AND "active" AND ($2::int IS NULL OR "id" = $2::int) ORDER BY "id" LIMIT 2`,
);

/** Up to `$5` visible posts in the order of the list, after the post with the date `$3` and the id `$4`. */
const POSTS = companyStatement(
  'published_posts',
  `SELECT p."id", p."title", p."description", p."date",
     (SELECT json_agg(json_build_object('name', t."name", 'color', t."backgroundColor", 'textColor', t."textColor") ORDER BY t."id")
      FROM "PostTag" pt JOIN "Tag" t ON t."companyId" = $1::int AND t."id" = pt."tagId"
      WHERE pt."companyId" = $1::int AND pt."postId" = p."id") AS "tags"
   FROM "ChangelogPost" p
   WHERE p."companyId" = $1::int AND p."changelogId" = $2::int AND p."active" AND p."date" <= now()
     AND ($3::timestamptz IS NULL OR (p."date", p."id") < ($3::timestamptz, $4::int))
   ORDER BY p."date" DESC, p."id" DESC LIMIT $5::int`,
);

type PostRow = Omit<PublishedPost, 'date' | 'tags'> & { date: Date; tags: PublishedTag[] | null };

/** A place in the list: the date and the id of the last post that was read. */
const placeOf = ({ date, id }: PostRow): string => `${date.getTime()}.${id}`;

function readPlace(after: string | undefined): [Date, number] | [null, null] {
  if (after === undefined) return [null, null];
  const [ms = Number.NaN, id = 0] = /^-?\d{1,15}\.\d{1,10}$/.test(after) ? after.split('.').map(Number) : [];
  if (!(ms >= FIRST_MS && ms <= LAST_MS && id <= MAX_ID))
    throw invalid([{ path: 'after', code: 'invalid_format', message: 'Send `next` of the previous page.' }]);
  return [new Date(ms), id];
}

/**
 * Reads one page of the visible posts of an active changelog, newest first. Without an id, it must be the company's only active one.
 * @throws DocentError `not_found`; `validation_error` for an invalid `after`
 */
export async function readPublishedChangelog(
  ctx: Ctx,
  { changelogId, after }: { changelogId?: number | undefined; after?: string | undefined },
): Promise<PublishedChangelog> {
  const [date, id] = readPlace(after);
  const [only, ...others] = await ctx.sql<{ id: number; name: string }>(CHANGELOGS, changelogId ?? null);
  const changelog = found(others.length ? undefined : only, 'Changelog');
  const rows = await ctx.sql<PostRow>(POSTS, changelog.id, date, id, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    ...changelog,
    posts: shown.map(({ date, tags, ...post }) => ({
      ...post,
      date: date.toISOString(),
      tags: (tags ?? []).map(publishTag),
    })),
    ...(last ? { next: placeOf(last) } : {}),
  };
}
