import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PageVoter } from '../../features/content/public-pages/router';
import { env } from '../../platform/env';
import { secret } from '../../platform/secret';
import { clientIp } from '../node-request';

const COOKIE = 'docent_voter';
const A_YEAR = 31_536_000;

const keyed = (companyId: number, what: string, value: string): string =>
  createHmac('sha256', secret()).update(`docent vote ${companyId} ${what} ${value}`).digest('base64url').slice(0, 22);

const encoded = ({ network, browser }: PageVoter): string => `${network}.${browser}`;

/** Reads the voter from the signed cookie; undefined without a valid one. */
export function voterInCookie({ headers }: IncomingMessage, companyId: number): PageVoter | undefined {
  for (const pair of (headers.cookie ?? '').split(/;\s*/)) {
    const [, network, browser, seal] = /^docent_voter=([\w-]{22})\.([\w-]{22})\.([\w-]{22})$/.exec(pair) ?? [];
    if (!network || !browser || !seal) continue;
    const own = keyed(companyId, 'seal', encoded({ network, browser }));
    if (timingSafeEqual(Buffer.from(own), Buffer.from(seal))) return { network, browser };
  }
  return undefined;
}

/** A keyed hash of the network of a request. */
export const networkOf = (req: IncomingMessage, companyId: number, trustProxy: boolean): string =>
  keyed(companyId, 'network', clientIp(req, trustProxy));

/**
 * Identifies the voter by cookie, else by browser and address, so that clearing cookies does not allow a second vote. Addresses and
 * names of browsers are stored as keyed hashes, with a key for each company.
 */
export function voterOf(req: IncomingMessage, companyId: number, trustProxy: boolean): PageVoter {
  const { 'user-agent': agent = '', 'accept-language': language = '' } = req.headers;
  return (
    voterInCookie(req, companyId) ?? {
      network: networkOf(req, companyId, trustProxy),
      browser: keyed(companyId, 'browser', `${agent} ${language}`),
    }
  );
}

/** The cookie that identifies a voter from any address. */
export function voterCookie(voter: PageVoter, companyId: number, path: string): string {
  const value = `${encoded(voter)}.${keyed(companyId, 'seal', encoded(voter))}`;
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax${secure}`;
}
