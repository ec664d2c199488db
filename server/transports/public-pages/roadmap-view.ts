import type { PublicItem, PublicSection, Site } from '../../features/content/public-pages/router';
import { type PageAddress, withQuery } from './address';
import { canonicalBase } from './changelog-view';
import { HONEYPOT_FIELD } from './forms';
import { embedBelowHeading, Html, html } from './html';
import { type Document, documentOf, emptyState } from './layout';
import { TagColors } from './styles';
import { say } from './texts';

/** Maximum items per section: in the full roadmap, and on the page of one section. */
export const ITEMS_SHOWN = { all: 50, one: 100 } as const;

/** A section to show by itself, and the page of its items. */
export type Only = { sectionId: number; page: number };

/** The state of the form for ideas: its values, its errors, or the confirmation. */
export type IdeaForm = {
  values?: Record<string, string>;
  issues?: Record<string, string>;
  refusal?: string;
  isSent?: boolean;
};

export type RoadmapView = {
  sections: readonly PublicSection[];
  voted: ReadonlySet<number>;
  only?: Only | undefined;
  form: IdeaForm;
};

const ARROW = new Html(
  '<svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m6 15 6-6 6 6"/></svg>',
);

function itemOf(
  item: PublicItem,
  { root }: PageAddress,
  voted: boolean,
  only: Only | undefined,
  colors: TagColors,
): Html {
  const { id, name, votes, tag } = item;
  return html`
<li class="item" id="item-${id}">
<form method="post" action="${root}/vote">
<input type="hidden" name="item" value="${id}"><input type="hidden" name="voted" value="${voted ? 'false' : 'true'}">
${only && html`<input type="hidden" name="section" value="${only.sectionId}"><input type="hidden" name="page" value="${only.page}">`}
<button class="vote${voted && ' on'}" aria-label="${say(voted ? 'voted' : 'vote', { name, count: votes })}">${ARROW}<span>${votes}</span></button>
</form>
<div><h3>${name}</h3>
${item.html && html`<div class="rich">${embedBelowHeading(3, item.html)}</div>`}
${tag && html`<span class="tag ${colors.classOf(tag)}">${tag.name}</span>`}</div>
</li>`;
}

function moreOf({ id, total, items }: PublicSection, { root }: PageAddress, only: Only | undefined): Html | false {
  const to = (page: number) => withQuery(root || '/', { section: id, page: page > 1 ? page : undefined });
  if (!only)
    return total > items.length && html`<p class="more"><a href="${to(1)}">${say('showAll', { count: total })}</a></p>`;
  const pages = Math.ceil(total / ITEMS_SHOWN.one);
  if (pages < 2) return false;
  const { page } = only;
  return html`<nav class="pager" aria-label="${say('pages')}">
<span>${page > 1 && html`<a rel="prev" href="${to(page - 1)}">← ${say('previous')}</a>`}</span>
<span>${say('pageOf', { page, pages })}</span>
<span>${page < pages && html`<a rel="next" href="${to(page + 1)}">${say('next')} →</a>`}</span>
</nav>`;
}

const sectionOf = (section: PublicSection, place: PageAddress, view: RoadmapView, colors: TagColors): Html => html`
<section class="section" aria-labelledby="section-${section.id}">
<h2 id="section-${section.id}">${section.name} <span>${section.total}</span></h2>
${
  section.items.length
    ? html`<ul class="items">${section.items.map((item) => itemOf(item, place, view.voted.has(item.id), view.only, colors))}</ul>`
    : html`<p class="none">${say('noItemsHere')}</p>`
}
${moreOf(section, place, view.only)}
</section>`;

function ideaForm({ root }: PageAddress, { values = {}, issues = {}, refusal, isSent }: IdeaForm): Html {
  const fault = (name: string) => issues[name] && html`<span class="fault" id="${name}-fault">${issues[name]}</span>`;
  const marks = (name: string) => issues[name] && html` aria-invalid="true" aria-describedby="${name}-fault"`;
  return html`
<section class="panel" id="idea" aria-labelledby="idea-title">
<h2 id="idea-title">${say('ideaTitle')}</h2><p>${say('ideaText')}</p>
${isSent && html`<p class="notice" role="status">${say('ideaSent')}</p>`}
${refusal && html`<p class="notice bad" role="alert">${refusal} ${say('ideaKept')}</p>`}
<form method="post" action="${root}/ideas">
<label>${say('ideaName')}<input name="title" required maxlength="200" value="${values.title ?? ''}"${marks('title')}>${fault('title')}</label>
<label>${say('ideaDetails')}<textarea name="details" maxlength="5000"${marks('details')}>${values.details ?? ''}</textarea>${fault('details')}</label>
<label>${say('ideaEmail')}<input name="email" type="email" maxlength="255" autocomplete="email" value="${values.email ?? ''}"${marks('email')}>${fault('email')}</label>
<label class="trap" aria-hidden="true">Website<input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label>
<button>${say('ideaSubmit')}</button>
</form>
</section>`;
}

/** Renders only the idea form, without a database query. */
export function ideaView(site: Site, place: PageAddress, form: IdeaForm, status: number): Document {
  const main = html`
<div class="head"><a class="back" href="${place.root || '/'}">← ${say('backToRoadmap')}</a><h1>${site.name}</h1></div>
${ideaForm(place, form)}`;
  return documentOf(site, place, { title: site.name, description: site.name, wide: true, status }, main);
}

/** Renders a roadmap, or one section of it. */
export function roadmapView(site: Site, place: PageAddress, view: RoadmapView, status = 200): Document {
  const colors = new TagColors();
  const { sections, only } = view;
  const body = sections.length
    ? html`<div class="sections">${sections.map((section) => sectionOf(section, place, view, colors))}</div>`
    : emptyState(say('noItems'), say('noItemsMore'));
  const main = html`
<div class="head">${only && html`<a class="back" href="${place.root || '/'}">← ${say('backToRoadmap')}</a>`}<h1>${site.name}</h1></div>
${body}
${site.takesIdeas && ideaForm(place, view.form)}`;
  const head = {
    title: site.name,
    description: `${site.name} – ${site.company}`,
    canonical: only ? undefined : canonicalBase(site, place),
    image: site.appearance.logoUrl ?? undefined,
    wide: true,
    status,
  };
  return documentOf(site, place, head, main, colors);
}
