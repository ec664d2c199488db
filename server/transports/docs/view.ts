import { type Html, html, Html as Markup } from '../public-pages/html';
import { type Document, documentText, HTML_TYPE } from '../public-pages/layout';
import { policyOf } from '../public-pages/styles';
import { API_REFERENCE_PATH, addressOf, DOCS_PATH, READERS } from './files';
import type { Library, Page } from './library';
import { MAX_QUERY_LENGTH } from './search';
import { DOCS_CSS } from './styles';

const POLICY = policyOf(DOCS_CSS, "'self' data:");
/** Fewer headings than this need no list of contents. */
const MIN_LISTED = 3;
const MAX_LISTED = 30;

function navigation({ titleOf }: Library, current: string | undefined): Html[] {
  return READERS.map(
    ({ title, files }) => html`<h2>${title}</h2>
<ul>${files.map((file) => {
      const address = addressOf(file);
      return html`<li><a href="${address}"${address === current && html` aria-current="page"`}>${titleOf(file)}</a></li>`;
    })}</ul>`,
  );
}

const searchForm = (query: string): Html => html`
<form class="search" role="search" action="${DOCS_PATH}">
<input type="search" name="q" value="${query}" maxlength="${MAX_QUERY_LENGTH}" placeholder="Search the documentation" aria-label="Search the documentation">
<button class="plain">Search</button>
</form>`;

type Parts = { status?: number; title: string; current?: string; query?: string; main: Html };

function documentOf(library: Library, { status = 200, title, current, query = '', main }: Parts): Document {
  const isIndexed = status === 200 && query === '';
  const full = title === 'Docent' ? 'Docent documentation' : `${title} · Docent documentation`;
  const links = navigation(library, current);
  const head = html`${!isIndexed && html`<meta name="robots" content="noindex">`}
<link rel="icon" href="/icon.svg" type="image/svg+xml">`;
  const body = html`<a class="skip" href="#main">Skip to the content</a>
<header class="top"><div class="docs"><a class="brand" href="${DOCS_PATH}">Docent documentation</a>
${searchForm(query)}
<nav class="links" aria-label="Docent"><a href="${API_REFERENCE_PATH}">API reference</a><a href="/">Dashboard</a></nav></div></header>
<div class="docs columns">
<nav class="side" aria-label="Documentation">${links}</nav>
<details class="menu"><summary>All pages</summary><nav aria-label="Documentation">${links}</nav></details>
<main id="main">
${main}
</main>
</div>
<footer class="foot"><div class="docs"><p>Docent documentation</p></div></footer>`;
  return { status, type: HTML_TYPE, text: documentText(full, head, DOCS_CSS, body), policy: POLICY };
}

/** The list of contents of a long page; false for a short page. */
function contents({ sections }: Page): Html | false {
  const listed = sections.filter(({ level }) => level === 2).slice(0, MAX_LISTED);
  if (listed.length < MIN_LISTED) return false;
  return html`<nav class="here" aria-labelledby="here"><h2 id="here">On this page</h2>
<ul>${listed.map(({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>`)}</ul></nav>`;
}

export function pageView(library: Library, page: Page): Document {
  const end = page.html.indexOf('</h1>') + '</h1>'.length;
  const [heading, rest] = [page.html.slice(0, end), page.html.slice(end)];
  const main = html`<article class="rich">${new Markup(heading)}${contents(page)}${new Markup(rest)}</article>`;
  return documentOf(library, { title: page.title, current: page.address, main });
}

export function searchView(library: Library, query: string): Document {
  const hits = library.search(query);
  const count = hits.length === 1 ? '1 section' : `${hits.length} sections`;
  const main = hits.length
    ? html`<h1>Search results</h1>
<p class="count" role="status">${count} for “${query}”</p>
<ol class="hits">${hits.map(
        ({ address, page, title, excerpt }) => html`<li><h2><a href="${address}">${title}</a></h2>
${title !== page && html`<div class="page">${page}</div>`}
<p>${excerpt.map(({ text, isMatch }) => (isMatch ? html`<mark>${text}</mark>` : text))}</p></li>`,
      )}</ol>`
    : html`<div class="empty"><h1>Nothing was found</h1><p role="status">No section has the words “${query}”. Try other words, or choose a page.</p></div>`;
  return documentOf(library, { title: `Search: ${query}`, query, main });
}

export function missingView(library: Library): Document {
  const main = html`<div class="empty"><h1>There is no such page</h1><p>Search the documentation, or choose a page.</p></div>`;
  return documentOf(library, { status: 404, title: 'There is no such page', main });
}
