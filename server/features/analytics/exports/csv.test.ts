import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('quotes according to RFC 4180', () => {
  expect(toCsv([['a', 'b,c', 'say "hi"', 'two\nlines', '']])).toBe('a,"b,c","say ""hi""","two\nlines",\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', ' =1', '＝1', '＋1', '－1', '＠x'])(
  'makes %j plain text for spreadsheets',
  (value) => {
    expect(toCsv([[value]])).toBe(`'${value}\r\n`);
  },
);

test.each([
  ['\tx', "'\tx"],
  ['\nx', "'\nx"],
  ['\r=1', "'\r'=1"],
  ['x;=1+1', "x;'=1+1"],
  ['x; ＝1', "x; '＝1"],
  ['x\t+1', "x\t'+1"],
  ['two\n@x', "two\n'@x"],
  ['x;"=1', 'x;""\'=1'],
  ['"=1', '\'""=1'],
])('escapes %j for other separators too, and quotes it', (value, guarded) => {
  expect(toCsv([[value]])).toBe(`"${guarded}"\r\n`);
});

test.each(['x;y', 'a\tb'])('quotes %j, which is no formula', (value) => {
  expect(toCsv([[value]])).toBe(`"${value}"\r\n`);
});

test.each(['a+b', 'a@b.example', '1 - 2', '💡 x'])('leaves %j unchanged', (value) => {
  expect(toCsv([[value]])).toBe(`${value}\r\n`);
});

test.each([' ', ';', '\n', '"'])('escapes a long text of %j within a second', (text) => {
  const blanks = `;${text.repeat(200_000)}x`;
  const begun = performance.now();
  expect(toCsv([[blanks]])).toBe(`"${blanks.replaceAll('"', '""')}"\r\n`);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
