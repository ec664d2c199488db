import { expect, test } from 'vitest';
import { editsOf, joined, placesOf, withTyped } from './content';

const base = { title: 'A', description: null, tagNames: ['x'] };

test('an update names what differs, and says of what is gone that it is null', () => {
  expect(editsOf(base, { ...base, title: 'B' })).toEqual({ title: 'B' });
  expect(editsOf({ ...base, description: '<p>B</p>' }, base)).toEqual({ description: null });
  expect(editsOf(base, { ...base, tagNames: [] })).toEqual({ tagNames: [] });
  expect(editsOf(base, { ...base })).toEqual({});
});

test('a field says who changed it', () => {
  const mine = { ...base, title: 'Mine', description: 'Mine' };
  const theirs = { ...base, title: 'Theirs', tagNames: ['y'] };
  expect(placesOf(base, mine, theirs)).toEqual([
    { path: 'title', from: 'Mine', to: 'Theirs', by: 'both' },
    { path: 'description', from: 'Mine', to: null, by: 'me' },
    { path: 'tagNames', from: ['x'], to: ['y'], by: 'them' },
  ]);
  expect(placesOf(base, mine, mine)).toEqual([]);
});

test('what both have left is joined by choice', () => {
  expect(joined({ a: 1, b: 2 }, { a: 3, b: 4 }, (field) => field === 'b')).toEqual({ a: 1, b: 4 });
});

test('what was typed since it was sent stays, and tags in another order are the same', () => {
  const sent = { title: 'A', tagNames: ['x', 'y'] };
  const stored = { title: 'A ', tagNames: ['y', 'x'] };
  expect(withTyped(stored, sent, sent)).toEqual(stored);
  expect(withTyped(stored, { ...stored, title: 'B' }, sent)).toEqual({ title: 'B', tagNames: ['y', 'x'] });
});
