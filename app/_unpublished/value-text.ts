import type { Fields } from '../../ui/form/draft';

/** Texts used to format values. */
export type ValueWords = {
  nothing: string;
  yes: string;
  no: string;
  rules: (targeting: Fields) => string;
  /** How often a widget shows: `mode` and its parameters. */
  frequency: (frequency: Fields) => string;
};

const TEXT_KEYS = ['title', 'text', 'name', 'question', 'label'];

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const withoutTags = (html: string): string =>
  html
    .replace(/<\/(p|li|h\d|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();

/** A text for one step, item or option. */
export const entryText = (entry: unknown): string => {
  if (!isObject(entry)) return String(entry);
  const word = TEXT_KEYS.map((key) => entry[key]).find((value) => typeof value === 'string' && value);
  return typeof word === 'string' ? withoutTags(word) : JSON.stringify(entry);
};

function textOf(value: unknown, words: ValueWords): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return withoutTags(value) || value;
  if (Array.isArray(value))
    return value.map((entry, at) => `${at + 1}. ${entryText(entry)}`).join('\n') || words.nothing;
  if (isObject(value) && Array.isArray(value.rules)) return words.rules(value);
  if (isObject(value) && typeof value.mode === 'string') return words.frequency(value);
  return entryText(value);
}

const HOURS_A_DAY = 24;

/** Converts hours to days if they make up whole days. */
export const spanOf = (hours: number): { unit: 'hours' | 'days'; count: number } =>
  hours > 0 && hours % HOURS_A_DAY === 0
    ? { unit: 'days', count: hours / HOURS_A_DAY }
    : { unit: 'hours', count: hours };

/** Returns readable texts, or raw values if the texts are identical. */
export function valueTexts(values: readonly [unknown, unknown], words: ValueWords): [string, string] {
  const [one, other] = values.map((value) => textOf(value, words)) as [string, string];
  if (one !== other) return [one, other];
  const asIs = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? words.nothing));
  return [asIs(values[0]), asIs(values[1])];
}
