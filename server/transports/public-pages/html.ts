import { beginningOf } from '../../../widgets/targeting/beginning';

/** Escaped markup. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// Characters that XML 1.0 does not allow, even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches the characters to remove
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for an element or a quoted attribute, in HTML and in XML. */
export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (one) => ESCAPES[one] as string);

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escaped(part);
  return typeof part === 'number' ? String(part) : part.map(write).join('');
}

/** A template literal for markup: values are escaped unless they are markup, lists are joined, undefined and false are left out. */
export const html = (markup: TemplateStringsArray, ...values: Part[]): Html =>
  new Html(markup.map((text, at) => text + write(values[at])).join(''));

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of sanitized HTML, truncated. */
export function excerptOf(sanitized: string, most: number): string {
  const words = sanitized
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] as string)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= most) return words;
  return `${beginningOf(words, words.lastIndexOf(' ', most) + 1 || most).trimEnd()}…`;
}

/** Lowers an author's headings below a heading of `level`. None skips a level, so that the page has a consistent outline. */
function orderHeadings(level: number, sanitized: string): string {
  let last = level;
  return sanitized.replace(/<(\/?)h([1-6])(?=[\s>])/g, (_, slash: string, own: string) => {
    if (!slash) last = Math.min(6, last + 1, level + Number(own));
    return `<${slash}h${last}`;
  });
}

/**
 * Adjusts sanitized HTML of an author for a place below a heading of `level`. Pictures without a text are decorative and loaded lazily;
 * elements that may be too wide can be scrolled with the keyboard.
 */
export const embedBelowHeading = (level: number, sanitized: string): Html =>
  new Html(
    orderHeadings(level, sanitized)
      .replace(/<img (?![^>]*\balt=)/g, '<img alt="" ')
      .replace(/<img /g, '<img loading="lazy" ')
      .replace(/<(pre|table)(?=[\s>])/g, '<$1 tabindex="0"'),
  );
