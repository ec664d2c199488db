/** The pseudo-classes that match the text of an element, named as in Playwright. */
export type TextMatch = 'text' | 'text-is' | 'has-text';

/** One part of a selector: an ARIA role with an accessible name, or CSS with text conditions. */
export type SelectorPart =
  | { role: string; name?: string; ignoresCase: boolean }
  | { css: string; texts: { match: TextMatch; text: string }[] };

const QUOTED = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`;
const ROLE = new RegExp(`^role=([a-z]+)(?:\\[name=(${QUOTED})\\s*(i)?\\])?$`);
const TEXT_AT_END = new RegExp(`:(text|text-is|has-text)\\((${QUOTED})\\)$`);
const CHAIN = />>(?=(?:[^"']|"[^"]*"|'[^']*')*$)/;

const unquote = (quoted: string): string => quoted.slice(1, -1).replace(/\\(.)/g, '$1');

function partOf(text: string): SelectorPart {
  const role = ROLE.exec(text);
  if (role) {
    const [, name = '', quoted, ignoresCase] = role;
    return { role: name, ...(quoted && { name: unquote(quoted) }), ignoresCase: ignoresCase === 'i' };
  }
  const texts: { match: TextMatch; text: string }[] = [];
  let css = text;
  for (let found = TEXT_AT_END.exec(css); found; found = TEXT_AT_END.exec(css)) {
    texts.unshift({ match: found[1] as TextMatch, text: unquote(found[2] as string) });
    css = css.slice(0, found.index).trim();
  }
  // A malformed `role=` must not be parsed as CSS.
  if (css.startsWith('role=')) css = '';
  else if (!css && texts.length) css = '*';
  return { css, texts };
}

/**
 * The parts of a selector between `>>`. Each part is searched inside the elements that the previous part matched. A part is
 * `role=button[name="…"]`, or CSS that may end with `:text("…")`, `:text-is("…")` or `:has-text("…")`.
 */
export const selectorParts = (selector: string): SelectorPart[] =>
  selector.split(CHAIN).map((part) => partOf(part.trim()));
