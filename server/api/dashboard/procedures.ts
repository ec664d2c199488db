import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { fromNodeHeaders } from 'better-auth/node';
import { Ctx } from '../../identity/context';
import type { PublicCaller } from '../../identity/public-caller';
import { currentMembership, findSignedIn, sessionCaller } from '../../identity/sessions';
import { DocentError } from '../../kernel/errors';
import { MAX_BODY } from '../node-request';
import { dashboardRouter, publicApiRouter } from '../router';
import type { Service } from '../service';
import { attemptsFrom } from './attempts';
import { type NodeHandler, ownPagesOnly } from './own-pages';

/** The path of the procedures of the session's company. */
export const TRPC_PATH = '/api/trpc';
/** The path of the public procedures. */
export const PUBLIC_PATH = '/api/public';

const procedureName = (req: IncomingMessage, base: string) =>
  (req.url ?? '')
    .slice(base.length + 1)
    .split('?', 1)
    .join();

/** Finds the person behind a request's cookies, and renews the cookies where they are due. */
async function signedIn({ database }: Service, req: IncomingMessage, res: ServerResponse) {
  const headers = fromNodeHeaders(req.headers);
  const person = await findSignedIn(database, headers);
  if (person?.renewed.length) res.appendHeader('Set-Cookie', person.renewed);
  return { person, headers };
}

async function sessionContext(service: Service, req: IncomingMessage, res: ServerResponse): Promise<Ctx> {
  const { person, headers } = await signedIn(service, req, res);
  const caller = person && sessionCaller(person, headers);
  if (!caller) throw new DocentError('unauthorized', 'Your session has ended. Sign in again.');
  return new Ctx(service.database, caller.companyId, caller.actor);
}

async function publicCaller(service: Service, req: IncomingMessage, res: ServerResponse): Promise<PublicCaller> {
  const { person, headers } = await signedIn(service, req, res);
  const companyId = person && currentMembership(person, headers)?.companyId;
  return { database: service.database, person, companyId, countAttempt: attemptsFrom(service, req) };
}

/** Serves the dashboard's procedures to the person of the session. */
export const trpcHandler = (service: Service): NodeHandler =>
  ownPagesOnly((req, res) =>
    nodeHTTPRequestHandler({
      router: dashboardRouter,
      path: procedureName(req, TRPC_PATH),
      req,
      res,
      maxBodySize: MAX_BODY,
      createContext: () => sessionContext(service, req, res),
    }),
  );

/** Serves set-up, invitations, and the question who is signed in. */
export const publicHandler = (service: Service): NodeHandler =>
  ownPagesOnly((req, res) =>
    nodeHTTPRequestHandler({
      router: publicApiRouter,
      path: procedureName(req, PUBLIC_PATH),
      req,
      res,
      maxBodySize: MAX_BODY,
      createContext: () => publicCaller(service, req, res),
    }),
  );
