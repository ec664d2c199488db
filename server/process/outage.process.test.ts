import { expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, type Call, callsTo } from '../testing/http';
import { installOn } from '../testing/installation';
import { startPostgres } from '../testing/postgres';
import { startDocent } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

/** No answer may take longer, whatever the database does. */
const BOUND_MS = 5_000;

/** A request of every kind: reads, plain writes, writes in a transaction, and an unknown path. */
const REQUESTS: [method: string, path: string, body: unknown, status: number][] = [
  ['GET', '/tags', undefined, 200],
  ['GET', '/product-tours', undefined, 200],
  ['GET', '/stats/summary', undefined, 200],
  ['POST', '/product-tours', { name: 'Tour' }, 201],
  ['PATCH', '/users/someone', { metadata: { plan: 'pro' } }, 200],
  ['PATCH', '/changelogs/1/posts/1', { title: 'News', tagNames: ['Fix'] }, 200],
  ['PATCH', '/product-tours/1', { name: 'Renamed', settings: { priority: 1 } }, 200],
  ['GET', '/no-such-path', undefined, 404],
];

type Ask = (request: (typeof REQUESTS)[number]) => Promise<Answer>;

const asking =
  (call: Call, key: string): Ask =>
  ([method, path, body]) =>
    call(method, path, { key, body, withinMs: BOUND_MS });

async function prepare(call: Call, key: string): Promise<void> {
  const bodies: [string, unknown][] = [
    ['/tags', { name: 'Fix' }],
    ['/changelogs', { name: 'News' }],
    ['/changelogs/1/posts', { title: 'First' }],
    ['/product-tours', { name: 'First' }],
  ];
  for (const [path, body] of bodies) expect((await call('POST', path, { key, body })).status).toBe(201);
  await call('PUT', '/users/someone', { key, body: { metadata: {} } });
}

/** Sends requests without a pause until `stop` is called, so that some are in flight whenever the database stops or starts. */
function keepAsking(ask: Ask) {
  const answers: Answer[] = [];
  let going = true;
  const loops = REQUESTS.map(async (request) => {
    while (going) answers.push(await ask(request));
  });
  const ended = Promise.allSettled(loops);
  const stop = async () => {
    going = false;
    return (await ended).filter(({ status }) => status === 'rejected');
  };
  onTestFinished(async () => {
    await stop();
  });
  return { answers, stop };
}

function expectUnavailable({ status, headers, text }: Answer): void {
  expect(status, text).toBe(503);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('retry-after')).toBe('1');
  const requestId = headers.get('x-request-id');
  expect(requestId).toMatch(/^req_\w{20}$/);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable', details: { requestId } } });
  for (const name of ['limit', 'remaining', 'reset']) expect(headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/);
}

it('answers 503 while PostgreSQL is down and recovers without a restart', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const { env, key } = await installOn(postgres.url);
  const limits = { DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' };
  const docent = await startDocent({ ...env, ...limits, DOCENT_WAIT_FACTOR: '1' });
  const call = callsTo(`${docent.url}/api/v1`);
  const ask = asking(call, key);
  const probe = async (path: string) => (await fetch(docent.url + path)).status;
  const fine = REQUESTS.map(([, , , status]) => status);
  const statuses = async () => (await Promise.all(REQUESTS.map(ask))).map(({ status }) => status);
  await prepare(call, key);

  for (let outage = 0; outage < 2; outage += 1) {
    expect(await statuses()).toEqual(fine);
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 200]);

    const traffic = keepAsking(ask);
    await vi.waitUntil(() => traffic.answers.length >= 100, { timeout: WAIT_MS });
    await postgres.pause();
    for (const answer of await Promise.all(REQUESTS.map(ask))) expectUnavailable(answer);
    // More requests at once than the pool has connections.
    const many = await Promise.all(Array.from({ length: 60 }, () => call('GET', '/tags', { key, withinMs: BOUND_MS })));
    for (const answer of many) expectUnavailable(answer);
    expectUnavailable(await call('GET', '/openapi.json', { withinMs: BOUND_MS }));
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503]);

    await postgres.start();
    await vi.waitUntil(async () => (await probe('/readyz')) === 200, { timeout: WAIT_MS, interval: 50 });
    expect(await statuses()).toEqual(fine);
    expect(await traffic.stop()).toEqual([]);
    const failed = traffic.answers.filter(({ status }) => status >= 500);
    expect(failed.length).toBeGreaterThan(0);
    for (const answer of failed) expectUnavailable(answer);
    expect(new Set(traffic.answers.map(({ status }) => status))).toEqual(new Set([200, 201, 404, 503]));
  }

  docent.child.kill('SIGTERM');
  const { code, stderr } = await docent.exit;
  expect(code).toBe(0);
  expect(stderr).not.toMatch(/unhandled|uncaught|"level":60/i);
  expect(stderr).not.toContain(key);
});
