import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readlinkSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { companyDb } from '../../server/database/company-db';
import { distributeDatabase } from '../../server/database/distribute';
import { openMigratedDatabase } from '../../server/database/open';
import { createKey } from '../../server/features/accounts/api-keys/service';
import { createCompany } from '../../server/features/accounts/companies/companies';
import { createCitusDatabase, dropCitusDatabases } from '../../server/testing/citus';
import { startDocent } from './docent';
import { type Outcome, startTraffic, type Traffic } from './traffic';

const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));
const UNLIMITED = { DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' };

type Company = { id: number; key: string };

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The port of the worker that stores a company's data. */
const workerOf = (url: string, companyId: number): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ port: number }>(
      `SELECT n.nodeport AS "port" FROM pg_dist_placement p JOIN pg_dist_node n ON n.groupid = p.groupid AND n.noderole = 'primary'
       WHERE p.shardid = get_shard_id_for_distribution_column('"ActorCounter"', $1::int)`,
      [companyId],
    );
    return rows[0]?.port ?? 0;
  });

/** Distributes a new database, and creates two companies on different workers in it. */
async function prepareTwo(url: string): Promise<[Company, Company]> {
  const { database } = await openMigratedDatabase({ DATABASE_URL: url, DATABASE_POOL: 2, DOCENT_DATA_DIR: '' });
  try {
    await distributeDatabase(url);
    const create = async (): Promise<Company & { worker: number }> => {
      const { id } = await createCompany(database.prisma, { name: 'Chaos' });
      const { key } = await createKey(companyDb(database, id), id, { name: 'chaos' });
      return { id, key, worker: await workerOf(url, id) };
    };
    const first = await create();
    for (let tries = 0; tries < 50; tries += 1) {
      const second = await create();
      if (second.worker !== first.worker) return [first, second];
    }
    throw new Error('All companies are on one worker.');
  } finally {
    await database.close();
  }
}

/** Kills a PostgreSQL server on this machine with SIGKILL. @returns a function that starts it again as its owner */
async function killServer(url: string): Promise<() => Promise<void>> {
  const { pid, dir } = await withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: string; dir: string }>(
      `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS "pid", current_setting('data_directory') AS "dir"`,
    );
    return rows[0] ?? { pid: '', dir: '' };
  });
  const control = join(dirname(readlinkSync(`/proc/${pid}/exe`)), 'pg_ctl');
  const { uid, gid } = statSync(dir);
  process.kill(Number(pid), 'SIGKILL');
  return () =>
    new Promise((resolve, reject) => {
      const child = spawn(control, ['-D', dir, '-l', `${dir}.log`, '-w', 'start'], {
        uid,
        gid,
        cwd: dir,
        stdio: 'ignore',
      });
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ended with ${code}`))));
    });
}

/**
 * Repeatedly kills a worker of the cluster at `url` while users of two companies are written and read. Only one of the companies is
 * stored on that worker.
 * The cluster has to run on this machine.
 */
export async function killWorker(url: string, kills: number): Promise<Record<string, Outcome>> {
  const name = `chaos_${randomBytes(4).toString('hex')}`;
  const DATABASE_URL = await createCitusDatabase(url, name);
  const [affected, unaffected] = await prepareTwo(DATABASE_URL);
  const worker = Object.assign(new URL(DATABASE_URL), { port: String(await workerOf(DATABASE_URL, affected.id)) }).href;
  const docent = await startDocent({ ...UNLIMITED, DATABASE_URL });
  const startFor = ({ key }: Company): Traffic =>
    startTraffic({ urls: () => [docent.url], key }, ['user', 'read', 'user']);
  const traffic = [startFor(affected), startFor(unaffected)] as const;
  try {
    for (let round = 0; round < kills; round += 1) {
      await Promise.all(traffic.map((one) => one.acknowledged(15)));
      const start = await killServer(worker);
      await Promise.all([wait(2), traffic[1].acknowledged(15)]);
      await start();
    }
    for (const one of traffic) one.over();
    await Promise.all(traffic.map((one) => one.acknowledged(25)));
    const [affectedOutcome, unaffectedOutcome] = [await traffic[0].end(), await traffic[1].end()];
    return {
      'kill -9 of a worker of Citus, a company on it': affectedOutcome,
      'the same, a company on another worker': unaffectedOutcome,
    };
  } finally {
    await docent.kill();
    await dropCitusDatabases(url, name);
  }
}
