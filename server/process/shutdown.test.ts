import { expect, test } from 'vitest';
import { makeShutdown } from './shutdown';

test('closers run once, last first, whatever one of them does', async () => {
  const closed: string[] = [];
  const { add, closeAll } = makeShutdown();
  add('first', () => closed.push('first'));
  add('broken', () => Promise.reject(new Error('broken')));
  add('last', async () => closed.push('last'));
  await closeAll();
  await closeAll();
  expect(closed).toEqual(['last', 'first']);
});
