import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Ctx } from '../auth/context';
import { openMigratedDatabase } from '../database/open';
import { UNAVAILABLE_CAUSES, type UnavailableCause } from '../platform/causes';
import { signInNew } from '../testing/dashboard';
import { createMigratedDatabase, createTestCompany } from '../testing/database';
import { startApi } from '../testing/http';
import { startTestProxy } from '../testing/test-proxy';
import { fillHeavyTurns } from '../testing/turns';
import { WAIT_MS } from '../testing/wait';
import type { Answered } from './answered';

type Json = Record<string, unknown>;

/** Where each transport puts the message of an error. */
const SENTENCES: ((body: Json) => unknown)[] = [
  ({ error }) => (error as Json | undefined)?.message,
  ({ error_description: description }) => description,
  ({ message }) => message,
];

/** Serves Docent over the database at `url`, and records the answers that it counts. */
async function serve(url: string, connections = 10) {
  const { database } = await openMigratedDatabase({
    DATABASE_URL: url,
    DATABASE_POOL: connections,
    DOCENT_DATA_DIR: '',
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= database.close());
  onTestFinished(close);
  const counted: Answered[] = [];
  const api = await startApi(database, {}, { count: (answered) => void counted.push(answered) });
  onTestFinished(api.stop);
  const origin = new URL(api.url).origin;
  /** The status of an answer, its sentence, and the cause that was counted for it. */
  const ask = async (path: string, init: RequestInit = {}) => {
    const before = counted.length;
    const answer = await fetch(origin + path, init);
    const body = (await answer.json()) as Json;
    const sentence = SENTENCES.map((read) => read(body)).find((text) => typeof text === 'string');
    await vi.waitUntil(() => counted.length > before, { timeout: WAIT_MS });
    return { status: answer.status, sentence, cause: counted.at(-1)?.cause };
  };
  const get = (path: string, key: string) => ask(`/api/v1${path}`, { headers: { Authorization: `Bearer ${key}` } });
  return { database, close, ask, get };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const addTag = (ask: Awaited<ReturnType<typeof serve>>['ask'], key: string) => {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  return ask('/api/v1/tags', { method: 'POST', headers, body: JSON.stringify({ name: 'New' }) });
};

const refusedFor = (cause: UnavailableCause) => ({ status: 503, sentence: UNAVAILABLE_CAUSES[cause], cause });

const SYSTEM = { kind: 'system', id: 'test', name: 'Test', scopes: new Set<never>() } as const;

test('a full queue and a turn that does not come have different causes', async ({ skip }) => {
  const url = (await createMigratedDatabase()) ?? skip('embedded has one connection');
  const { database, get } = await serve(url);
  const { companyId, key } = await createTestCompany(database);
  const ctx = new Ctx(database, companyId, SYSTEM);
  const free = fillHeavyTurns(ctx);
  expect(await get('/stats/summary', key)).toEqual(refusedFor('queue'));
  await free();
  let release = () => {};
  const held = ctx.inTurn(() => new Promise<void>((resolve) => (release = resolve)), 'heavy');
  expect(await get('/stats/summary', key)).toEqual(refusedFor('turn'));
  release();
  await held;
  expect((await get('/stats/summary', key)).status).toBe(200);
});

test('a held lock, a slow statement and a lack of connections have different causes', async ({ skip }) => {
  const url = (await createMigratedDatabase()) ?? skip('embedded has one connection');
  const { database, ask, get } = await serve(url, 2);
  const { key } = await createTestCompany(database);
  const client = await connect(url);
  await client.query('BEGIN');
  await client.query('LOCK TABLE "Tag"');
  expect(await get('/tags', key)).toEqual(refusedFor('lock'));
  await client.query('COMMIT');

  await client.query(
    'CREATE FUNCTION wait() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(30); END $$ LANGUAGE plpgsql',
  );
  await client.query('CREATE TRIGGER slow BEFORE INSERT ON "Tag" FOR EACH ROW EXECUTE FUNCTION wait()');
  expect(await addTag(ask, key)).toEqual(refusedFor('statement'));

  const taken = [1, 2].map(() => database.prisma.$queryRawUnsafe('SELECT pg_sleep(3)').catch(() => undefined));
  await vi.waitUntil(() => database.pools?.()[0]?.used === 2, { timeout: WAIT_MS });
  expect(await get('/tags', key)).toEqual(refusedFor('connections'));
  await Promise.all(taken);
});

test('every transport says that the database is unreachable, and counts the same cause', async ({ skip }) => {
  const url = (await createMigratedDatabase()) ?? skip('embedded is never unreachable');
  const hop = await startTestProxy(url);
  onTestFinished(hop.close);
  const { database, ask, get } = await serve(hop.url);
  const { companyId, key } = await createTestCompany(database);
  const { cookie, email } = await signInNew(database, companyId);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_tags', arguments: {} } };
  const doors = {
    rest: () => get('/tags', key),
    mcp: () => post('/api/mcp', list, { Authorization: `Bearer ${key}` }),
    dashboard: () => ask('/api/trpc/tags.list?input=%7B%7D', { headers: { Cookie: cookie } }),
    'sign-in': () => post('/api/auth/sign-in/email', { email, password: 'anything at all' }),
    script: () => post('/api/client/bootstrap', { clientToken: 'ct_none', anonymousId: '0'.repeat(32) }),
    oauth: () => {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id: 'some-client' });
      return ask('/oauth/token', { method: 'POST', body });
    },
    readyz: () => ask('/readyz'),
  };
  for (const ask of Object.values(doors)) expect((await ask()).status).not.toBe(503);
  await hop.close();
  for (const [door, ask] of Object.entries(doors)) {
    const { sentence, ...rest } = await ask();
    const text = String(sentence).replace(/^unavailable: /, '');
    expect({ door, sentence: text, ...rest }).toEqual({ door, ...refusedFor('database') });
  }
});

test('a request after the database was closed is refused, because the process is stopping', async ({ skip }) => {
  const url = (await createMigratedDatabase()) ?? skip('embedded has no pool');
  const { database, close, get } = await serve(url);
  const { key } = await createTestCompany(database);
  expect((await get('/tags', key)).status).toBe(200);
  await close();
  expect(await get('/tags', key)).toEqual(refusedFor('stopping'));
});

test('a full disk is reported without its path', async ({ skip }) => {
  const url = (await createMigratedDatabase()) ?? skip('embedded accepts no other client');
  const { database, ask } = await serve(url);
  const { key } = await createTestCompany(database);
  const client = await connect(url);
  await client.query(`CREATE FUNCTION refuse() RETURNS trigger AS
    $$ BEGIN RAISE EXCEPTION 'no room in /a/secret/place' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql`);
  await client.query('CREATE TRIGGER refuses BEFORE INSERT ON "Tag" FOR EACH ROW EXECUTE FUNCTION refuse()');
  // The process remembers a full disk for ten seconds. The clock is set back, so that this time has passed when the next tests run in
  // the same process.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await addTag(ask, key)).toEqual(refusedFor('disk_full'));
  expect(await ask('/readyz')).toEqual(refusedFor('disk_full'));
});
