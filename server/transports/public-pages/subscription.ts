import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  canSendMail,
  confirmSubscription,
  emailInput,
  subscribe,
  unsubscribe,
} from '../../features/content/subscriptions/router';
import type { Service } from '../service';
import { HONEYPOT_FIELD, processForm, readForm, refusalOf, requireOwnForm, seeOther } from './forms';
import { type Html, html } from './html';
import { type Document, documentOf } from './layout';
import type { PageRequest, PageResult } from './page-request';
import { say } from './texts';

const PER_MINUTE = 5;

/** Notices after an action of the reader, by the value of the query parameter. */
const NOTICES = { subscription: 'mailSent', confirmed: 'mailConfirmed' } as const;

const noticeOf = (sent: string | null): Html | false =>
  sent !== null &&
  Object.hasOwn(NOTICES, sent) &&
  html`<p class="notice" role="status">${say(NOTICES[sent as keyof typeof NOTICES])}</p>`;

/** The form to subscribe to emails; nothing if mail is not configured. */
export function subscriptionForm(
  { place, query }: PageRequest,
  values: { email?: string; fault?: string } = {},
): Html | false {
  if (!canSendMail()) return false;
  const { email = '', fault } = values;
  const sent = query.get('sent');
  return html`
<section class="panel" id="subscribe" aria-labelledby="subscribe-title">
<h2 id="subscribe-title">${say('mailTitle')}</h2><p>${say('mailText')}</p>
${noticeOf(sent)}
${
  sent !== 'confirmed' &&
  html`<form method="post" action="${place.root}/subscribe">
<div class="inline"><label>${say('mailAddress')}<input name="email" type="email" required maxlength="255" autocomplete="email" value="${email}"${
    fault && html` aria-invalid="true" aria-describedby="email-fault"`
  }></label><button>${say('mailSubscribe')}</button></div>
${fault && html`<span class="fault" id="email-fault">${fault}</span>`}
<label class="trap" aria-hidden="true">Website<input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label>
</form>`
}
</section>`;
}

/** A page that asks a question or confirms an action. It has no canonical URL, so that search engines do not index the private link. */
function question({ found: { site }, place }: PageRequest, title: string, text: string, button?: string): Document {
  const main = html`
<div class="empty"><h1>${title}</h1><p>${text}</p>
${button && html`<form class="ask" method="post"><button>${button}</button></form>`}
${site.isOnline && html`<p class="ask"><a href="${place.root || '/'}">${say('allPosts')}</a></p>`}</div>`;
  return documentOf(site, place, { title, description: text }, main);
}

/** The pages that links in emails lead to. They ask for confirmation, since mail servers follow links too. */
export function makeConfirmationPage(request: PageRequest): PageResult {
  const [action, link, ...rest] = request.parts;
  if (link === undefined || rest.length) return undefined;
  const { name } = request.found.site;
  const makers = new Map([
    ['confirm', () => question(request, say('confirmTitle'), say('confirmText', { name }), say('confirm'))],
    ['unsubscribe', () => question(request, say('leaveTitle'), say('leaveText', { name }), say('leave'))],
  ]);
  const document = makers.get(action ?? '')?.();
  return document && { document, mayKeep: false };
}

async function takeAddress(
  service: Service,
  req: IncomingMessage,
  res: ServerResponse,
  request: PageRequest,
  over: unknown,
): Promise<PageResult> {
  const { ctx, page, site } = request.found;
  requireOwnForm(req);
  const { email = '', [HONEYPOT_FIELD]: trap } = await readForm(req);
  const again = (fault: string, status: number): PageResult => {
    const form = subscriptionForm(request, { email, fault });
    const head = { title: site.name, description: site.name, status };
    const back = html`<a class="back" href="${request.place.root || '/'}">← ${say('allPosts')}</a>`;
    return {
      document: documentOf(
        site,
        request.place,
        head,
        html`<div class="head">${back}<h1>${site.name}</h1></div>${form}`,
      ),
      mayKeep: false,
    };
  };
  const refuse = (cause: unknown): PageResult => {
    const { status, text } = refusalOf(res, cause);
    return again(text, status);
  };
  if (over) return refuse(over);
  const { data, error } = emailInput.safeParse(email);
  if (data === undefined) return again(error.issues[0]?.message ?? '', 400);
  return processForm(service, req, res, {
    attempt: `public-mail:${page.publicId}`,
    perMinute: PER_MINUTE,
    trap,
    work: () => subscribe(ctx, page.id, data),
    root: request.place.root,
    part: { sent: 'subscription', id: 'subscribe' },
  }).catch(refuse);
}

/**
 * Processes a form of a changelog's page. The caller must send the returned document.
 * @param over the rate limit error of the address, if any
 */
export async function takeChangelogForm(
  service: Service,
  req: IncomingMessage,
  res: ServerResponse,
  request: PageRequest,
  over: unknown,
): Promise<PageResult> {
  const { found, parts, place } = request;
  const { ctx, page, site } = found;
  const [action, link, ...rest] = parts;
  const isAddress = action === 'subscribe' && link === undefined;
  if (over && !(isAddress && canSendMail())) throw over;
  if (rest.length) return undefined;
  // The link is enough: mail providers send this request for people, without an `Origin`.
  if (action === 'unsubscribe' && link !== undefined && (await unsubscribe(ctx, page.id, link)))
    return { document: question(request, say('left'), say('leftText', { name: site.name })), mayKeep: false };
  if (!canSendMail()) return undefined;
  if (isAddress) return takeAddress(service, req, res, request, over);
  if (action === 'confirm' && link !== undefined) {
    requireOwnForm(req);
    if (!(await confirmSubscription(ctx, page.id, link)))
      return { document: question(request, say('linkOver'), say('linkOverText')), mayKeep: false };
    seeOther(res, `${place.root || '/'}?sent=confirmed#subscribe`);
    return 'sent';
  }
  return undefined;
}
