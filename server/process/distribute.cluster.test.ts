import { expect, onTestFinished, test, vi } from 'vitest';
import { openMigratedDatabase } from '../database/open';
import type { Database } from '../database/types';
import { seedDemo } from '../demo/demo';
import { createClusterDatabase } from '../testing/database';
import { type Call, callsTo, startApi } from '../testing/http';
import { installOn } from '../testing/installation';
import { runDocent } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

const DATES = 'startDate=2025-12-16&endDate=2026-03-15';
/** Reads of the demo company that no concurrent write changes. */
const READS = [
  `/stats/summary?${DATES}`,
  `/stats/widgets/tour?${DATES}`,
  `/stats/nps-trend?${DATES}`,
  '/product-tours?limit=50',
  '/users?limit=50',
  '/changelogs',
  '/roadmaps',
];
const EVERY_MS = 1000 / 50;
/** Below the limit of an address, and of a replica's queue: on a busy machine, moving the tables takes many seconds. */
const MAX_IN_FLIGHT = 80;

/** Serves the API over its own database connections, as a replica does. */
async function openReplica(url: string): Promise<{ database: Database; call: Call }> {
  const { database } = await openMigratedDatabase({
    DATABASE_URL: url,
    DATABASE_POOL: 10,
    DOCENT_DATA_DIR: '',
    // A busy machine must not cause refusals.
    DOCENT_WAIT_FACTOR: 20,
  });
  const api = await startApi(database, { DOCENT_CLIENT_LIMIT: '1000000', DOCENT_CLIENT_LIMIT_ADDRESS: '1000000' });
  onTestFinished(async () => {
    await api.stop();
    await database.close();
  });
  return { database, call: callsTo(new URL('/', api.url).origin) };
}

test('companies are spread during 50 requests a second: all are answered, no write is lost, and reads stay the same', async () => {
  const url = (await createClusterDatabase()) ?? '';
  const { env, key, companyId } = await installOn(url);
  const replicas = [await openReplica(url), await openReplica(url)];
  const [{ database } = expect.unreachable()] = replicas;
  const demo = await seedDemo(database, { now: new Date('2026-03-15T18:00:00Z') });
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const callAt = (n: number) => replicas[n % 2]?.call ?? expect.unreachable();

  const read = (path: string, n: number) => callAt(n)('GET', `/api/v1${path}`, { key: demo.key });
  const expected = new Map<string, string>();
  for (const path of READS) expected.set(path, (await read(path, 0)).text);
  const { body: tour } = await callAt(0)('POST', '/api/v1/product-tours', { key, body: { name: 'Tour' } });
  const { id: tourId } = tour as { id: number };

  const saved = { users: new Map<string, string[]>(), tours: [] as string[], events: 0 };
  const failures: string[] = [];
  const recordFailure = (what: string, { status, text }: { status: number; text: string }) =>
    failures.push(`${what}: ${status} ${text.slice(0, 300)}`);
  async function send(n: number): Promise<void> {
    const call = callAt(n);
    if (n % 4 === 0) {
      const [user, property] = [`user-${n % 40}`, `key-${n}`];
      const answer = await call('PATCH', `/api/v1/users/${user}`, { key, body: { metadata: { [property]: n } } });
      if (answer.status < 300) saved.users.set(user, [...(saved.users.get(user) ?? []), property]);
      else recordFailure('patch', answer);
    } else if (n % 4 === 1) {
      const event = {
        id: `event-${n}-of-this`,
        name: 'tour_start',
        entityType: 'tour',
        entityId: tourId,
        at: Date.now(),
      };
      const body = { clientToken, anonymousId: `browser-${n % 40}`, sentAt: Date.now(), events: [event] };
      const answer = await call('POST', '/api/client/events', { body, headers: { 'Content-Type': 'text/plain' } });
      if (answer.status < 300) saved.events += 1;
      else recordFailure('event', answer);
    } else if (n % 8 === 2) {
      const name = `Tour ${n}`;
      const answer = await call('POST', '/api/v1/product-tours', { key, body: { name } });
      if (answer.status < 300) saved.tours.push(name);
      else recordFailure('create', answer);
    } else {
      const path = READS[(n >> 1) % READS.length] ?? '';
      const answer = await read(path, n);
      if (answer.text !== expected.get(path)) recordFailure(path, answer);
    }
  }

  let [sent, answered] = [0, 0];
  const requests: Promise<void>[] = [];
  const timer = setInterval(() => {
    if (sent - answered >= MAX_IN_FLIGHT) return;
    const request = send(sent++).catch((error) => void failures.push(String(error)));
    requests.push(request.finally(() => (answered += 1)));
  }, EVERY_MS);
  onTestFinished(() => clearInterval(timer));
  const more = async (count: number) => {
    const enough = answered + count;
    await vi.waitUntil(() => answered >= enough, { timeout: WAIT_MS });
  };

  await more(100);
  const before = answered;
  const exit = await runDocent(['db', 'distribute', '--json'], { ...env, LOG_LEVEL: 'silent' });
  expect([exit.code, exit.stderr]).toEqual([0, '']);
  expect(JSON.parse(exit.stdout)).toMatchObject({ nodes: 2, shards: 4 });
  expect(answered - before, 'answered meanwhile').toBeGreaterThan(20);
  await more(200);
  clearInterval(timer);
  await Promise.all(requests);
  expect(failures, failures.slice(0, 3).join('\n')).toEqual([]);

  const users = await database.prisma.endUser.findMany({ where: { companyId } });
  for (const [user, properties] of saved.users) {
    const { metadata } = users.find(({ userId }) => userId === user) ?? expect.unreachable();
    expect(Object.keys(metadata as object)).toEqual(expect.arrayContaining(properties));
  }
  const tours = (await database.prisma.widget.findMany({ where: { companyId } })).map(({ name }) => name);
  expect(tours.sort()).toEqual([...saved.tours, 'Tour'].sort());
  expect(await database.prisma.event.count({ where: { companyId } })).toBe(saved.events);
  for (const path of READS) expect((await read(path, 1)).text).toBe(expected.get(path));
  expect((await callAt(0)('GET', '/readyz')).body).toMatchObject({ layout: 'distributed' });
});
