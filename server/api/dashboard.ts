import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { fromNodeHeaders, toNodeHandler } from 'better-auth/node';
import { AUTH_PATH, authOver, currentMembership, findSignedIn, sessionCaller } from '../auth/sessions';
import type { Visitor } from '../auth/visitor';
import { Ctx } from '../context';
import { env } from '../env';
import { DocentError } from '../errors';
import { errorBody } from './failure';
import type { Service } from './gate';
import { clientIp, MAX_BODY } from './node-request';
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
        const caller = await sessionCaller(options.service.store, fromNodeHeaders(req.headers));
        if (!caller) throw new DocentError('unauthorized', 'Your session has ended. Sign in again.');
        return new Ctx(options.service.store, caller.companyId, caller.actor);
      },
    }),
  );

async function visitorOf(options: Options, req: IncomingMessage): Promise<Visitor> {
  const { store } = options.service;
  const headers = fromNodeHeaders(req.headers);
  const person = await findSignedIn(store, headers);
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
      createContext: () => visitorOf(options, req),
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

/** Signing in and out, and one's own account. */
export const authHandler = (options: Options): NodeHandler =>
  ownPagesOnly(async (req, res) => {
    const path = (req.url ?? '').slice(AUTH_PATH.length).split('?', 1).join();
    const limit = Object.hasOwn(AUTH_ENDPOINTS, path) ? AUTH_ENDPOINTS[path]?.() : undefined;
    if (!limit || req.method !== 'POST') return refuse(res, new DocentError('not_found', 'Not found.'));
    try {
      await attempts(options, req)(`auth${path}`, limit);
    } catch (error) {
      if (error instanceof DocentError) return refuse(res, error, { 'Retry-After': '60' });
      throw error;
    }
    await toNodeHandler(authOver(options.service.store))(req, res);
  });
