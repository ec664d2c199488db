import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnOrigin } from '../../auth/own-origin';
import { errorBody } from '../../operations/failure';
import { DocentError } from '../../platform/errors';

export type NodeHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Sends an error: the envelope, and the message in the field that the session library's client reads. */
export function refuse(res: ServerResponse, error: DocentError, headers: Record<string, string> = {}): void {
  res.writeHead(error.status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
  res.end(JSON.stringify({ ...errorBody(error), message: error.message }));
}

/** True if a page of this host sent the request (CSRF). Clients other than browsers send no Origin. */
function isOwnPage({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return headers['sec-fetch-site'] !== 'cross-site';
  const { origin, host } = headers;
  return origin === undefined ? headers['sec-fetch-site'] === undefined : isOwnOrigin(origin, host);
}

const fromElsewhere = () =>
  new DocentError('insufficient_scope', 'The dashboard only answers requests of its own pages.');

/** Guards a path of the dashboard against pages of other sites. */
export const ownPagesOnly =
  (handle: NodeHandler): NodeHandler =>
  async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (isOwnPage(req)) await handle(req, res);
    else refuse(res, fromElsewhere());
  };
