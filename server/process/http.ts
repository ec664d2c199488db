import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Database } from '../database/types';
import { errorBody } from '../operations/failure';
import type { UnavailableCause } from '../platform/causes';
import { DocentError, Unavailable } from '../platform/errors';
import { logThrottled } from '../platform/log-throttled';
import { chooseRequestId, inRequest } from '../platform/request-id';
import { type Answered, noteUnreadable, watchAnswer } from './answered';
import { drainRequestBody } from './drain-request-body';
import { asPublicOrigin, commonHeaders, receive } from './incoming';
import { causeOfChecks, checkReadiness } from './readiness';

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** Returns the handler of a custom domain, with or without a port; undefined for Docent's own hosts. */
export type FindDomainHandler = (host: string) => Promise<Handler | undefined>;

/** Counts responses and serves the metrics. */
export type Watching = { count?: ((answered: Answered) => void) | undefined; metrics?: Handler };

/**
 * A path prefix without a trailing slash, and its handler. With `onEveryHost`, the route also applies to custom domains. `except` is a
 * path below `prefix` that the pages answer instead.
 */
export type Route = { prefix: string; handler: Handler; onEveryHost?: boolean; except?: string };

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify(body));
}

const refuse = (res: ServerResponse, error: DocentError): void => sendJson(res, error.status, errorBody(error));

function probe(handler: Handler): Handler {
  return (req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return handler(req, res);
    res.writeHead(405, { Allow: 'GET, HEAD' }).end();
  };
}

function sendUnready(res: ServerResponse, cause: UnavailableCause, body: object): void {
  const { status, message } = new Unavailable(cause);
  sendJson(res, status, { ...body, message });
}

const probes = (database: Database, isLeaving: () => boolean): Map<string, Handler> =>
  new Map([
    ['/healthz', probe((_, res) => sendJson(res, 200, { status: 'ok' }))],
    [
      '/readyz',
      probe(async (_, res) => {
        if (isLeaving()) return sendUnready(res, 'stopping', { status: 'stopping' });
        const { checks, layout } = await checkReadiness(database);
        const cause = causeOfChecks(checks);
        if (cause) return sendUnready(res, cause, { status: 'unavailable', checks, layout });
        sendJson(res, 200, { status: 'ok', checks, layout });
      }),
    ],
  ]);

const under = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

function fail(res: ServerResponse, error: unknown): void {
  logThrottled(error, 'request failed');
  if (res.headersSent) res.destroy();
  else refuse(res, new DocentError('internal_error', 'Something went wrong on our side.'));
}

const UNREADABLE: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request timed out.' },
};

const DESTROY_AFTER_MS = 5_000;

/** Responds to a malformed HTTP request. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex, count: Watching['count']): void {
  if (code === 'ECONNRESET') return void socket.destroy();
  // The request was already refused; its remaining data is drained, so that the client reads the response.
  if (!socket.writable) return;
  setTimeout(() => socket.destroy(), DESTROY_AFTER_MS).unref();
  const { status, message } = UNREADABLE[code] ?? { status: 400, message: 'This is not an HTTP request.' };
  const id = chooseRequestId(undefined);
  const body = JSON.stringify(errorBody(new DocentError('validation_error', message), id));
  noteUnreadable(id, status, count);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(commonHeaders(id)).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** True for a request with a valid path and host. */
const isAddressed = ({ url = '', headers }: IncomingMessage): boolean =>
  url !== '*' && URL.canParse(url, `http://${headers.host ?? 'localhost'}`);

const refuseAddress: Handler = (_, res) =>
  refuse(res, new DocentError('validation_error', 'The request URL or the Host header is not valid.'));

/** True for several Host headers: proxies and servers could read different ones (RFC 9112, 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const refuseSeveralHosts: Handler = (_, res) =>
  refuse(res, new DocentError('validation_error', 'Send one Host header.'));

/** TRACE would return the request headers, cookies among them, to the caller. */
const refuseTrace: Handler = (_, res) => {
  res.setHeader('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  refuse(res, new DocentError('method_not_allowed', 'TRACE is not served.'));
};

/** The handler that refuses a malformed request; undefined for a valid one. */
function refuserOf(req: IncomingMessage): Handler | undefined {
  if (hasSeveralHosts(req)) return refuseSeveralHosts;
  if (!isAddressed(req)) return refuseAddress;
  return req.method === 'TRACE' ? refuseTrace : undefined;
}

/**
 * Creates the HTTP server, which does not listen yet. The first of these that fits handles a request: a probe, a route of every host, the
 * handler of a custom domain, a route by its prefix, `fallback` (the pages). While `isLeaving` is true, `/readyz` answers 503.
 */
export function createHttpServer(
  database: Database,
  routes: Route[],
  fallback: Handler,
  isLeaving: () => boolean = () => false,
  ofHost: FindDomainHandler = async () => undefined,
  { count, metrics = noPages }: Watching = {},
): Server {
  const exact = probes(database, isLeaving).set('/metrics', probe(metrics));
  const pages: Handler = (req, res) => {
    asPublicOrigin(req);
    return fallback(req, res);
  };
  /** Finds the handler of a path, and the route template if it is known. */
  const find = async (path: string, host = ''): Promise<{ route: string; handler: Handler }> => {
    const probing = exact.get(path);
    if (probing) return { route: path, handler: probing };
    // `routes` is read for each request, because `npm run dev` replaces its elements.
    const fixed = routes.find(({ prefix, onEveryHost }) => onEveryHost && under(path, prefix));
    if (fixed) return { route: fixed.prefix, handler: fixed.handler };
    const owner = await ofHost(host);
    if (owner) return { route: '(page of a domain)', handler: owner };
    const route = routes.find(
      ({ prefix, except }) => under(path, prefix) && !(except !== undefined && under(path, except)),
    );
    if (route) return { route: route.prefix, handler: route.handler };
    return { route: under(path, '/_next') ? '/_next/{file}' : '(page)', handler: pages };
  };
  const server = createServer((req, res) =>
    inRequest(receive(req, res), async (about) => {
      watchAnswer(req, res, about, count);
      drainRequestBody(req, res);
      try {
        const [path = '/'] = (req.url ?? '/').split('?', 1);
        const refuser = refuserOf(req);
        if (refuser) return void (await refuser(req, res));
        const { route, handler } = await find(path, req.headers.host);
        about.route = route;
        await handler(req, res);
      } catch (error) {
        fail(res, error);
      }
    }),
  );
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, count));
  // Longer than the idle time of common load balancers, so that they, not we, end a quiet connection.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  return server;
}

/** Answers every request with 404, for servers without pages. */
export const noPages: Handler = (_, res) => {
  res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
};
