import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { fetchGuarded } from '../../identity/oauth/outgoing';
import { openTestApi } from '../../testing/api';
import { servePublicly } from '../../testing/oauth-grants';

servePublicly();

const { api } = await openTestApi();
const { origin } = new URL(api.url);

/** Counts the connections that somebody opens to a port of this machine. */
let connections = 0;
const listener = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
const inside = `https://127.0.0.1:${(listener.address() as { port: number }).port}`;
afterAll(() => void listener.close());

const register = async (more: object) => {
  const response = await fetch(`${origin}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'Agent', redirect_uris: ['https://agent.example/callback'], ...more }),
  });
  return { status: response.status, body: await response.json() };
};

describe('a registration', () => {
  it.each([
    ['sector_identifier_uri', 'pairwise'],
    ['sector_identifier_uri', 'public'],
    ['jwks_uri', 'public'],
  ])('with %s is refused, and nothing is asked of that address (%s)', async (field, subject_type) => {
    const { status, body } = await register({ [field]: `${inside}/x`, subject_type });
    expect([status, body]).toEqual([
      400,
      { error: 'invalid_client_metadata', error_description: expect.stringContaining(field) },
    ]);
    expect(connections).toBe(0);
  });

  it('without them is taken', async () => {
    expect(await register({})).toMatchObject({ status: 201, body: { client_name: 'Agent' } });
  });
});

describe('client ids that are documents', () => {
  const token = (clientId: string) =>
    fetch(`${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id: clientId }),
    });
  const authorize = (clientId: string) =>
    fetch(`${origin}/oauth/authorize?${new URLSearchParams({ client_id: clientId, response_type: 'code' })}`, {
      redirect: 'manual',
    });

  it('count against one limit, in the body as in the address, however the scheme is written', async () => {
    const document = (at: number) => `${at % 2 ? 'HTTPS' : 'https'}://d${at}.docent-test.invalid/client.json`;
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1) {
      const { status, headers } = await (at % 3 ? token : authorize)(document(at));
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 10).filter((status) => status === 429)).toEqual([]);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    const body = await (await token(document(99))).json();
    expect(body).toEqual({
      error: 'temporarily_unavailable',
      error_description: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/),
    });
  });
});

it('the guard of outgoing requests asks nothing of addresses that are not public', async () => {
  for (const address of [
    `${inside}/x`,
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://docent-test.invalid/x',
    'http://agent.example/x',
    'https://agent.example:8443/x',
  ])
    await expect(fetchGuarded(address, {})).rejects.toThrow('not a public https address');
  expect(connections).toBe(0);
});
