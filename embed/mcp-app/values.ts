type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NAMES = ['title', 'text', 'name', 'question', 'label'];
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, div, br, blockquote';

/** The text of HTML. It is parsed in a document that runs no scripts and loads nothing. */
function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  return (body.textContent ?? '').trim() || html;
}

function entryText(entry: unknown): string {
  if (!isObject(entry)) return typeof entry === 'string' ? plainText(entry) : String(entry);
  const name = NAMES.map((key) => entry[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? plainText(name) : JSON.stringify(entry, null, 1);
}

/** A value as people read it; undefined for none. */
export function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((entry, at) => `${at + 1}. ${entryText(entry)}`).join('\n') || '(empty)';
  return entryText(value);
}

/** `tourStart` as "Tour start". */
export const spaced = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** The position of an entry of a list, from 1. */
function positionOf(list: unknown, id: string): number | undefined {
  const at = Array.isArray(list) ? list.findIndex((entry) => isObject(entry) && String(entry.id) === id) : -1;
  return at < 0 ? undefined : at + 1;
}

/** The position of the first entry that changes, such as a step; undefined where none does. */
export function firstEntry(paths: readonly string[], record: Fields): number | undefined {
  for (const path of paths) {
    const [, list = '', id = ''] = /^(?:settings\.)?(steps|items|questions)\[id=([^\]]*)\]/.exec(path) ?? [];
    const { settings } = record;
    const position = positionOf(record[list] ?? (isObject(settings) ? settings[list] : undefined), id);
    if (position !== undefined) return position;
  }
  return undefined;
}

/** A path such as `steps[id=a1].title` as "Step 2, title". @param record the record that the path points into, if it is known */
export function placeName(path: string, record: Fields = {}): string {
  let at: unknown = record;
  const names = path.split('.').map((part) => {
    const [, field = part, id] = /^([^[]+)\[id=(.*)\]$/.exec(part) ?? [];
    const list = isObject(at) ? at[field] : undefined;
    at = Array.isArray(list) ? list.find((entry) => isObject(entry) && String(entry.id) === id) : list;
    if (id === undefined) return spaced(part.replace('[order]', ', order'));
    const position = positionOf(list, id);
    return `${spaced(field.replace(/s$/, ''))}${position === undefined ? '' : ` ${position}`}`;
  });
  const shown = names.length > 1 && (names[0] === 'Settings' || names[0] === 'Content') ? names.slice(1) : names;
  return shown.map((name, index) => (index ? name.toLowerCase() : name)).join(', ');
}

export type Reach = { matching: number; total: number };

const count = new Intl.NumberFormat('en');

/** How many users a widget reaches. */
export const reachText = ({ matching, total }: Reach): string =>
  `reaches ${count.format(matching)} of ${count.format(total)} users`;
