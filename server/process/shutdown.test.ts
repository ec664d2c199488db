import { expect, test } from 'vitest';
import { makeShutdown } from './shutdown';

test('a closer that never ends does not stop the other closers or the shutdown from ending', async () => {
  const closed: string[] = [];
  const { add, closeAll } = makeShutdown(10);
  add('first', () => closed.push('first'));
  add('mute', () => new Promise(() => {}));
  await closeAll();
  expect(closed).toEqual(['first']);
});

test('closers run once, last first, even if one of them fails', async () => {
  const closed: string[] = [];
  const { add, closeAll } = makeShutdown();
  add('first', () => closed.push('first'));
  add('broken', () => Promise.reject(new Error('broken')));
  add('last', async () => closed.push('last'));
  await closeAll();
  await closeAll();
  expect(closed).toEqual(['last', 'first']);
});
