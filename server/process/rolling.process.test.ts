import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { UNAVAILABLE_CAUSES } from '../platform/causes';
import { callsTo } from '../testing/http';
import { installNew } from '../testing/installation';
import { type Running, startDocent, temporaryDir } from '../testing/process';

const EVERY_MS = 20;
const LATER = '99991231000000_added_by_the_next_version';

/** Makes the next version: a copy of this one with a further migration. @returns its folder */
function nextVersion(): string {
  const folder = temporaryDir();
  for (const name of ['.build', '.next', 'node_modules', 'package.json', 'next.config.mjs'])
    symlinkSync(resolve(name), join(folder, name));
  cpSync('prisma', join(folder, 'prisma'), { recursive: true });
  const migration = join(folder, 'prisma/migrations', LATER);
  mkdirSync(migration);
  writeFileSync(join(migration, 'migration.sql'), `ALTER TABLE "Tag" ADD COLUMN "next" TEXT;`);
  return folder;
}

type Replica = Running & { url: string };

const isReady = async ({ url }: Replica): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

/** Distributes requests among the replicas that are ready, like a load balancer, which probes each a few times a second. */
function balance(replicas: Set<Replica>) {
  let [ready, turn] = [[...replicas], 0];
  const look = async () => {
    const all = [...replicas];
    const answers = await Promise.all(all.map((replica) => isReady(replica).catch(() => false)));
    ready = all.filter((_, index) => answers[index]);
  };
  const timer = setInterval(look, 200);
  onTestFinished(() => clearInterval(timer));
  return {
    look,
    next: (): Replica => {
      turn += 1;
      const replica = ready[turn % ready.length];
      if (!replica) throw new Error('No replica is ready.');
      return replica;
    },
  };
}

/** Sends writes and reads in turn, 50 a second, without waiting for their answers. */
function startTraffic(next: () => Replica, key: string) {
  const sent: Promise<{ name: string; isWrite: boolean; status: number | string }>[] = [];
  const timer = setInterval(() => {
    const name = `user-${sent.length}`;
    const isWrite = sent.length % 2 === 0;
    const call = callsTo(`${next().url}/api/v1`);
    const answer = isWrite
      ? call('PUT', `/users/${name}`, { key, body: { metadata: { name } } })
      : call('GET', '/product-tours', { key });
    sent.push(
      answer.then(
        ({ status }) => ({ name, isWrite, status }),
        (error: Error) => ({
          name,
          isWrite,
          status: `${error.message} ${(error.cause as Error | undefined)?.message}`,
        }),
      ),
    );
  }, EVERY_MS);
  onTestFinished(() => clearInterval(timer));
  return {
    /** Resolves when `more` further requests have been answered. */
    answered: async (more: number) => {
      const goal = sent.length + more;
      while (sent.length < goal) await Promise.all([new Promise((done) => setTimeout(done, EVERY_MS)), sent.at(-1)]);
      await Promise.all(sent.slice(0, goal));
    },
    end: () => {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

it('replaces two replicas one after the other, with a new migration, without a failed request', async () => {
  const { env, key } = await installNew('server');
  const limits = { DOCENT_RATE_LIMIT: '100000', DOCENT_RATE_LIMIT_USERS: '100000', DOCENT_STOP_DELAY: '2' };
  const start = (folder?: string) => startDocent({ ...env, ...limits }, folder);
  const [first, second] = [await start(), await start()];
  const replicas = new Set<Replica>([first, second]);
  const balancer = balance(replicas);
  const traffic = startTraffic(balancer.next, key);
  await traffic.answered(50);

  const folder = nextVersion();
  for (const old of [first, second]) {
    const next = await start(folder);
    replicas.add(next);
    await balancer.look();
    // The previous version is still ready, on the new schema.
    expect(await isReady(old)).toBe(true);
    await traffic.answered(50);
    old.child.kill('SIGTERM');
    expect(await old.exit).toMatchObject({ code: 0 });
    replicas.delete(old);
    await traffic.answered(50);
  }

  const outcomes = await traffic.end();
  expect(outcomes.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
  const call = callsTo(`${balancer.next().url}/api/v1`);
  const saved = await call('GET', '/users?limit=1', { key });
  expect((saved.body as { pagination: { total: number } }).pagination.total).toBe(
    outcomes.filter(({ isWrite }) => isWrite).length,
  );
});

it('says that it is stopping before it stops, and serves until then', async () => {
  const { env, key } = await installNew('embedded');
  const docent = await startDocent({ ...env, DOCENT_STOP_DELAY: '3' });
  const call = callsTo(`${docent.url}/api/v1`);
  expect((await call('GET', '/tags', { key })).headers.get('connection')).toBe('keep-alive');
  docent.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${docent.url}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${docent.url}/readyz`)).json()).toEqual({
    status: 'stopping',
    message: UNAVAILABLE_CAUSES.stopping,
  });
  const answer = await call('GET', '/tags', { key });
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  const written = await call('PUT', '/users/ada', { key, body: { metadata: {} } });
  expect([written.status, written.headers.get('connection')]).toEqual([201, 'close']);
  expect(await docent.exit).toMatchObject({ code: 0 });
});
