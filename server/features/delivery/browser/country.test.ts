import { expect, test } from 'vitest';
import { countryOf } from './country';

test.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/Paris', 'FR'],
  ['America/New_York', 'US'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Tokyo', 'JP'],
  ['UTC', undefined],
  ['Nowhere/Land', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is in %s', (timeZone, country) => {
  expect(countryOf(timeZone)).toBe(country);
});
