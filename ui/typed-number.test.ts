import { expect, test } from 'vitest';
import { parseTypedNumber } from './typed-number';

test.each([
  ['', undefined],
  ['-', null],
  ['.', null],
  ['1.', 1],
  ['-0.', -0],
  ['-.5', -0.5],
  ['1.50', 1.5],
  ['1e400', null],
  [7, 7],
  [0, 0],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('"%s" reads as %s', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number);
});
