import { definitionOf } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import { patternInAnyCase } from '../../../database/any-case';
import { companyStatement } from '../../../database/company-statement';
import { MAX_ID } from '../../../operations/wire';
import { env } from '../../../platform/env';
import { found, notFound } from '../../../platform/errors';
import { getSegment } from '../../audience/segments/service';
import { getPost } from '../../content/changelog-posts/service';
import { loadItem } from '../../content/roadmaps/contents';
import { dashboardUrl } from '../../widgets/rows';
import { getWidget } from '../../widgets/service';
import { type Fetched, MAX_RESULTS, type SearchResults } from './schema';

const MAX_WORDS = 8;
const TEXT_LENGTH = 20_000;

const ALL = `
  SELECT "type" AS "kind", "id", 0 AS "parentId", "name" AS "title", "updatedAt",
    left("content"::text || ' ' || "settings"::text, ${TEXT_LENGTH}) AS "text"
  FROM "Widget" WHERE "companyId" = $1::int AND "archivedAt" IS NULL
  UNION ALL
  SELECT 'changelogPost', "id", "changelogId", "title", "updatedAt", left("description", ${TEXT_LENGTH})
  FROM "ChangelogPost" WHERE "companyId" = $1::int
  UNION ALL
  SELECT 'roadmapItem', i."id", s."roadmapId", i."name", i."updatedAt", left(i."description", ${TEXT_LENGTH})
  FROM "RoadmapItem" i JOIN "RoadmapSection" s ON s."companyId" = $1::int AND s."id" = i."sectionId"
  WHERE i."companyId" = $1::int
  UNION ALL
  SELECT 'segment', "id", 0, "name", "updatedAt", "rules"::text FROM "Segment" WHERE "companyId" = $1::int`;

/** $2 patterns of words · $3 how many at most. One word in the title ranks higher than all words in the text. */
const FIND = companyStatement(
  'search',
  `SELECT d."kind", d."id", d."parentId", d."title" FROM (
     SELECT a.*,
       (SELECT count(*) FROM unnest($2::text[]) AS w("word") WHERE a."title" COLLATE "C" ~ w."word") AS "inTitle",
       (SELECT count(*) FROM unnest($2::text[]) AS w("word") WHERE a."text" COLLATE "C" ~ w."word") AS "inText"
     FROM (${ALL}) a
   ) d
   WHERE d."inTitle" + d."inText" > 0
   ORDER BY d."inTitle" * 10 + d."inText" DESC, d."updatedAt" DESC, d."kind", d."id" LIMIT $3::int`,
);

type Kind = { kind: string; id: number; parentId: number };

const inDashboard = (path: string): string => new URL(path, env().APP_URL).href;

/** The dashboard URL of a result. */
function urlOf({ kind, id, parentId }: Kind): string {
  const definition = definitionOf(kind);
  if (definition) return dashboardUrl(definition, id);
  if (kind === 'changelogPost') return inDashboard(`/changelogs/${parentId}/posts/${id}`);
  return inDashboard(kind === 'roadmapItem' ? `/roadmaps/${parentId}` : `/segments/${id}`);
}

const wordsOf = (query: string): string[] =>
  [...new Set(query.match(/[\p{L}\p{N}\p{M}]+/gu))].filter((word) => word.length > 1).slice(0, MAX_WORDS);

/** Searches widgets, posts, roadmap items and segments by words. */
export async function searchAll(ctx: Ctx, { query }: { query: string }): Promise<SearchResults> {
  const patterns = wordsOf(query).map(patternInAnyCase);
  const rows = patterns.length ? await ctx.sql<Kind & { title: string }>(FIND, patterns, MAX_RESULTS) : [];
  const results = rows.map((row) => ({ id: `${row.kind}:${row.id}`, title: row.title, url: urlOf(row) }));
  return { results };
}

type Document = { parentId: number; title: string; status?: string; content: object };

const stateOf = (active: boolean): string => (active ? 'live' : 'draft');

async function readPost(ctx: Ctx, id: number): Promise<Document> {
  const select = { changelogId: true } as const;
  const { changelogId } = found(await ctx.db.changelogPost.findFirst({ where: { id }, select }), 'Post');
  const content = await getPost(ctx, { changelogId, postId: id });
  return { parentId: changelogId, title: content.title, status: stateOf(content.active), content };
}

async function readItem(ctx: Ctx, id: number): Promise<Document> {
  const select = { section: { select: { roadmapId: true } } } as const;
  const { section } = found(await ctx.db.roadmapItem.findFirst({ where: { id }, select }), 'Item');
  const content = await loadItem(ctx, section.roadmapId, id);
  return { parentId: section.roadmapId, title: content.name, content };
}

async function read(ctx: Ctx, kind: string, id: number): Promise<Document> {
  const definition = definitionOf(kind);
  if (definition) {
    const content = await getWidget(ctx, definition, id);
    return { parentId: 0, title: content.name, status: stateOf(content.active), content };
  }
  if (kind === 'changelogPost') return readPost(ctx, id);
  if (kind === 'roadmapItem') return readItem(ctx, id);
  if (kind !== 'segment') throw notFound('Search result');
  const content = await getSegment(ctx, id);
  return { parentId: 0, title: content.name, content };
}

/** Reads a search result in full. @throws DocentError `not_found`, also for an id that no search returns. */
export async function fetchOne(ctx: Ctx, { id: given }: { id: string }): Promise<Fetched> {
  const [, kind = '', number = ''] = /^([a-zA-Z]{1,20}):([1-9]\d{0,9})$/.exec(given) ?? [];
  const id = Number(number);
  if (!id || id > MAX_ID) throw notFound('Search result');
  const { parentId, title, status, content } = await read(ctx, kind, id);
  return {
    id: given,
    title,
    url: urlOf({ kind, id, parentId }),
    text: JSON.stringify(content, null, 2),
    metadata: { type: kind, ...(status ? { status } : {}) },
  };
}
