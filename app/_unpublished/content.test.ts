import { expect, test } from 'vitest';
import { differencesOf, editsOf, withLaterEdits, withMyFields } from './content';

const base = { title: 'A', description: null, tagNames: ['x'] };

test('an update has only the fields that differ, and null for an emptied text', () => {
  expect(editsOf(base, { ...base, title: 'B' })).toEqual({ title: 'B' });
  expect(editsOf({ ...base, description: '<p>B</p>' }, base)).toEqual({ description: null });
  expect(editsOf(base, { ...base, tagNames: [] })).toEqual({ tagNames: [] });
  expect(editsOf(base, { ...base })).toEqual({});
});

test('each difference says who changed the field', () => {
  const mine = { ...base, title: 'Mine', description: 'Mine' };
  const theirs = { ...base, title: 'Theirs', tagNames: ['y'] };
  expect(differencesOf(base, mine, theirs)).toEqual([
    { path: 'title', from: 'Mine', to: 'Theirs', by: 'both' },
    { path: 'description', from: 'Mine', to: null, by: 'me' },
    { path: 'tagNames', from: ['x'], to: ['y'], by: 'them' },
  ]);
  expect(differencesOf(base, mine, mine)).toEqual([]);
});

test('a merge takes the chosen fields from mine and the others from theirs', () => {
  expect(withMyFields({ a: 1, b: 2 }, { a: 3, b: 4 }, (field) => field === 'b')).toEqual({ a: 1, b: 4 });
});

test('edits made after sending are kept, and the order of tags does not matter', () => {
  const sent = { title: 'A', tagNames: ['x', 'y'] };
  const stored = { title: 'A ', tagNames: ['y', 'x'] };
  expect(withLaterEdits(stored, sent, sent)).toEqual(stored);
  expect(withLaterEdits(stored, { ...stored, title: 'B' }, sent)).toEqual({ title: 'B', tagNames: ['y', 'x'] });
});
