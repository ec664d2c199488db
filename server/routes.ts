import { ACCESS_PATH, accessHandler, authHandler, TRPC_PATH, trpcHandler } from './api/dashboard';
import type { Service } from './api/gate';
import { handleMcpNode, MCP_PATH } from './api/mcp/http';
import { BASE, handleRestNode } from './api/rest';
import { AUTH_PATH } from './auth/sessions';
import type { Env } from './env';
import type { Route } from './http';

/** What the server answers itself, without Next. */
export const openRoutes = (service: Service, settings: Pick<Env, 'DOCENT_TRUST_PROXY'>): Route[] => [
  {
    prefix: BASE,
    handler: (req, res) => handleRestNode(req, res, { service, trustProxy: settings.DOCENT_TRUST_PROXY }),
  },
  {
    prefix: MCP_PATH,
    handler: (req, res) => handleMcpNode(req, res, { service, trustProxy: settings.DOCENT_TRUST_PROXY }),
  },
  { prefix: TRPC_PATH, handler: trpcHandler({ service, trustProxy: settings.DOCENT_TRUST_PROXY }) },
  { prefix: ACCESS_PATH, handler: accessHandler({ service, trustProxy: settings.DOCENT_TRUST_PROXY }) },
  { prefix: AUTH_PATH, handler: authHandler({ service, trustProxy: settings.DOCENT_TRUST_PROXY }) },
];
