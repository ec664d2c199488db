import type { PublicPost, Site } from '../../features/content/public-pages/router';
import { type PageAddress, postSegment, withQuery } from './address';
import { embedBelowHeading, excerptOf, type Html, html } from './html';
import { type Document, documentOf, emptyState } from './layout';
import { TagColors } from './styles';
import { say } from './texts';

export const POSTS_PER_PAGE = 10;

/** The page, tag filter and search of a request for a changelog. */
export type PostQuery = { page: number; tag?: string | undefined; query?: string | undefined };

type Tag = PublicPost['tags'][number];

/** The posts and tags of a changelog's page. */
export type PostList = { posts: PublicPost[]; total: number; tags: Tag[] };

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const dateOf = (date: Date): Html => html`<time datetime="${date.toISOString()}">${DATE.format(date)}</time>`;

const tagsOf = (tags: readonly Tag[], root: string, colors: TagColors): Html[] =>
  tags.map(
    (tag) =>
      html`<a class="tag ${colors.classOf(tag)}" href="${withQuery(root || '/', { tag: tag.name })}">${tag.name}</a>`,
  );

const listed = (post: PublicPost, { root }: PageAddress, colors: TagColors): Html => html`
<article class="post">
<div class="meta">${dateOf(post.date)}${tagsOf(post.tags, root, colors)}</div>
<div><h2><a href="${root}/${postSegment(post)}">${post.title}</a></h2>
<div class="rich">${embedBelowHeading(2, post.html)}</div></div>
</article>`;

const filters = (tags: readonly Tag[], chosen: string | undefined, root: string): Html => html`
<nav aria-label="${say('filter')}"><ul class="chips">
<li><a class="chip" href="${root || '/'}"${chosen === undefined && html` aria-current="page"`}>${say('allPosts')}</a></li>
${tags.map(
  ({ name }) =>
    html`<li><a class="chip" href="${withQuery(root || '/', { tag: name })}"${name === chosen && html` aria-current="page"`}>${name}</a></li>`,
)}
</ul></nav>`;

const search = ({ tag, query }: PostQuery, root: string): Html => html`
<form class="search" role="search" action="${root || '/'}">
${tag !== undefined && html`<input type="hidden" name="tag" value="${tag}">`}
<input type="search" name="q" value="${query ?? ''}" maxlength="200" placeholder="${say('searchLabel')}" aria-label="${say('searchLabel')}">
<button class="plain">${say('search')}</button>
</form>`;

function pager(total: number, { page, tag, query }: PostQuery, root: string): Html | false {
  const pages = Math.ceil(total / POSTS_PER_PAGE);
  if (pages < 2) return false;
  const to = (other: number) => withQuery(root || '/', { tag, q: query, page: other > 1 ? other : undefined });
  return html`<nav class="pager" aria-label="${say('pages')}">
<span>${page > 1 && html`<a rel="prev" href="${to(page - 1)}">← ${say('newer')}</a>`}</span>
<span>${say('pageOf', { page, pages })}</span>
<span>${page < pages && html`<a rel="next" href="${to(page + 1)}">${say('older')} →</a>`}</span>
</nav>`;
}

const foundNotice = (total: number): Html =>
  html`<p class="none">${total === 1 ? say('foundOne') : say('found', { count: total })}</p>`;

/** Renders a page of a changelog's posts, followed by `more`. */
export function changelogView(
  site: Site,
  place: PageAddress,
  { posts, total, tags }: PostList,
  options: PostQuery,
  more: Html | false,
): Document {
  const colors = new TagColors();
  const { root } = place;
  const isFiltered = options.tag !== undefined || options.query !== undefined;
  const body = posts.length
    ? html`<div class="posts">${posts.map((post) => listed(post, place, colors))}</div>${pager(total, options, root)}`
    : isFiltered
      ? emptyState(say('nothingFound'), say('nothingFoundMore'))
      : emptyState(say('noPosts'), say('noPostsMore'));
  const hasTools = posts.length > 0 || isFiltered;
  const main = html`
<div class="head"><h1>${site.name}</h1>
${hasTools && html`<div class="tools">${tags.length > 0 && filters(tags, options.tag, root)}${search(options, root)}</div>`}</div>
${options.query !== undefined && posts.length > 0 && foundNotice(total)}
${body}
${more}`;
  const canonical = withQuery(canonicalBase(site, place), { page: options.page > 1 ? options.page : undefined });
  const head = {
    title: site.name,
    description: `${site.name} – ${site.company}`,
    canonical: isFiltered ? undefined : canonical,
    image: site.appearance.logoUrl ?? undefined,
    feeds: true,
  };
  return documentOf(site, place, head, main, colors);
}

/** The canonical base URL for search engines: on the custom domain, if the page has one. */
export const canonicalBase = ({ customDomain }: Site, { base }: PageAddress): string =>
  customDomain && !base.includes(`//${customDomain}`) ? `${base.slice(0, base.indexOf('//'))}//${customDomain}` : base;

const FIRST_PICTURE = /<img [^>]*\bsrc="(https?:[^"]+)"/;

/** Renders the page of one post. */
export function postView(site: Site, place: PageAddress, post: PublicPost, more: Html | false): Document {
  const colors = new TagColors();
  const { root } = place;
  const main = html`
<article class="one">
<a class="back" href="${root || '/'}">← ${say('allPosts')}</a>
<div class="meta">${dateOf(post.date)}${tagsOf(post.tags, root, colors)}</div>
<h1>${post.title}</h1>
<div class="rich">${embedBelowHeading(1, post.html)}</div>
</article>
${more}`;
  const head = {
    title: post.title,
    description: excerptOf(post.html, 200) || post.title,
    canonical: `${canonicalBase(site, place)}/${postSegment(post)}`,
    image: FIRST_PICTURE.exec(post.html)?.[1]?.replaceAll('&amp;', '&') ?? site.appearance.logoUrl ?? undefined,
    published: post.date,
    feeds: true,
  };
  return documentOf(site, place, head, main, colors);
}
