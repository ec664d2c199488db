import { readPost, readPostPlaces, readPosts, readPostTags } from '../../features/content/public-pages/router';
import { addressByPath, postIdIn, postSegment } from './address';
import { changelogView, POSTS_PER_PAGE, type PostQuery, postView } from './changelog-view';
import { jsonFeed, POSTS_IN_FEED, robots, rssFeed, sitemap } from './feeds';
import type { Document } from './layout';
import type { PageRequest, PageResult } from './page-request';
import { makeConfirmationPage, subscriptionForm } from './subscription';

const POSTS_IN_SITEMAP = 10_000;

const kept = (document: Document): PageResult => ({ document, mayKeep: true });

/** Parses a page number; undefined for an invalid one. */
export function pageNumber(query: URLSearchParams): number | undefined {
  const text = query.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

async function makeList(request: PageRequest): Promise<PageResult> {
  const { found, place, query } = request;
  const { ctx, page, site } = found;
  const number = pageNumber(query);
  if (number === undefined) return undefined;
  const wanted: PostQuery = {
    page: number,
    tag: query.get('tag') || undefined,
    query: query.get('q')?.trim().replace(/\s+/g, ' ').slice(0, 200) || undefined,
  };
  const filter = { tag: wanted.tag, query: wanted.query, limit: POSTS_PER_PAGE, offset: (number - 1) * POSTS_PER_PAGE };
  const [{ posts, total }, tags] = await Promise.all([readPosts(ctx, page.id, filter), readPostTags(ctx, page.id)]);
  if (number > 1 && !posts.length) return undefined;
  const document = changelogView(site, place, { posts, total, tags }, wanted, subscriptionForm(request));
  return { document, mayKeep: wanted.query === undefined && (wanted.tag === undefined || posts.length > 0) };
}

async function makePost(request: PageRequest, segment: string): Promise<PageResult> {
  const { found, place } = request;
  const { ctx, page, site } = found;
  const id = postIdIn(segment);
  const post = id === undefined ? undefined : await readPost(ctx, page.id, id);
  if (!post) return undefined;
  const own = postSegment(post);
  if (segment !== decodeURIComponent(own)) return { location: `${place.root}/${own}` };
  // The cached page is sent for every query string, so it must not contain the notice that one query string asks for.
  return kept(postView(site, place, post, subscriptionForm({ ...request, query: new URLSearchParams() })));
}

/** Renders the document for a path below a changelog's page. */
export async function makeChangelog(request: PageRequest): Promise<PageResult> {
  const { found, place, parts } = request;
  const { ctx, page, site } = found;
  // Ids of posts in feeds do not change with the custom domain.
  const permanentBase = addressByPath(page).base;
  const newest = async (limit: number) => (await readPosts(ctx, page.id, { limit })).posts;
  const [first, ...rest] = parts;
  if (first === 'confirm' || first === 'unsubscribe') return makeConfirmationPage(request);
  if (rest.length) return undefined;
  if (first === undefined) return makeList(request);
  if (first === 'rss.xml') return kept(rssFeed(site, place, await newest(POSTS_IN_FEED), permanentBase));
  if (first === 'feed.json') return kept(jsonFeed(site, place, await newest(POSTS_IN_FEED), permanentBase));
  if (first === 'sitemap.xml') return kept(sitemap(place.base, await readPostPlaces(ctx, page.id, POSTS_IN_SITEMAP)));
  if (first === 'robots.txt' && !place.root) return kept(robots(place.base));
  return makePost(request, first);
}
