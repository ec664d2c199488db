import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dateOrder, dates, dateTime, moment, span } from './dates';

const filter = z.strictObject(dates).superRefine(dateOrder);
const instant = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const pad = (value: number) => String(value).padStart(2, '0');

describe('a date', () => {
  test.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-03-01T09:30', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:15', '2026-03-01T09:30:15.000Z'],
    ['2026-03-01T09:30:15.123Z', '2026-03-01T09:30:15.123Z'],
    ['2026-03-01T00:30:00+02:00', '2026-02-28T22:30:00.000Z'],
    ['2026-03-01T00:30:00-0530', '2026-03-01T06:00:00.000Z'],
  ])('%s is %s', (text, wanted) => {
    expect(dateTime.safeParse(text).success).toBe(true);
    expect(moment(text).toISOString()).toBe(wanted);
  });

  test.each([
    '',
    ' 2026-03-01',
    '2026-3-1',
    '2026-02-29',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-03-01T25:00:00Z',
    '2026-03-01 09:30',
    '1772357400',
    'yesterday',
    'March 1, 2026',
  ])('%j is none', (text) => {
    expect(dateTime.safeParse(text).success).toBe(false);
    expect(filter.safeParse({ startDate: text }).success).toBe(false);
  });

  test('with any zone is the same moment', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -14 * 60, max: 14 * 60 }), (date, minutes) => {
        const sign = minutes < 0 ? '-' : '+';
        const zone = `${sign}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
        const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1);
        expect(moment(local + zone)).toEqual(date);
      }),
    );
  });
});

describe('a span', () => {
  const within = (date: Date, { from, until }: ReturnType<typeof span>) =>
    (!from || date >= from) && (!until || date < until);

  test('of days holds the moments of those days', () => {
    fc.assert(
      fc.property(instant, instant, instant, (date, one, two) => {
        const [startDate, endDate] = [one, two].map((bound) => bound.toISOString().slice(0, 10)).sort();
        const day = date.toISOString().slice(0, 10);
        const wanted = !!startDate && !!endDate && day >= startDate && day <= endDate;
        expect(within(date, span({ startDate, endDate }))).toBe(wanted);
      }),
    );
  });

  test('of moments includes both', () => {
    fc.assert(
      fc.property(instant, instant, fc.integer({ min: -2, max: 2 }), (one, two, shift) => {
        const [start = one, end = one] = [one, two].sort((a, b) => a.getTime() - b.getTime());
        const bounds = { startDate: start.toISOString(), endDate: end.toISOString() };
        expect(filter.safeParse(bounds).success).toBe(true);
        for (const near of [start, end]) {
          const date = new Date(near.getTime() + shift);
          expect(within(date, span(bounds))).toBe(date >= start && date <= end);
        }
      }),
    );
  });

  test('of one day is that day, and backwards is refused', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 1000 }), (date, days) => {
        const day = date.toISOString().slice(0, 10);
        const later = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
        expect(filter.safeParse({ startDate: day, endDate: day }).success).toBe(true);
        const issues = filter.safeParse({ startDate: later, endDate: day }).error?.issues;
        expect(issues?.map(({ path }) => path)).toEqual([['startDate']]);
      }),
    );
  });

  test('without bounds holds everything', () => {
    expect(span({})).toEqual({});
  });
});
