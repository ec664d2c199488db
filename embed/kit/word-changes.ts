import { diffWordsWithSpace } from 'diff';

/** Longer texts are shown whole, one below the other: marking their words would take too long. */
const MAX_MARKED_LENGTH = 4_000;
const MIN_SAME_SHARE = 0.4;

/** The words of a text before and after; undefined where so few are the same that two texts are read more easily. */
export function wordChanges(from: string, to: string) {
  if (from.length + to.length > MAX_MARKED_LENGTH) return undefined;
  const words = diffWordsWithSpace(from, to);
  const same = words.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  const share = same.join('').replace(/\s/g, '').length / Math.max(from.length, to.length);
  return share >= MIN_SAME_SHARE ? words : undefined;
}
