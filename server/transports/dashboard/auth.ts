import type { IncomingMessage } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { z } from 'zod';
import { requireUncommonPassword } from '../../auth/common-passwords';
import { rethrowDatabaseError } from '../../auth/library-failures';
import { endGrantsOf } from '../../auth/oauth/grants';
import { ADDRESS_HEADER, AUTH_PATH, authFor, findSignedIn } from '../../auth/sessions';
import { isUnavailable } from '../../database/unavailable';
import { failure, failureHeaders } from '../../operations/failure';
import { password, trimmedName } from '../../operations/wire';
import { env } from '../../platform/env';
import { DocentError, type ErrorCode } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { parseInput } from '../../platform/validate';
import { addressOf } from '../node-request';
import type { Service } from '../service';
import { attemptCounter } from './attempts';
import { readJsonText } from './body';
import { knownCookie, passwordAttempts } from './known-browser';
import { type NodeHandler, ownPagesOnly, refuse } from './own-pages';

/** The reachable endpoints of the session library, each with its limit of requests in a minute from one address. */
const AUTH_ENDPOINTS: Record<string, () => number> = {
  '/sign-in/email': () => env().DOCENT_SIGN_IN_LIMIT,
  '/sign-out': () => 60,
  '/change-password': () => env().DOCENT_SIGN_IN_LIMIT,
  '/update-user': () => 30,
  '/revoke-other-sessions': () => 30,
};

/** The schemas of bodies that the session library does not limit itself. */
const BODIES: Record<string, z.ZodType<Record<string, unknown>>> = {
  '/update-user': z.strictObject({ name: trimmedName }),
  '/change-password': z.strictObject({
    currentPassword: z.string(),
    newPassword: password,
    revokeOtherSessions: z.boolean().optional(),
    /** True to disconnect applications that act for the person. */
    disconnectApplications: z.boolean().default(true),
  }),
};
const anyObject = z.record(z.string(), z.unknown());

/** @throws DocentError */
async function readAuthBody(req: IncomingMessage, path: string): Promise<Record<string, unknown>> {
  const { value } = await readJsonText(req);
  return parseInput(BODIES[path] ?? anyObject, value);
}

/** The normalized email address of the account of a password attempt; undefined for other requests. */
async function accountTried({ database }: Service, req: IncomingMessage, path: string, { email }: { email?: unknown }) {
  if (path === '/change-password') return (await findSignedIn(database, fromNodeHeaders(req.headers)))?.email;
  return path === '/sign-in/email' && typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

const CODES: Record<number, ErrorCode> = { 400: 'validation_error', 401: 'unauthorized', 403: 'insufficient_scope' };

/** Converts an error of the session library. */
async function refusalOf(answer: Response): Promise<DocentError> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: unknown };
  const code = CODES[answer.status] ?? (answer.status < 500 ? 'validation_error' : 'internal_error');
  return new DocentError(code, typeof message === 'string' ? message : 'This could not be done.');
}

/** Calls the session library. @throws DocentError for its errors */
async function askLibrary({ database, trustProxy }: Service, req: IncomingMessage, body: string): Promise<Response> {
  const { host } = req.headers;
  const headers = fromNodeHeaders(req.headers);
  headers.set(ADDRESS_HEADER, addressOf(req, trustProxy));
  return rethrowDatabaseError(async () => {
    const answer = await authFor(database).handler(
      new Request(`http://${host}${req.url}`, { method: 'POST', headers, body }),
    );
    if (!answer.ok) throw await refusalOf(answer);
    return answer;
  });
}

/** Serves sign-in, sign-out and changes of the person's own account. */
export const authHandler = (service: Service): NodeHandler =>
  ownPagesOnly(async (req, res) => {
    const path = (req.url ?? '').slice(AUTH_PATH.length).split('?', 1).join();
    const limit = Object.hasOwn(AUTH_ENDPOINTS, path) ? AUTH_ENDPOINTS[path]?.() : undefined;
    if (!limit || req.method !== 'POST') return refuse(res, new DocentError('not_found', 'Not found.'));
    noteRequest({ route: AUTH_PATH + path });
    try {
      await attemptCounter(service, req)(`auth${path}`, limit);
      const { disconnectApplications, ...body } = await readAuthBody(req, path);
      if (path === '/change-password') await requireUncommonPassword(String(body.newPassword), 'newPassword');
      // Found before the library replaces the session.
      const person = disconnectApplications
        ? await findSignedIn(service.database, fromNodeHeaders(req.headers), { renew: false })
        : undefined;
      const ask = () => askLibrary(service, req, JSON.stringify(body));
      const email = await accountTried(service, req, path, body);
      const answer = email === undefined ? await ask() : await passwordAttempts(service, req)(email, ask);
      if (person) await endGrantsOf(service.database.prisma, person.id);
      const cookies = answer.headers.getSetCookie();
      if (email !== undefined) cookies.push(knownCookie(email));
      if (cookies.length) res.setHeader('Set-Cookie', cookies);
      res.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' });
      res.end(await answer.text());
    } catch (error) {
      if (!(error instanceof DocentError) && !isUnavailable(error)) throw error;
      const refusal = failure(error);
      refuse(res, refusal, failureHeaders(refusal));
    }
  });
