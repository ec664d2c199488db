import { expect, test } from 'vitest';
import { batched } from './batch';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Doubles numbers, and records the batches. */
function doubling(most = 100) {
  const batches: number[][] = [];
  const double = batched<number, number>(async (items) => {
    batches.push(items);
    return items.map((item) => item * 2);
  }, most);
  return { batches, double };
}

test('items of one event-loop tick are one batch, and each call gets its own result', async () => {
  const { batches, double } = doubling();
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  await nextTurn();
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('items that arrive while a batch is in flight do not wait for it', async () => {
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

test('a full batch starts at once, and the remaining items in the same tick', async () => {
  const { batches, double } = doubling(2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test('a failed batch fails all of its items, but no later batch; a single item may fail alone', async () => {
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
