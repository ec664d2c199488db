import type { IncomingMessage, ServerResponse } from 'node:http';
import { findByHost, findByPublicId, type PublicPage } from '../../features/content/public-pages/router';
import { env } from '../../platform/env';
import { noteRequest } from '../../platform/request-id';
import { countByAddress } from '../rate-limit/count-by-address';
import type { Service } from '../service';
import { addressByHost, addressByPath, domainOf, isOwnHost } from './address';
import { sendFailure } from './failure-page';
import { pageCache } from './memory';
import { pageServer, sendNotFound } from './serve-page';
import { say } from './texts';

export const CHANGELOG_PATH = '/c';
export const ROADMAP_PATH = '/r';

/** On custom domains, this path redirects to APP_URL, since people may look for Docent there. */
const SIGN_IN_PATH = '/sign-in';

type Kind = PublicPage['kind'];
type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

const PUBLIC_ID = /^\w{1,64}$/;

const pathOf = (req: IncomingMessage): string => (req.url ?? '').split('?', 1)[0] ?? '';

/** Sends an error page if `handle` throws. */
const guarded =
  (handle: Handler): Handler =>
  async (req, res) => {
    // Public to all: other sites open these pages, read their feeds, and show them in frames.
    res.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    try {
      await handle(req, res);
    } catch (error) {
      const titleOf = (code: string) => say(code === 'not_found' ? 'notFound' : 'failed');
      await sendFailure(req, res, error, { titleOf, ours: say('failedMore') });
    }
  };

/** Serves public pages, by path and on custom domains. */
export function publicPages(service: Service) {
  const sites = pageCache(service.database);
  const countWork = countByAddress(service);
  const serve = pageServer(service, sites, countWork);

  const byPath = (kind: Kind): Handler =>
    guarded(async (req, res) => {
      const [, , publicId = '', ...rest] = pathOf(req).split('/');
      noteRequest({ route: `${kind === 'changelog' ? CHANGELOG_PATH : ROADMAP_PATH}/{publicId}` });
      const name = `${kind} ${publicId}`;
      const found = PUBLIC_ID.test(publicId)
        ? await sites.find(name, (database) => findByPublicId(database, kind, publicId))
        : undefined;
      if (!found) {
        await countWork(req);
        return sendNotFound(req, res);
      }
      return serve({ req, res, name }, found, addressByPath(found.page), rest.join('/'));
    });

  /** Known domains of pages, used while the database cannot be queried. */
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
        const path = pathOf(req);
        if (path === SIGN_IN_PATH) return void res.writeHead(307, { Location: env().APP_URL + SIGN_IN_PATH }).end();
        return serve({ req, res, name }, found, addressByHost(host), path);
      });
    } catch (error) {
      if (!domains.has(domain)) return undefined;
      return guarded(() => Promise.reject(error));
    }
  }

  return { changelog: byPath('changelog'), roadmap: byPath('roadmap'), ofHost };
}
