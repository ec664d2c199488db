import { expect, test } from 'vitest';
import { valueInWords } from './gates';

test.each<[unknown, string]>([
  [null, 'nothing'],
  ['free', '"free"'],
  [3, '3'],
  [['pro', 'team'], '"pro", "team"'],
  [{ count: 0 }, 'never'],
  [{ count: 1 }, 'once'],
  [{ count: 7 }, '7 times'],
  [{ seen: true, completed: false, dismissed: false }, 'seen, not completed, not dismissed'],
])('formats %j', (value, expected) => {
  expect(valueInWords(value)).toBe(expected);
});

test('a long value is cut', () => {
  expect(valueInWords('x'.repeat(500))).toHaveLength(201);
});
