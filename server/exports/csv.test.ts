import { expect, test } from 'vitest';
import { toCsv } from './csv';

test('quotes as RFC 4180 says', () => {
  expect(toCsv([['a', 'b,c', 'say "hi"', 'two\nlines', '']])).toBe('a,"b,c","say ""hi""","two\nlines",\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('makes %j plain text for spreadsheets', (value) => {
  expect(toCsv([[value]])).toBe(`'${value}\r\n`);
});

test('guards and quotes a leading carriage return', () => {
  expect(toCsv([['\r=1']])).toBe('"\'\r=1"\r\n');
});
