import { beginningOf } from '../targeting/beginning';
import type { PendingWarning } from './warning';

/** Maximum number of entries of a list that are checked for their texts. */
export const MAX_CHECKED_ENTRIES = 100;
/** Maximum number of characters of a text that a warning repeats. */
export const MAX_SHOWN = 40;

const PLACEHOLDER = /\{\{[^{}\n]{1,100}\}\}/;

/** Fields whose strings are not shown to people. */
export const NO_TEXT: ReadonlySet<string> = new Set(['id', 'domQuery', 'targetSnapshot', 'displayTriggerValue']);

/** Warnings about placeholders in a text, which Docent does not replace. */
export function placeholderWarnings(path: string, text: string): PendingWarning[] {
  const [found] = PLACEHOLDER.exec(text) ?? [];
  if (found === undefined) return [];
  const message = `Nothing fills in \`${beginningOf(found, MAX_SHOWN)}\`: people read it as it is.`;
  return [{ path, code: 'placeholder', message }];
}

/** Warnings about placeholders in the texts of a value: a text, or a list or object that contains some. */
export function placeholdersIn(value: unknown, path: string): PendingWarning[] {
  if (typeof value === 'string') return placeholderWarnings(path, value);
  if (Array.isArray(value))
    return value.slice(0, MAX_CHECKED_ENTRIES).flatMap((entry, at) => placeholdersIn(entry, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) =>
    NO_TEXT.has(name) ? [] : placeholdersIn(own, path ? `${path}.${name}` : name),
  );
}
