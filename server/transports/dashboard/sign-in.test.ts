import type { IncomingMessage } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { delaysOf } from '../../auth/password-delays';
import { hashInvitation } from '../../features/accounts/members/invitations';
import { resetPassword } from '../../features/accounts/members/people';
import { PASSWORD, signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { addressOf, clientIp, networkOf } from '../node-request';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_TRUST_PROXY: 'true' });
afterAll(() => api.stop());
const { origin } = new URL(api.url);
const { companyId } = await createTestCompany(database);

/** Each request comes from a different address. */
let addresses = 0;
function post(path: string, body: object, cookie = '') {
  addresses += 1;
  return fetch(origin + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      Cookie: cookie,
      'X-Forwarded-For': `10.0.${addresses >> 8}.${addresses & 255}`,
    },
    body: JSON.stringify(body),
  });
}

const signIn = (email: string, password: string, cookie?: string) =>
  post('/api/auth/sign-in/email', { email, password }, cookie);

/** The cookie that marks a browser as known, from a response that sets it. */
const markIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('docent_known='))
    ?.split(';', 1)
    .join() ?? '';

async function invite(email: string): Promise<string> {
  const { companyId: id } = await createTestCompany(database);
  const token = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + 60_000);
  const data = {
    companyId: id,
    email,
    role: 'editor',
    invitedBy: 'Test',
    expiresAt,
    hash: hashInvitation(token),
  } as const;
  await database.prisma.invitation.create({ data });
  return token;
}

/** Every endpoint that checks the password of an account. */
const endpoints: [
  name: string,
  attempt: (who: { email: string; cookie: string }, password: string, mark?: string) => Promise<Response>,
][] = [
  ['sign-in', ({ email }, password, mark) => signIn(email.toUpperCase(), password, mark)],
  [
    'an invitation',
    async ({ email }, password, mark) =>
      post('/api/public/acceptInvitation', { token: await invite(email), password }, mark),
  ],
  [
    'changing the password',
    ({ cookie }, currentPassword, mark = '') =>
      post('/api/auth/change-password', { currentPassword, newPassword: PASSWORD }, `${cookie}; ${mark}`),
  ],
];

/** Stores twelve failed attempts for an account, the last one `secondsAgo`. The delay is then longer than a slow test takes. */
const triedBefore = (email: string, secondsAgo = 0) =>
  database.prisma.passwordDelay.updateMany({
    where: { account: { in: delaysOf(email) } },
    data: { failures: 12, at: new Date(Date.now() - secondsAgo * 1000) },
  });

test.each(endpoints)(
  'failed attempts through %s count for all endpoints, and the owner can still sign in',
  async (_, guess) => {
    const person = await signInNew(database, companyId);
    const other = await signInNew(database, companyId);
    const mark = markIn(await signIn(person.email, PASSWORD));
    for (let count = 0; count < 5; count += 1) expect((await guess(person, 'a wrong guess')).status).not.toBe(429);
    expect(await triedBefore(person.email)).toEqual({ count: 1 });
    expect((await guess(person, 'a wrong guess')).status).toBe(429);
    for (const [name, attempt] of endpoints) {
      // The right password from another browser is delayed too, so that the response does not reveal it.
      const refused = await attempt(person, PASSWORD, `docent_known=${'x'.repeat(43)}`);
      expect([name, refused.status, refused.headers.get('retry-after')]).toEqual([
        name,
        429,
        expect.stringMatching(/^1[012]\d$/),
      ]);
      expect([name, (await attempt(person, PASSWORD, mark)).status]).toEqual([name, 200]);
      expect([name, (await attempt(other, PASSWORD, mark)).status]).toEqual([name, 200]);
    }
  },
);

test('the delay grows, and ends with the right password or a new one', async () => {
  const { email } = await signInNew(database, companyId);
  const wrong = () => signIn(email, 'a wrong guess');
  expect((await wrong()).status).toBe(401);
  await triedBefore(email);
  expect((await wrong()).status).toBe(429);
  await triedBefore(email, 128);
  expect((await wrong()).status).toBe(401);
  const refused = await wrong();
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(128);
  expect(wait).toBeLessThanOrEqual(256);
  expect(await refused.json()).toMatchObject({ error: { code: 'rate_limit_exceeded', details: { retryAfter: wait } } });
  await triedBefore(email, 128);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
  for (let round = 0; round < 5; round += 1) expect((await wrong()).status).toBe(401);
  await triedBefore(email);
  expect((await signIn(email, PASSWORD)).status).toBe(429);
  await resetPassword(database.prisma, { email, password: 'a new horse battery' });
  expect((await signIn(email, 'a new horse battery')).status).toBe(200);
});

test('a rejected new password does not count as a failed attempt', async () => {
  const { cookie } = await signInNew(database, companyId);
  const change = (newPassword: string) =>
    post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, cookie);
  for (let round = 0; round < 8; round += 1) expect((await change(round % 2 ? 'short' : 'password')).status).toBe(400);
  expect((await change('correct horse staple')).status).toBe(200);
});

test('a common password is rejected as the new password', async () => {
  const { cookie } = await signInNew(database, companyId);
  const change = (newPassword: string) =>
    fetch(`${origin}/api/auth/change-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
      body: JSON.stringify({ currentPassword: PASSWORD, newPassword }),
    });
  const refused = await change('password');
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { error: { details: { issues: [{ path: 'newPassword', code: 'common_password' }] } } },
  ]);
  expect((await change('correct horse staple')).status).toBe(200);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7:51234', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7:51234', '203.0.113.7', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8::1]', '2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1', '2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
  ['[::ffff:203.0.113.7]:51234', '::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
])('a proxy that forwards %s reports the address %s', (forwarded, address, network) => {
  const req = { headers: { 'x-forwarded-for': forwarded }, socket: {} } as unknown as IncomingMessage;
  expect([addressOf(req, true), clientIp(req, true)]).toEqual([address, network]);
});
