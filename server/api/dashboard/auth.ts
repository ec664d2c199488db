import type { IncomingMessage } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { z } from 'zod';
import { requireUncommon } from '../../identity/common-passwords';
import { AUTH_PATH, authOver } from '../../identity/sessions';
import { env } from '../../kernel/env';
import { DocentError, type ErrorCode } from '../../kernel/errors';
import { parseInput } from '../../kernel/validate';
import { trimmedName } from '../../operation/wire';
import type { Service } from '../service';
import { countAccount, knownCookie } from './account-attempts';
import { attemptsFrom } from './attempts';
import { readJsonText } from './body';
import { type NodeHandler, ownPagesOnly, refuse } from './own-pages';

/** The endpoints of the session library that can be reached; each with its limit in a minute from one address. */
const AUTH_ENDPOINTS: Record<string, () => number> = {
  '/sign-in/email': () => env().DOCENT_SIGN_IN_LIMIT,
  '/sign-out': () => 60,
  '/change-password': () => env().DOCENT_SIGN_IN_LIMIT,
  '/update-user': () => 30,
  '/revoke-other-sessions': () => 30,
};

const ownAccount = z.strictObject({ name: trimmedName });

/** Reads the body for the session library, which itself sets no limit and takes any name. @throws DocentError */
async function readAuthBody(req: IncomingMessage, path: string): Promise<string> {
  const { value } = await readJsonText(req);
  return JSON.stringify(parseInput(path === '/update-user' ? ownAccount : z.record(z.string(), z.unknown()), value));
}

/** The account that somebody tries, in the form that it is found by. */
function emailIn(body: string): string | undefined {
  const { email } = JSON.parse(body) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

const CODES: Record<number, ErrorCode> = { 400: 'validation_error', 401: 'unauthorized', 403: 'insufficient_scope' };

/** A refusal of the session library, as ours. */
async function refusalOf(answer: Response): Promise<DocentError> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: unknown };
  const code = CODES[answer.status] ?? (answer.status < 500 ? 'validation_error' : 'internal_error');
  return new DocentError(code, typeof message === 'string' ? message : 'This could not be done.');
}

/** Serves signing in and out, and one's own account. */
export const authHandler = (service: Service): NodeHandler =>
  ownPagesOnly(async (req, res) => {
    const path = (req.url ?? '').slice(AUTH_PATH.length).split('?', 1).join();
    const limit = Object.hasOwn(AUTH_ENDPOINTS, path) ? AUTH_ENDPOINTS[path]?.() : undefined;
    if (!limit || req.method !== 'POST') return refuse(res, new DocentError('not_found', 'Not found.'));
    try {
      await attemptsFrom(service, req)(`auth${path}`, limit);
      const body = await readAuthBody(req, path);
      if (path === '/change-password') await requireUncommon(String(JSON.parse(body).newPassword), 'newPassword');
      const email = path === '/sign-in/email' ? emailIn(body) : undefined;
      if (email !== undefined) await countAccount(service, req, email);
      const request = new Request(`http://${req.headers.host}${req.url}`, {
        method: 'POST',
        headers: fromNodeHeaders(req.headers),
        body,
      });
      const answer = await authOver(service.database).handler(request);
      if (!answer.ok) return refuse(res, await refusalOf(answer));
      const cookies = answer.headers.getSetCookie();
      if (email !== undefined) cookies.push(knownCookie(email));
      if (cookies.length) res.setHeader('Set-Cookie', cookies);
      res.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' });
      res.end(await answer.text());
    } catch (error) {
      if (!(error instanceof DocentError)) throw error;
      refuse(res, error, error.code === 'rate_limit_exceeded' ? { 'Retry-After': '60' } : {});
    }
  });
