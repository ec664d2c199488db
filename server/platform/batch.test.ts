import { expect, test } from 'vitest';
import { batched } from './batch';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Doubles numbers, and keeps which came together. */
function doubling(most = 100) {
  const batches: number[][] = [];
  const double = batched<number, number>(async (items) => {
    batches.push(items);
    return items.map((item) => item * 2);
  }, most);
  return { batches, double };
}

test('what is asked in one turn is done together, and each gets its own', async () => {
  const { batches, double } = doubling();
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  await nextTurn();
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('what is asked while a batch is under way does not wait for it', async () => {
  const begun: number[] = [];
  const never = batched<number, number>(async (items) => {
    begun.push(...items);
    return items.map(() => new Promise<number>(() => {}));
  }, 10);
  void never(1);
  await nextTurn();
  void never(2);
  await nextTurn();
  expect(begun).toEqual([1, 2]);
});

test('a batch that is full leaves at once, and the rest in the same turn', async () => {
  const { batches, double } = doubling(2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test('a batch that fails fails each of it, and nothing after it; one may fail alone', async () => {
  const work = batched<string, string>(async (items) => {
    if (items.includes('all')) throw new Error('all of it');
    return items.map(async (item) => {
      if (item === 'one') throw new Error('this one');
      return item;
    });
  }, 10);
  const settled = async (...items: string[]) =>
    (await Promise.allSettled(items.map(work))).map((one) =>
      one.status === 'fulfilled' ? one.value : `${one.reason}`,
    );
  expect(await settled('a', 'all')).toEqual(['Error: all of it', 'Error: all of it']);
  expect(await settled('a', 'one', 'b')).toEqual(['a', 'Error: this one', 'b']);
});
