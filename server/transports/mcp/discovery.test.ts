import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';

const { api } = await openTestApi();
const { origin } = new URL(api.url);

/** Metadata paths that Docent does not serve but clients request: those of OpenID, and those of the first edition of the protocol. */
const PLACES = [
  '/.well-known/oauth-protected-resource/api/v1',
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

it('says with and without a slash at the end which server gives out tokens', async () => {
  for (const slash of ['', '/']) {
    const response = await fetch(`${origin}/.well-known/oauth-protected-resource/api/mcp${slash}`);
    expect([response.status, (await response.json()).resource]).toEqual([200, expect.stringMatching(/\/api\/mcp$/)]);
  }
});

it('tells who comes without a key of both ways to get in', async () => {
  const response = await fetch(api.mcpUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  const { error } = await response.json();
  expect(error.message).toMatch(/API key.*OAuth/);
});
