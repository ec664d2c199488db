import type { Site } from '../../features/content/public-pages/router';
import type { PageAddress } from './address';
import { Html, html } from './html';
import { policyOf, stylesOf, type TagColors } from './styles';
import { say } from './texts';

/** A response before it is encoded. */
export type Document = { status: number; type: string; text: string; policy?: string };

export const HTML_TYPE = 'text/html; charset=utf-8';

export type Head = {
  title: string;
  description: string;
  /** The canonical address for search engines; undefined for pages that they must not index. */
  canonical?: string | undefined;
  image?: string | undefined;
  /** For a post: its publication date. */
  published?: Date;
  feeds?: boolean;
  status?: number;
  wide?: boolean;
};

const feedLinks = ({ base }: PageAddress, name: string): Html =>
  html`<link rel="alternate" type="application/rss+xml" title="${name}" href="${base}/rss.xml"><link rel="alternate" type="application/feed+json" title="${name}" href="${base}/feed.json">`;

const openGraph = ({ name, company }: Site, { title, description, canonical, image, published }: Head): Html => html`
<meta property="og:type" content="${published ? 'article' : 'website'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${title === name ? company : name}">
${canonical && html`<meta property="og:url" content="${canonical}">`}
${published && html`<meta property="article:published_time" content="${published.toISOString()}">`}
${image && html`<meta property="og:image" content="${image}">`}
<meta name="twitter:card" content="${image && published ? 'summary_large_image' : 'summary'}">`;

const brand = ({ company, appearance: { logoUrl } }: Site, { root }: PageAddress): Html =>
  html`<a class="brand" href="${root || '/'}">${logoUrl ? html`<img src="${logoUrl}" alt="${company}" height="32">` : company}</a>`;

/** The text of an HTML document. `head` is inserted after the title, and `body` into the `<body>` element. */
export const documentText = (title: string, head: Html, css: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<style>${new Html(css)}</style>
</head>
<body>
${body}
</body>
</html>
`.text;

/** A whole page around `main`. */
export function documentOf(site: Site, place: PageAddress, head: Head, main: Html, colors?: TagColors): Document {
  const css = stylesOf(site.appearance) + (colors?.css ?? '');
  const wrap = head.wide ? 'wrap wide' : 'wrap';
  const { title, description, canonical } = head;
  const full = title === site.name ? `${title} · ${site.company}` : `${title} · ${site.name}`;
  const tags = html`<meta name="description" content="${description}">
${canonical ? html`<link rel="canonical" href="${canonical}">` : html`<meta name="robots" content="noindex">`}
${head.feeds && feedLinks(place, site.name)}${openGraph(site, head)}
<link rel="icon" href="${site.appearance.logoUrl ?? 'data:,'}">`;
  const body = html`<a class="skip" href="#main">${say('skip')}</a>
<header class="top"><div class="${wrap}">${brand(site, place)}</div></header>
<main class="${wrap}" id="main">
${main}
</main>
<footer class="foot"><div class="${wrap}"><span>${site.company}</span>${
    head.feeds && html`<a href="${place.root}/rss.xml">RSS</a><a href="${place.root}/feed.json">JSON Feed</a>`
  }</div></footer>`;
  const text = documentText(full, tags, css, body);
  return { status: head.status ?? 200, type: HTML_TYPE, text, policy: policyOf(css) };
}

export const emptyState = (title: string, text: string): Html =>
  html`<div class="empty"><h2>${title}</h2><p>${text}</p></div>`;

/** The site of pages that belong to no known company. */
const DEFAULT_SITE: Site = {
  name: 'Docent',
  company: 'Docent',
  customDomain: null,
  appearance: { accentColor: null, colorScheme: 'auto', logoUrl: null },
  takesIdeas: false,
  isOnline: true,
  stamp: '',
};

/** A page with an error message only. */
export function plainDocument(status: number, title: string, text: string, site: Site = DEFAULT_SITE): Document {
  const css = stylesOf(site.appearance);
  const head = html`<meta name="robots" content="noindex">
<link rel="icon" href="data:,">`;
  const body = html`<main class="wrap" id="main"><div class="empty"><h1>${title}</h1><p>${text}</p></div></main>`;
  return { status, type: HTML_TYPE, text: documentText(title, head, css, body), policy: policyOf(css) };
}
