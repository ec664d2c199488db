import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsInAnyCase, foldCase, nameOrder } from '../../widgets/targeting/any-case';
import { openTestDatabase } from '../testing/database';
import { matchesPattern, patternInAnyCase } from './any-case';

const UNICODE_OF_NAME_ORDER = '17.0';

const letters = Array.from({ length: 0x1e944 }, (_, point) => point)
  .filter((point) => point > 0x1f && (point < 0xd800 || point > 0xdfff))
  .map((point) => String.fromCodePoint(point));
const cased = letters.filter((letter) => /\p{Changes_When_Casemapped}/u.test(letter));

const pattern = (part: string): string => patternInAnyCase(part) ?? '';
const finds = (part: string, text: string): boolean => new RegExp(pattern(part), 'u').test(text);

test.each([
  ['über', 'Der ÜBERBLICK'],
  ['ü', 'u\u0308ber'],
  ['U\u0308', 'über'],
  ['ế', 'e\u0302\u0301'],
  ['Ế', 'ê\u0301'],
  ['각', '각'.normalize('NFD')],
  ['straße', 'STRAẞE'],
  ['istanbul', 'İSTANBUL'],
  ['istanbul', 'İSTANBUL'.normalize('NFD')],
  ['İstanbul', 'istanbul'],
  ['ısparta', 'ISPARTA'],
  ['οδοσ', 'ΟΔΟΣ'],
  ['ΟΔΟΣ', 'οδος'],
  ['яблоко', 'ЯБЛОКО'],
  ['100% [a-z]^\\d', 'is 100% [A-Z]^\\D'],
])('%s is found in %s', (part, text) => {
  expect([finds(part, text), containsInAnyCase(text, part)]).toEqual([true, true]);
});

test.each([
  ['strasse', 'Straße'],
  ['uber', 'Über'],
  ['uber', 'U\u0308ber'],
  ['u', 'U\u0308'],
  ['x', 'x\u0302'],
  ['.', 'a'],
  ['[a-z]', 'b'],
])('%s is not found in %s', (part, text) => {
  expect([finds(part, text), containsInAnyCase(text, part)]).toEqual([false, false]);
});

test('a pattern matches the same texts as a case-insensitive comparison', () => {
  const letter = fc.oneof(fc.constantFrom(...cased), fc.constantFrom(...'aAiIıİsSßẞüÜσςΣ .[\\]^-%_'));
  const word = fc.array(letter, { maxLength: 4 }).map((all) => all.join(''));
  const form = fc.constantFrom('NFC' as const, 'NFD' as const);
  fc.assert(
    fc.property(word, word, word, form, (before, part, after, to) => {
      const text = (before + part + after).normalize(to);
      expect(finds(part, text)).toBe(containsInAnyCase(text, part));
      expect(finds(part.toUpperCase(), before)).toBe(containsInAnyCase(before, part.toUpperCase()));
    }),
    { numRuns: 1_000 },
  );
});

test('the database finds every letter in either case', async () => {
  const database = await openTestDatabase();
  const words =
    cased
      .filter((letter) => !/\p{M}/u.test(letter))
      .join('')
      .match(/.{1,20}/gsu) ?? [];
  const pairs = words.map((word) => ({ text: word, pattern: pattern(foldCase(word)) }));
  const text = `SELECT t AS "word" FROM unnest($1::text[], $2::text[]) AS u(t, p) WHERE NOT ${matchesPattern('t', 'p')}`;
  const params = [pairs.map((pair) => pair.text), pairs.map((pair) => pair.pattern)];
  expect(await database.sql({ name: 'test_any_case', text }, params)).toEqual([]);
});

test('the database sorts every letter as `nameOrder` does', async () => {
  const database = await openTestDatabase();
  const all = letters.filter(
    (letter) => nameOrder(letter) !== letter || /[\p{Lu}\p{Ll}\p{Lt}\p{Lm}\p{M}]/u.test(letter),
  );
  expect(all.length).toBeGreaterThan(4_000);
  const text = 'SELECT t AS "letter", name_order(t) AS "order" FROM unnest($1::text[]) AS t';
  const rows = await database.sql<{ letter: string; order: string }>({ name: 'test_name_order', text }, [all]);
  // With different Unicode versions, only Node or only the database may know a new letter.
  const isNewLetter = (letter: string, order: string) =>
    process.versions.unicode !== UNICODE_OF_NAME_ORDER && (order === letter || nameOrder(letter) === letter);
  const different = rows.filter(({ letter, order }) => order !== nameOrder(letter) && !isNewLetter(letter, order));
  expect(different).toEqual([]);
});
