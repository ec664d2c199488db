import { expect, it, vi } from 'vitest';
import { type Call, callsTo } from '../testing/http';
import { installNew } from '../testing/installation';
import { type Exit, startDocent } from '../testing/process';
import { repeats } from '../testing/repeats';
import { WAIT_MS } from '../testing/wait';

const ROUNDS = repeats(1, 3);
const WRITERS = 6;

/** The writes that were acknowledged, and all names that were sent. */
type Ledger = { tours: Map<number, string>; sent: Set<string>; users: Map<string, number[]> };

type Write = { call: Call; key: string; ledger: Ledger; writer: string; n: number };

async function createTour({ call, key, ledger, writer, n }: Write): Promise<void> {
  const name = `${writer} wrote ${n}`;
  ledger.sent.add(name);
  const body = { name, steps: [{ id: 'only', type: 'welcome', title: name }], targeting: { showOnAllPages: true } };
  const answer = await call('POST', '/product-tours', { key, body });
  expect(answer.status, answer.text).toBe(201);
  ledger.tours.set((answer.body as { id: number }).id, name);
}

async function patchUser({ call, key, ledger, writer, n }: Write): Promise<void> {
  const answer = await call('PATCH', `/users/${writer}`, { key, body: { metadata: { [`key${n}`]: n, last: n } } });
  expect(answer.status, answer.text).toBe(n === 0 ? 201 : 200);
  const acknowledged = ledger.users.get(writer) ?? [];
  ledger.users.set(writer, [...acknowledged, n]);
}

/** Writes without a pause until the connection breaks. */
async function writeUntilCut(write: Omit<Write, 'n'>): Promise<void> {
  for (let n = 0; ; n += 1) {
    try {
      await createTour({ ...write, n });
      await patchUser({ ...write, n });
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function namesOfTours(call: Call, key: string): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const { body } = await call('GET', `/product-tours?limit=100&offset=${names.length}`, { key });
    const { data } = body as { data: { name: string }[] };
    if (!data.length) return names;
    names.push(...data.map(({ name }) => name));
  }
}

async function expectWhole(call: Call, key: string, { tours, sent, users }: Ledger): Promise<void> {
  for (const [id, name] of tours) {
    const answer = await call('GET', `/product-tours/${id}`, { key });
    expect(answer.body, answer.text).toMatchObject({ id, name, steps: [{ id: 'only', title: name }] });
  }
  const names = await namesOfTours(call, key);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !sent.has(name))).toEqual([]);
  for (const [user, acknowledged] of users) {
    const { metadata } = (await call('GET', `/users/${user}`, { key })).body as { metadata: Record<string, number> };
    expect(metadata).toMatchObject(Object.fromEntries(acknowledged.map((n) => [`key${n}`, n])));
    // The write in flight when the server died is either complete or missing.
    const { last = -1 } = metadata;
    expect([acknowledged.length - 1, acknowledged.length]).toContain(last);
    expect(metadata[`key${last}`]).toBe(last);
  }
}

/** The lines of a server's output, except log lines of level info and below. */
const complaints = ({ stderr }: Exit): string[] =>
  stderr.split('\n').filter((line) => line !== '' && !/^\{"level":[123]0,/.test(line));

const count = ({ tours, users }: Ledger): number =>
  tours.size + [...users.values()].reduce((sum, acknowledged) => sum + acknowledged.length, 0);

it.each(['embedded', 'server'] as const)(
  'loses no acknowledged write to kill -9 and starts again without repair (%s)',
  async (kind) => {
    const { env, key } = await installNew(kind);
    const settings = { ...env, DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' };
    const ledger: Ledger = { tours: new Map(), sent: new Set(), users: new Map() };
    let docent = await startDocent(settings);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, call] = [count(ledger), callsTo(`${docent.url}/api/v1`)];
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        writeUntilCut({ call, key, ledger, writer: `round-${round}-writer-${index}` }),
      );
      const writing = Promise.all(writers);
      await Promise.race([
        vi.waitUntil(() => count(ledger) - before >= 50 + 30 * round, { timeout: WAIT_MS, interval: 5 }),
        writing.then(() => Promise.reject(new Error('The server went away before it was killed.'))),
      ]);
      docent.child.kill('SIGKILL');
      await writing;
      const exit = await docent.exit;
      expect(exit.signal).toBe('SIGKILL');
      expect(complaints(exit)).toEqual([]);
      docent = await startDocent(settings);
      await expectWhole(callsTo(`${docent.url}/api/v1`), key, ledger);
      expect((await fetch(`${docent.url}/readyz`)).status).toBe(200);
    }
    docent.child.kill('SIGTERM');
    const last = await docent.exit;
    expect(last.code).toBe(0);
    expect(complaints(last)).toEqual([]);
  },
);
