import { expect, test } from 'vitest';
import { wordChanges } from '../../embed/kit/word-changes';

/** The marked text: removed words in brackets, added words in braces. */
const read = (from: string, to: string) =>
  wordChanges(from, to)
    ?.map(({ value, added, removed }) => (added ? `{${value}}` : removed ? `[${value}]` : value))
    .join('');

test.each([
  ['Export', 'Export all', 'Export{ all}'],
  ['See what people do', 'See what teams do', 'See what [people]{teams} do'],
  [
    'The text of the first step explains what people do.',
    'The text of the first step says who may see it.',
    'The text of the first step [explains what people do]{says who may see it}.',
  ],
  ['Open your first board today', 'Open a board today', 'Open [your first ]{a }board today'],
  ['One two three four five', 'One three four', 'One [two ]three four[ five]'],
])('marks %j changed to %j', (from, to, marked) => {
  expect(read(from, to)).toBe(marked);
});

test.each([
  ['The text of the first step explains what people do.', 'The text of the first step says who may see it.'],
  ['one two three four five six', 'one two three 4 five six seven'],
  ['one two three four five six', 'one three five six'],
])('contains both texts in full: %j, %j', (from, to) => {
  const textWithout = (mark: 'added' | 'removed') =>
    wordChanges(from, to)
      ?.filter((part) => !part[mark])
      .map(({ value }) => value)
      .join('');
  expect([textWithout('added'), textWithout('removed')]).toEqual([from, to]);
});

test('marks no words where most differ', () => {
  expect(wordChanges('Welcome', 'Good evening to all of you')).toBeUndefined();
});
