const MARK = /[\u0300-\u036f]/;
const MARKS = /[\u0300-\u036f]/g;

const isOne = (text: string): boolean => [...text].length === 1;

// Converts to uppercase and back, since σ and ς, or i and ı, have the same capital. Only the first character is kept: İ becomes two.
function letterInAnyCase(letter: string): string {
  if (MARK.test(letter)) return letter;
  const capital = letter.toUpperCase();
  return [...(isOne(capital) ? capital : letter).toLowerCase()][0] ?? letter;
}

/** Normalizes a text for searches: one case, composed. docs/adr/0012 lists the letters. */
export const foldCase = (text: string): string =>
  Array.from(text.normalize('NFC'), letterInAnyCase)
    .join('')
    // The combining dot of İ.
    .replaceAll('i\u0307', 'i');

/** Searches `text` for `part`, in any case. A match followed by a combining mark does not count, since the mark changes its last letter. */
export function containsInAnyCase(text: string, part: string): boolean {
  const [all, wanted] = [foldCase(text), foldCase(part)];
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1)) {
    if (wanted === '' || !MARK.test(all.charAt(at + wanted.length))) return true;
  }
  return false;
}

function letterInOrder(letter: string): string {
  const parts = letter.normalize('NFD');
  const bare = parts.replace(MARKS, '');
  if (bare === '') return '';
  return letterInAnyCase(bare !== parts && isOne(bare) ? bare : letter);
}

/** Normalizes a name for sorting: case and marks are ignored. The function `name_order` of the database does the same. */
export const nameOrder = (name: string): string => Array.from(name, letterInOrder).join('');

function compareCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  const at = left.findIndex((letter, index) => letter !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}

/** Orders names as the lists of the API do. */
export const compareNames = (one: string, other: string): number => compareCodePoints(nameOrder(one), nameOrder(other));
