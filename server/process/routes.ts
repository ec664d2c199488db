import { OAUTH_PATH } from '../auth/oauth/places';
import { AUTH_PATH } from '../auth/sessions';
import { DocentError } from '../platform/errors';
import { CLIENT_PATH, clientHandler } from '../transports/browser/handler';
import { SCRIPT_PATH, scriptHandler } from '../transports/browser/script';
import { authHandler } from '../transports/dashboard/auth';
import { type AnswerPages, makeAnswerPages } from '../transports/dashboard/for-pages';
import { refuse } from '../transports/dashboard/own-pages';
import { PREVIEW_PATH, previewFrameHandler } from '../transports/dashboard/preview-frame';
import {
  CSV_PATH,
  csvHandler,
  PUBLIC_PATH,
  publicHandler,
  TRPC_PATH,
  trpcHandler,
} from '../transports/dashboard/procedures';
import { API_REFERENCE_PATH, DOCS_PATH } from '../transports/docs/files';
import { docsHandler } from '../transports/docs/handler';
import { MCP_PATH, mcpHandler } from '../transports/mcp/handler';
import { oauthHandler } from '../transports/oauth/handler';
import { WELL_KNOWN_PATH, wellKnownHandler } from '../transports/oauth/well-known';
import { CHANGELOG_PATH, publicPages, ROADMAP_PATH } from '../transports/public-pages/handler';
import { restHandler } from '../transports/rest/handler';
import { BASE } from '../transports/rest/routes';
import type { Service } from '../transports/service';
import type { FindDomainHandler, Handler, Route } from './http';

const nothingHere: Handler = (_, res) => refuse(res, new DocentError('not_found', 'There is nothing here.'));

/** OAuth paths that older clients request. They answer 404, since these clients cannot read an HTML page. */
const LEGACY_OAUTH_PATHS = ['/register', '/authorize', '/token'];

/** The routes that the server handles without Next, the handler of custom domains, and the queries of Next pages. */
export function apiRoutes(service: Service): { routes: Route[]; ofHost: FindDomainHandler; answerPages: AnswerPages } {
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
    { prefix: DOCS_PATH, handler: docsHandler(service), except: API_REFERENCE_PATH },
  ];
  return { routes, ofHost: pages.ofHost, answerPages: makeAnswerPages(service) };
}
