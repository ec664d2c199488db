import type { IncomingMessage, ServerResponse } from 'node:http';
import { OAUTH_PATH } from '../auth/oauth/places';
import { env } from '../platform/env';
import { publicOrigin } from '../platform/public-origin';
import { chooseRequestId } from '../platform/request-id';

/** For a year, browsers that have opened an https APP_URL use it with TLS only. */
const STRICT_TRANSPORT = 'max-age=31536000';

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/**
 * Pages on which a person connects an application. The application may open them in a popup, which ends on a page of the application that
 * reports the outcome by `window.opener`. A response with another policy before that page would set `window.opener` to null.
 */
const CONNECTING = ['/sign-in', '/connect', OAUTH_PATH];

const isConnecting = (url = ''): boolean => {
  const [path = ''] = url.split('?', 1);
  return CONNECTING.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
};

/** The common response headers. Handlers of resources for other origins override the last two policies. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  'X-Request-Id': requestId,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(env().APP_URL.startsWith('https:') ? { 'Strict-Transport-Security': STRICT_TRANSPORT } : {}),
});

/** Reads `GET http://host/path` as `GET /path` of that host. */
function readAbsolute(req: IncomingMessage): void {
  const [origin, host] = ABSOLUTE.exec(req.url ?? '') ?? [];
  if (origin === undefined || host === undefined) return;
  const rest = req.url?.slice(origin.length) ?? '';
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
  req.headers.host = host;
}

/**
 * Prepares a request for its handler: turns a request target in absolute form into a path, and sets the common response headers.
 * @returns the request's id
 */
export function receive(req: IncomingMessage, res: ServerResponse): string {
  readAbsolute(req);
  const id = chooseRequestId(req.headers['x-request-id']?.toString());
  for (const [name, value] of Object.entries(commonHeaders(id))) res.setHeader(name, value);
  if (isConnecting(req.url)) res.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
  return id;
}

/** Passes APP_URL to Next as the host of the request, so that redirects use it. */
export function asPublicOrigin(req: IncomingMessage): void {
  const { host, protocol } = publicOrigin(req.socket.localPort);
  Object.assign(req.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
}
