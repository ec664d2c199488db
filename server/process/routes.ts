import { CLIENT_PATH, clientHandler } from '../api/client/handler';
import { SCRIPT_PATH, scriptHandler } from '../api/client/script';
import { authHandler } from '../api/dashboard/auth';
import { type AnswerPages, makeAnswerPages } from '../api/dashboard/for-pages';
import { refuse } from '../api/dashboard/own-pages';
import { PREVIEW_PATH, previewFrameHandler } from '../api/dashboard/preview-frame';
import { CSV_PATH, csvHandler, PUBLIC_PATH, publicHandler, TRPC_PATH, trpcHandler } from '../api/dashboard/procedures';
import { MCP_PATH, mcpHandler } from '../api/mcp/handler';
import { oauthHandler } from '../api/oauth/handler';
import { WELL_KNOWN_PATH, wellKnownHandler } from '../api/oauth/well-known';
import { CHANGELOG_PATH, publicPages, ROADMAP_PATH } from '../api/public-pages/handler';
import { restHandler } from '../api/rest/handler';
import { BASE } from '../api/rest/routes';
import type { Service } from '../api/service';
import { OAUTH_PATH } from '../identity/oauth/places';
import { AUTH_PATH } from '../identity/sessions';
import { DocentError } from '../kernel/errors';
import type { Handler, OfHost, Route } from './http';

const nothingHere: Handler = (_, res) => refuse(res, new DocentError('not_found', 'There is nothing here.'));

/** OAuth paths that older clients request. They answer 404, since these clients cannot read an HTML page. */
const LEGACY_OAUTH_PATHS = ['/register', '/authorize', '/token'];

/** The paths that the server answers itself, without Next, the domains of public pages, and what pages of Next ask for. */
export function apiRoutes(service: Service): { routes: Route[]; ofHost: OfHost; answerPages: AnswerPages } {
  const pages = publicPages(service);
  // Served on every host: a custom domain must not hide the API.
  const everywhere = [
    { prefix: BASE, handler: restHandler(service) },
    { prefix: CLIENT_PATH, handler: clientHandler(service) },
    { prefix: SCRIPT_PATH, handler: scriptHandler() },
    { prefix: MCP_PATH, handler: mcpHandler(service) },
    { prefix: TRPC_PATH, handler: trpcHandler(service) },
    { prefix: CSV_PATH, handler: csvHandler(service) },
    { prefix: PUBLIC_PATH, handler: publicHandler(service) },
    { prefix: AUTH_PATH, handler: authHandler(service) },
    { prefix: OAUTH_PATH, handler: oauthHandler(service) },
    { prefix: WELL_KNOWN_PATH, handler: wellKnownHandler(service) },
    { prefix: PREVIEW_PATH, handler: previewFrameHandler },
    ...['/api', ...LEGACY_OAUTH_PATHS].map((prefix) => ({ prefix, handler: nothingHere })),
  ];
  const routes = [
    ...everywhere.map((route) => ({ ...route, onEveryHost: true })),
    { prefix: CHANGELOG_PATH, handler: pages.changelog },
    { prefix: ROADMAP_PATH, handler: pages.roadmap },
  ];
  return { routes, ofHost: pages.ofHost, answerPages: makeAnswerPages(service) };
}
