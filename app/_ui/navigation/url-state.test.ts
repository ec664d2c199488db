import { expect, test } from 'vitest';
import { changedSearch } from './url-state';

test.each([
  ['adds a new parameter', '', { tab: 'nps' }, '?tab=nps'],
  ['replaces in place', '?tab=nps&page=2', { tab: 'feedback' }, '?tab=feedback&page=2'],
  ['keeps other parameters', 'q=a&tab=nps', { page: 3 }, '?q=a&tab=nps&page=3'],
  ['removes parameters with empty values', '?a=1&b=2&c=3&d=4', { a: '', b: null, c: undefined }, '?d=4'],
  ['leaves no lone question mark', '?a=1', { a: null }, ''],
  ['keeps a zero', '', { offset: 0 }, '?offset=0'],
  ['replaces a repeated parameter by a single one', '?a=1&b=2&a=3', { a: '4' }, '?a=4&b=2'],
  ['encodes any text', '', { q: 'Größe & 50% #1=?' }, '?q=Gr%C3%B6%C3%9Fe+%26+50%25+%231%3D%3F'],
  ['stays the same without changes', '?a=%C3%A4', {}, '?a=%C3%A4'],
])('%s', (_, search, changes, expected) => {
  const changed = changedSearch(search, changes);
  expect(changed).toBe(expected);
  expect(changedSearch(changed, changes)).toBe(changed);
});
