import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toScore } from './score';

test('the score is rounded from the counts, not from the rounded shares', () => {
  // 2/3 − 1/3: the shares show 66.7 and 33.3, whose difference would be 33.4.
  expect(toScore({ promoters: 2, passives: 0, detractors: 1 })).toMatchObject({
    npsScore: 33.3,
    promoters: { percentage: 66.7 },
    detractors: { percentage: 33.3 },
  });
});

test('halves are rounded away from zero, and zero is never negative', () => {
  expect(toScore({ promoters: 1, passives: 15, detractors: 0 }).npsScore).toBe(6.3);
  expect(toScore({ promoters: 0, passives: 15, detractors: 1 }).npsScore).toBe(-6.3);
  expect(Object.is(toScore({ promoters: 10_000, passives: 10_000, detractors: 10_001 }).npsScore, 0)).toBe(true);
});

test('the score is between −100 and 100, within a tenth of the difference of the shares', () => {
  const counts = fc.record({ promoters: fc.nat(5_000), passives: fc.nat(5_000), detractors: fc.nat(5_000) });
  fc.assert(
    fc.property(counts, (given) => {
      const { npsScore, promoters, detractors, totalResponses } = toScore(given);
      expect(totalResponses).toBe(given.promoters + given.passives + given.detractors);
      expect(Math.abs(npsScore)).toBeLessThanOrEqual(100);
      expect(Math.abs(npsScore - (promoters.percentage - detractors.percentage))).toBeLessThan(0.151);
      expect(Math.round(npsScore * 10) / 10).toBe(npsScore);
    }),
  );
});
