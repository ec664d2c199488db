import { expect, test } from 'vitest';
import { lastDays, periodBefore, periodOf } from './period';

const NOW = Date.parse('2026-03-01T23:30:00Z');
const get = (values: Record<string, string>) => (key: string) => values[key];
const fallback = lastDays(30, NOW);

test('the last days end today in UTC', () => {
  expect(lastDays(7, NOW)).toEqual({ choice: '7', startDate: '2026-02-23', endDate: '2026-03-01' });
});

test('reads the period from the URL, and falls back when it is invalid', () => {
  expect(periodOf(get({}), fallback)).toBe(fallback);
  expect(periodOf(get({ days: '5' }), fallback)).toBe(fallback);
  expect(periodOf(get({ from: '2026-02-02', to: '2026-02-01' }), fallback)).toBe(fallback);
  expect(periodOf(get({ from: 'x', to: '2026-02-01' }), fallback)).toBe(fallback);
  expect(periodOf(get({ from: '2026-02-01', to: '2026-02-30' }), fallback)).toBe(fallback);
  expect(periodOf(get({ days: 'all' }), fallback)).toEqual({ choice: 'all' });
  expect(periodOf(get({ from: '2026-02-01', to: '2026-02-02' }), fallback)).toEqual({
    choice: 'custom',
    startDate: '2026-02-01',
    endDate: '2026-02-02',
  });
});

test('the period before has the same length and ends on the day before', () => {
  expect(periodBefore('2026-03-01', '2026-03-30')).toEqual({ startDate: '2026-01-30', endDate: '2026-02-28' });
  expect(periodBefore('2026-03-01', '2026-03-01')).toEqual({ startDate: '2026-02-28', endDate: '2026-02-28' });
});
