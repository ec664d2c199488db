import { types } from 'pg';
import { expect, it } from 'vitest';
import { parseTimestamp } from './type-parsers';

const byPg = types.getTypeParser(1184, 'text');

it.each([
  '2026-03-01 09:30:00+00',
  '2026-03-01 09:30:00.1+00',
  '2026-03-01 09:30:00.123+00',
  '2026-03-01 09:30:00.123456+00',
  '0001-01-01 00:00:00+00',
  '0099-12-31 23:59:59.999+00',
  '9999-12-31 23:59:59.999+00',
  '10000-01-01 00:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  '2026-03-01 15:00:00+05:30',
  '2026-03-01 04:30:00-05',
  'infinity',
  '-infinity',
])('reads %s as pg does', (text) => {
  expect(parseTimestamp(text)).toEqual(byPg(text));
});

it('reads random moments as pg does', () => {
  for (let round = 0; round < 2_000; round += 1) {
    const moment = new Date(Math.floor(Math.random() * 253_402_300_799_999));
    const text = moment.toISOString().replace('T', ' ').replace('Z', '+00');
    expect(parseTimestamp(text), text).toEqual(byPg(text));
    expect(parseTimestamp(text), text).toEqual(moment);
  }
});
