import { CLIENT_PATH, clientHandler } from '../api/client/handler';
import { SCRIPT_PATH, scriptHandler } from '../api/client/script';
import { authHandler } from '../api/dashboard/auth';
import { refuse } from '../api/dashboard/own-pages';
import { CSV_PATH, csvHandler, PUBLIC_PATH, publicHandler, TRPC_PATH, trpcHandler } from '../api/dashboard/procedures';
import { MCP_PATH, mcpHandler } from '../api/mcp/handler';
import { restHandler } from '../api/rest/handler';
import { BASE } from '../api/rest/routes';
import type { Service } from '../api/service';
import { AUTH_PATH } from '../identity/sessions';
import { DocentError } from '../kernel/errors';
import type { Handler, Route } from './http';

const nothingHere: Handler = (_, res) => refuse(res, new DocentError('not_found', 'There is nothing here.'));

/** Where clients ask how to sign in; whoever is led to a page instead takes it for a broken answer. */
const ASKED_BY_CLIENTS = ['/.well-known', '/register', '/authorize', '/token'];

/** The paths that the server answers itself, without Next. */
export const apiRoutes = (service: Service): Route[] => [
  { prefix: BASE, handler: restHandler(service) },
  { prefix: CLIENT_PATH, handler: clientHandler(service) },
  { prefix: SCRIPT_PATH, handler: scriptHandler() },
  { prefix: MCP_PATH, handler: mcpHandler(service) },
  { prefix: TRPC_PATH, handler: trpcHandler(service) },
  { prefix: CSV_PATH, handler: csvHandler(service) },
  { prefix: PUBLIC_PATH, handler: publicHandler(service) },
  { prefix: AUTH_PATH, handler: authHandler(service) },
  ...['/api', ...ASKED_BY_CLIENTS].map((prefix) => ({ prefix, handler: nothingHere })),
];
