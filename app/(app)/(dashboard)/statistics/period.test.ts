import { expect, test } from 'vitest';
import { daysBetween, lastDays, periodOf, stretches } from './period';

const NOW = Date.parse('2026-03-01T23:30:00Z');
const get = (values: Record<string, string>) => (key: string) => values[key];
const fallback = lastDays(30, NOW);

test('the last days end today, UTC', () => {
  expect(lastDays(7, NOW)).toEqual({ choice: '7', startDate: '2026-02-23', endDate: '2026-03-01' });
});

test('reads the address, and leaves out what is no period', () => {
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

test.each([
  [1, 1],
  [7, 7],
  [30, 10],
  [366, 13],
])('cuts %i days into %i stretches without gaps', (days, parts) => {
  const { startDate = '', endDate = '' } = lastDays(days, NOW);
  const found = stretches(startDate, endDate, 13);
  expect(found).toHaveLength(parts);
  expect(found[0]?.startDate).toBe(startDate);
  expect(found.at(-1)?.endDate).toBe(endDate);
  expect(found.reduce((sum, part) => sum + daysBetween(part.startDate, part.endDate), 0)).toBe(days);
});
