import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ctx } from '../../auth/context';
import { failure } from '../../operations/failure';
import { DocentError } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { type CsvRequest, openCsv } from '../csv/serve';
import { clientIp } from '../node-request';
import { describeApi } from '../openapi/openapi';
import { type Credentials, countPublicRequest, runForCaller } from '../rate-limit/authenticate';
import { readQuery } from '../request-text';
import type { Service } from '../service';
import { callOperation, type Outcome } from './call';
import { JSON_HEADERS, sendFailure, sendPicture, sendText, setHeaders } from './respond';
import { BASE, type Match, matchPath, type Route } from './routes';

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1).join();

/** The target of a request, or the routing error. */
function targetOf(req: IncomingMessage): Match | DocentError {
  try {
    return matchPath(req.method ?? '', pathOf(req));
  } catch (error) {
    return failure(error);
  }
}

function sendOutcome(req: IncomingMessage, res: ServerResponse, { operation }: Route, outcome: Outcome) {
  if (outcome.failure) return sendFailure(res, outcome.failure);
  const { status, headers, body } = outcome;
  res.statusCode = status;
  setHeaders(res, headers);
  if (body === undefined) return res.end();
  return typeof body === 'string' ? sendText(req, res, body, operation.meta) : sendPicture(req, res, body);
}

/** Sends a table as CSV, or an error. */
async function sendCsv(req: IncomingMessage, res: ServerResponse, ctx: Ctx, csv: CsvRequest): Promise<void> {
  try {
    const send = await openCsv(ctx, csv, readQuery(req));
    await send(res);
  } catch (error) {
    sendFailure(res, failure(error));
  }
}

/** Answers a request of a caller with a key. A GET that needs only one look-up starts before the key is checked. */
async function answerCaller(service: Service, req: IncomingMessage, res: ServerResponse, credentials: Credentials) {
  const target = targetOf(req);
  const { route, table, parameters = {} } = target instanceof DocentError ? {} : target;
  // Set before authentication, so that errors are counted for their route.
  if (route || table) noteRequest({ route: BASE + (route?.template ?? table?.path) });
  const { headers, refusal, ctx, outcome } = await runForCaller(service, credentials, {
    work: async (caller) => (route ? callOperation({ req, ctx: caller, route, parameters }) : undefined),
    isOneLookUp: req.method === 'GET' && route?.operation.meta.load === 'light',
  });
  setHeaders(res, headers);
  if (refusal) return sendFailure(res, refusal);
  if (target instanceof DocentError) return sendFailure(res, target);
  if (table) {
    const method = req.method === 'HEAD' ? 'HEAD' : 'GET';
    return sendCsv(req, res, ctx, { table, parameters, method });
  }
  if (route && outcome) return sendOutcome(req, res, route, outcome);
}

const DESCRIPTION = `${BASE}/openapi.json`;
const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** CORS headers of the OpenAPI description, which pages of any origin may read. */
function openToPages(res: ServerResponse): void {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Access-Control-Expose-Headers', 'ETag, X-Request-Id');
}

function answerPreflight(res: ServerResponse): void {
  const allowed = {
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': 'If-None-Match, X-Request-Id',
  };
  res.writeHead(204, { ...allowed, 'Access-Control-Max-Age': '86400' }).end();
}

/** Handles all requests under the base URL. Errors use the error envelope, and every response has the rate limit headers. */
export const restHandler =
  (service: Service) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = pathOf(req);
    const ip = clientIp(req, service.trustProxy);
    const isDescription = path === DESCRIPTION;
    const isPreflight = isDescription && req.method === 'OPTIONS';
    const isPublic = isPreflight || (isDescription && isRead(req.method));
    // Clients may cache reads, but must revalidate them each time.
    res.setHeader('Cache-Control', isRead(req.method) ? `${isPublic ? 'public' : 'private'}, no-cache` : 'no-store');
    if (!isPublic) {
      const limit = /^\/users(\/|$)/.test(path.slice(BASE.length)) ? 'users' : 'api';
      await answerCaller(service, req, res, { authorization: req.headers.authorization, ip, limit });
      return;
    }
    const { headers, refusal } = await countPublicRequest(service, ip);
    setHeaders(res, headers);
    openToPages(res);
    if (refusal) sendFailure(res, refusal);
    else if (isPreflight) answerPreflight(res);
    else {
      res.setHeader('Content-Type', JSON_HEADERS['Content-Type']);
      await sendText(req, res, describeApi());
    }
  };
