import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, type Call, callsTo } from '../../testing/http';
import { type Installation, installNew } from '../../testing/installation';
import { startDocent } from '../../testing/process';
import { WAIT_MS } from '../../testing/wait';

const WINDOW_MS = 60_000;

const statusCounts = (answers: Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const header = ({ headers }: Answer, name: string): number => Number(headers.get(name) ?? Number.NaN);

/** Expects the three rate limit headers of any response. */
function expectHeaders(answer: Answer, limit: number): void {
  expect(header(answer, 'x-ratelimit-limit')).toBe(limit);
  const [remaining, reset] = [header(answer, 'x-ratelimit-remaining'), header(answer, 'x-ratelimit-reset')];
  expect(remaining).toBeGreaterThanOrEqual(0);
  expect(remaining).toBeLessThan(limit);
  const secondsLeft = reset - Date.now() / 1000;
  expect(secondsLeft).toBeGreaterThan(-2);
  expect(secondsLeft).toBeLessThanOrEqual(WINDOW_MS / 1000 + 1);
}

function expectRefused(answer: Answer, limit: number): void {
  expectHeaders(answer, limit);
  expect(answer.status).toBe(429);
  expect(answer.body).toMatchObject({ error: { code: 'rate_limit_exceeded', message: expect.any(String) } });
  expect(header(answer, 'x-ratelimit-remaining')).toBe(0);
  const retryAfter = header(answer, 'retry-after');
  expect(Number.isInteger(retryAfter)).toBe(true);
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(WINDOW_MS / 1000);
}

const AT_ONCE = 40;

/** Sends `count` requests, in parallel groups and by each of `ask` in turn; expects that `limit` of them succeed, all in one window. */
async function expectExactly(limit: number, count: number, ask: (() => Promise<Answer>)[]): Promise<void> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const many = Array.from(
      { length: Math.min(AT_ONCE, count - answers.length) },
      (_, index) => ask[index % ask.length],
    );
    answers.push(...(await Promise.all(many.map((one) => one?.() as Promise<Answer>))));
  }
  expect(statusCounts(answers)).toEqual({ 200: limit, 429: count - limit });
  const served = answers.filter(({ status }) => status === 200);
  for (const answer of served) {
    expectHeaders(answer, limit);
    expect(answer.headers.get('retry-after')).toBeNull();
  }
  const left = served.map((answer) => header(answer, 'x-ratelimit-remaining')).sort((a, b) => a - b);
  expect(left).toEqual(Array.from({ length: limit }, (_, index) => index));
  for (const answer of answers.filter(({ status }) => status === 429)) expectRefused(answer, limit);
  expect(new Set(answers.map((answer) => header(answer, 'x-ratelimit-reset'))).size).toBe(1);
}

async function newKey(call: Call, key: string): Promise<{ id: number; key: string }> {
  const answer = await call('POST', '/api-keys', { key, body: { name: 'Fresh' } });
  expect(answer.status, answer.text).toBe(201);
  return answer.body as { id: number; key: string };
}

/** Expects both limits of a new key, with the requests spread over the given processes. */
async function expectBothLimits(calls: Call[], key: string): Promise<void> {
  const tags = calls.map((call) => () => call('GET', '/tags', { key }));
  const users = calls.map((call) => () => call('GET', '/users', { key }));
  await expectExactly(60, 200, tags);
  await expectExactly(300, 400, users);
}

/** Lengthens the time that requests may wait: on a busy machine they wait longer, and these tests are about another limit. */
const PATIENT = { DOCENT_WAIT_FACTOR: '20' };

async function startCalls(env: Record<string, string>, processes: number): Promise<Call[]> {
  const running = await Promise.all(Array.from({ length: processes }, () => startDocent({ ...env, ...PATIENT })));
  return running.map(({ url }) => callsTo(`${url}/api/v1`));
}

/** Starts two processes on one database, and returns the functions that call them. */
async function startTwo({ env }: Installation): Promise<[Call, Call]> {
  const [one, other] = await startCalls(env, 2);
  if (!one || !other) throw new Error('Two processes must be started.');
  return [one, other];
}

async function query({ env }: Installation, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function expectRevoked([one, other]: [Call, Call], key: string): Promise<void> {
  const fresh = await newKey(one, key);
  for (const call of [one, other]) expect((await call('GET', '/users', { key: fresh.key })).status).toBe(200);
  expect((await one('DELETE', `/api-keys/${fresh.id}`, { key })).status).toBe(204);
  for (const call of [other, one]) {
    const answer = await call('GET', '/users', { key: fresh.key });
    expect([answer.status, answer.body]).toMatchObject([401, { error: { code: 'unauthorized' } }]);
    expectHeaders(answer, 60);
  }
}

describe('one process on the embedded database', () => {
  it('serves exactly 60 and 300 requests a minute, and rejected requests do not extend the minute', async () => {
    const { env, key } = await installNew('embedded');
    const server = await startDocent({ ...env, ...PATIENT, NODE_OPTIONS: '--import=./server/testing/clock.mjs' });
    const advanceClock = () => server.child.kill('SIGUSR2');
    const call = callsTo(`${server.url}/api/v1`);
    const fresh = await newKey(call, key);
    await expectBothLimits([call], fresh.key);
    // Requests without a key are counted by address.
    await expectExactly(60, 100, [() => call('GET', '/openapi.json')]);
    const list = () => call('GET', '/tags', { key: fresh.key });
    const first = await list();
    const reset = header(first, 'x-ratelimit-reset');
    expectRefused(first, 60);
    // After 20 and 40 seconds, the window is still the same, despite the rejected requests.
    for (const left of [40, 20]) {
      advanceClock();
      const refused = await vi.waitUntil(
        async () => {
          const answer = await list();
          expectRefused(answer, 60);
          return header(answer, 'retry-after') <= left ? answer : undefined;
        },
        { timeout: WAIT_MS, interval: 20 },
      );
      expect(header(refused, 'x-ratelimit-reset')).toBe(reset);
    }
    advanceClock();
    const served = await vi.waitUntil(
      async () => {
        const answer = await list();
        return answer.status === 200 ? answer : undefined;
      },
      { timeout: WAIT_MS, interval: 50 },
    );
    expect(header(served, 'x-ratelimit-remaining')).toBe(59);
    expect(header(served, 'x-ratelimit-reset')).toBeGreaterThanOrEqual(reset + 59);
  });

  it('sends the three headers with every answer', async () => {
    const { env, key } = await installNew('embedded');
    const [call = callsTo('')] = await startCalls(env, 1);
    const body = { name: 'Fix' };
    const cases: [status: number, answer: Answer, limit?: number][] = [
      [200, await call('GET', '/openapi.json')],
      [401, await call('GET', '/tags')],
      [401, await call('GET', '/users', { key: `dk_${'x'.repeat(40)}` })],
      [200, await call('GET', '/tags', { key })],
      [200, await call('GET', '/users', { key }), 300],
      [201, await call('PUT', '/users/someone', { key, body: { metadata: {} } }), 300],
      [404, await call('GET', '/users/unknown', { key }), 300],
      [201, await call('POST', '/tags', { key, body })],
      [409, await call('POST', '/tags', { key, body })],
      [400, await call('POST', '/tags', { key, body: '{' })],
      [404, await call('GET', '/product-tours/1', { key })],
      [404, await call('GET', '/no-such-path', { key })],
      [405, await call('PUT', '/tags', { key, body })],
      [413, await call('POST', '/tags', { key, body: { name: 'x'.repeat(1_048_577) } })],
      [204, await call('DELETE', '/tags/1', { key })],
    ];
    for (const [status, answer, limit = 60] of cases) {
      expect(answer.status, answer.text.slice(0, 200)).toBe(status);
      expectHeaders(answer, limit);
    }
  });
});

describe('two processes on one PostgreSQL', () => {
  it('count together, start a new minute on time, and both refuse a deleted key', async () => {
    const installation = await installNew('server');
    const calls = await startTwo(installation);
    const fresh = await newKey(calls[0], installation.key);
    await expectBothLimits(calls, fresh.key);
    await expectRevoked(calls, installation.key);

    // Shortens the window to 1.5 seconds: the clock ends it, not the number of calls.
    await query(installation, `UPDATE "RateWindow" SET "resetAt" = clock_timestamp() + interval '1.5 seconds'`);
    const again = await vi.waitUntil(
      async () => {
        const answer = await calls[1]('GET', '/tags', { key: fresh.key });
        return answer.status === 200 ? answer : undefined;
      },
      { timeout: WAIT_MS, interval: 20 },
    );
    expect(header(again, 'x-ratelimit-remaining')).toBe(59);
  });

  it.skipIf(!process.env.REDIS_URL)('count together in Redis, and both refuse a deleted key', async () => {
    const installation = await installNew('server');
    const calls = await startTwo({
      ...installation,
      env: { ...installation.env, REDIS_URL: `${process.env.REDIS_URL}` },
    });
    const fresh = await newKey(calls[0], installation.key);
    await expectBothLimits(calls, fresh.key);
    await expectRevoked(calls, installation.key);
    expect(await query(installation, 'SELECT * FROM "RateWindow"')).toEqual([]);
  });
});
