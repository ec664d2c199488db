import { expect, it } from 'vitest';
import { byDay, daysOf, isMonth, monthAfter, rangeOf } from './days';

it('lists the whole weeks of a month, from the first day of the week in the locale', () => {
  const american = daysOf('2026-11', 'en-US');
  expect([american[0], american.at(-1), american.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  const german = daysOf('2026-11', 'de-DE');
  expect([german[0], german.at(-1), german.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
});

it('finds the start and end of the days in the time zone, across the end of daylight saving time', () => {
  expect(rangeOf(daysOf('2026-11', 'en-US'), 'America/New_York')).toEqual({
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-12-06T05:00:00.000Z',
  });
});

it('groups entries by their day in the time zone', () => {
  const late = { at: '2026-11-03T23:30:00.000Z' };
  expect([...byDay([late], 'Europe/Berlin').keys()]).toEqual(['2026-11-04']);
  expect([...byDay([late], 'America/New_York').keys()]).toEqual(['2026-11-03']);
});

it('finds adjacent months and validates months', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(['2026-11', '2026-13', '1926-11', 'x', undefined].map(isMonth)).toEqual([true, false, false, false, false]);
});
