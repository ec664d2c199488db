import { expect, it } from 'vitest';
import { beginningOf } from './beginning';
import { sentenceOf, valueInWords } from './gates';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🦆', 3, 'ab'],
  ['a🦆b', 3, 'a🦆'],
  ['', 3, ''],
])('the beginning of %j in %i characters is %j', (text, maxLength, beginning) => {
  expect(beginningOf(text, maxLength)).toBe(beginning);
});

it('a value in words, and the sentence about it, have no half of a surrogate pair', () => {
  for (const shift of ['', 'x']) {
    const seen = shift + '🦆'.repeat(300);
    const gate = { gate: 'rules', passed: false, sentence: 'To some.', seen } as const;
    const said = [valueInWords(seen), valueInWords([seen]), sentenceOf([gate])];
    // JSON.stringify escapes half a pair, and writes a whole one as it is.
    expect(JSON.stringify(said)).not.toMatch(/\\u/);
  }
});
