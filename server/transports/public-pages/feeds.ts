import type { PostUrlParts, PublicPost, Site } from '../../features/content/public-pages/router';
import { type PageAddress, postSegment } from './address';
import { html } from './html';
import type { Document } from './layout';

/** The maximum number of posts in a feed. */
export const POSTS_IN_FEED = 50;

/** The URL of a post, and its permanent id, which does not change with the title or the domain. */
const addressesOf = (post: PublicPost, { base }: PageAddress, permanentBase: string) => ({
  url: `${base}/${postSegment(post)}`,
  id: `${permanentBase}/${post.id}`,
});

/** RSS 2.0. `permanentBase`: the address of the page under APP_URL */
export function rssFeed(
  { name, company }: Site,
  place: PageAddress,
  posts: readonly PublicPost[],
  permanentBase: string,
): Document {
  const changed = posts.map(({ updatedAt, date }) => Math.max(updatedAt.getTime(), date.getTime()));
  const text = html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${name}</title>
<link>${place.base}</link>
<description>${name} – ${company}</description>
<atom:link href="${place.base}/rss.xml" rel="self" type="application/rss+xml"/>
${changed.length > 0 && html`<lastBuildDate>${new Date(Math.max(...changed)).toUTCString()}</lastBuildDate>`}
${posts.map((post) => {
  const { url, id } = addressesOf(post, place, permanentBase);
  return html`<item>
<title>${post.title}</title>
<link>${url}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${post.date.toUTCString()}</pubDate>
${post.tags.map((tag) => html`<category>${tag.name}</category>`)}
<description>${post.html}</description>
</item>
`;
})}</channel>
</rss>
`.text;
  return { status: 200, type: 'application/rss+xml; charset=utf-8', text };
}

/** JSON Feed 1.1. `permanentBase`: the address of the page under APP_URL */
export function jsonFeed(
  { name, company, appearance: { logoUrl } }: Site,
  place: PageAddress,
  posts: readonly PublicPost[],
  permanentBase: string,
): Document {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: place.base,
    feed_url: `${place.base}/feed.json`,
    ...(logoUrl ? { icon: logoUrl } : {}),
    authors: [{ name: company }],
    items: posts.map((post) => ({
      ...addressesOf(post, place, permanentBase),
      title: post.title,
      content_html: post.html,
      date_published: post.date.toISOString(),
      date_modified: post.updatedAt.toISOString(),
      ...(post.tags.length ? { tags: post.tags.map((tag) => tag.name) } : {}),
    })),
  };
  return { status: 200, type: 'application/feed+json; charset=utf-8', text: JSON.stringify(feed) };
}

/** A sitemap of a changelog and its posts, or of a roadmap. */
export function sitemap(base: string, posts: readonly PostUrlParts[]): Document {
  const text = html`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${base}</loc></url>
${posts.map(
  (post) => html`<url><loc>${base}/${postSegment(post)}</loc><lastmod>${post.updatedAt.toISOString()}</lastmod></url>
`,
)}</urlset>
`.text;
  return { status: 200, type: 'application/xml; charset=utf-8', text };
}

/** `robots.txt` of a custom domain. */
export const robots = (base: string): Document => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  text: `User-agent: *\nAllow: /\nSitemap: ${base}/sitemap.xml\n`,
});
