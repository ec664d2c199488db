import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ctx } from '../context';
import { type DocentError, invalid } from '../errors';
import { errorBody, failure } from './failure';
import { type Admission, admit, admitPublic, type Service, service } from './gate';
import { clientIp, MAX_BODY, readNodeBody, tooLarge } from './node-request';
import { describeApi } from './openapi';
import { dispatch } from './rest-dispatch';
import { findRoute, pathInput, queryInput, type Route } from './rest-routes';

export const BASE = '/api/v1';

/** A request, whichever server it came through. `path` is percent-encoded and starts after the base. */
export type RestRequest = {
  method: string;
  path: string;
  search: string;
  header: (name: string) => string | undefined;
  ip: string;
  readBody: () => Promise<string>;
  signal: AbortSignal | undefined;
};

export type RestResponse = { status: number; headers: Record<string, string>; body: string };

const JSON_TYPE = /^application\/json\s*(;|$)/i;

const badBody = (code: string, message: string) => invalid([{ path: '', code, message }]);

async function bodyInput(route: Route, request: RestRequest): Promise<Record<string, unknown>> {
  const text = await request.readBody();
  if (text === '' && !route.bodyKeys.length) return {};
  if (!JSON_TYPE.test(request.header('content-type') ?? ''))
    throw badBody('invalid_content_type', 'Send the body as JSON with `Content-Type: application/json`.');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badBody('invalid_json', 'The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badBody('invalid_type', 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}

/** What the operation receives: path and query as text made values, the body as it is. */
async function readInput(route: Route, request: RestRequest): Promise<unknown> {
  const fromPath = pathInput(route, request.path);
  const query = queryInput(route, request.search);
  if (route.method === 'GET' || route.method === 'DELETE') return { ...query, ...fromPath };
  const body = await bodyInput(route, request);
  const stray = [...Object.keys(query), ...Object.keys(body).filter((key) => key in fromPath)];
  if (stray.length)
    throw invalid(stray.map((path) => ({ path, code: 'unrecognized_keys', message: 'Unknown field.' })));
  return { ...body, ...fromPath };
}

const json = (status: number, body: unknown): RestResponse => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

function refuse(error: DocentError): RestResponse {
  const response = json(error.status, errorBody(error));
  const allowed = error.code === 'method_not_allowed' && (error.details?.allowed as string[] | undefined);
  if (allowed) response.headers.Allow = allowed.join(', ');
  return response;
}

async function operate(ctx: Ctx, request: RestRequest): Promise<RestResponse> {
  const route = findRoute(request.method, request.path);
  return dispatch({ ctx, route, request, readInput: () => readInput(route, request) });
}

const isDescription = ({ method, path }: RestRequest) =>
  path === '/openapi.json' && (method === 'GET' || method === 'HEAD');

async function respond(
  service: Service,
  request: RestRequest,
  note: (admission: Admission) => void,
): Promise<RestResponse> {
  const open = isDescription(request);
  const bucket = /^\/users(\/|$)/.test(request.path) ? 'users' : 'api';
  const admission = open
    ? await admitPublic(service, request.ip)
    : await admit(service, { authorization: request.header('authorization'), ip: request.ip, bucket });
  note(admission);
  if (admission.refusal) throw admission.refusal;
  if (open) return { ...json(200, undefined), body: describeApi() };
  return operate(admission.ctx as Ctx, request);
}

/** Answers any request under the base URL. Never throws: every failure is an error envelope. */
export async function handleRest(request: RestRequest, using?: Service): Promise<RestResponse> {
  let rate: Record<string, string> = {};
  let response: RestResponse;
  try {
    response = await respond(using ?? (await service()), request, (admission) => {
      rate = admission.headers;
    });
  } catch (error) {
    response = refuse(failure(error));
  }
  return { ...response, headers: { 'Cache-Control': 'no-store', ...response.headers, ...rate } };
}

/** REST on Node's own server: the path of \`npm start\`. */
export async function handleRestNode(
  req: IncomingMessage,
  res: ServerResponse,
  options: { service?: Service; trustProxy?: boolean } = {},
): Promise<void> {
  const [pathname = '', search = ''] = (req.url ?? '').split(/\?(.*)/s);
  const { status, headers, body } = await handleRest(
    {
      method: req.method ?? 'GET',
      path: pathname.slice(BASE.length) || '/',
      search,
      header: (name) => req.headers[name] as string | undefined,
      ip: clientIp(req, options.trustProxy ?? false),
      readBody: () => readNodeBody(req),
      signal: undefined,
    },
    options.service,
  );
  if (!req.complete && status >= 400) headers.Connection = 'close';
  res.writeHead(status, body === '' ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) });
  res.end(body);
}

/** REST as a Next route handler. */
export async function handleRestFetch(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { status, headers, body } = await handleRest({
    method: request.method,
    path: url.pathname.slice(BASE.length) || '/',
    search: url.search.slice(1),
    header: (name) => request.headers.get(name) ?? undefined,
    ip: request.headers.get('x-forwarded-for')?.split(',').pop()?.trim() || 'unknown',
    readBody: async () => {
      const text = await request.text();
      if (Buffer.byteLength(text) > MAX_BODY) throw tooLarge();
      return text;
    },
    signal: request.signal,
  });
  return new Response(status === 204 ? null : body, { status, headers });
}
