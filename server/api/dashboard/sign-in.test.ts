import { afterAll, expect, test } from 'vitest';
import { PASSWORD, signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { networkOf } from '../node-request';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_TRUST_PROXY: 'true' });
afterAll(() => api.stop());
const { origin } = new URL(api.url);
const { companyId } = await createTestCompany(database);

/** An attempt to sign in from an address of its own. */
let addresses = 0;
function signIn(email: string, password: string, cookie = '') {
  addresses += 1;
  return fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      Cookie: cookie,
      'X-Forwarded-For': `10.0.${addresses >> 8}.${addresses & 255}`,
    },
    body: JSON.stringify({ email, password }),
  });
}

test('guesses from many addresses are slowed down, and do not keep the owner out', async () => {
  const { email } = await signInNew(database, companyId);
  const { email: other } = await signInNew(database, companyId);
  const first = await signIn(email, PASSWORD);
  expect(first.status).toBe(200);
  const known = first.headers.getSetCookie().find((one) => one.startsWith('docent_known=')) ?? '';
  expect(known).toMatch(/HttpOnly/);
  const statuses = [];
  for (let guess = 0; guess < 14; guess += 1)
    statuses.push((await signIn(email.toUpperCase(), 'a wrong guess')).status);
  expect(statuses).toEqual([...Array(9).fill(401), ...Array(5).fill(429)]);
  // The right password from elsewhere waits as well, so that an answer tells nothing.
  expect((await signIn(email, PASSWORD)).status).toBe(429);
  const mark = known.split(';', 1).join();
  expect((await signIn(email, PASSWORD, mark)).status).toBe(200);
  expect((await signIn(other, PASSWORD, mark)).status).toBe(200);
  expect((await signIn(email, PASSWORD, `docent_known=${'x'.repeat(43)}`)).status).toBe(429);
});

test('a common password is refused when it is changed to', async () => {
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
