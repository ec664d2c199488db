import { afterEach, expect, test, vi } from 'vitest';
import { log } from './log';
import { logThrottled } from './log-throttled';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('logs the first of repeated errors, and their number every second', () => {
  vi.useFakeTimers();
  const lines: unknown[][] = [];
  vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void lines.push(line));
  const broken = () => new Error('broken');
  for (let time = 0; time < 100; time += 1) logThrottled(broken(), 'it failed');
  logThrottled(new Error('other'), 'it failed');
  expect(lines).toEqual([
    [{ err: broken() }, 'it failed'],
    [{ err: new Error('other') }, 'it failed'],
  ]);
  vi.advanceTimersByTime(1_000);
  logThrottled(broken(), 'it failed');
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(2)).toEqual([
    [{ fault: 'Error: broken', more: 99 }, 'it failed'],
    [{ fault: 'Error: broken', more: 1 }, 'it failed'],
  ]);
  vi.advanceTimersByTime(1_000);
  logThrottled(broken(), 'it failed');
  expect(lines.at(-1)).toEqual([{ err: broken() }, 'it failed']);
});
