import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';

const { api } = await openTestApi();
const { origin } = new URL(api.url);

/** Metadata paths that clients request but Docent does not serve: paths of OpenID and of the first protocol version. */
const PATHS = [
  '/.well-known/oauth-protected-resource/api/v1',
  '/.well-known/oauth-authorization-server/api/mcp',
  '/.well-known/openid-configuration',
  '/.well-known/anything',
  '/register',
  '/authorize',
  '/token',
];

it.each(PATHS)('%s gets 404 as JSON', async (path) => {
  for (const method of ['GET', 'POST']) {
    const response = await fetch(origin + path, { method, redirect: 'manual' });
    expect([method, response.status]).toEqual([method, 404]);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  }
});

it('describes the MCP endpoint as a protected resource, with and without a trailing slash', async () => {
  for (const slash of ['', '/']) {
    const response = await fetch(`${origin}/.well-known/oauth-protected-resource/api/mcp${slash}`);
    expect([response.status, (await response.json()).resource]).toEqual([200, expect.stringMatching(/\/api\/mcp$/)]);
  }
});

it('the response without a key mentions both ways to authenticate', async () => {
  const response = await fetch(api.mcpUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  const { error } = await response.json();
  expect(error.message).toMatch(/API key.*OAuth/);
});
