import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inTime } from './in-time';

test('rejects when the work does not finish in time', async () => {
  await expect(inTime(new Promise(() => {}), 1)).rejects.toThrow('it took more than 1 ms');
});

test('accepts a result that arrived in time while the process was busy', async () => {
  const answer = inTime(access('.'), 20);
  const until = performance.now() + 200;
  while (performance.now() < until);
  expect(await answer).toBeUndefined();
});

test('passes a failure on', async () => {
  await expect(inTime(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
});
