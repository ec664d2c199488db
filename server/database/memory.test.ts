import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database';
import { memoryOf } from './memory';
import type { Database } from './types';

const HOUR = 3_600;

/** A database that gives these answers about its last migration, and the number of times that they were read. */
async function answering(answers: (() => { seconds: number; upgraded: boolean })[]) {
  let reads = 0;
  const sql = async () => [answers[Math.min(reads++, answers.length - 1)]?.()];
  return { database: { ...(await openTestDatabase()), sql } as Database, reads: () => reads };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** True when company 1 can read an entry that it has just set. */
function keeps(database: Database): boolean {
  memoryOf(database, 1).set('key', { of: 'one' }, 10);
  return memoryOf(database, 1).get('key') !== undefined;
}

test('a company reads its own entries, and another company cannot', async () => {
  const database = { ...(await openTestDatabase()) };
  await expect.poll(() => keeps(database)).toBe(true);
  expect(memoryOf(database, 1).get('key')).toEqual({ of: 'one' });
  expect(memoryOf(database, 11).get('key')).toBeUndefined();
  expect(memoryOf(database, 1).get('1 key')).toBeUndefined();
  expect(memoryOf({ ...database }, 1).get('key')).toBeUndefined();
});

test.each([
  ['a database that was always of this version', { seconds: 5, upgraded: false }, true],
  [
    'one upgraded a moment ago, to which replicas of the previous version may still write',
    { seconds: 5, upgraded: true },
    false,
  ],
  ['one upgraded almost an hour ago', { seconds: HOUR - 60, upgraded: true }, false],
  ['one upgraded more than an hour ago', { seconds: HOUR + 1, upgraded: true }, true],
])('%s (last migration %j): entries are kept: %s', async (_, answer, kept) => {
  const { database, reads } = await answering([() => answer]);
  expect(keeps(database)).toBe(false);
  await settle();
  expect(keeps(database)).toBe(kept);
  expect(reads()).toBe(1);
});

test('after a failure, the last migration is read again; until then nothing is kept', async () => {
  const fails = () => {
    throw new Error('away');
  };
  const { database, reads } = await answering([fails, () => ({ seconds: 5, upgraded: false })]);
  expect(keeps(database)).toBe(false);
  await settle();
  expect(keeps(database)).toBe(false);
  await settle();
  expect(keeps(database)).toBe(true);
  expect(reads()).toBe(2);
});

test('an entry that is too large is not kept, and evicts no other entry', async () => {
  const { database } = await answering([() => ({ seconds: 5, upgraded: false })]);
  const memory = memoryOf(database, 1);
  await settle();
  memory.set('small', {}, 100);
  memory.set('huge', {}, 2 ** 30);
  expect(memory.get('huge')).toBeUndefined();
  expect(memory.get('small')).toEqual({});
});

test('the least recently used entry is evicted', async () => {
  const { database } = await answering([() => ({ seconds: 5, upgraded: false })]);
  const memory = memoryOf(database, 1);
  await settle();
  const third = 48 * 2 ** 20;
  memory.set('one', {}, third);
  memory.set('two', {}, third);
  memory.get('one');
  memory.set('three', {}, third);
  expect([memory.get('one'), memory.get('two'), memory.get('three')]).toEqual([{}, undefined, {}]);
});
