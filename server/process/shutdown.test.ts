import { expect, test } from 'vitest';
import { makeShutdown } from './shutdown';

test('a closer that never ends keeps neither the others nor the process from ending', async () => {
  const closed: string[] = [];
  const { add, closeAll } = makeShutdown(10);
  add('first', () => closed.push('first'));
  add('mute', () => new Promise(() => {}));
  await closeAll();
  expect(closed).toEqual(['first']);
});

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
