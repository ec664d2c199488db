import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '../../widgets/targeting/dates';
import { dateOrder, dateRange, dates, dateTime, moment } from './dates';

const filter = z.strictObject(dates).superRefine(dateOrder);
const instant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('a date in a body becomes a moment, or is refused', () => {
  expect(moment(dateTime.parse('2026-03-01T00:30:00-0530'))).toEqual(new Date('2026-03-01T06:00:00Z'));
  for (const text of [
    '2026-02-30',
    '2026-03-01 09:30',
    '0000-12-31',
    '9999-12-31T23:59:59-14:00',
    '0001-01-01T00:00:00+14:00',
  ]) {
    expect(dateTime.safeParse(text).success).toBe(false);
    expect(filter.safeParse({ startDate: text }).success).toBe(false);
  }
});

describe('a range of dates', () => {
  const within = (date: Date, { from, until }: ReturnType<typeof dateRange>) =>
    (!from || date >= from) && (!until || date < until);

  test('of days contains the moments of those days', () => {
    fc.assert(
      fc.property(instant, instant, instant, (date, one, two) => {
        const [startDate, endDate] = [one, two].map((bound) => bound.toISOString().slice(0, 10)).sort();
        const day = date.toISOString().slice(0, 10);
        const wanted = !!startDate && !!endDate && day >= startDate && day <= endDate;
        expect(within(date, dateRange({ startDate, endDate }))).toBe(wanted);
      }),
    );
  });

  test('of moments includes both bounds', () => {
    fc.assert(
      fc.property(instant, instant, fc.integer({ min: -2, max: 2 }), (one, two, shift) => {
        const [start = one, end = one] = [one, two].sort((a, b) => a.getTime() - b.getTime());
        const bounds = { startDate: start.toISOString(), endDate: end.toISOString() };
        expect(filter.safeParse(bounds).success).toBe(true);
        for (const near of [start, end]) {
          const date = new Date(near.getTime() + shift);
          expect(within(date, dateRange(bounds))).toBe(date >= start && date <= end);
        }
      }),
    );
  });

  test('of one day is valid, and a reversed range is refused', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 1000 }), (date, days) => {
        const day = date.toISOString().slice(0, 10);
        const later = new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
        expect(filter.safeParse({ startDate: day, endDate: day }).success).toBe(true);
        const issues = filter.safeParse({ startDate: later, endDate: day }).error?.issues;
        expect(issues?.map(({ path }) => path)).toEqual([['startDate']]);
      }),
    );
  });

  test('without bounds holds everything', () => {
    expect(dateRange({})).toEqual({});
  });

  test('that ends on the last day of the calendar has no end', () => {
    for (const endDate of [
      '9999-12-31',
      '9999-12-31T00:00:00Z',
      '9999-12-31T23:59:59.999Z',
      '9999-12-31T20:00:00-03:00',
    ])
      expect(dateRange({ endDate })).toEqual({});
    expect(dateRange({ endDate: '9999-12-30' })).toEqual({ until: new Date('9999-12-31') });
    expect(dateRange({ startDate: '0001-01-01' })).toEqual({ from: new Date('0001-01-01') });
    const backwards = { startDate: '9999-12-31T12:00:00Z', endDate: '9999-12-31T11:59:59Z' };
    expect(filter.safeParse(backwards).success).toBe(false);
  });
});
