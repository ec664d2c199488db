import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFetch } from '../../auth/oauth/outgoing';
import { sendOutgoing } from '../../platform/outgoing';
import { openTestApi } from '../../testing/api';
import { servePublicly } from '../../testing/oauth-grants';
import { startExternalHost } from '../../testing/outside';

servePublicly();

const { api } = await openTestApi();
const { origin } = new URL(api.url);

/** Counts the connections to a local port. */
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
  ])('with %s is refused, and that address gets no request (%s)', async (field, subject_type) => {
    const { status, body } = await register({ [field]: `${inside}/x`, subject_type });
    expect([status, body]).toEqual([
      400,
      { error: 'invalid_client_metadata', error_description: expect.stringContaining(field) },
    ]);
    expect(connections).toBe(0);
  });

  it.each([
    'https://*.agent.example/callback',
    'https://user@agent.example/callback',
    'https://user:password@agent.example/callback',
    'mailto:person@agent.example',
    'view-source:https://agent.example/callback',
    'chrome-extension://abcdefgh/callback',
    'javascript:alert(1)',
    'file:///callback',
  ])('is refused with the redirect URI %s', async (uri) => {
    const { status, body } = await register({ redirect_uris: ['https://agent.example/callback', uri] });
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_(client_metadata|redirect_uri)$/)]);
  });

  it.each(['cursor://anysphere.cursor-mcp/oauth/callback', 'com.example.app:/callback', 'http://127.0.0.1:9/callback'])(
    'is accepted with %s, a redirect URI of a local application',
    async (uri) => {
      expect((await register({ redirect_uris: [uri] })).status).toBe(201);
    },
  );

  it.each(['Docent', ' \uff24o\u200bcent', 'Do\u034fcent\ufe0f', '\u3164docent\u2800'])(
    'is refused under the name of this service: %j',
    async (name) => {
      expect(await register({ client_name: name })).toMatchObject({
        status: 400,
        body: {
          error: 'invalid_client_metadata',
          error_description: 'client_name must not be the name of this service',
        },
      });
    },
  );

  it('without any of these fields is accepted', async () => {
    expect(await register({})).toMatchObject({ status: 201, body: { client_name: 'Agent' } });
    expect((await register({ client_name: 'Docent helper' })).status).toBe(201);
  });
});

describe('client ids that are URLs of metadata documents', () => {
  const token = (clientId: string) =>
    fetch(`${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id: clientId }),
    });
  const authorize = (clientId: string) =>
    fetch(`${origin}/oauth/authorize?${new URLSearchParams({ client_id: clientId, response_type: 'code' })}`, {
      redirect: 'manual',
    });

  it('share one rate limit, whether sent in the body or in the URL, with the scheme in any case', async () => {
    const outside = await startExternalHost((_, res) => res.writeHead(404).end());
    outside.leadHere();
    const document = (at: number) => `${at % 2 ? 'HTTPS' : 'https'}://d${at}.docent-test.example/client.json`;
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1) {
      const { status, headers } = await (at % 3 ? token : authorize)(document(at));
      statuses.push(status);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 10).filter((status) => status === 429)).toEqual([]);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    expect([outside.resolved.length, outside.asked.length]).toEqual([10, 10]);
    const body = await (await token(document(99))).json();
    expect(body).toEqual({
      error: 'temporarily_unavailable',
      error_description: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/),
    });
  });
});

it('a metadata document is fetched with the checks of outgoing requests, and refused if it is too large', async () => {
  const { url, send } = await startExternalHost((req, res) => {
    if (req.url === '/moved') res.writeHead(302, { Location: '/small' }).end();
    else if (req.url === '/large') res.end('x'.repeat(5_121));
    else
      res
        .writeHead(200, { 'Content-Encoding': 'gzip', 'Cache-Control': 'max-age=60' })
        .end(gzipSync('{"client_id":1}'));
  });
  const fetchDocument = makeFetch((address, options) => send(address, { ...options, anyPort: true }));
  const small = await fetchDocument(`${url}/small`, { headers: { accept: 'application/json' } });
  expect([small.status, small.headers.get('cache-control'), await small.json()]).toEqual([
    200,
    'max-age=60',
    { client_id: 1 },
  ]);
  expect((await fetchDocument(`${url}/moved`)).status).toBe(302);
  await expect(fetchDocument(`${url}/large`)).rejects.toMatchObject({ reason: 'too_large' });
  await expect(makeFetch(sendOutgoing)(`${inside}/x`)).rejects.toMatchObject({ reason: 'address' });
  expect(connections).toBe(0);
});
