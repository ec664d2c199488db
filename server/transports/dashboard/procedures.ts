import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { Ctx } from '../../auth/context';
import type { PublicCaller } from '../../auth/public-caller';
import { currentMembership, findSignedIn, sessionCaller, sessionTokenOf } from '../../auth/sessions';
import { retried } from '../../database/retry';
import { failure, failureHeaders } from '../../operations/failure';
import { id } from '../../operations/wire';
import { DocentError, notFound } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { findCsv, openCsv, type SendCsv } from '../csv/serve';
import { clientIp } from '../node-request';
import { operations } from '../operations';
import { memoryLimiter, type RateLimiter, rateHeaders } from '../rate-limit/rate-limit';
import { readQuery } from '../request-text';
import { dashboardRouter, publicApiRouter } from '../router';
import type { Service } from '../service';
import { attemptCounter } from './attempts';
import { serveCalls } from './calls';
import { passwordAttempts } from './known-browser';
import { type NodeHandler, ownPagesOnly, refuse } from './own-pages';

/** The path of the procedures of the session's company. */
export const TRPC_PATH = '/api/trpc';
/** The path of the public procedures. */
export const PUBLIC_PATH = '/api/public';

/** The operations without secrets in their responses. Procedures that only the dashboard has are not included. */
const WITHOUT_SECRETS = new Set(operations.filter(({ meta }) => !meta.secret).map(({ name }) => name));

/** Counts a request under a name and sets the rate limit headers. @throws DocentError `rate_limit_exceeded` */
async function countOn(res: ServerResponse, limiter: RateLimiter, name: string, limit: number): Promise<void> {
  const { over, headers } = rateHeaders(await limiter(name), limit);
  for (const [header, value] of Object.entries(headers)) res.setHeader(header, value);
  if (!over) return;
  const seconds = headers['Retry-After'];
  throw new DocentError('rate_limit_exceeded', `Too many requests. Try again in ${seconds} seconds.`);
}

/** The rate limit key of a browser's session, found without the database; undefined without a session. */
export function sessionName(headers: Headers): string | undefined {
  const session = sessionTokenOf(headers);
  return session && `session:${createHash('sha256').update(session).digest('base64url')}`;
}

/** The rate limit key of a caller: the session, or the address without a session. */
const askerOf = ({ trustProxy }: Service, req: IncomingMessage): string =>
  sessionName(fromNodeHeaders(req.headers)) ?? `address:${clientIp(req, trustProxy)}`;

/** Runs a request when it is the caller's turn. Waits longer for the turn while tables are migrated or moved. Runs no request twice. */
async function inTurnOf(service: Service, req: IncomingMessage, work: () => Promise<void>): Promise<void> {
  let outcome: Promise<void> | undefined;
  const begin = async () => {
    outcome = work();
    await outcome.catch(() => {});
  };
  await retried(service.database, () => service.turns(askerOf(service, req), begin));
  await outcome;
}

/** Finds the person of a request's cookies, and renews the cookies when they are due. */
async function signedIn(service: Service, req: IncomingMessage, res: ServerResponse) {
  const headers = fromNodeHeaders(req.headers);
  const person = await retried(service.database, () => findSignedIn(service.database, headers)).catch((error) => {
    throw failure(error);
  });
  if (person) noteRequest({ caller: `person ${person.id}` });
  if (person?.renewed.length) res.appendHeader('Set-Cookie', person.renewed);
  return { person, headers };
}

async function publicCaller(service: Service, req: IncomingMessage, res: ServerResponse): Promise<PublicCaller> {
  const { person, headers } = await signedIn(service, req, res);
  const companyId = person && currentMembership(person, headers)?.companyId;
  return {
    database: service.database,
    person,
    companyId,
    countAttempt: attemptCounter(service, req),
    tryPassword: passwordAttempts(service, req),
  };
}

const sessionEnded = () => new DocentError('unauthorized', 'Your session has ended. Sign in again.');

const limiters = new WeakMap<Service, RateLimiter>();

/** Counts requests of a person: calls, files and pages together. Each process counts separately, since the limit protects the process. */
export function personLimiter(service: Service): RateLimiter {
  const limiter = limiters.get(service) ?? memoryLimiter();
  limiters.set(service, limiter);
  return limiter;
}

/** Serves the dashboard's procedures to the person of the session. */
export function trpcHandler(service: Service): NodeHandler {
  const limiter = personLimiter(service);
  const { person: limit } = service.dashboardLimits;
  return serveCalls({
    router: dashboardRouter,
    base: TRPC_PATH,
    compressed: WITHOUT_SECRETS,
    inTurn: (req, work) => inTurnOf(service, req, work),
    count: (req, res) => countOn(res, limiter, askerOf(service, req), limit),
    createContext: async (req, res) => {
      const { person, headers } = await signedIn(service, req, res);
      const caller = person && sessionCaller(person, headers);
      if (!caller) throw sessionEnded();
      noteRequest({ companyId: caller.companyId });
      await countOn(res, limiter, `person:${person.id}`, limit);
      return new Ctx(service.database, caller.companyId, caller.actor);
    },
  });
}

/** The path of tables as CSV files, for links in the dashboard. */
export const CSV_PATH = '/api/csv';

/** Serves tables as CSV to the person of the session. `company` in the query selects the company, since a link cannot send headers. */
export function csvHandler(service: Service): NodeHandler {
  const limiter = personLimiter(service);
  const { person: limit } = service.dashboardLimits;
  const open = async (req: IncomingMessage, res: ServerResponse): Promise<SendCsv> => {
    const query = readQuery(req);
    const csv = findCsv(req, (req.url ?? '').split('?', 1).join().slice(CSV_PATH.length));
    if (!csv) throw new DocentError('not_found', 'There is nothing here.');
    noteRequest({ route: CSV_PATH + csv.table.path });
    const { person, headers } = await signedIn(service, req, res);
    if (!person) throw sessionEnded();
    await countOn(res, limiter, `person:${person.id}`, limit);
    const company = query.get('company');
    query.delete('company');
    if (company !== null) {
      if (!id.safeParse(Number(company)).success) throw notFound('Company');
      headers.set('Docent-Company', String(Number(company)));
    }
    const caller = sessionCaller(person, headers);
    if (!caller) throw notFound('Company');
    noteRequest({ companyId: caller.companyId });
    return openCsv(new Ctx(service.database, caller.companyId, caller.actor), csv, query);
  };
  return ownPagesOnly(async (req, res) => {
    try {
      await countOn(res, limiter, askerOf(service, req), limit);
      let send: SendCsv | undefined;
      // A slow download must not block other calls of the session.
      await inTurnOf(service, req, async () => {
        send = await open(req, res);
      });
      await send?.(res);
    } catch (error) {
      const known = failure(error);
      refuse(res, known, failureHeaders(known));
    }
  });
}

/** Serves set-up, invitations, and the session of the caller. */
export function publicHandler(service: Service): NodeHandler {
  const limiter = memoryLimiter();
  const { address } = service.dashboardLimits;
  return serveCalls({
    router: publicApiRouter,
    base: PUBLIC_PATH,
    inTurn: (req, work) => inTurnOf(service, req, work),
    count: (req, res) => countOn(res, limiter, clientIp(req, service.trustProxy), address),
    createContext: (req, res) => publicCaller(service, req, res),
  });
}
