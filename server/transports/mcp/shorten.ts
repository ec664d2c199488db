import type { Path } from '../../operations/end-users';

/** Bytes that a value takes as JSON in UTF-8. */
export const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** With less space than this, a value is left out instead of shortened. */
const MIN_BYTES = 40;

/** Called with the path of each shortened value; for a list, also with how much of it is kept, such as `2 of 40`. */
export type Note = (path: Path, kept?: string) => void;

/** Shortens a text so that its JSON, escapes included, takes at most about `most` bytes. Appends the original length. */
function shortenText(text: string, most: number): string {
  const bytes = Buffer.from(text);
  const fitting = Math.floor(((most - MIN_BYTES) * bytes.length) / sizeOf(text));
  const kept = bytes
    .subarray(0, Math.max(0, fitting))
    .toString()
    .replace(/\uFFFD+$/, '');
  return `${kept}… (${text.length} characters)`;
}

function shortenList(list: readonly unknown[], most: number, path: Path, note: Note): unknown[] {
  const kept: unknown[] = [];
  let left = most;
  for (const [at, item] of list.entries()) {
    const size = sizeOf(item) + 1;
    if (size > left) {
      if (!kept.length && left > MIN_BYTES) kept.push(shorten(item, left, [...path, at], note));
      break;
    }
    kept.push(item);
    left -= size;
  }
  if (kept.length < list.length) note(path, `${kept.length} of ${list.length}`);
  return kept;
}

/** Keeps the smallest fields first, so that names and ids stay complete. The other fields share the remaining space. */
function shortenFields(value: object, most: number, path: Path, note: Note): object {
  const sized = Object.entries(value).map(([key, field]) => ({ key, field, size: sizeOf(field) + sizeOf(key) + 2 }));
  const kept = new Map<string, unknown>();
  let left = most;
  for (const [at, { key, field, size }] of sized.toSorted((one, other) => one.size - other.size).entries()) {
    const share = Math.floor(left / (sized.length - at));
    const isWhole = size <= share;
    if (!isWhole && share - sizeOf(key) < MIN_BYTES) {
      note([...path, key]);
      continue;
    }
    const given = isWhole ? field : shorten(field, share - sizeOf(key) - 2, [...path, key], note);
    kept.set(key, given);
    left -= isWhole ? size : sizeOf(given) + sizeOf(key) + 2;
  }
  return Object.fromEntries(sized.filter(({ key }) => kept.has(key)).map(({ key }) => [key, kept.get(key)]));
}

/** Shortens a value to about `most` bytes. Small parts stay complete; `note` is called for each shortened one. */
export function shorten(value: unknown, most: number, path: Path, note: Note): unknown {
  if (sizeOf(value) <= most) return value;
  if (Array.isArray(value)) return shortenList(value, most, path, note);
  if (typeof value === 'object' && value !== null) return shortenFields(value, most, path, note);
  note(path);
  return typeof value === 'string' ? shortenText(value, most) : null;
}
