import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database';
import { memoryOf } from './memory';
import type { Database } from './types';

const HOUR = 3_600;

/** A database of which nothing is known but its migrations, and how often they were asked for. */
async function told(answers: (() => { seconds: number; upgraded: boolean })[]) {
  let asked = 0;
  const sql = async () => [answers[Math.min(asked++, answers.length - 1)]?.()];
  return { database: { ...(await openTestDatabase()), sql } as Database, asked: () => asked };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** What company 1 gets back of what it puts there. */
function keeps(database: Database): boolean {
  memoryOf(database, 1).set('key', { of: 'one' }, 10);
  return memoryOf(database, 1).get('key') !== undefined;
}

test('a company gets what it kept, another gets nothing of it', async () => {
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
    'one upgraded a moment ago, which replicas of the version before may still write to',
    { seconds: 5, upgraded: true },
    false,
  ],
  ['one upgraded almost an hour ago', { seconds: HOUR - 60, upgraded: true }, false],
  ['one upgraded more than an hour ago', { seconds: HOUR + 1, upgraded: true }, true],
])('%s', async (_, answer, kept) => {
  const { database, asked } = await told([() => answer]);
  expect(keeps(database)).toBe(false);
  await settle();
  expect(keeps(database)).toBe(kept);
  expect(asked()).toBe(1);
});

test('a database that does not answer is asked again; until then nothing is kept', async () => {
  const fails = () => {
    throw new Error('away');
  };
  const { database, asked } = await told([fails, () => ({ seconds: 5, upgraded: false })]);
  expect(keeps(database)).toBe(false);
  await settle();
  expect(keeps(database)).toBe(false);
  await settle();
  expect(keeps(database)).toBe(true);
  expect(asked()).toBe(2);
});

test('what is too large for the memory is not kept, and drives nothing else out', async () => {
  const { database } = await told([() => ({ seconds: 5, upgraded: false })]);
  const memory = memoryOf(database, 1);
  await settle();
  memory.set('small', {}, 100);
  memory.set('huge', {}, 2 ** 30);
  expect(memory.get('huge')).toBeUndefined();
  expect(memory.get('small')).toEqual({});
});

test('what was used last stays', async () => {
  const { database } = await told([() => ({ seconds: 5, upgraded: false })]);
  const memory = memoryOf(database, 1);
  await settle();
  const third = 48 * 2 ** 20;
  memory.set('one', {}, third);
  memory.set('two', {}, third);
  memory.get('one');
  memory.set('three', {}, third);
  expect([memory.get('one'), memory.get('two'), memory.get('three')]).toEqual([{}, undefined, {}]);
});
