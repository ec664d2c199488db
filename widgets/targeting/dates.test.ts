import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, dayNumber, dayOf, dayText, FIRST_MS, LAST_MS, momentOf } from './dates';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

describe('a timestamp', () => {
  test.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['2026-03-01T09:30', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:15', '2026-03-01T09:30:15.000Z'],
    ['2026-03-01T09:30:15.1', '2026-03-01T09:30:15.100Z'],
    ['2026-03-01T09:30:15.123999999', '2026-03-01T09:30:15.123Z'],
    ['2026-03-01T00:30:00+02:00', '2026-02-28T22:30:00.000Z'],
    ['2026-03-01T00:30:00-0530', '2026-03-01T06:00:00.000Z'],
    ['2026-12-31T24:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['2026-03-01t09:30:15z', '2026-03-01T09:30:15.000Z'],
    ['2026-03-01t00:30:00.5+02:00', '2026-02-28T22:30:00.500Z'],
    ['0001-01-01', '0001-01-01T00:00:00.000Z'],
    ['0000-12-31T23:00:00-01:00', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31', '9999-12-31T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, wanted) => {
    expect(momentOf(text)).toBe(Date.parse(wanted));
  });

  test.each([
    '',
    ' 2026-03-01',
    '2026-03-01\n',
    '2026-3-1',
    '20260301',
    '2026-060',
    '2026-W09-7',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-03-01T',
    '2026-03-01Z',
    '2026-03-01T9:30',
    '2026-03-01T25:00:00Z',
    '2026-03-01T24:00:01Z',
    '2026-03-01T23:60',
    '2026-03-01T23:59:60Z',
    '2026-03-01T09:30:15.Z',
    '2026-03-01T09:30:15.1234567890Z',
    '2026-03-01T09:30+24:00',
    '2026-03-01T09:30+02:60',
    '2026-03-01T09:30+2',
    '2026-03-01 09:30',
    '1772357400',
    'yesterday',
    'March 1, 2026',
    1_772_357_400_000,
    null,
    ['2026-03-01'],
  ])('%j is invalid', (value) => {
    expect(momentOf(value)).toBeUndefined();
  });

  test.each([
    '0000-01-01',
    '0000-02-29',
    '0000-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '9999-12-31T24:00:00Z',
    '10000-01-01',
    '+010000-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '+275760-09-13T00:00:00.001Z',
    '-000001-12-31T00:00:00Z',
    '-271821-04-20T00:00:00.000Z',
  ])('%j is beyond the ends of the calendar', (text) => {
    expect(momentOf(text)).toBeUndefined();
  });

  test('is valid for every day that exists, and for no other day', () => {
    const part = (min: number, max: number) => fc.integer({ min, max });
    fc.assert(
      fc.property(part(0, 9999), part(0, 13), part(0, 32), (year, month, day) => {
        const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
        const real = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
        for (const end of ['', 'T12:00', 'T12:00:00Z', 'T12:00:00+01:00'])
          expect(momentOf(text + end) !== undefined).toBe(real);
      }),
      { examples: [[2026, 2, 30]] },
    );
  });

  test('is the same in any time zone', () => {
    const instant = fc.date({ min: new Date(FIRST_MS + DAY_MS), max: new Date(LAST_MS - DAY_MS), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: -14 * 60, max: 14 * 60 }), (date, minutes) => {
        const zone = `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
        const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1);
        expect(momentOf(local + zone)).toBe(date.getTime());
      }),
    );
  });
});

test('a day has a number and a text', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dayText(1)]).toEqual([0, -1, '1970-01-02']);
  expect([dayText(dayOf(FIRST_MS)), dayText(dayOf(LAST_MS))]).toEqual(['0001-01-01', '9999-12-31']);
  fc.assert(
    fc.property(fc.integer({ min: FIRST_MS, max: LAST_MS }), (ms) => {
      expect(dayNumber(new Date(ms).toISOString().slice(0, 10))).toBe(dayOf(ms));
    }),
  );
});
