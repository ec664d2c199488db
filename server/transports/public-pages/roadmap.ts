import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  ideaInput,
  ideaRateLimitKey,
  MAX_IDEAS_PER_MINUTE,
  type PageVoter,
  readSections,
  readVoted,
  submitIdea,
  voteOnPage,
} from '../../features/content/public-pages/router';
import { issuesOf } from '../../operations/failure';
import { DocentError } from '../../platform/errors';
import { attemptCounter } from '../dashboard/attempts';
import type { Service } from '../service';
import { withQuery } from './address';
import { pageNumber } from './changelog';
import { robots, sitemap } from './feeds';
import { HONEYPOT_FIELD, processForm, readForm, refusalOf, requireOwnForm, seeOther } from './forms';
import type { PageRequest, PageResult } from './page-request';
import { type IdeaForm, ITEMS_SHOWN, ideaView, type Only, roadmapView } from './roadmap-view';
import { voterCookie, voterOf } from './voter';

const NO_VOTES: ReadonlySet<number> = new Set();
const MAX_VOTES_PER_MINUTE = 60;

const wholeNumber = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;

async function document(
  { found, place }: PageRequest,
  only: Only | undefined,
  voter: PageVoter | undefined,
  form: IdeaForm,
  status = 200,
) {
  const { ctx, page, site } = found;
  const [sections, voted] = await Promise.all([
    readSections(ctx, page.id, {
      sectionId: only?.sectionId,
      limit: only ? ITEMS_SHOWN.one : ITEMS_SHOWN.all,
      offset: only ? (only.page - 1) * ITEMS_SHOWN.one : 0,
    }),
    voter ? readVoted(ctx, page.id, voter) : NO_VOTES,
  ]);
  const isThere = !only || (sections.length && (only.page === 1 || sections[0]?.items.length));
  return isThere ? roadmapView(site, place, { sections, voted, only, form }, status) : undefined;
}

/** Renders the document for a path below a roadmap's page. Items that `voter` voted for are marked. */
export async function makeRoadmap(request: PageRequest, voter: PageVoter | undefined): Promise<PageResult> {
  const { place, parts, query } = request;
  if (parts[0] === 'sitemap.xml' && parts.length === 1) return { document: sitemap(place.base, []), mayKeep: true };
  if (parts[0] === 'robots.txt' && parts.length === 1 && !place.root)
    return { document: robots(place.base), mayKeep: true };
  const number = pageNumber(query);
  if (parts.length || number === undefined) return undefined;
  const sectionId = wholeNumber(query.get('section'));
  if (query.get('section') && sectionId === undefined) return undefined;
  const only = sectionId === undefined ? undefined : { sectionId, page: number };
  if (!only && number > 1) return undefined;
  const made = await document(request, only, voter, { isSent: query.get('sent') === 'idea' });
  return made && { document: made, mayKeep: voter === undefined };
}

async function vote(
  service: Service,
  req: IncomingMessage,
  res: ServerResponse,
  { found, place }: PageRequest,
): Promise<void> {
  const { ctx, page } = found;
  const fields = await readForm(req);
  const itemId = wholeNumber(fields.item);
  if (itemId === undefined) throw new DocentError('not_found', 'Roadmap item not found.');
  await attemptCounter(service, req)(`public-vote:${page.publicId}`, MAX_VOTES_PER_MINUTE);
  const voter = voterOf(req, page.companyId, service.trustProxy);
  await ctx.inTurn(() => voteOnPage(ctx, page.id, voter, { itemId, voted: fields.voted !== 'false' }));
  res.setHeader('Set-Cookie', voterCookie(voter, page.companyId, place.root || '/'));
  const number = wholeNumber(fields.page) ?? 1;
  const query = { section: wholeNumber(fields.section), page: number > 1 ? number : undefined };
  seeOther(res, `${withQuery(place.root || '/', query)}#item-${itemId}`);
}

async function takeIdea(
  service: Service,
  req: IncomingMessage,
  res: ServerResponse,
  request: PageRequest,
  over: unknown,
): Promise<PageResult> {
  const { ctx, page, site } = request.found;
  if (!site.takesIdeas) return undefined;
  const { [HONEYPOT_FIELD]: trap, ...fields } = await readForm(req);
  const values = { title: fields.title ?? '', details: fields.details ?? '', email: fields.email ?? '' };
  const refuse = (cause: unknown): PageResult => {
    const { status, text } = refusalOf(res, cause);
    return { document: ideaView(site, request.place, { values, refusal: text }, status), mayKeep: false };
  };
  if (over) return refuse(over);
  const { data, error } = ideaInput.safeParse(values);
  if (!data) {
    const issues = Object.fromEntries(issuesOf(error).map(({ path, message }) => [path, message]));
    const made = await document(request, undefined, undefined, { values, issues }, 400);
    return made && { document: made, mayKeep: false };
  }
  const voter = voterOf(req, page.companyId, service.trustProxy);
  const about = { sender: `${voter.network}.${voter.browser}`, url: request.place.base };
  return processForm(service, req, res, {
    attempt: ideaRateLimitKey(page.publicId),
    perMinute: MAX_IDEAS_PER_MINUTE,
    trap,
    work: () => ctx.inTurn(() => submitIdea(ctx, page.id, data, about)),
    root: request.place.root,
    part: { sent: 'idea', id: 'idea' },
  }).catch(refuse);
}

/**
 * Processes a form of a roadmap's page. The caller must send the returned document.
 * @param over the rate limit error of the address, if any: the form is shown again with its values
 */
export async function takeRoadmapForm(
  service: Service,
  req: IncomingMessage,
  res: ServerResponse,
  request: PageRequest,
  over: unknown,
): Promise<PageResult> {
  const [action, ...rest] = request.parts;
  if (over && (action !== 'ideas' || rest.length)) throw over;
  requireOwnForm(req);
  if (action === 'vote' && !rest.length) {
    await vote(service, req, res, request);
    return 'sent';
  }
  return action === 'ideas' && !rest.length ? takeIdea(service, req, res, request, over) : undefined;
}
