import type { IncomingMessage, ServerResponse } from 'node:http';
import { findByHost, findByPublicId, type PublicPage } from '../../features/content/public-pages/router';
import { failure, failureHeaders } from '../../operations/failure';
import { requireStorable } from '../../operations/storable';
import { env } from '../../platform/env';
import { DocentError } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { clientIp } from '../node-request';
import { memoryLimiter, rateHeaders } from '../rate-limit/rate-limit';
import { readQuery } from '../request-text';
import type { Service } from '../service';
import { domainOf, isOwnHost, type Place, placeByHost, placeByPath } from './address';
import { makeChangelog } from './changelog';
import { plainDocument } from './layout';
import { answerMemory, type Found, readerCtx, siteMemory } from './memory';
import type { Made, PageRequest } from './page-request';
import { makeRoadmap, takeRoadmapForm } from './roadmap';
import { type Answer, answerOf, type Sending, sendDocument, sizeOf } from './send';
import { takeChangelogForm } from './subscription';
import { say } from './texts';
import { voterInCookie } from './voter';

export const CHANGELOG_PATH = '/c';
export const ROADMAP_PATH = '/r';

/** A domain may be a name that people know Docent by. */
const SIGN_IN_PATH = '/sign-in';

type Kind = PublicPage['kind'];
type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Query parameters that are part of the cache key. Searches are not cached. */
const VARIED_BY = ['page', 'tag', 'section'];
const SENT = new Set(['idea', 'subscription', 'confirmed']);

const PUBLIC_ID = /^\w{1,64}$/;

const nothingHere = () => plainDocument(404, say('notFound'), say('notFoundMore'));

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

/** Answers readers of public pages, from memory while nothing has changed. */
export function publicPages(service: Service) {
  const sites = siteMemory(service.database);
  const answers = answerMemory<Answer>(sizeOf);
  const count = memoryLimiter();

  /** Counts requests that cause work. */
  async function countWork(req: IncomingMessage): Promise<void> {
    const limit = service.clientLimits.address;
    const { over, headers } = rateHeaders(await count(clientIp(req, service.trustProxy)), limit);
    if (over)
      throw new DocentError('rate_limit_exceeded', 'Too many requests.', {
        retryAfter: Number(headers['Retry-After']),
      });
  }

  async function send(req: IncomingMessage, res: ServerResponse, made: Made, sending: Sending = {}): Promise<void> {
    if (made === 'sent') return;
    if (!made) return sendDocument(req, res, answerOf(nothingHere()));
    if ('document' in made) return sendDocument(req, res, answerOf(made.document), sending);
    res.writeHead(301, { Location: made.location, 'Cache-Control': 'no-cache' }).end();
  }

  async function read(req: IncomingMessage, res: ServerResponse, name: string, asked: PageRequest): Promise<void> {
    const { found, parts, query } = asked;
    const { ctx, page, site } = found;
    const isRoadmap = page.kind === 'roadmap';
    const voter = isRoadmap ? voterInCookie(req, page.companyId) : undefined;
    const varied = parts.length
      ? []
      : [...VARIED_BY.map((key) => query.get(key)), SENT.has(query.get('sent') ?? '') && query.get('sent')];
    const variant = JSON.stringify([name, asked.place.base, parts, ...varied]);
    const isSearch = !parts.length && query.has('q');
    const known = voter || isSearch ? undefined : answers.get(variant, site.stamp);
    if (known) return sendDocument(req, res, known, { varies: isRoadmap });
    await countWork(req);
    const load = isSearch ? 'heavy' : undefined;
    const made = await ctx.inTurn(() => (isRoadmap ? makeRoadmap(asked, voter) : makeChangelog(asked)), load);
    const sending = { varies: isRoadmap, isPrivate: voter !== undefined };
    if (typeof made !== 'object' || !('document' in made) || !made.mayKeep) return send(req, res, made, sending);
    const answer = answerOf(made.document);
    answers.set(variant, site.stamp, answer);
    return sendDocument(req, res, answer, sending);
  }

  async function take(req: IncomingMessage, res: ServerResponse, name: string, asked: PageRequest): Promise<void> {
    const over = await countWork(req).then(
      () => undefined,
      (error: unknown) => error,
    );
    const takeForm = asked.found.page.kind === 'roadmap' ? takeRoadmapForm : takeChangelogForm;
    const made = await takeForm(service, req, res, asked, over);
    sites.forget(name);
    await send(req, res, made);
  }

  async function serve(
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    found: Found,
    place: Place,
    path: string,
  ) {
    const parts = partsOf(path);
    noteRequest({ companyId: found.page.companyId });
    if (!parts) return sendDocument(req, res, answerOf(nothingHere()));
    const query = readQuery(req);
    requireStorable(Object.fromEntries(query));
    const asked = { found: { ...found, ctx: readerCtx(service.database, found.page) }, place, parts, query };
    if (req.method === 'POST') return take(req, res, name, asked);
    if (req.method === 'GET' || req.method === 'HEAD') return read(req, res, name, asked);
    throw new DocentError('method_not_allowed', 'This page is only read.', { allowed: ['GET', 'HEAD', 'POST'] });
  }

  const guarded =
    (handle: Handler): Handler =>
    async (req, res) => {
      // Public to all: other sites open these pages, read their feeds, and show them in frames.
      res.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      try {
        await handle(req, res);
      } catch (error) {
        const failed = failure(error);
        for (const [header, value] of Object.entries(failureHeaders(failed))) res.setHeader(header, value);
        const isOurs = failed.status >= 500;
        const text = isOurs ? say('failedMore') : failed.message;
        const title = failed.code === 'not_found' ? say('notFound') : say('failed');
        await sendDocument(req, res, answerOf(plainDocument(failed.status, title, text)));
      }
    };

  const byPath = (kind: Kind): Handler =>
    guarded(async (req, res) => {
      const [path = ''] = (req.url ?? '').split('?', 1);
      const [, , publicId = '', ...rest] = path.split('/');
      noteRequest({ route: `${kind === 'changelog' ? CHANGELOG_PATH : ROADMAP_PATH}/{publicId}` });
      const name = `${kind} ${publicId}`;
      const found = PUBLIC_ID.test(publicId)
        ? await sites.find(name, (database) => findByPublicId(database, kind, publicId))
        : undefined;
      if (!found || found === 'offline') {
        await countWork(req);
        return sendDocument(req, res, answerOf(nothingHere()));
      }
      return serve(req, res, name, found, placeByPath(found.page), rest.join('/'));
    });

  /** Domains that were found to show a page, for the time when nothing can be looked up. */
  const domains = new Set<string>();

  /** Returns the handler of a custom domain; undefined for other hosts. */
  async function ofHost(host: string): Promise<Handler | undefined> {
    const domain = domainOf(host);
    if (isOwnHost(domain)) return undefined;
    const name = `host ${domain}`;
    try {
      const found = await sites.find(name, (database) => findByHost(database, domain));
      if (!found) {
        domains.delete(domain);
        return undefined;
      }
      domains.add(domain);
      return guarded(async (req, res) => {
        const [path = ''] = (req.url ?? '').split('?', 1);
        if (path === SIGN_IN_PATH) return void res.writeHead(307, { Location: env().APP_URL + SIGN_IN_PATH }).end();
        if (found === 'offline') return sendDocument(req, res, answerOf(nothingHere()));
        return serve(req, res, name, found, placeByHost(host), path);
      });
    } catch (error) {
      if (!domains.has(domain)) return undefined;
      return guarded(() => Promise.reject(error));
    }
  }

  return { changelog: byPath('changelog'), roadmap: byPath('roadmap'), ofHost };
}
