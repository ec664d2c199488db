import { expect, test } from 'vitest';
import { closeAll, onShutdown } from './shutdown';

test('closers run once, last first, whatever one of them does', async () => {
  const closed: string[] = [];
  onShutdown('first', () => closed.push('first'));
  onShutdown('broken', () => Promise.reject(new Error('broken')));
  onShutdown('last', async () => closed.push('last'));
  await closeAll();
  await closeAll();
  expect(closed).toEqual(['last', 'first']);
});
