import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyTRPCRouter, inferRouterContext, TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { failure, failureHeaders } from '../../operations/failure';
import { answeredDetails, DocentError, ERRORS } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { readQuery } from '../request-text';
import { sendWhole } from '../send-whole';
import { readJsonText } from './body';
import { type NodeHandler, ownPagesOnly } from './own-pages';

/** Maximum calls per request. The dashboard's client uses the same number (app/_ui/data/api.ts). */
const MAX_BATCH = 20;

const procedureName = (req: IncomingMessage, base: string) =>
  (req.url ?? '')
    .slice(base.length + 1)
    .split('?', 1)
    .join();

/** Sends an error in the format of tRPC for a request that reaches no procedure. */
function refuse(res: ServerResponse, error: DocentError): void {
  const { code, message, status: httpStatus } = error;
  const details = answeredDetails(error);
  res.writeHead(httpStatus, { 'Content-Type': 'application/json; charset=utf-8', ...failureHeaders(error) });
  res.end(JSON.stringify({ error: { message, code: ERRORS[code].rpc, data: { code, httpStatus, details } } }));
}

/**
 * Checks that the query of a call is valid text, because tRPC accepts any bytes, and reads the body.
 * @throws DocentError `method_not_allowed`, `validation_error`, `payload_too_large`
 */
async function readCall(req: IncomingMessage): Promise<string> {
  readQuery(req);
  if (req.method === 'GET' || req.method === 'HEAD') return '';
  if (req.method !== 'POST')
    throw new DocentError('method_not_allowed', `${req.method} is not possible here.`, { allowed: ['GET', 'POST'] });
  return (await readJsonText(req)).text;
}

/** The headers that the errors of a request require. */
const headersFor = (errors: TRPCError[], type: string): Record<string, string> => ({
  ...Object.assign({}, ...errors.map(({ cause }) => (cause instanceof DocentError ? failureHeaders(cause) : {}))),
  ...(errors.some(({ code }) => code === 'METHOD_NOT_SUPPORTED')
    ? { Allow: type === 'mutation' ? 'POST' : 'GET' }
    : {}),
});

/**
 * Buffers a response until it ends, and then sends it compressed to clients that accept it.
 * @param secret true when the response must not be compressed
 */
function sendAsWhole(req: IncomingMessage, res: ServerResponse, secret: boolean): void {
  const { write, end } = res;
  const parts: Buffer[] = [];
  const keep = (part?: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
    return true;
  };
  res.write = keep as typeof res.write;
  res.end = ((part?: unknown) => {
    keep(part);
    Object.assign(res, { write, end });
    // An error has already sent its headers.
    if (!parts.length || res.headersSent) return res.end(Buffer.concat(parts));
    sendWhole(req, res, Buffer.concat(parts).toString(), { secret }).catch(() => res.destroy());
    return res;
  }) as typeof res.end;
}

type Serving<Router extends AnyTRPCRouter> = {
  router: Router;
  /** The path prefix of the endpoint. */
  base: string;
  /** Runs a request when it is the caller's turn: only a few requests of a caller run at once. */
  inTurn: (req: IncomingMessage, work: () => Promise<void>) => Promise<void>;
  /** Counts a request before anything is done for it. @throws DocentError `rate_limit_exceeded` */
  count: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  createContext: (req: IncomingMessage, res: ServerResponse) => Promise<inferRouterContext<Router>>;
  /** The procedures whose responses contain no secret and may be compressed. */
  compressed?: ReadonlySet<string>;
};

/** Serves the procedures of a router to the dashboard's pages. */
export const serveCalls = <Router extends AnyTRPCRouter>({
  router,
  base,
  inTurn,
  count,
  createContext,
  compressed = new Set(),
}: Serving<Router>): NodeHandler =>
  ownPagesOnly(async (req, res) => {
    const serve = () =>
      new Promise<void>((resolve) => {
        // A disconnect frees the turn.
        res.once('close', resolve);
        void nodeHTTPRequestHandler<Router, IncomingMessage, ServerResponse>({
          router,
          path: procedureName(req, base),
          req,
          res,
          maxBatchSize: MAX_BATCH,
          createContext: () => createContext(req, res),
          responseMeta: ({ errors, type }) => ({ headers: headersFor(errors, type) }),
        }).then(resolve);
      });
    const names = procedureName(req, base).split(',');
    const [only = ''] = names;
    const isKnown = names.length === 1 && Object.hasOwn(router._def.procedures, only);
    if (names.length > 1) noteRequest({ route: `${base}/(batch)` });
    else if (isKnown) noteRequest({ route: `${base}/${only}` });
    try {
      await count(req, res);
      // tRPC uses `req.body` if it is set.
      Object.assign(req, { body: await readCall(req) });
      // Batch-stream responses are not buffered.
      if (req.headers['trpc-accept'] === undefined) sendAsWhole(req, res, !names.every((name) => compressed.has(name)));
      await inTurn(req, serve);
    } catch (error) {
      refuse(res, failure(error));
    }
  });
