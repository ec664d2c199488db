import { expect, test } from 'vitest';
import { allOf } from './all-of';

const pagesOf = (items: number[], size: number, total = items.length) => {
  const offsets: number[] = [];
  const read = async (offset: number) => {
    offsets.push(offset);
    return { data: items.slice(offset, offset + size), pagination: { total } };
  };
  return { read, offsets };
};

const numbers = Array.from({ length: 250 }, (_, at) => at);

test('every page of a list is read, one after the other', async () => {
  const { read, offsets } = pagesOf(numbers, 100);
  expect(await allOf(read)).toEqual(numbers);
  expect(offsets).toEqual([0, 100, 200]);
});

test('an empty list is read once', async () => {
  const { read, offsets } = pagesOf([], 100);
  expect(await allOf(read)).toEqual([]);
  expect(offsets).toEqual([0]);
});

test('reading ends when the list has lost items meanwhile', async () => {
  const { read, offsets } = pagesOf(numbers.slice(0, 150), 100, 250);
  expect(await allOf(read)).toHaveLength(150);
  expect(offsets).toEqual([0, 100, 150]);
});
