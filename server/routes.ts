import type { Service } from './api/gate';
import { BASE, handleRestNode } from './api/rest';
import type { Env } from './env';
import type { Route } from './http';

/** What the server answers itself, without Next. */
export const openRoutes = (service: Service, settings: Pick<Env, 'DOCENT_TRUST_PROXY'>): Route[] => [
  {
    prefix: BASE,
    handler: (req, res) => handleRestNode(req, res, { service, trustProxy: settings.DOCENT_TRUST_PROXY }),
  },
];
