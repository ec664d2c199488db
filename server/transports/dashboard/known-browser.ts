import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tryPassword } from '../../auth/password-delays';
import { env } from '../../platform/env';
import { secret } from '../../platform/secret';
import type { Service } from '../service';

const COOKIE = 'docent_known';
const YEAR_SECONDS = 31_536_000;

const markOf = (email: string): string =>
  createHmac('sha256', secret()).update(`signed in before: ${email}`).digest('base64url');

/** Marks a browser as one in which this account has signed in. */
export const knownCookie = (email: string): string => {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${markOf(email)}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
};

function isKnown({ headers }: IncomingMessage, email: string): boolean {
  const right = Buffer.from(markOf(email));
  // There can be two marks, since earlier versions set the cookie for narrower paths.
  return [...(headers.cookie ?? '').matchAll(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?=;|$)`, 'g'))].some(
    ([, mark = '']) => timingSafeEqual(Buffer.from(mark), right),
  );
}

/** Runs a password attempt with `tryPassword`, for a known or an unknown browser. */
export const passwordAttempts =
  ({ database }: Service, req: IncomingMessage) =>
  <T>(email: string, attempt: () => Promise<T>): Promise<T> =>
    tryPassword(database, { email, known: isKnown(req, email) }, attempt);
