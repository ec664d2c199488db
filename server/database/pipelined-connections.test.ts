import { Client } from 'pg';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { createServerDatabase } from '../testing/database';
import { startTestProxy } from '../testing/test-proxy';
import { WAIT_MS } from '../testing/wait';
import { openDatabase } from './database';
import { socketOf } from './silence';
import type { Database, Statement } from './types';
import { isUnavailable } from './unavailable';

const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});

const ME: Statement = { name: 'me', text: 'SELECT pg_backend_pid() AS "pid", $1::int AS "n"', shared: true };
const WRONG: Statement = { name: 'wrong', text: 'SELECT 1 / $1::int', shared: true };
const SLEEP: Statement = { name: 'sleep', text: 'SELECT pg_sleep(30), $1::int', shared: true };
const SLEEPERS: Statement = {
  name: 'sleepers',
  text: `SELECT "pid" FROM pg_stat_activity WHERE "datname" = current_database() AND "query" LIKE '%pg_sleep(30)%' AND "pid" <> pg_backend_pid() AND "state" = 'active'`,
};
const END: Statement = { name: 'end', text: 'SELECT pg_terminate_backend($1)' };

type Answer = { pid: number; n: number };

/** @param waitFactor multiplies all timeouts */
async function openShared(waitFactor = 1) {
  const url = await createServerDatabase();
  if (!url) return undefined;
  const hop = await startTestProxy(url);
  const database = await openDatabase({
    DATABASE_URL: hop.url,
    DATABASE_POOL: 4,
    DOCENT_DATA_DIR: '',
    DOCENT_WAIT_FACTOR: waitFactor,
  });
  opened.push(database);
  const ask = (n: number) => database.sql<Answer>(ME, [n]).then(([row]) => row);
  return { database, hop, ask, many: (count: number) => Promise.all(Array.from({ length: count }, (_, n) => ask(n))) };
}

it('answers each of many concurrent statements with its own row, over two connections', async ({ skip }) => {
  const shared = (await openShared()) ?? skip('embedded has one connection');
  const rows = await shared.many(200);
  expect(rows.map((row) => row?.n)).toEqual(rows.map((_, n) => n));
  expect(new Set(rows.map((row) => row?.pid)).size).toBe(2);
});

it('fails only the statement with an error, and not those before and after it', async ({ skip }) => {
  const { database, ask } = (await openShared()) ?? skip('embedded has one connection');
  const [before, wrong, after] = await Promise.allSettled([ask(1), database.sql(WRONG, [0]), ask(2)]);
  expect([before.status, wrong.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('connects again when a connection is lost at its first statement', async ({ skip }) => {
  const { ask } = (await openShared(20)) ?? skip('embedded has one connection');
  const query = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown;
  let isLost = false;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    if (!isLost && String(given[0]).includes('plan_cache_mode')) {
      isLost = true;
      socketOf(this).destroy(Object.assign(new Error('write ECONNRESET'), { code: 'ECONNRESET' }));
    }
    return query.apply(this, given);
  });
  onTestFinished(() => spy.mockRestore());
  const uncaught = vi.fn();
  process.on('uncaughtExceptionMonitor', uncaught);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', uncaught));
  const refused = await ask(1).catch((error: unknown) => error);
  expect([isLost, isUnavailable(refused)]).toEqual([true, true]);
  await expect
    .poll(() =>
      ask(2).then(
        (row) => row?.n,
        () => undefined,
      ),
    )
    .toBe(2);
  expect(uncaught).not.toHaveBeenCalled();
});

it('connects again when the server ends a connection, idle or during a statement', async ({ skip }) => {
  const { database, ask, many } = (await openShared(20)) ?? skip('embedded has one connection');
  const pids = new Set((await many(10)).map((row) => row?.pid));
  for (const pid of pids) await database.sql(END, [pid]);
  await expect
    .poll(() =>
      ask(7)
        .then((row) => row?.n)
        .catch(() => 'lost'),
    )
    .toBe(7);
  const failed = expect(database.sql(SLEEP, [1])).rejects.toThrow(/terminat/i);
  const sleepers = () => database.sql<{ pid: number }>(SLEEPERS, []);
  await vi.waitUntil(async () => (await sleepers()).length > 0, { timeout: WAIT_MS });
  for (const { pid } of await sleepers()) await database.sql(END, [pid]);
  await failed;
  await expect
    .poll(() =>
      ask(8)
        .then((row) => row?.n)
        .catch(() => 'lost'),
    )
    .toBe(8);
});

it('closes connections that stopped responding, while new ones work', async ({ skip }) => {
  const { database, hop, ask, many } = (await openShared()) ?? skip('embedded has one connection');
  await many(10);
  const plain = () =>
    database.sql({ name: 'one', text: 'SELECT 1 AS "n"' }, []).then(
      () => 'answered',
      () => 'lost',
    );
  await Promise.all(Array.from({ length: 4 }, () => plain()));
  hop.silenceOpen();
  await expect(ask(1)).rejects.toThrow('The database was silent for too long.');
  await expect
    .poll(
      () =>
        ask(2)
          .then((row) => row?.n)
          .catch(() => 'lost'),
      { timeout: WAIT_MS },
    )
    .toBe(2);
  await Promise.all(Array.from({ length: 4 }, plain));
  expect(await plain()).toBe('answered');
  // Both pipelined connections have been replaced.
  expect(
    (await Promise.allSettled(Array.from({ length: 20 }, () => ask(3)))).map(({ status }) => status),
  ).not.toContain('rejected');
  expect(await database.prisma.$transaction((tx) => tx.$queryRaw`SELECT 1 AS "n"`)).toEqual([{ n: 1 }]);
});

it('is closed once, also when the server ends the connections at that moment', async ({ skip }) => {
  const { database, hop, many } = (await openShared()) ?? skip('embedded has one connection');
  await many(4);
  opened.splice(opened.indexOf(database), 1);
  const closed = database.close();
  hop.reset();
  await closed;
});

it('rejects statements as unavailable while they cannot be prepared, and runs them afterward', async ({ skip }) => {
  const { database, ask } = (await openShared()) ?? skip('embedded has one connection');
  const onTable: Statement = { name: 'on_table', text: 'SELECT $1::int AS "n" FROM "held" LIMIT 1', shared: true };
  await database.background.$executeRawUnsafe('CREATE TABLE "held" AS SELECT 1');
  await ask(0);
  const many = () => Promise.allSettled(Array.from({ length: 20 }, (_, n) => database.sql<Answer>(onTable, [n])));
  // The statement that waits for a lock while it is prepared fails, and so do later ones, which rely on its preparation.
  const held = await database.background.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('LOCK TABLE "held"');
    return many();
  });
  const reasons = held.map((one) => (one.status === 'rejected' ? one.reason : 'answered'));
  expect(reasons.filter((reason) => !isUnavailable(reason))).toEqual([]);
  const after = await many();
  expect(after.map((one) => (one.status === 'fulfilled' ? one.value[0]?.n : one.reason))).toEqual(
    Array.from({ length: 20 }, (_, n) => n),
  );
});
