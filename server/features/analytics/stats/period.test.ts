import { expect, test } from 'vitest';
import { refusal } from '../../../testing/caller';
import { before, daysOf, granularityOf, inCalendar, readPeriod, toTrend } from './period';

const now = new Date('2026-03-15T18:30:00Z');
const read = (startDate?: string, endDate?: string) => readPeriod({ startDate, endDate }, now);
const refused = (startDate?: string, endDate?: string) =>
  refusal(Promise.resolve().then(() => read(startDate, endDate)));

test('without dates, the period is thirty days and ends today', () => {
  expect(daysOf(read())).toEqual({ start: '2026-02-14', end: '2026-03-15' });
  expect(read()).toEqual({ from: new Date('2026-02-14'), until: new Date('2026-03-16'), days: 30 });
});

test('with only a start, the period ends today; with only an end, it is thirty days', () => {
  expect(daysOf(read('2026-03-01'))).toEqual({ start: '2026-03-01', end: '2026-03-15' });
  expect(daysOf(read(undefined, '2026-01-31'))).toEqual({ start: '2026-01-02', end: '2026-01-31' });
});

test('the period before has the same length and ends the day before', () => {
  expect(daysOf(before(read('2026-03-01', '2026-03-10')))).toEqual({ start: '2026-02-19', end: '2026-02-28' });
  expect(daysOf(before(read('2026-03-10', '2026-03-10')))).toEqual({ start: '2026-03-09', end: '2026-03-09' });
});

test('an end on the last day of the calendar counts as no end, so the period ends today', async () => {
  expect(daysOf(read('2026-03-01', '9999-12-31'))).toEqual({ start: '2026-03-01', end: '2026-03-15' });
  expect(read(undefined, '9999-12-31')).toEqual(read());
  expect(await refused('9999-12-31', '9999-12-31')).toMatchObject({ code: 'validation_error' });
});

test('the period before the start of the calendar is cut off at the year 1', () => {
  const first = read('0001-01-02', '0001-01-03');
  expect(daysOf(before(first))).toEqual({ start: '0000-12-31', end: '0001-01-01' });
  expect(inCalendar(before(first))).toEqual({ from: new Date('0001-01-01'), until: new Date('0001-01-02') });
  expect(daysOf(read(undefined, '0001-01-05'))).toEqual({ start: '0001-01-01', end: '0001-01-05' });
  const year = read('0001-01-01', '0002-01-01');
  expect(daysOf(before(year)).start).toBe('0000-01-01');
  expect(inCalendar(before(year))).toEqual({ from: new Date('0001-01-01'), until: new Date('0001-01-01') });
});

test('times of day are kept, and each day that is partly in the period counts', () => {
  const period = read('2026-03-01T12:00:00Z', '2026-03-02T06:00:00Z');
  expect(period).toEqual({
    from: new Date('2026-03-01T12:00:00Z'),
    until: new Date('2026-03-02T06:00:00.001Z'),
    days: 2,
  });
  expect(daysOf(period)).toEqual({ start: '2026-03-01', end: '2026-03-02' });
  expect(daysOf(before(period))).toEqual({ start: '2026-02-27', end: '2026-02-28' });
});

test('366 days are possible, one more is not', async () => {
  expect(read('2025-03-15', '2026-03-15').days).toBe(366);
  expect(await refused('2025-03-14', '2026-03-15')).toMatchObject({ code: 'validation_error' });
});

test('a start after today without an end is refused', async () => {
  expect(await refused('2026-03-16')).toMatchObject({ code: 'validation_error' });
  expect(read('2026-03-15').days).toBe(1);
});

test('a trend is by day up to 31 days, by week up to 182, then by month', () => {
  const granularity = (days: number) => granularityOf({ from: now, until: now, days });
  expect([1, 31, 32, 182, 183, 366].map(granularity)).toEqual(['day', 'day', 'week', 'week', 'month', 'month']);
});

test('a trend has no gaps; weeks begin on Monday, except that the first begins with the period', () => {
  const days = toTrend(read('2026-03-01', '2026-03-04'), [{ day: '2026-03-03', count: 4 }]);
  expect(days).toEqual([
    { period: '2026-03-01', count: 0 },
    { period: '2026-03-02', count: 0 },
    { period: '2026-03-03', count: 4 },
    { period: '2026-03-04', count: 0 },
  ]);
  const weeks = toTrend(read('2026-01-01', '2026-02-15'), [
    { day: '2026-01-04', count: 1 },
    { day: '2026-01-05', count: 2 },
    { day: '2026-01-11', count: 3 },
    { day: '2026-02-15', count: 5 },
  ]);
  expect(weeks.map(({ period }) => period)).toEqual([
    '2026-01-01',
    '2026-01-05',
    '2026-01-12',
    '2026-01-19',
    '2026-01-26',
    '2026-02-02',
    '2026-02-09',
  ]);
  expect(weeks.map(({ count }) => count)).toEqual([1, 5, 0, 0, 0, 0, 5]);
});

test('months begin on the first day, except that the first month begins with the period', () => {
  const months = toTrend(read('2025-09-20', '2026-03-21'), [
    { day: '2025-09-30', count: 1 },
    { day: '2025-10-01', count: 2 },
  ]);
  expect(months.slice(0, 3)).toEqual([
    { period: '2025-09-20', count: 1 },
    { period: '2025-10-01', count: 2 },
    { period: '2025-11-01', count: 0 },
  ]);
  expect(months).toHaveLength(7);
});
