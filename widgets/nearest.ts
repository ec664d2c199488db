import { SYNONYMS } from './synonyms';

/** Longer words are nobody's slip of the pen. */
const LONGEST = 50;

const plain = (word: string): string => word.toLowerCase().replace(/[-_\s]/g, '');

/** How many letters must change, be added, taken away or swapped with their neighbour to make one word the other. */
function distance(a: string, b: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const best = Math.min(change, (last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(best, (beforeLast?.[j - 2] ?? 0) + 1) : best);
    }
    [beforeLast, last] = [last, row];
  }
  return last?.[b.length] ?? 0;
}

/** The synonym of a word that is known; one letter off counts, too. */
function synonymOf(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const slips = word.length > 4 ? Object.keys(SYNONYMS).filter((other) => distance(word, other) === 1) : [];
  for (const other of [word, ...slips]) {
    const meant = (Object.hasOwn(SYNONYMS, other) ? SYNONYMS[other] : undefined)?.find((one) => known.has(plain(one)));
    if (meant !== undefined) return known.get(plain(meant));
  }
  return undefined;
}

/**
 * The known word that another one most likely stands for: the same but for case, hyphens and underscores; what others call it; or one
 * that is few letters away. @returns undefined where none is near.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const own = plain(word.slice(0, LONGEST + 1));
  if (own === '' || own.length > LONGEST) return undefined;
  const byPlain = new Map(known.map((one) => [plain(one), one]));
  const [best] = [...byPlain.keys()]
    .map((one) => ({ one, off: distance(own, one) }))
    .sort((a, b) => a.off - b.off)
    .filter(({ one, off }) => off <= Math.floor(Math.max(own.length, one.length) / 3));
  // Of a short word, one letter is much.
  const isSlip = best !== undefined && best.off <= (own.length > 4 ? 1 : 0);
  const meant = (isSlip ? best.one : undefined) ?? synonymOf(own, byPlain);
  return (meant !== undefined ? (byPlain.get(plain(meant)) ?? meant) : undefined) ?? (best && byPlain.get(best.one));
}
