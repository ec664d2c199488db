import { SYNONYMS } from './synonyms';

/** Longer words are not typos. */
const MAX_WORD_LENGTH = 50;

const plain = (word: string): string => word.toLowerCase().replace(/[-_\s]/g, '');

/** Maximum suggestions per response. Comparing is slow, and a request may contain many words. */
const MAX_HINTS = 10;

/** The remaining suggestions of a response. */
export type Hints = { left: number };

export const someHints = (): Hints => ({ left: MAX_HINTS });

/** Uses one suggestion. @returns false if none is left */
export function takeHint(hints: Hints): boolean {
  if (hints.left <= 0) return false;
  hints.left -= 1;
  return true;
}

/**
 * The edit distance of two words: letters to change, add, remove or swap with their neighbor. Infinite if it exceeds `most`.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let lastLeast = 0;
  let [beforeLast, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const best = Math.min(change, (last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(best, (beforeLast?.[j - 2] ?? 0) + 1) : best);
    }
    const least = Math.min(...row);
    // A swap uses the row before the previous one.
    if (least > most && lastLeast > most) return Number.POSITIVE_INFINITY;
    lastLeast = least;
    [beforeLast, last] = [last, row];
  }
  const off = last?.[b.length] ?? 0;
  return off <= most ? off : Number.POSITIVE_INFINITY;
}

const MEANINGS = new Map(Object.entries(SYNONYMS).map(([word, meanings]) => [word, meanings.map(plain)]));

/** The known word of which `word` is a synonym. One typo is allowed. */
function synonymOf(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const knownOf = (meanings: readonly string[] = []) => {
    const meant = meanings.find((one) => known.has(one));
    return meant === undefined ? undefined : known.get(meant);
  };
  const exact = knownOf(MEANINGS.get(word));
  if (exact !== undefined || word.length <= 4) return exact;
  for (const [other, meanings] of MEANINGS) {
    const meant = distance(word, other, 1) === 1 ? knownOf(meanings) : undefined;
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/**
 * The known word that a word most likely means: the same except for case, hyphens and underscores; a synonym; or a word with a small
 * edit distance. @returns undefined if there is none
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const own = plain(word.slice(0, MAX_WORD_LENGTH + 1));
  if (own === '' || own.length > MAX_WORD_LENGTH) return undefined;
  const byPlain = new Map(known.map((one) => [plain(one), one]));
  let best: { one: string; off: number } | undefined;
  for (const one of byPlain.keys()) {
    const most = Math.min(
      Math.floor(Math.max(own.length, one.length) / 3),
      (best?.off ?? Number.POSITIVE_INFINITY) - 1,
    );
    const off = distance(own, one, most);
    if (off <= most) best = { one, off };
  }
  // Allow no typo in short words.
  const slip = best && best.off <= (own.length > 4 ? 1 : 0) ? best.one : undefined;
  const meant = slip ?? synonymOf(own, byPlain);
  return (meant !== undefined ? (byPlain.get(plain(meant)) ?? meant) : undefined) ?? (best && byPlain.get(best.one));
}
