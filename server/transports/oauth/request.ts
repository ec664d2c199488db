import type { IncomingMessage } from 'node:http';
import { OAUTH_PATH } from '../../auth/oauth/places';
import { ALL_SCOPES } from '../../auth/scopes';
import { publicOrigin } from '../../platform/public-origin';

const SESSION_COOKIE = /(?:^|;\s*)docent_oauth_session(?:\.sig)?=[^;]*/g;

/**
 * Prepares a request for the OAuth library: sets the public origin, so that the library writes public URLs; removes the session cookie,
 * since each application asks for its own consent; and requests all scopes when none is named, from which the person chooses.
 */
export function prepareForLibrary(req: IncomingMessage): void {
  const { host, protocol, origin } = publicOrigin(req.socket.localPort);
  Object.assign(req.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
  if (req.headers.cookie) req.headers.cookie = req.headers.cookie.replace(SESSION_COOKIE, '');
  const url = new URL(req.url ?? '/', origin);
  if (url.pathname !== `${OAUTH_PATH}/authorize` || url.searchParams.get('scope')) return;
  url.searchParams.set('scope', ALL_SCOPES.join(' '));
  req.url = url.pathname + url.search;
}
