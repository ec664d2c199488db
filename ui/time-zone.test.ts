import { describe, expect, it } from 'vitest';
import { dayIn, onDay, toLocal, toMoment } from './time-zone';

const STEP_MS = 30 * 60_000;

describe.each(['Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe'])('%s', (zone) => {
  it('formats each half hour of a year as Intl.DateTimeFormat does, and converts it back', () => {
    const written = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += STEP_MS) {
      const local = toLocal(ms, zone);
      if (local !== written.format(ms)) expect([ms, local]).toEqual([ms, written.format(ms)]);
      const again = toLocal(toMoment(local, zone), zone);
      if (again !== local) expect([ms, again]).toEqual([ms, local]);
    }
  });
});

describe('a date and time in a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-01-15 09:00:00', '2026-01-15T08:00:00.000Z'],
    ['Europe/Berlin', '2026-07-15 09:00:00', '2026-07-15T07:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-15 09:00:00', '2026-07-15T03:30:00.000Z'],
    ['America/New_York', '2026-01-15 09:00:00', '2026-01-15T14:00:00.000Z'],
    ['America/New_York', '2026-07-15 09:00:00', '2026-07-15T13:00:00.000Z'],
  ])('in %s, %s is %s', (zone, local, moment) => {
    expect(toMoment(local, zone)).toBe(moment);
    expect(toLocal(moment, zone)).toBe(local);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29 02:30:00', '2026-03-29 03:30:00'],
    ['America/New_York', '2026-03-08 02:30:00', '2026-03-08 03:30:00'],
  ])('in %s, the skipped %s is read as %s', (zone, local, later) => {
    expect(toLocal(toMoment(local, zone), zone)).toBe(later);
  });

  it.each([
    ['Europe/Berlin', '2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/New_York', '2026-11-01 01:30:00', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ])('in %s, %s occurs twice and is read as the first of the two', (zone, local, first, second) => {
    expect(toMoment(local, zone)).toBe(first);
    expect(toLocal(second, zone)).toBe(local);
  });
});

it('keeps the time of day when the date moves across a clock change', () => {
  expect(onDay('2026-03-28T08:00:00.000Z', '2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
  expect(onDay('2026-11-02T14:00:00.000Z', '2026-10-31', 'America/New_York')).toBe('2026-10-31T13:00:00.000Z');
  expect(onDay('2026-03-28T20:00:00.000Z', '2026-04-02', 'Asia/Kolkata')).toBe('2026-04-01T20:00:00.000Z');
});

it('finds the day of a moment in a zone', () => {
  expect(dayIn('2026-03-28T20:00:00.000Z', 'Asia/Kolkata')).toBe('2026-03-29');
  expect(dayIn('2026-03-28T20:00:00.000Z', 'America/New_York')).toBe('2026-03-28');
});
