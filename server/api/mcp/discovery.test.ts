import { expect, it } from 'vitest';
import { openTestApi } from '../../testing/api';

const { api } = await openTestApi();
const { origin } = new URL(api.url);

/** Where clients look for how to sign in beside the places where it is told: OpenID, and what the first edition of the protocol had. */
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
