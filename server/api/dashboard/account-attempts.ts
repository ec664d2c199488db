import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { env } from '../../kernel/env';
import { DocentError } from '../../kernel/errors';
import { secret } from '../../kernel/secret';
import { rateHeaders } from '../rate-limit/rate-limit';
import type { Service } from '../service';

const COOKIE = 'docent_known';
const YEAR_SECONDS = 31_536_000;

const markOf = (email: string): string =>
  createHmac('sha256', secret()).update(`signed in before: ${email}`).digest('base64url');

/** Marks a browser as one in which this account has signed in. */
export const knownCookie = (email: string): string => {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${markOf(email)}; Path=/api/auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
};

function isKnown({ headers }: IncomingMessage, email: string): boolean {
  const mark = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? '';
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(email))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Counts an attempt to sign in to an account, wherever it comes from. Browsers that it has signed in with before are counted apart:
 * who guesses from many addresses does not keep its owner out.
 * @throws DocentError `rate_limit_exceeded`
 */
export async function countAccount({ limiter }: Service, req: IncomingMessage, email: string): Promise<void> {
  const account = createHash('sha256').update(email).digest('base64url');
  const name = `auth/account/${isKnown(req, email) ? 'known' : 'new'}:${account}`;
  const { over, headers } = rateHeaders(await limiter(name), env().DOCENT_SIGN_IN_LIMIT);
  const seconds = headers['Retry-After'];
  if (over) throw new DocentError('rate_limit_exceeded', `Too many attempts. Try again in ${seconds} seconds.`);
}
