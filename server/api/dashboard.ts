import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { fromNodeHeaders } from 'better-auth/node';
import { z } from 'zod';
import { AUTH_PATH, authOver, currentMembership, findSignedIn, sessionCaller } from '../auth/sessions';
import type { Visitor } from '../auth/visitor';
import { Ctx } from '../context';
import { env } from '../env';
import { DocentError } from '../errors';
import { parseInput } from '../validate';
import { errorBody } from './failure';
import type { Service } from './gate';
import { clientIp, MAX_BODY, readNodeBody } from './node-request';
import { rateHeaders } from './rate-limit';
import { accessRouter, dashboardRouter } from './router';

/** The procedures of the company that the session is for. */
export const TRPC_PATH = '/api/trpc';
/** The procedures of whoever is at the door. */
export const ACCESS_PATH = '/api/access';

type Options = { service: Service; trustProxy?: boolean };
type NodeHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

function refuse(res: ServerResponse, error: DocentError, headers: Record<string, string> = {}): void {
  res.writeHead(error.status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
  res.end(JSON.stringify({ ...errorBody(error), message: error.message }));
}

/** Whether a page of this very host made the browser send the request (CSRF). Clients that are no browsers send no Origin. */
function isOwnPage({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return headers['sec-fetch-site'] !== 'cross-site';
  const { origin, host } = headers;
  return origin === undefined ? headers['sec-fetch-site'] === undefined : origin.replace(/^https?:\/\//, '') === host;
}

const fromElsewhere = () =>
  new DocentError('insufficient_scope', 'The dashboard only answers requests of its own pages.');

/** Counts attempts of one kind from one address in the minute, on the limiter that all replicas share. */
const attempts =
  ({ service, trustProxy = false }: Options, req: IncomingMessage) =>
  async (what: string, limit: number) => {
    const window = await service.limiter(`${what}:${clientIp(req, trustProxy)}`);
    const { over, headers } = rateHeaders(window, limit);
    const seconds = headers['Retry-After'];
    if (over) throw new DocentError('rate_limit_exceeded', `Too many attempts. Try again in ${seconds} seconds.`);
  };

const procedurePath = (req: IncomingMessage, base: string) =>
  (req.url ?? '')
    .slice(base.length + 1)
    .split('?', 1)
    .join();

/** Guards every path of the dashboard against pages of other sites. */
const ownPagesOnly =
  (handle: NodeHandler): NodeHandler =>
  async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (isOwnPage(req)) await handle(req, res);
    else refuse(res, fromElsewhere());
  };

/** Whose session a request carries. Sends the cookie anew where it was renewed. */
async function signedIn({ service }: Options, req: IncomingMessage, res: ServerResponse) {
  const headers = fromNodeHeaders(req.headers);
  const person = await findSignedIn(service.store, headers);
  if (person?.renewed.length) res.appendHeader('Set-Cookie', person.renewed);
  return { person, headers };
}

/** The dashboard's procedures, in the name of the session. */
export const trpcHandler = (options: Options): NodeHandler =>
  ownPagesOnly((req, res) =>
    nodeHTTPRequestHandler({
      router: dashboardRouter,
      path: procedurePath(req, TRPC_PATH),
      req,
      res,
      maxBodySize: MAX_BODY,
      createContext: async () => {
        const { person, headers } = await signedIn(options, req, res);
        const caller = person && sessionCaller(person, headers);
        if (!caller) throw new DocentError('unauthorized', 'Your session has ended. Sign in again.');
        return new Ctx(options.service.store, caller.companyId, caller.actor);
      },
    }),
  );

async function visitorOf(options: Options, req: IncomingMessage, res: ServerResponse): Promise<Visitor> {
  const { store } = options.service;
  const { person, headers } = await signedIn(options, req, res);
  const companyId = person && currentMembership(person, headers)?.companyId;
  return { store, person, companyId, attempt: attempts(options, req) };
}

/** Set-up, invitations, and who is signed in. */
export const accessHandler = (options: Options): NodeHandler =>
  ownPagesOnly((req, res) =>
    nodeHTTPRequestHandler({
      router: accessRouter,
      path: procedurePath(req, ACCESS_PATH),
      req,
      res,
      maxBodySize: MAX_BODY,
      createContext: () => visitorOf(options, req, res),
    }),
  );

/** What of the session library is reachable; each with its allowance in a minute from one address. */
const AUTH_ENDPOINTS: Record<string, () => number> = {
  '/sign-in/email': () => env().DOCENT_SIGN_IN_LIMIT,
  '/sign-out': () => 60,
  '/change-password': () => env().DOCENT_SIGN_IN_LIMIT,
  '/update-user': () => 30,
  '/revoke-other-sessions': () => 30,
};

const ownAccount = z.strictObject({ name: z.string().trim().min(1, 'Must not be empty.').max(200) });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body for the session library, which itself sets no limit and takes any name. @throws DocentError */
async function readAuthBody(req: IncomingMessage, path: string): Promise<string> {
  const body = await readNodeBody(req);
  if (path !== '/update-user') return body;
  return JSON.stringify(parseInput(ownAccount, jsonOf(body)));
}

/** Signing in and out, and one's own account. */
export const authHandler = (options: Options): NodeHandler =>
  ownPagesOnly(async (req, res) => {
    const path = (req.url ?? '').slice(AUTH_PATH.length).split('?', 1).join();
    const limit = Object.hasOwn(AUTH_ENDPOINTS, path) ? AUTH_ENDPOINTS[path]?.() : undefined;
    if (!limit || req.method !== 'POST') return refuse(res, new DocentError('not_found', 'Not found.'));
    try {
      await attempts(options, req)(`auth${path}`, limit);
      const request = new Request(`http://${req.headers.host}${req.url}`, {
        method: 'POST',
        headers: fromNodeHeaders(req.headers),
        body: await readAuthBody(req, path),
      });
      const answer = await authOver(options.service.store).handler(request);
      const cookies = answer.headers.getSetCookie();
      if (cookies.length) res.setHeader('Set-Cookie', cookies);
      res.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' });
      res.end(await answer.text());
    } catch (error) {
      if (!(error instanceof DocentError)) throw error;
      if (!req.complete) res.setHeader('Connection', 'close');
      refuse(res, error, error.code === 'rate_limit_exceeded' ? { 'Retry-After': '60' } : {});
    }
  });
