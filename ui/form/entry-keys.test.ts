import { expect, test } from 'vitest';
import type { Entry } from './draft';
import { createEntryKeys } from './entry-keys';

const entry = (id?: string): Entry => (id === undefined ? { title: '' } : { id, title: '' });

test('every entry has a unique key, the same each time', () => {
  const keys = createEntryKeys();
  const entries = [entry('a'), entry(), entry()];
  const first = keys.of(entries);
  expect(new Set(first).size).toBe(3);
  expect(keys.of(entries)).toEqual(first);
});

test('keys move with their entries', () => {
  const keys = createEntryKeys();
  const [a, b, fresh] = [entry('a'), entry('b'), entry()];
  const [keyA, keyB, keyFresh] = keys.of([a, b, fresh]);
  expect(keys.of([fresh, b, a])).toEqual([keyFresh, keyB, keyA]);
});

test('a changed entry keeps its key, and so does an entry that is loaded again with the same id', () => {
  const keys = createEntryKeys();
  const fresh = entry();
  const [key] = keys.of([fresh]);
  expect(keys.of([keys.carry(fresh, { title: 'Changed' })])).toEqual([key]);
  const [saved] = keys.of([entry('a')]);
  expect(keys.of([entry('a')])).toEqual([saved]);
});

test('an entry that gets its id when it is saved keeps its key', () => {
  const keys = createEntryKeys();
  const [first, second] = keys.of([entry('a'), entry()]);
  expect(keys.of([entry('a'), entry('b')])).toEqual([first, second]);
});

test('a copy with the same id gets another key', () => {
  const keys = createEntryKeys();
  const [one, other] = keys.of([entry('a'), entry('a')]);
  expect(one).not.toBe(other);
});
