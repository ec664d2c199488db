import type { IncomingMessage, ServerResponse } from 'node:http';
import { companyOf } from '../../auth/client-token';
import { Ctx } from '../../auth/context';
import { retried } from '../../database/retry';
import { clientRouter } from '../../features/delivery/browser/router';
import { errorBody, failure, failureHeaders } from '../../operations/failure';
import { requireFewValues } from '../../operations/storable';
import { DocentError, invalid } from '../../platform/errors';
import { readJson } from '../../platform/json-text';
import { noteRequest } from '../../platform/request-id';
import { attemptCounter } from '../dashboard/attempts';
import { clientIp } from '../node-request';
import { networkOf } from '../public-pages/voter';
import { memoryLimiter, rateHeaders } from '../rate-limit/rate-limit';
import { readNodeBody } from '../request-text';
import type { Service } from '../service';
import { fairShare } from './fair-share';

export const CLIENT_PATH = '/api/client';

const MAX_BODY = 262_144;
/** Maximum requests in flight of one address. */
const MAX_IN_FLIGHT = 100;
const BROWSER = { kind: 'system', id: 'browser', name: 'Browser', scopes: new Set<never>() } as const;

function send(res: ServerResponse, status: number, json: string): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(json) };
  res.writeHead(status, headers).end(json);
}

/** Reads a body whatever its content type says: `sendBeacon` and requests without a preflight send it as text. */
function parse(text: string): unknown {
  let body: unknown;
  try {
    body = readJson(text).value;
  } catch {
    throw invalid([{ path: '', code: 'invalid_json', message: 'The body is not valid JSON.' }]);
  }
  requireFewValues(body);
  return body;
}

/** Handles requests of the browser script. They have separate rate limits, which each process counts for itself. */
export function clientHandler(service: Service) {
  const endpoints = clientRouter();
  const count = memoryLimiter();
  const countOfCompany = fairShare();
  const inFlight = new Map<string, number>();

  function refuseOver(res: ServerResponse, retryAfter = '1'): never {
    res.setHeader('Retry-After', retryAfter);
    throw new DocentError('rate_limit_exceeded', 'Too many requests. Wait for Retry-After seconds.');
  }

  async function countAddress(res: ServerResponse, address: string): Promise<void> {
    const { over, headers } = rateHeaders(await count(`address:${address}`), service.clientLimits.address);
    if (over) refuseOver(res, headers['Retry-After']);
  }

  function countCompany(res: ServerResponse, companyId: number, address: string): void {
    const { company: limit } = service.clientLimits;
    const { over, window } = countOfCompany(companyId, address, limit);
    if (over) refuseOver(res, rateHeaders(window, limit).headers['Retry-After']);
  }

  /** Limits the requests in flight of an address, so that it does not use up the database connections. */
  async function withInFlightLimit(res: ServerResponse, address: string, work: () => Promise<void>): Promise<void> {
    const before = inFlight.get(address) ?? 0;
    if (before >= MAX_IN_FLIGHT) refuseOver(res);
    inFlight.set(address, before + 1);
    try {
      await work();
    } finally {
      const left = (inFlight.get(address) ?? 1) - 1;
      if (left) inFlight.set(address, left);
      else inFlight.delete(address);
    }
  }

  async function answer(req: IncomingMessage, res: ServerResponse, address: string): Promise<void> {
    const [path = ''] = (req.url ?? '').slice(CLIENT_PATH.length).split('?', 1);
    const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
    if (!endpoint) throw new DocentError('not_found', 'There is no such endpoint.');
    noteRequest({ route: CLIENT_PATH + path, caller: 'browser' });
    if (req.method !== 'POST') throw new DocentError('method_not_allowed', 'Use POST.', { allowed: ['POST'] });
    await countAddress(res, address);
    const { clientToken, run } = endpoint(parse(await readNodeBody(req, MAX_BODY)));
    const company = await retried(service.database, () => companyOf(service.database, clientToken));
    noteRequest({ companyId: company.id });
    countCompany(res, company.id, address);
    const { origin } = req.headers;
    if (!company.allows(origin))
      throw new DocentError('origin_not_allowed', 'The company’s settings do not list this origin.');
    const ctx = new Ctx(service.database, company.id, BROWSER);
    ctx.network = networkOf(req, company.id, service.trustProxy);
    ctx.attempt = attemptCounter(service, req);
    // These requests have ids, so that retries count once.
    const body = await retried(service.database, () => run(ctx, origin));
    if (body === undefined) res.writeHead(304).end();
    else send(res, 200, typeof body === 'string' ? body : JSON.stringify(body));
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    // Requests use no cookies, so responses may be read by any origin that has the token.
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    res.setHeader('Cache-Control', 'no-store');
    if (req.method === 'OPTIONS') {
      const preflight = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Allow-Headers': 'Content-Type' };
      res.writeHead(204, { ...preflight, 'Access-Control-Max-Age': '86400' }).end();
      return;
    }
    try {
      const address = clientIp(req, service.trustProxy);
      await withInFlightLimit(res, address, () => answer(req, res, address));
    } catch (error) {
      const failed = failure(error);
      for (const [name, value] of Object.entries(failureHeaders(failed))) res.setHeader(name, value);
      if (failed.code === 'method_not_allowed') res.setHeader('Allow', 'POST, OPTIONS');
      send(res, failed.status, JSON.stringify(errorBody(failed)));
    }
  };
}
