import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, dayText } from '../../../../widgets/targeting/dates';
import { bucketsAround, bucketsBetween } from './buckets';

const day = fc.integer({ min: 15_000, max: 30_000 });

test('the buckets between two days cover each day once', () => {
  fc.assert(
    fc.property(day, fc.nat(400), (first, length) => {
      const covered = bucketsBetween(first, first + length).flatMap(({ days, firstDay }) =>
        Array.from({ length: days }, (_, index) => dayNumber(firstDay) + index),
      );
      expect(covered).toEqual(Array.from({ length }, (_, index) => first + index));
    }),
  );
});

test('every bucket between two days is among the buckets around each of its days', () => {
  fc.assert(
    fc.property(day, fc.nat(400), (first, length) => {
      for (const bucket of bucketsBetween(first, first + length))
        for (let index = 0; index < bucket.days; index++)
          expect(bucketsAround(dayText(dayNumber(bucket.firstDay) + index))).toContainEqual(bucket);
    }),
  );
});

test('the last day is a separate bucket', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), (first, length) => {
      const last = dayText(first + length - 1);
      expect(bucketsBetween(first, first + length).at(-1)).toEqual({ days: 1, firstDay: last });
    }),
  );
});

test('thirty days are at most fifteen buckets, a year at most 36', () => {
  const most = (length: number) =>
    Math.max(
      ...Array.from({ length: 64 }, (_, start) => bucketsBetween(20_000 + start, 20_000 + start + length).length),
    );
  expect(most(30)).toBeLessThanOrEqual(15);
  expect(most(366)).toBeLessThanOrEqual(36);
});
