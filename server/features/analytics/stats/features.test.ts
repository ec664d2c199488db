import { expect, test } from 'vitest';
import { percent } from '../../../platform/percent';
import { changePct, changePp } from './features';

test('percentages have one decimal, and a percentage of 0 is 0', () => {
  expect([percent(1, 3), percent(2, 3), percent(1, 8), percent(5, 2), percent(0, 7), percent(3, 0)]).toEqual([
    33.3, 66.7, 12.5, 250, 0, 0,
  ]);
  expect(percent(1, 16)).toBe(6.3);
  expect(percent(-1, 16)).toBe(-6.3);
  expect(Object.is(percent(-1, 100_000), 0)).toBe(true);
});

test('a change from 0 is 100 percent, or 0 without a change', () => {
  expect([changePct(0, 0), changePct(5, 0), changePct(0, 5), changePct(15, 10), changePct(2, 3)]).toEqual([
    0, 100, -100, 50, -33.3,
  ]);
});

test('changePp is the difference of the rounded percentages', () => {
  expect(changePp(33.3, 22.2)).toBe(11.1);
  expect(changePp(0.1, 0.3)).toBe(-0.2);
});
