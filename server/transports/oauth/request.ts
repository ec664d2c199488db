import type { IncomingMessage } from 'node:http';
import { OAUTH_PATH } from '../../auth/oauth/places';
import { ALL_SCOPES, isScope, type Scope } from '../../auth/scopes';
import { publicOrigin } from '../../platform/public-origin';

const SESSION_COOKIE = /(?:^|;\s*)docent_oauth_session(?:\.sig)?=[^;]*/g;

/** The scopes that an application requests; all scopes when it names no known scope. @param scope the parameter of the request */
export function requestedScopes(scope: string): Scope[] {
  const known = scope.split(' ').filter(isScope);
  // Changing a record requires reading it.
  return known.length ? ALL_SCOPES.filter((one) => one === 'read' || known.includes(one)) : ALL_SCOPES;
}

/**
 * Prepares a request for the OAuth library: sets the public origin, so that the library writes public URLs; removes the session cookie,
 * since each application asks for its own consent; and names the scopes from which the person chooses. The library grants no other ones.
 */
export function prepareForLibrary(req: IncomingMessage): void {
  const { host, protocol, origin } = publicOrigin(req.socket.localPort);
  Object.assign(req.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
  if (req.headers.cookie) req.headers.cookie = req.headers.cookie.replace(SESSION_COOKIE, '');
  const url = new URL(req.url ?? '/', origin);
  if (url.pathname !== `${OAUTH_PATH}/authorize`) return;
  url.searchParams.set('scope', requestedScopes(url.searchParams.get('scope') ?? '').join(' '));
  req.url = url.pathname + url.search;
}
