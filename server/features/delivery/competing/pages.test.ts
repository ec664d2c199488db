import { expect, it } from 'vitest';
import type { Rule } from '../../../../widgets/targeting/rule';
import { mayShareAPage } from './pages';

const url = (comparisonOperator: string, value: unknown): Rule => ({ type: 'url', comparisonOperator, value });
const device = (...value: string[]): Rule => ({ type: 'device', comparisonOperator: 'is-one-of', value });
const ALL: Rule = { type: 'all-pages' };
const every = (...rules: Rule[]) => ({ rules, any: false });
const some = (...rules: Rule[]) => ({ rules, any: true });

it.each([
  ['every page and one page', every(ALL), every(url('equals', '/billing'))],
  ['a substring and a suffix', every(url('contains', '/settings')), every(url('ends-with', '/billing'))],
  [
    'a prefix with the host and a substring',
    every(url('starts-with', 'https://app.example.com/a')),
    every(url('contains', 'b')),
  ],
  ['a page and a pattern', every(url('equals', '/projects/12')), every(url('equals', '/projects/{id}'))],
  ['one of several', every(url('is-one-of', ['/a', '/b'])), every(url('is-one-of', ['/b', '/c']))],
  ['every page but one, and another page', every(url('not-equals', '/a')), every(url('equals', '/b'))],
  ['any of two rules', some(url('equals', '/a'), url('equals', '/b')), every(url('equals', '/b'))],
  ['the same device', every(device('desktop', 'mobile')), every(device('mobile'), url('equals', '/a'))],
  [
    'a rule that only the page can check',
    every({ type: 'element', comparisonOperator: 'present', value: '#a' }),
    every(ALL),
  ],
])('two widgets meet on %s', (_, one, other) => {
  expect(mayShareAPage(one, other)).toBe(true);
  expect(mayShareAPage(other, one)).toBe(true);
});

it.each([
  ['two pages', every(url('equals', '/a')), every(url('equals', '/b'))],
  ['two prefixes', every(url('starts-with', 'https://a.example')), every(url('starts-with', 'https://b.example'))],
  ['one page, and every page but that one', every(url('equals', '/a')), every(url('not-equals', '/a'))],
  ['two devices', every(device('desktop'), ALL), every(device('mobile'), ALL)],
  ['a rule without a text', every(url('equals', [])), every(ALL)],
])('two widgets do not meet on %s', (_, one, other) => {
  expect(mayShareAPage(one, other)).toBe(false);
  expect(mayShareAPage(other, one)).toBe(false);
});
