import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import type { Ctx } from '../../identity/context';
import { type DocentError, found } from '../../kernel/errors';
import { errorBody, failure, failureHeaders } from '../../operation/failure';
import { describeApi } from '../description/openapi';
import { clientIp } from '../node-request';
import { authenticate, countPublicRequest } from '../rate-limit/authenticate';
import { appRouter } from '../router';
import type { Service } from '../service';
import { readInput } from './input';
import { locationOf } from './location';
import { sendText } from './respond';
import { BASE, findRoute, type Route, routes } from './routes';

type RestRequest = IncomingMessage & { ctx: Ctx; parameters?: Record<string, string>; route?: Route };

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

function sendError(res: ServerResponse, error: DocentError): void {
  res.writeHead(error.status, { ...JSON_HEADERS, ...failureHeaders(error) }).end(JSON.stringify(errorBody(error)));
}

const byName = new Map(routes.map((route) => [route.operation.name, route]));
const routeNamed = (name: string | undefined) => found(byName.get(name ?? ''), 'Operation');

/** Finds the operation, runs it and answers: trpc-to-openapi, with a table of paths, an input and an error body of our own. */
const serveOperation = createOpenApiNodeHttpHandler<typeof appRouter, RestRequest, ServerResponse>({
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
    Object.assign(req, { route: routeNamed(procedure.path), parameters: pathInput });
    return readInput(routeNamed(procedure.path), pathInput, req);
  },
  responseMeta: ({ ctx, paths }) => {
    const status = ctx?.status ?? routeNamed(paths?.[0]).operation.meta.status;
    const replayed = ctx?.replayed ? { 'Idempotent-Replay': 'true' } : {};
    return { status, headers: status === 204 ? {} : { ...JSON_HEADERS, ...replayed } };
  },
  sendError: ({ error, res }) => sendError(res, failure(error)),
});

/** Ends an answer of `serveOperation`, which ends with the whole text at once: says where what it made is, and sends it as it is wanted. */
function finish(req: RestRequest, res: ServerResponse, text: string | undefined): Promise<void> | ServerResponse {
  const { route, parameters = {} } = req;
  if (text === undefined || !route || res.statusCode >= 300) return res.end(text);
  const location = res.statusCode === 201 ? locationOf(route, parameters, JSON.parse(text)) : undefined;
  if (location) res.setHeader('Location', location);
  return sendText(req, res, text, route.operation.meta);
}

async function answerOperation(req: RestRequest, res: ServerResponse): Promise<void> {
  const end = res.end;
  let text: string | undefined;
  let ended = false;
  // The library ends the answer itself; what becomes of its text is decided here.
  res.end = ((body?: string) => {
    text = body;
    ended = true;
    return res;
  }) as typeof res.end;
  await serveOperation(req, res);
  res.end = end;
  if (ended) await finish(req, res, text);
}

const DESCRIPTION = `${BASE}/openapi.json`;
const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** The description is for everybody: pages of any origin may read it. */
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

/** Answers any request under the base URL. Every failure is an error envelope, and every answer has the headers of the limits. */
export const restHandler =
  (service: Service) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [path = ''] = (req.url ?? '').split('?', 1);
    const ip = clientIp(req, service.trustProxy);
    const isDescription = path === DESCRIPTION;
    const isPreflight = isDescription && req.method === 'OPTIONS';
    const isPublic = isPreflight || (isDescription && isRead(req.method));
    const { headers, refusal, ctx } = isPublic
      ? await countPublicRequest(service, ip)
      : await authenticate(service, {
          authorization: req.headers.authorization,
          ip,
          limit: /^\/users(\/|$)/.test(path.slice(BASE.length)) ? 'users' : 'api',
        });
    // What is read may be kept by whoever asked, and is asked for again each time.
    res.setHeader('Cache-Control', isRead(req.method) ? `${isPublic ? 'public' : 'private'}, no-cache` : 'no-store');
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (isPublic) openToPages(res);
    if (refusal) sendError(res, refusal);
    else if (ctx) await answerOperation(Object.assign(req, { ctx }), res);
    else if (isPreflight) answerPreflight(res);
    else {
      res.setHeader('Content-Type', JSON_HEADERS['Content-Type']);
      await sendText(req, res, describeApi());
    }
  };
