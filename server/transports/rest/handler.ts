import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import { type Ctx, isSameCaller } from '../../auth/context';
import { failure } from '../../operations/failure';
import { type DocentError, found } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { findCsv, openCsv } from '../csv/serve';
import { clientIp } from '../node-request';
import { describeApi } from '../openapi/openapi';
import { authenticate, type Credentials, countPublicRequest } from '../rate-limit/authenticate';
import { readQuery } from '../request-text';
import { appRouter } from '../router';
import type { Service } from '../service';
import { BufferedResponse, JSON_HEADERS } from './buffered-response';
import { readInput } from './input';
import { locationOf } from './location';
import { sendText } from './respond';
import { BASE, findRoute, type Route, routes } from './routes';

/** A request with its caller. `route` and `parameters` are set once an operation is found. */
class ApiRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  route: Route | undefined;
  parameters: Record<string, string> = {};

  constructor(
    readonly message: IncomingMessage,
    readonly ctx: Ctx,
  ) {
    this.method = message.method;
    this.url = message.url;
    this.headers = message.headers;
  }
}

const byName = new Map(routes.map((route) => [route.operation.name, route]));
const routeNamed = (name: string | undefined) => found(byName.get(name ?? ''), 'Operation');

/** Finds and runs the operation with trpc-to-openapi, using our own routing table, input parsing and error body. */
const serveOperation = createOpenApiNodeHttpHandler<
  typeof appRouter,
  IncomingMessage & ApiRequest,
  ServerResponse & BufferedResponse
>({
  router: appRouter,
  getProcedure: (method, path) => {
    const { route, parameters } = findRoute(method, path);
    const { name, type, procedure } = route.operation;
    return { procedure: { path: name, type, procedure }, pathInput: parameters };
  },
  createContext: async ({ req }) => {
    if (req.method === 'POST') req.ctx.idempotencyKey = req.headers['idempotency-key']?.toString();
    return req.ctx;
  },
  getInput: ({ req, procedure, pathInput }) => {
    const route = routeNamed(procedure.path);
    Object.assign(req, { route, parameters: pathInput });
    return readInput(route, pathInput, req.message);
  },
  responseMeta: ({ ctx, paths }) => {
    const status = ctx?.status ?? routeNamed(paths?.[0]).operation.meta.status;
    const replayed = ctx?.replayed ? { 'Idempotent-Replay': 'true' } : {};
    return { status, headers: status === 204 ? {} : { ...JSON_HEADERS, ...replayed } };
  },
  sendError: ({ error, res }) => res.fail(failure(error)),
});

type Prepared = { buffered: BufferedResponse; request: ApiRequest };

/** Runs the operation of a request and buffers the response. */
async function prepareResponse(req: IncomingMessage, ctx: Ctx): Promise<Prepared> {
  const buffered = new BufferedResponse();
  const request = new ApiRequest(req, ctx);
  // trpc-to-openapi uses no other fields of a request.
  await serveOperation(request as IncomingMessage & ApiRequest, buffered as ServerResponse & BufferedResponse);
  return { buffered, request };
}

/** Sends a prepared response, with `Location` for a new record. */
function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  { buffered, request }: Prepared,
): Promise<void> | ServerResponse {
  buffered.writeHeadTo(res);
  const { text } = buffered;
  const { route, parameters } = request;
  if (text === undefined || !route || res.statusCode >= 300) return res.end(text);
  const location = res.statusCode === 201 ? locationOf(route, parameters, JSON.parse(text)) : undefined;
  if (location) res.setHeader('Location', location);
  return sendText(req, res, text, route.operation.meta);
}

/** Sends a table as CSV, or an error. @returns false for a request that is not for a table */
async function sendCsv(req: IncomingMessage, res: ServerResponse, ctx: Ctx): Promise<boolean> {
  try {
    const csv = findCsv(req, pathOf(req).slice(BASE.length));
    if (!csv) return false;
    noteRequest({ route: BASE + csv.table.path });
    const send = await openCsv(ctx, csv, readQuery(req));
    await send(res);
  } catch (error) {
    sendError(res, failure(error));
  }
  return true;
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1).join();

/** The operation of a request; undefined without one. */
function operationOf(req: IncomingMessage): Route | undefined {
  try {
    return findRoute(req.method ?? '', pathOf(req)).route;
  } catch {
    return undefined;
  }
}

/** True for a request that makes a single look-up. */
const isOneLookUp = (req: IncomingMessage, route: Route | undefined): boolean =>
  req.method === 'GET' && route?.operation.meta.load === 'light';

/**
 * Answers a request. A single look-up starts while the caller is authenticated and counted, for the cached caller of the key. Its
 * response is sent only if authentication finds the same caller and the rate limit allows it.
 */
async function answerCaller(service: Service, req: IncomingMessage, res: ServerResponse, credentials: Credentials) {
  let early: { ctx: Ctx; prepared: Promise<Prepared> } | undefined;
  const begin = (ctx: Ctx) => {
    early = { ctx, prepared: prepareResponse(req, ctx) };
    // The response may be discarded: its failure must not become an unhandled rejection.
    early.prepared.catch(() => {});
  };
  const route = operationOf(req);
  // Set before authentication, so that refusals are counted for their route.
  if (route) noteRequest({ route: BASE + route.template });
  const { headers, refusal, ctx } = await authenticate(
    service,
    credentials,
    isOneLookUp(req, route) ? begin : undefined,
  );
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (refusal) return sendError(res, refusal);
  if (await sendCsv(req, res, ctx)) return;
  return sendPrepared(
    req,
    res,
    await (early && isSameCaller(early.ctx, ctx) ? early.prepared : prepareResponse(req, ctx)),
  );
}

const sendError = (res: ServerResponse, error: DocentError) => {
  const buffered = new BufferedResponse().fail(error);
  buffered.writeHeadTo(res);
  res.end(buffered.text);
};

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
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    openToPages(res);
    if (refusal) sendError(res, refusal);
    else if (isPreflight) answerPreflight(res);
    else {
      res.setHeader('Content-Type', JSON_HEADERS['Content-Type']);
      await sendText(req, res, describeApi());
    }
  };
