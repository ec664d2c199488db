import type { UnpublishedChanges } from './types';

/**
 * The unpublished changes that are shown, with the review of the stored ones and without the conflicts that were decided. The version stays
 * that of the shown ones, so that a save which is based on them is refused.
 */
export function withReviewOf<T extends Pick<UnpublishedChanges, 'review' | 'conflicts'>>(
  shown: T,
  stored: T | null | undefined,
): T {
  const undecided = new Set(stored?.conflicts.map(({ path }) => path));
  const conflicts = shown.conflicts.filter(({ path }) => undecided.has(path));
  return { ...shown, review: stored?.review ?? null, conflicts };
}
