import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openMigratedDatabase } from '../database/open';
import { PASSWORD, signInNew } from '../testing/dashboard';
import { createMigratedDatabase } from '../testing/database';
import { type Answer, type Call, callsTo } from '../testing/http';
import { installOn } from '../testing/installation';
import { startDocent } from '../testing/process';
import { startTestProxy, type TestProxy } from '../testing/test-proxy';
import { WAIT_MS } from '../testing/wait';

/** The longest time for a response, whatever the database does: twice the documented time, for busy machines. */
const BOUND_MS = 10_000;

/** The anonymous id of a browser. */
const ANYBODY = '0123456789abcdef0123456789abcdef';

type Setting = {
  call: Call;
  key: string;
  hop: TestProxy;
  database: string;
  docent: Awaited<ReturnType<typeof startDocent>>;
};

/** Docent with a proxy between itself and its database. @param waitFactor multiplies its timeouts */
async function prepare(waitFactor = 1): Promise<Setting | undefined> {
  const database = await createMigratedDatabase();
  if (!database) return undefined;
  const { env, key } = await installOn(database);
  const hop = await startTestProxy(database);
  onTestFinished(hop.close);
  const limits = { DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' };
  const docent = await startDocent({ ...env, ...limits, DOCENT_WAIT_FACTOR: `${waitFactor}`, DATABASE_URL: hop.url });
  return { call: callsTo(`${docent.url}/api/v1`), key, hop, database, docent };
}

/** Sends reads, a write and a write in a transaction, each in a loop until stopped. Each must be answered within `BOUND_MS`. */
function keepAsking({ call, key }: Setting) {
  const answers: Answer[] = [];
  let going = true;
  const requests: [string, string, unknown][] = [
    ['GET', '/tags', undefined],
    ['GET', '/users/someone', undefined],
    ['PATCH', '/users/someone', { metadata: { plan: 'pro' } }],
    ['POST', '/product-tours', { name: 'Tour' }],
  ];
  const loops = requests.map(async ([method, path, body]) => {
    while (going) answers.push(await call(method, path, { key, body, withinMs: BOUND_MS }));
  });
  const ended = Promise.allSettled(loops);
  const stop = async () => {
    going = false;
    return (await ended).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  };
  onTestFinished(async () => void (await stop()));
  return { answers, stop };
}

const refused = (answers: Answer[]) => answers.filter(({ status }) => status >= 500);

/** Expects every failed request to be a 503 `unavailable`, and requests to succeed again. */
async function expectRecovery(setting: Setting, traffic: ReturnType<typeof keepAsking>): Promise<void> {
  const count = () => traffic.answers.filter(({ status }) => status < 400).length;
  const before = count();
  await vi.waitUntil(() => count() > before + 20, { timeout: WAIT_MS });
  expect(await traffic.stop()).toEqual([]);
  for (const { status, text, headers } of refused(traffic.answers)) {
    expect([status, JSON.parse(text).error.code], text).toEqual([503, 'unavailable']);
    expect(headers.get('retry-after')).toBe('1');
  }
  const all = await Promise.all(Array.from({ length: 30 }, () => setting.call('GET', '/tags', { key: setting.key })));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
}

const warmUp = ({ call, key }: Setting) =>
  Promise.all(
    Array.from({ length: 20 }, (_, n) => call('PATCH', `/users/u${n}`, { key, body: { metadata: { n } } })),
  ).then(() => call('PUT', '/users/someone', { key, body: { metadata: {} } }));

it('survives connections that stop responding while new ones work', async ({ skip }) => {
  const setting = (await prepare()) ?? skip('embedded has no network connection');
  await warmUp(setting);
  const traffic = keepAsking(setting);
  await vi.waitUntil(() => traffic.answers.length >= 50, { timeout: WAIT_MS });
  setting.hop.silenceOpen();
  await vi.waitUntil(() => refused(traffic.answers).length > 0, { timeout: WAIT_MS });
  await expectRecovery(setting, traffic);
});

it('answers 503 in time while the database is unreachable, is not ready, and recovers', async ({ skip }) => {
  const setting = (await prepare()) ?? skip('embedded has no network connection');
  await warmUp(setting);
  // More concurrent requests than connections plus the queue.
  const askMany = (withinMs: number) =>
    Promise.all(Array.from({ length: 1_000 }, () => setting.call('GET', '/tags', { key: setting.key, withinMs })));
  const began = Date.now();
  await askMany(WAIT_MS);
  const usualMs = Date.now() - began;
  const traffic = keepAsking(setting);
  await vi.waitUntil(() => traffic.answers.length >= 50, { timeout: WAIT_MS });
  setting.hop.blackHole();
  const ready = async () => (await fetch(`${setting.docent.url}/readyz`)).status;
  await vi.waitUntil(async () => (await ready()) === 503, { timeout: WAIT_MS });
  // A busy machine needs longer for so many requests, also while the database works.
  for (const { status } of await askMany(BOUND_MS + 3 * usualMs)) expect(status).toBe(503);
  const body = JSON.stringify({ clientToken: 'ct_none', anonymousId: ANYBODY });
  const fromAPage = await fetch(`${setting.docent.url}/api/client/bootstrap`, { method: 'POST', body });
  expect([fromAPage.status, fromAPage.headers.get('retry-after')]).toEqual([503, '1']);
  setting.hop.heal();
  await vi.waitUntil(async () => (await ready()) === 200, { timeout: WAIT_MS });
  await expectRecovery(setting, traffic);
});

/** Locks the table of tags. @returns a function that ends the lock */
async function lockTags({ database }: Setting): Promise<() => Promise<unknown>> {
  const client = new Client({ connectionString: database });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  await client.query('LOCK TABLE "Tag"');
  return () => client.query('COMMIT');
}

const statusesOf = async (calls: Promise<Answer>[]) => new Set((await Promise.all(calls)).map(({ status }) => status));

it('a locked table does not block requests for other tables', async ({ skip }) => {
  // A loaded machine may need many seconds for 120 requests at once.
  const setting = (await prepare(50)) ?? skip('embedded has one connection');
  await warmUp(setting);
  const { call, key } = setting;
  const unlock = await lockTags(setting);
  const locked = Array.from({ length: 60 }, () => call('GET', '/tags', { key }));
  let ended = 0;
  const all = Promise.allSettled(
    locked.map((call) =>
      call.finally(() => {
        ended += 1;
      }),
    ),
  );
  const free = Array.from({ length: 60 }, () => call('GET', '/users/someone', { key }));
  expect(await statusesOf(free)).toEqual(new Set([200]));
  expect(ended).toBe(0);
  await unlock();
  await all;
  expect((await call('GET', '/tags', { key })).status).toBe(200);
});

it('requests for a locked table get 503 in time', async ({ skip }) => {
  const setting = (await prepare()) ?? skip('embedded has one connection');
  const { call, key } = setting;
  const unlock = await lockTags(setting);
  const locked = Array.from({ length: 60 }, () => call('GET', '/tags', { key, withinMs: BOUND_MS }));
  expect(await statusesOf(locked)).toEqual(new Set([503]));
  await unlock();
  expect((await call('GET', '/tags', { key })).status).toBe(200);
});

it('answers the dashboard with 503 too while the database does not respond', async ({ skip }) => {
  const setting = (await prepare()) ?? skip('embedded has one connection');
  const { database } = await openMigratedDatabase({
    DATABASE_URL: setting.database,
    DATABASE_POOL: 2,
    DOCENT_DATA_DIR: '',
  });
  const [{ id = 0 } = {}] = await database.prisma.company.findMany();
  const { cookie, email } = await signInNew(database, id);
  await database.close();
  const ask = async (path: string, headers: Record<string, string>, body?: unknown) => {
    const method = body ? 'POST' : 'GET';
    const init = { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const { status, headers: answered } = await fetch(setting.docent.url + path, init);
    return [status, answered.get('retry-after')];
  };
  const all = () =>
    Promise.all([
      ask('/api/trpc/tags.list?input=%7B%7D', { Cookie: cookie }),
      ask('/api/auth/sign-in/email', { Origin: setting.docent.url }, { email, password: PASSWORD }),
    ]);
  expect(await all()).toEqual(Array(2).fill([200, null]));
  const client = new Client({ connectionString: setting.database });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  await client.query('LOCK TABLE "Person"');
  expect(await all()).toEqual(Array(2).fill([503, '1']));
  await client.query('COMMIT');
  expect(await all()).toEqual(Array(2).fill([200, null]));
});

it('stops on SIGTERM while the database does not respond', async ({ skip }) => {
  const setting = (await prepare()) ?? skip('embedded has no network connection');
  await warmUp(setting);
  const { hop, call, key, docent } = setting;
  hop.blackHole();
  const open = Array.from({ length: 20 }, () => call('GET', '/tags', { key }).catch(() => undefined));
  docent.child.kill('SIGTERM');
  expect((await docent.exit).code).toBe(0);
  await Promise.all(open);
});
