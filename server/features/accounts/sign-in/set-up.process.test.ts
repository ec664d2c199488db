import { expect, test } from 'vitest';
import { startDocent } from '../../../testing/process';
import { migratedDataDir } from '../../../testing/snapshot';

const OWNER = { company: 'Acme', name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };

async function start() {
  const { url, seen } = await startDocent({ DOCENT_DATA_DIR: await migratedDataDir() });
  const token = /\/setup\?token=(\w+)/.exec(await seen('/setup?token='))?.[1] ?? '';
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify(body),
    });
  return { url, token, post };
}

test('the printed token sets the server up once, and the owner can sign in', async () => {
  const { url, token, post } = await start();
  expect((await post('/api/public/setUp', { ...OWNER, token: 'guessed' })).status).toBe(401);
  expect((await post('/api/public/setUp', { ...OWNER, token, password: 'short' })).status).toBe(400);
  const twice = await Promise.all([
    post('/api/public/setUp', { ...OWNER, token }),
    post('/api/public/setUp', { ...OWNER, email: 'eve@example.com', token }),
  ]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await post('/api/public/setUp', { ...OWNER, email: 'eve@example.com', token })).status).toBe(409);
  const signIns = await Promise.all(
    ['ada@example.com', 'eve@example.com'].map((email) => post('/api/auth/sign-in/email', { ...OWNER, email })),
  );
  expect(signIns.map(({ status }) => status).sort()).toEqual([200, 401]);
  const cookie = signIns.find(({ status }) => status === 200)?.headers.get('set-cookie') ?? '';
  const session = await (await fetch(`${url}/api/public/session`, { headers: { cookie } })).json();
  expect(session.result.data).toMatchObject({ needsSetUp: false, companies: [{ name: 'Acme', role: 'owner' }] });
});

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Etc/Nowhere', null],
])('a company that is set up in %s has the time zone %s', async (timeZone, stored) => {
  const { url, token, post } = await start();
  expect((await post('/api/public/setUp', { ...OWNER, token, timeZone })).status).toBe(200);
  const signedIn = await post('/api/auth/sign-in/email', OWNER);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const session = await fetch(`${url}/api/public/session`, { headers: { cookie: cookie.join('; ') } });
  expect((await session.json()).result.data.companies).toMatchObject([{ timeZone: stored }]);
});

test('an IP address can try ten passwords a minute, for all accounts together, and ten set-up tokens', async () => {
  const { post } = await start();
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      post('/api/auth/sign-in/email', { email: `ada-${index}@example.com`, password: 'a guess' }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
  const tokens = await Promise.all(
    Array.from({ length: 14 }, (_, index) => post('/api/public/setUp', { ...OWNER, token: `guess ${index}` })),
  );
  expect(tokens.filter(({ status }) => status === 429)).toHaveLength(4);
});

test('only the endpoints of the session library that the dashboard needs can be reached', async () => {
  const { url, post } = await start();
  for (const path of ['/sign-up/email', '/request-password-reset', '/delete-user', '/admin/list-users', '/constructor'])
    expect((await post(`/api/auth${path}`, OWNER)).status).toBe(404);
  expect((await fetch(`${url}/api/auth/get-session`)).status).toBe(404);
});

test('requests to the session library are limited in size, and names are validated', async () => {
  const { url, token, post } = await start();
  await post('/api/public/setUp', { ...OWNER, token });
  const signedIn = await post('/api/auth/sign-in/email', OWNER);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';', 1).join())
    .join('; ');
  const rename = (body: object) =>
    fetch(`${url}/api/auth/update-user`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, cookie },
      body: JSON.stringify(body),
    });
  expect((await rename({ name: 'Ada L.' })).status).toBe(200);
  expect((await rename({ name: 'x'.repeat(201) })).status).toBe(400);
  expect((await rename({ name: 'Ada', image: 'https://x.example/' })).status).toBe(400);
  expect((await rename({ name: 'x'.repeat(2_000_000) })).status).toBe(413);
  const session = await (await fetch(`${url}/api/public/session`, { headers: { cookie } })).json();
  expect(session.result.data.person.name).toBe('Ada L.');
});
