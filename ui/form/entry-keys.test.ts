import { expect, test } from 'vitest';
import type { Entry } from './draft';
import { createEntryKeys } from './entry-keys';

const entry = (id?: string): Entry => (id === undefined ? { title: '' } : { id, title: '' });

test('every entry has a key of its own, the same one each time', () => {
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

test('an entry that is changed keeps its key, as does one that is read again under its id', () => {
  const keys = createEntryKeys();
  const fresh = entry();
  const [key] = keys.of([fresh]);
  expect(keys.of([keys.carry(fresh, { title: 'Changed' })])).toEqual([key]);
  const [saved] = keys.of([entry('a')]);
  expect(keys.of([entry('a')])).toEqual([saved]);
});

test('an entry that gets its id by being saved keeps the key of its place', () => {
  const keys = createEntryKeys();
  const [first, second] = keys.of([entry('a'), entry()]);
  expect(keys.of([entry('a'), entry('b')])).toEqual([first, second]);
});

test('a copy under the same id gets a key of its own', () => {
  const keys = createEntryKeys();
  const [one, other] = keys.of([entry('a'), entry('a')]);
  expect(one).not.toBe(other);
});
