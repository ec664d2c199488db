import type { IncomingMessage, ServerResponse } from 'node:http';
import { resourceOf, SERVER_METADATA_PATH } from '../../auth/oauth/places';
import { providerOver } from '../../auth/oauth/provider';
import { ALL_SCOPES, type Scope } from '../../auth/scopes';
import { DocentError } from '../../platform/errors';
import { publicOrigin } from '../../platform/public-origin';
import { type NodeHandler, refuse } from '../dashboard/own-pages';
import type { Service } from '../service';
import { prepareForLibrary } from './request';

/** The path prefix of OAuth discovery documents. */
export const WELL_KNOWN_PATH = '/.well-known';
/** RFC 9728: protected resource metadata, served with and without the path of MCP. */
const RESOURCE_METADATA_PATH = `${WELL_KNOWN_PATH}/oauth-protected-resource`;
const MCP_METADATA_PATH = `${RESOURCE_METADATA_PATH}/api/mcp`;

/**
 * The `WWW-Authenticate` header for an MCP client without a valid token: the resource metadata, and the scopes to request.
 * @param authorization the header of the request, if any
 */
export function challenge(origin: string, authorization: string | undefined): string {
  const sent = authorization
    ? ', error="invalid_token", error_description="The token is unknown, has expired, or was revoked."'
    : '';
  return `Bearer resource_metadata="${origin}${MCP_METADATA_PATH}", scope="${ALL_SCOPES.join(' ')}"${sent}`;
}

/** The `WWW-Authenticate` header for a missing scope: the scopes to request from the person (RFC 6750 §3.1). */
export const scopeChallenge = (origin: string, scopes: readonly Scope[]): string =>
  `Bearer error="insufficient_scope", scope="${scopes.join(' ')}", resource_metadata="${origin}${MCP_METADATA_PATH}", error_description="The person has to grant the application more scopes."`;

function sendResourceMetadata(req: IncomingMessage, res: ServerResponse): void {
  const { origin } = publicOrigin(req.socket.localPort);
  const metadata = {
    resource: resourceOf(origin),
    authorization_servers: [origin],
    scopes_supported: ALL_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Docent',
    resource_documentation: `${origin}/docs`,
  };
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=300' });
  res.end(JSON.stringify(metadata));
}

/** Serves OAuth discovery documents (RFC 9728, RFC 8414); other paths answer 404 as JSON. */
export const wellKnownHandler =
  (service: Service): NodeHandler =>
  async (req, res) => {
    res.setHeader('Access-Control-Allow-Origin', '*');
    const path = (req.url ?? '').split('?', 1).join();
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead && [RESOURCE_METADATA_PATH, MCP_METADATA_PATH].includes(path.replace(/\/$/, '')))
      return sendResourceMetadata(req, res);
    if (isRead && path === SERVER_METADATA_PATH) {
      prepareForLibrary(req);
      const { origin } = publicOrigin(req.socket.localPort);
      const provider = await providerOver(service.database, origin);
      return provider.callback()(req, res);
    }
    refuse(res, new DocentError('not_found', 'There is nothing here.'));
  };
