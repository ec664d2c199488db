import type { IncomingMessage, ServerResponse } from 'node:http';
import { endsSubscription } from '../../features/content/public-pages/router';
import { requireStorable } from '../../operations/storable';
import { DocentError } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { readQuery } from '../request-text';
import type { Service } from '../service';
import type { PageAddress } from './address';
import { makeChangelog } from './changelog';
import { plainDocument } from './layout';
import { type Found, type PageCache, readerCtx, responseCache } from './memory';
import type { PageRequest, PageResult } from './page-request';
import { makeRoadmap, takeRoadmapForm } from './roadmap';
import { type Answer, answerOf, type Sending, sendDocument, sizeOf } from './send';
import { takeChangelogForm } from './subscription';
import { say } from './texts';
import { voterInCookie } from './voter';

/** Query parameters that are part of the cache key. Searches are not cached. */
const VARIED_BY = ['page', 'tag', 'section'];
const SENT = new Set(['idea', 'subscription', 'confirmed']);

/** A request to a page that was found. `name` is the key of the page in the cache of pages. */
type Visit = { req: IncomingMessage; res: ServerResponse; name: string };

export const sendNotFound = (req: IncomingMessage, res: ServerResponse) =>
  sendDocument(req, res, answerOf(plainDocument(404, say('notFound'), say('notFoundMore'))));

/** The decoded segments of a path; undefined if one cannot be decoded. */
function partsOf(path: string): string[] | undefined {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

async function send({ req, res }: Visit, made: PageResult, sending: Sending = {}): Promise<void> {
  if (made === 'sent') return;
  if (!made) return sendNotFound(req, res);
  if ('document' in made) return sendDocument(req, res, answerOf(made.document), sending);
  res.writeHead(301, { Location: made.location, 'Cache-Control': 'no-cache' }).end();
}

/** The cache key of a response within its page: the parts of the request that change it. */
function variantOf(name: string, { place, parts, query }: PageRequest): string {
  const varied = parts.length
    ? []
    : [...VARIED_BY.map((key) => query.get(key)), SENT.has(query.get('sent') ?? '') && query.get('sent')];
  return JSON.stringify([name, place.base, parts, ...varied]);
}

/** Serves found pages, from the cache while nothing has changed. */
export function pageServer(service: Service, sites: PageCache, countWork: (req: IncomingMessage) => Promise<void>) {
  const answers = responseCache<Answer>(sizeOf);

  async function read(visit: Visit, request: PageRequest): Promise<void> {
    const { req, res, name } = visit;
    const { ctx, page, site } = request.found;
    const isRoadmap = page.kind === 'roadmap';
    const voter = isRoadmap ? voterInCookie(req, page.companyId) : undefined;
    const isSearch = !request.parts.length && request.query.has('q');
    const variant = variantOf(name, request);
    const known = voter || isSearch ? undefined : answers.get(variant, site.stamp);
    if (known) return sendDocument(req, res, known, { varies: isRoadmap });
    await countWork(req);
    const load = isSearch ? 'heavy' : undefined;
    const made = await ctx.inTurn(() => (isRoadmap ? makeRoadmap(request, voter) : makeChangelog(request)), load);
    const sending = { varies: isRoadmap, isPrivate: voter !== undefined };
    if (typeof made !== 'object' || !('document' in made) || !made.mayKeep) return send(visit, made, sending);
    const answer = answerOf(made.document);
    answers.set(variant, site.stamp, answer);
    return sendDocument(req, res, answer, sending);
  }

  async function take(visit: Visit, request: PageRequest): Promise<void> {
    const { req, res, name } = visit;
    const over = await countWork(req).then(
      () => undefined,
      (error: unknown) => error,
    );
    const takeForm = request.found.page.kind === 'roadmap' ? takeRoadmapForm : takeChangelogForm;
    const made = await takeForm(service, req, res, request, over);
    sites.forget(name);
    await send(visit, made);
  }

  /** Serves `path` below the page's URL. */
  return async (visit: Visit, found: Found, place: PageAddress, path: string): Promise<void> => {
    const { req, res } = visit;
    const parts = partsOf(path);
    noteRequest({ companyId: found.page.companyId });
    if (!parts) return sendNotFound(req, res);
    // Mails that were delivered before the page went offline have links to unsubscribe.
    if (!found.site.isOnline && !endsSubscription(found.page, parts)) {
      await countWork(req);
      return sendNotFound(req, res);
    }
    const query = readQuery(req);
    requireStorable(Object.fromEntries(query));
    const request = { found: { ...found, ctx: readerCtx(service.database, found.page) }, place, parts, query };
    if (req.method === 'POST') return take(visit, request);
    if (req.method === 'GET' || req.method === 'HEAD') return read(visit, request);
    throw new DocentError('method_not_allowed', 'The page rejects this method.', { allowed: ['GET', 'HEAD', 'POST'] });
  };
}
