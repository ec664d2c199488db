import { type AddressInfo, createConnection, createServer } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createServerDatabase } from '../testing/database';
import { openDatabase } from './database';
import { withMigrationLock } from './migration-lock';
import type { Database } from './types';

let url: string | undefined;
beforeAll(async () => {
  url = await createServerDatabase();
});
afterEach(() => vi.unstubAllEnvs());

const SETTINGS = `SELECT current_setting('TimeZone') AS "zone", current_setting('DateStyle') AS "style"`;
const RIGHT = { zone: 'UTC', style: 'ISO, MDY' };
/** A time that Berlin's clocks skip if it is read as local time, then the earliest date and the latest. */
const ODD = ['2026-03-29T02:30:00.000Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'];

async function open(address: string | undefined): Promise<Database> {
  const database = await openDatabase({ DATABASE_URL: address, DATABASE_POOL: 2, DOCENT_DATA_DIR: 'memory://' });
  onTestFinished(() => database.close());
  return database;
}

/** The settings of sessions on each way to the database, and how dates that Prisma sends come back. */
async function look(address: string | undefined) {
  const database = await open(address);
  const migrating = await database.adapter.connect();
  const engine = await migrating.queryRaw({ sql: SETTINGS, args: [], argTypes: [] });
  await database.adapter.dispose();
  const ways: Record<string, unknown> = {
    prisma: (await database.prisma.$queryRawUnsafe<unknown[]>(SETTINGS))[0],
    background: (await database.background.$queryRawUnsafe<unknown[]>(SETTINGS))[0],
    statement: (await database.sql({ name: 'what', text: SETTINGS }, []))[0],
    shared: (await database.sql({ name: 'what_shared', text: SETTINGS, shared: true }, []))[0],
    migration: { zone: engine.rows[0]?.[0], style: engine.rows[0]?.[1] },
  };
  if (address) ways.lock = await withMigrationLock(address, async (client) => (await client.query(SETTINGS)).rows[0]);
  const kept = await database.prisma.$queryRawUnsafe<{ at: Date; text: string }[]>(
    `SELECT at, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "text" FROM unnest($1::timestamptz[]) AS u(at)`,
    ODD.map((instant) => new Date(instant)),
  );
  return { ways: [...new Set(Object.values(ways).map((way) => JSON.stringify(way)))], kept };
}

const KEPT = ODD.map((text) => ({ at: new Date(text), text }));
const ALL_RIGHT = { ways: [JSON.stringify(RIGHT)], kept: KEPT };

async function alter(address: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const ZONES = ['Europe/Berlin', 'Asia/Kolkata', 'America/Los_Angeles'];

test.each(ZONES)('every session uses UTC on a database in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  vi.stubEnv('PGTZ', zone);
  if (!url) return expect(await look(url)).toEqual(ALL_RIGHT);
  const name = new URL(url).pathname.slice(1);
  await alter(
    url,
    `ALTER DATABASE "${name}" SET timezone = '${zone}'`,
    `ALTER DATABASE "${name}" SET datestyle = 'SQL, DMY'`,
  );
  expect(await look(url)).toEqual(ALL_RIGHT);
});

test('the zones of the role, the address and PGOPTIONS are overridden, and their other options are kept', async ({
  skip,
}) => {
  if (!url) return skip('the embedded database has no roles and no address');
  const name = new URL(url).pathname.slice(1);
  await alter(
    url,
    `ALTER ROLE CURRENT_USER IN DATABASE "${name}" SET timezone = 'Asia/Kolkata'`,
    `ALTER ROLE CURRENT_USER IN DATABASE "${name}" SET datestyle = 'German'`,
  );
  expect(await look(url)).toEqual(ALL_RIGHT);
  const options = '-c TimeZone=Asia/Tokyo -c DateStyle=SQL -c work_mem=7MB';
  const given = new URL(url);
  given.searchParams.set('options', options);
  const memory = { name: 'memory', text: `SELECT current_setting('work_mem') AS "memory"` };
  expect(await look(given.href)).toEqual(ALL_RIGHT);
  expect(await (await open(given.href)).sql(memory, [])).toEqual([{ memory: '7MB' }]);
  vi.stubEnv('PGOPTIONS', options);
  expect(await look(url)).toEqual(ALL_RIGHT);
  expect(await (await open(url)).sql(memory, [])).toEqual([{ memory: '7MB' }]);
});

/** A pooler that forwards only the user and the database of a connection, and drops all other parameters. */
async function startForgetful(target: string): Promise<string> {
  const { hostname, port } = new URL(target);
  const server = createServer((near) => {
    const far = createConnection({ host: hostname, port: Number(port) });
    near.once('data', (start) => {
      const words = start.subarray(8).toString().split('\0');
      const pairs = words.flatMap((word, n) =>
        n % 2 === 0 && ['user', 'database'].includes(word) ? [word, words[n + 1] ?? ''] : [],
      );
      const body = Buffer.from(`${pairs.join('\0')}\0\0`);
      const head = Buffer.alloc(8);
      head.writeInt32BE(8 + body.length);
      start.copy(head, 4, 4, 8);
      far.write(Buffer.concat([head, body]));
      near.pipe(far);
    });
    far.pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = new URL(target);
  address.port = String((server.address() as AddressInfo).port);
  return address.href;
}

test('a connection whose zone a pooler dropped is refused with the reason', async () => {
  const own = await createServerDatabase();
  if (!own) return;
  const name = new URL(own).pathname.slice(1);
  await alter(
    own,
    `ALTER DATABASE "${name}" SET timezone = 'Asia/Kolkata'`,
    `ALTER DATABASE "${name}" SET datestyle = ISO`,
  );
  const database = await open(await startForgetful(own));
  const statement = database.sql({ name: 'what', text: SETTINGS }, []);
  await expect(statement).rejects.toThrow(/TimeZone Asia\/Kolkata although UTC and ISO were asked for: a pooler/);
});
