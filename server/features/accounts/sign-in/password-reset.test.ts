import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { env } from '../../../platform/env';
import { PASSWORD, signInNew } from '../../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import { startMailSink } from '../../../testing/mail-sink';
import { WAIT_MS } from '../../../testing/wait';

const settings = env();
const { SMTP_URL, APP_URL } = settings;
const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_TRUST_PROXY: 'true' });
const { origin } = new URL(api.url);
const { companyId } = await createTestCompany(database);
let mails: { to: string; text: string }[] = [];
beforeEach(async () => {
  const sink = await startMailSink();
  mails = sink.mails;
  Object.assign(settings, { SMTP_URL: sink.url, APP_URL: 'http://docent.example.com' });
  onTestFinished(() => void Object.assign(settings, { SMTP_URL, APP_URL }));
});
afterAll(() => api.stop());

let addresses = 0;
function send(path: string, body?: object, { cookie = '', agent = 'test' } = {}) {
  addresses += 1;
  return fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'Content-Type': 'application/json', Origin: origin } : {}),
      Cookie: cookie,
      'User-Agent': agent,
      'X-Forwarded-For': `10.1.${addresses >> 8}.${addresses & 255}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

const forgot = (email: string) => send('/api/public/forgotPassword', { email });
const reset = (token: string, password: string, more = {}) =>
  send('/api/public/resetPassword', { token, password, ...more });
const signIn = (email: string, password: string) => send('/api/auth/sign-in/email', { email, password });
const tryApi = async (cookie: string) => (await send('/api/trpc/tags.list?input=%7B%7D', undefined, { cookie })).status;

const mailTo = (email: string, count = 1) =>
  vi.waitFor(
    () => {
      const own = mails.filter(({ to }) => to === email);
      expect(own).toHaveLength(count);
      return own;
    },
    { timeout: WAIT_MS },
  );
const tokenIn = (text = '') => /http:\/\/docent\.example\.com\/reset-password\/(\w{40})\n/.exec(text)?.[1] ?? '';
const askFor = async (email: string) => {
  expect((await forgot(email)).status).toBe(200);
  return tokenIn((await mailTo(email))[0]?.text);
};

test('a mailed link replaces the password once, ends sessions and disconnects applications', async () => {
  const person = await signInNew(database, companyId);
  const grant = { companyId, personId: person.id, clientId: 'c', application: 'Agent', scopes: ['read'] };
  await database.prisma.oAuthGrant.create({ data: { ...grant, id: crypto.randomUUID() } });
  const token = await askFor(person.email);
  const shown = await send(`/api/public/passwordReset?input=${encodeURIComponent(JSON.stringify({ token }))}`);
  expect(await shown.json()).toMatchObject({ result: { data: { email: person.email } } });

  expect((await reset(token, 'password')).status).toBe(400);
  expect(await tryApi(person.cookie)).toBe(200);
  expect((await reset(token, 'a new horse battery')).status).toBe(200);
  expect((await reset(token, 'another horse battery')).status).toBe(404);
  expect(await tryApi(person.cookie)).toBe(401);
  expect((await signIn(person.email, PASSWORD)).status).toBe(401);
  expect((await signIn(person.email, 'a new horse battery')).status).toBe(200);
  expect(await database.prisma.oAuthGrant.count({ where: { personId: person.id } })).toBe(0);
});

test('applications can stay connected; of two concurrent uses, one succeeds; other links become invalid', async () => {
  const person = await signInNew(database, companyId);
  const grant = { companyId, personId: person.id, clientId: 'c', application: 'Agent', scopes: ['read'] };
  await database.prisma.oAuthGrant.create({ data: { ...grant, id: crypto.randomUUID() } });
  await forgot(person.email);
  await forgot(person.email);
  const [first = '', second = ''] = (await mailTo(person.email, 2)).map(({ text }) => tokenIn(text));
  const used = await Promise.all([
    reset(first, 'a new horse battery', { disconnect: false }),
    reset(first, 'a new horse staple', { disconnect: false }),
  ]);
  expect(used.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await reset(second, 'one more horse battery')).status).toBe(404);
  expect(await database.prisma.oAuthGrant.count({ where: { personId: person.id } })).toBe(1);
});

test('a link expires after an hour, and its token is not stored', async () => {
  const { id, email } = await signInNew(database, companyId);
  const token = await askFor(email);
  const stored = await database.prisma.verification.findMany({ where: { value: id } });
  expect(JSON.stringify(stored)).not.toContain(token);
  const minutes = ((stored[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(58);
  expect(minutes).toBeLessThanOrEqual(60);
  await database.prisma.verification.updateMany({
    where: { value: id },
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  expect((await reset(token, 'a new horse battery')).status).toBe(404);
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});

test('an answer does not tell whether an address has an account', async () => {
  const { email } = await signInNew(database, companyId);
  const [known, unknown] = [await forgot(email), await forgot('unknown@example.com')];
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
  await mailTo(email);
  expect(mails.map(({ to }) => to)).toEqual([email]);
});

test('an account gets at most three mails an hour, and an IP address may ask five times a minute', async () => {
  const { id, email } = await signInNew(database, companyId);
  await Promise.all(Array.from({ length: 8 }, () => forgot(email)));
  await mailTo(email, 3);
  expect(await database.prisma.verification.count({ where: { value: id } })).toBe(3);
  const ask = () =>
    fetch(`${origin}/api/public/forgotPassword`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, 'X-Forwarded-For': '10.9.9.9' },
      body: JSON.stringify({ email: 'unknown@example.com' }),
    });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('without a mail server, no link is created', async () => {
  Object.assign(settings, { SMTP_URL: undefined });
  const { id, email } = await signInNew(database, companyId);
  expect((await forgot(email)).status).toBe(200);
  expect(await database.prisma.verification.count({ where: { value: id } })).toBe(0);
});

test("a person's own sessions are listed with browser, system and address, and each can be ended", async () => {
  const person = await signInNew(database, companyId);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const answer = await send(
    '/api/auth/sign-in/email',
    { email: person.email, password: PASSWORD },
    { agent, cookie: '' },
  );
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1).join())
    .join('; ');
  const address = `10.1.${addresses >> 8}.${addresses & 255}`;
  const list = async (as: string) => {
    const response = await send('/api/public/sessions', undefined, { cookie: as });
    return (await response.json()).result?.data as { id: string; isThis: boolean }[] | undefined;
  };
  const sessions = await list(cookie);
  expect(sessions).toMatchObject([{ isThis: true, browser: 'Firefox', system: 'Linux', address }, { isThis: false }]);
  const other = sessions?.[1]?.id;
  const stranger = await signInNew(database, companyId);
  const end = (as: string) => send('/api/public/endSession', { id: other }, { cookie: as });
  expect((await end(stranger.cookie)).status).toBe(404);
  expect((await end('')).status).toBe(401);
  expect(await tryApi(person.cookie)).toBe(200);
  expect((await end(cookie)).status).toBe(200);
  expect(await tryApi(person.cookie)).toBe(401);
  expect(await list(cookie)).toHaveLength(1);
  expect(await list('')).toBeUndefined();
});
