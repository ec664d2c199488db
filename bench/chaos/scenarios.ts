import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../server/testing/free-port';
import type { TestPostgres } from '../../server/testing/postgres';
import { startTestProxy, type TestProxy } from '../../server/testing/test-proxy';
import { type Docent, prepareCompany, startDocent } from './docent';
import { type Outcome, startTraffic, type Traffic } from './traffic';

const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));

/** How long a failure lasts, in seconds, and how often a process is killed. */
export type Measure = { seconds: number; kills: number };

/** The PostgreSQL of the run, and a fresh database in it for each scenario. */
export type Server = { postgres: TestPostgres; newDatabase: () => Promise<string> };

export type Scenario = (server: Server, measure: Measure) => Promise<Outcome>;

const unlimited = { DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' };

/** Runs traffic on a Docent that reaches its database through a proxy, before, during and after `trouble`. */
const throughProxy =
  (
    trouble: (parts: { proxy: TestProxy; database: string; traffic: Traffic }, measure: Measure) => Promise<void>,
  ): Scenario =>
  async ({ newDatabase }, measure) => {
    const database = await newDatabase();
    const key = await prepareCompany({ DATABASE_URL: database });
    const proxy = await startTestProxy(database);
    const docent = await startDocent({ ...unlimited, DATABASE_URL: proxy.url });
    const traffic = startTraffic({ urls: () => [docent.url], key });
    await traffic.acknowledged(25);
    await trouble({ proxy, database, traffic }, measure);
    await traffic.acknowledged(25);
    const outcome = await traffic.end();
    await docent.kill();
    await proxy.close();
    return outcome;
  };

/** Calls `kill` repeatedly, each time after some more writes were acknowledged. */
async function killing(traffic: Traffic, kills: number, kill: () => Promise<void>): Promise<void> {
  for (let round = 0; round < kills; round += 1) {
    await traffic.acknowledged(4);
    await kill();
  }
  traffic.over();
  await traffic.acknowledged(10);
}

async function killDocent(home: Parameters<typeof prepareCompany>[0], kills: number): Promise<Outcome> {
  const key = await prepareCompany(home);
  const start = () => startDocent({ ...unlimited, ...home });
  let docent: Docent = await start();
  const traffic = startTraffic({ urls: () => [docent.url], key });
  await killing(traffic, kills, async () => {
    await docent.kill();
    docent = await start();
  });
  const outcome = await traffic.end();
  await docent.kill();
  return outcome;
}

async function withFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'docent-chaos-'));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Runs `work` on a small temporary disk. Throws if this user may not mount one. */
async function withSmallDisk(work: (dir: string) => Promise<Outcome>): Promise<Outcome> {
  const run = (command: string, ...args: string[]) =>
    new Promise<boolean>((resolve) => spawn(command, args).once('exit', (code) => resolve(code === 0)));
  return withFolder(async (dir) => {
    if (!(await run('mount', '-t', 'tmpfs', '-o', 'size=150m', 'tmpfs', dir)))
      throw new Error('this user may not mount a disk');
    try {
      return await work(dir);
    } finally {
      await run('umount', '-l', dir);
    }
  });
}

async function fillDisk(dir: string): Promise<() => void> {
  const file = join(dir, 'filler');
  const { bavail, bsize } = statfsSync(dir);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - 4096)));
  return () => rmSync(file);
}

async function startRedis() {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  await wait(0.5);
  return { url: `redis://127.0.0.1:${port}`, signal: (name: NodeJS.Signals) => child.kill(name) };
}

const withRedis =
  (
    trouble: (signal: (name: NodeJS.Signals) => boolean, traffic: Traffic, measure: Measure) => Promise<void>,
  ): Scenario =>
  async ({ newDatabase }, measure) => {
    const database = await newDatabase();
    const key = await prepareCompany({ DATABASE_URL: database });
    const redis = await startRedis();
    const docent = await startDocent({ ...unlimited, DATABASE_URL: database, REDIS_URL: redis.url });
    const traffic = startTraffic({ urls: () => [docent.url], key });
    await traffic.acknowledged(25);
    await trouble(redis.signal, traffic, measure);
    await traffic.acknowledged(25);
    const outcome = await traffic.end();
    await docent.kill();
    redis.signal('SIGKILL');
    return outcome;
  };

/** The scenarios by their names in the table. */
export const scenarios: Record<string, Scenario> = {
  'kill -9 of Docent, embedded': (_, { kills }) => withFolder((dir) => killDocent({ DOCENT_DATA_DIR: dir }, kills)),
  'kill -9 of Docent, PostgreSQL': async ({ newDatabase }, { kills }) =>
    killDocent({ DATABASE_URL: await newDatabase() }, kills),
  'kill -9 of one of two replicas': async ({ newDatabase }, { kills }) => {
    const DATABASE_URL = await newDatabase();
    const key = await prepareCompany({ DATABASE_URL });
    const start = () => startDocent({ ...unlimited, DATABASE_URL });
    const replicas = [await start(), await start()];
    const traffic = startTraffic({ urls: () => replicas.map(({ url }) => url), key });
    let turn = 0;
    await killing(traffic, Math.ceil(kills / 2), async () => {
      const [victim] = replicas.splice(turn++ % 2, 1);
      await victim?.kill();
      replicas.push(await start());
    });
    const outcome = await traffic.end();
    for (const { kill } of replicas) await kill();
    return outcome;
  },
  'kill -9 of PostgreSQL': async ({ postgres, newDatabase }, { kills }) => {
    const DATABASE_URL = await newDatabase();
    const key = await prepareCompany({ DATABASE_URL });
    const docent = await startDocent({ ...unlimited, DATABASE_URL });
    const traffic = startTraffic({ urls: () => [docent.url], key });
    await killing(traffic, Math.ceil(kills / 2), async () => {
      await postgres.kill();
      await wait(1);
      await postgres.start();
    });
    const outcome = await traffic.end();
    await docent.kill();
    return outcome;
  },
  'PostgreSQL frozen': async ({ postgres, newDatabase }, { seconds }) => {
    const DATABASE_URL = await newDatabase();
    const key = await prepareCompany({ DATABASE_URL });
    const docent = await startDocent({ ...unlimited, DATABASE_URL });
    const traffic = startTraffic({ urls: () => [docent.url], key });
    await traffic.acknowledged(25);
    postgres.freeze();
    await wait(seconds);
    postgres.thaw();
    traffic.over();
    await traffic.acknowledged(25);
    const outcome = await traffic.end();
    await docent.kill();
    return outcome;
  },
  'failover: open connections silent, new ones fine': throughProxy(async ({ proxy, traffic }) => {
    proxy.silenceOpen();
    traffic.over();
  }),
  'black hole': throughProxy(async ({ proxy, traffic }, { seconds }) => {
    proxy.blackHole();
    await wait(seconds);
    proxy.heal();
    traffic.over();
  }),
  'connections reset, five times': throughProxy(async ({ proxy, traffic }) => {
    for (let cut = 0; cut < 5; cut += 1) {
      proxy.reset();
      await wait(1);
    }
    traffic.over();
  }),
  'latency of 200 ms': throughProxy(async ({ proxy, traffic }, { seconds }) => {
    proxy.delay(200);
    await wait(seconds);
    proxy.heal();
    traffic.over();
  }),
  'a table locked': throughProxy(async ({ database, traffic }, { seconds }) => {
    const client = new Client({ connectionString: database });
    await client.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE "Widget"');
    await wait(seconds);
    await client.query('COMMIT');
    traffic.over();
    await client.end();
  }),
  'Redis frozen': withRedis(async (signal, traffic, { seconds }) => {
    signal('SIGSTOP');
    await wait(seconds);
    signal('SIGCONT');
    traffic.over();
  }),
  'Redis gone': withRedis(async (signal, traffic, { seconds }) => {
    signal('SIGKILL');
    await wait(seconds);
    traffic.over();
  }),
  'disk full, embedded': (_, { seconds }) =>
    withSmallDisk(async (dir) => {
      const key = await prepareCompany({ DOCENT_DATA_DIR: dir });
      const docent = await startDocent({ ...unlimited, DOCENT_DATA_DIR: dir });
      const traffic = startTraffic({ urls: () => [docent.url], key });
      await traffic.acknowledged(25);
      const free = await fillDisk(dir);
      await wait(seconds);
      const { status } = await fetch(`${docent.url}/readyz`);
      if (status !== 503) throw new Error(`/readyz answered ${status} on a full disk`);
      free();
      traffic.over();
      await traffic.acknowledged(25);
      const outcome = await traffic.end();
      await docent.kill();
      return outcome;
    }),
};
