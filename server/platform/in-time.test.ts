import { access } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inTime } from './in-time';

test('gives up on what does not come', async () => {
  await expect(inTime(new Promise(() => {}), 1)).rejects.toThrow('it took more than 1 ms');
});

test('does not take its own business for the lateness of others', async () => {
  const answer = inTime(access('.'), 20);
  const until = performance.now() + 200;
  while (performance.now() < until);
  expect(await answer).toBeUndefined();
});

test('passes a failure on', async () => {
  await expect(inTime(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken');
});
