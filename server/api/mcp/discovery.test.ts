import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';

const { api } = await openTestApi();
const { origin } = new URL(api.url);

/** Where clients look for how to sign in: RFC 9728, RFC 8414, OpenID, and what the first edition of the protocol took for granted. */
const PLACES = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/api/mcp',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server/api/mcp',
  '/.well-known/openid-configuration',
  '/.well-known/anything',
  '/register',
  '/authorize',
  '/token',
];

it.each(PLACES)('%s is not there, which the answer tells as JSON', async (place) => {
  for (const method of ['GET', 'POST']) {
    const response = await fetch(origin + place, { method, redirect: 'manual' });
    expect([method, response.status]).toEqual([method, 404]);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  }
});

/** Of a client that has no key, and would sign in if it could. */
const authProvider = {
  redirectUrl: 'http://127.0.0.1:9/callback',
  clientMetadata: { client_name: 'Test', redirect_uris: ['http://127.0.0.1:9/callback'] },
  clientInformation: () => undefined,
  saveClientInformation: () => {},
  tokens: () => undefined,
  saveTokens: () => {},
  redirectToAuthorization: () => {},
  saveCodeVerifier: () => {},
  codeVerifier: () => 'verifier',
};
const about = { name: 'test', version: '1.0.0' };
const address = new URL(api.mcpUrl);

it.each([
  ['of today', () => new Client(about).connect(new StreamableHTTPClientTransport(address, { authProvider }))],
  ['before', () => new OlderClient(about).connect(new OlderTransport(address, { authProvider }))],
])('the official client %s, without a key, hears that it cannot sign in', async (_, connect) => {
  await expect(connect()).rejects.toThrow(/404/);
});
