import { foldCase } from '../../widgets/targeting/any-case';

const LAST_LETTER = 0x1e943;
const CASED = /\p{Changes_When_Casemapped}/u;

type Letters = ReadonlyMap<string, string[]>;
let known: Letters | undefined;

/** The letters that are equal when case is ignored, by their form in `foldCase`. */
function lettersInAnyCase(): Letters {
  if (known) return known;
  const letters = new Map<string, string[]>();
  for (let point = 0; point <= LAST_LETTER; point++) {
    const letter = String.fromCodePoint(point);
    if (!CASED.test(letter)) continue;
    const same = foldCase(letter);
    letters.set(same, [...(letters.get(same) ?? []), letter]);
  }
  known = letters;
  return letters;
}

const sameLetters = (letter: string): string[] => lettersInAnyCase().get(foldCase(letter)) ?? [letter];

const oneOf = (letters: string[]): string => `[${letters.join('').replace(/[\\\]^[-]/g, '\\$&')}]`;

/** The decomposed forms of a letter with marks: partly composed, or not at all. */
function formsOf(letter: string): string[] {
  const parts = [...letter.normalize('NFD')];
  const mark = parts.pop();
  if (mark === undefined || parts.length === 0) return [];
  const base = parts.join('').normalize('NFC');
  const composed = [...base].length === 1 ? [oneOf(sameLetters(base))] : [];
  return [...composed, ...formsOf(base)].map((form) => form + oneOf([mark]));
}

function patternOf(letter: string): string {
  const letters = sameLetters(letter);
  const forms = new Set([oneOf(letters), ...letters.flatMap(formsOf)]);
  return forms.size === 1 ? oneOf(letters) : `(?:${[...forms].join('|')})`;
}

/**
 * A regular expression for texts that contain `part` in any case; null when every text does. It lists each matching letter, because
 * PostgreSQL's own rules of case depend on its locale. A combining mark after the last letter would make it another letter.
 */
export const patternInAnyCase = (part: string | undefined): string | null =>
  part ? `${Array.from(foldCase(part), patternOf).join('')}(?![\u0300-\u036f])` : null;

/** SQL for whether `text` matches the pattern in `parameter`. With this collation, the result does not depend on the locale. */
export const matchesPattern = (text: string, parameter: string): string =>
  `((${text}) COLLATE "C" ~ ${parameter}::text)`;

/** SQL for the sort key of a name. */
export const NAME_ORDER = 'name_order("name") COLLATE "C"';
