import { percent } from '../../../platform/percent';
import type { NpsScore } from './schema';

/**
 * Returns the score for these counts. Shares and score are each rounded from the counts, so the score may differ by 0.1 from the difference
 * of the rounded shares.
 */
export function toScore(counts: { promoters: number; passives: number; detractors: number }): NpsScore {
  const { promoters, passives, detractors } = counts;
  const total = promoters + passives + detractors;
  const share = (count: number) => ({ count, percentage: percent(count, total) });
  return {
    npsScore: percent(promoters - detractors, total),
    totalResponses: total,
    promoters: share(promoters),
    passives: share(passives),
    detractors: share(detractors),
  };
}
