import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOpenApiNodeHttpHandler } from 'trpc-to-openapi';
import type { Ctx } from '../../identity/context';
import { type DocentError, found } from '../../kernel/errors';
import { errorBody, failure } from '../../operation/failure';
import { describeApi } from '../description/openapi';
import { clientIp } from '../node-request';
import { authenticate, countPublicRequest } from '../rate-limit/authenticate';
import { appRouter } from '../router';
import type { Service } from '../service';
import { readInput } from './input';
import { BASE, findRoute, routes } from './routes';

type RestRequest = IncomingMessage & { ctx: Ctx };

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

function sendError(res: ServerResponse, error: DocentError): void {
  const { allowed } = error.details ?? {};
  if (error.code === 'method_not_allowed' && Array.isArray(allowed)) res.setHeader('Allow', allowed.join(', '));
  if (!res.req.complete) res.setHeader('Connection', 'close');
  res.writeHead(error.status, JSON_HEADERS).end(JSON.stringify(errorBody(error)));
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
  createContext: async ({ req }) => req.ctx,
  getInput: ({ req, procedure, pathInput }) => readInput(routeNamed(procedure.path), pathInput, req),
  responseMeta: ({ ctx, paths }) => {
    const status = ctx?.status ?? routeNamed(paths?.[0]).operation.meta.status;
    return { status, headers: status === 204 ? {} : JSON_HEADERS };
  },
  sendError: ({ error, res }) => sendError(res, failure(error)),
});

const isDescription = (method: string | undefined, path: string) =>
  path === `${BASE}/openapi.json` && (method === 'GET' || method === 'HEAD');

/** Answers any request under the base URL. Every failure is an error envelope, and every answer has the headers of the limits. */
export const restHandler =
  (service: Service) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [path = ''] = (req.url ?? '').split('?', 1);
    const ip = clientIp(req, service.trustProxy);
    const isPublic = isDescription(req.method, path);
    const { headers, refusal, ctx } = isPublic
      ? await countPublicRequest(service, ip)
      : await authenticate(service, {
          authorization: req.headers.authorization,
          ip,
          limit: /^\/users(\/|$)/.test(path.slice(BASE.length)) ? 'users' : 'api',
        });
    res.setHeader('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (refusal) sendError(res, refusal);
    else if (ctx) await serveOperation(Object.assign(req, { ctx }), res);
    else res.writeHead(200, JSON_HEADERS).end(describeApi());
  };
