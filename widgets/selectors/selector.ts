import { isTraversal, parse, type Selector } from 'css-what';
import { alternativesOf } from './alternatives';
import { selectorParts } from './selector-parts';

/** The pseudo-classes that `querySelector` knows in every current browser. */
const PSEUDO_CLASSES = new Set(
  `active any-link autofill checked default defined dir disabled empty enabled first-child first-of-type focus focus-visible
  focus-within fullscreen has host host-context hover in-range indeterminate invalid is lang last-child last-of-type link modal not
  nth-child nth-last-child nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range picture-in-picture
  placeholder-shown popover-open read-only read-write required root scope state target user-invalid user-valid valid visited where`.split(
    /\s+/,
  ),
);

const isKnown = (selector: Selector): boolean => {
  if (selector.type === 'column-combinator' || selector.type === 'parent') return false;
  if (selector.type === 'attribute') return selector.action !== 'not';
  if (selector.type !== 'pseudo') return true;
  const inner = Array.isArray(selector.data) ? selector.data : [];
  return PSEUDO_CLASSES.has(selector.name) && inner.every((one) => one.every(isKnown));
};

/** True for a CSS selector list that browsers accept, without a combinator at either end. */
function isPlain(text: string): boolean {
  try {
    return parse(text).every((one) => {
      const [first, last] = [one[0], one.at(-1)];
      return first && last && !isTraversal(first) && !isTraversal(last) && one.every(isKnown);
    });
  } catch {
    return false;
  }
}

/** True for CSS that browsers understand, and for parts with a role or a non-empty text. */
const isPart = (text: string): boolean =>
  selectorParts(text).every((part) =>
    'role' in part
      ? part.name === undefined || part.name.trim() !== ''
      : part.css !== '' && isPlain(part.css) && part.texts.every(({ text: wanted }) => wanted.trim() !== ''),
  );

/**
 * True for a selector that the browser script understands: CSS, roles and texts (see `selectorParts`); `host >>> inner` leads into shadow
 * roots and frames, `a || b` tries b after a.
 */
export const isSelector = (text: string): boolean =>
  alternativesOf(text).every((one) => one.split('>>>').every((part) => part.trim() !== '' && isPart(part.trim())));

const POSITION = /^(nth|first|last|only)-/;

/** True when CSS selects an element by its position among siblings, and not by an attribute of its own. */
function isByPosition(css: string): boolean {
  try {
    return parse(css).some((one) => {
      const own = one.slice(one.findLastIndex(isTraversal) + 1);
      const isPlaced = one.some((part) => part.type === 'pseudo' && POSITION.test(part.name));
      const isNamed = own.some((part) => part.type === 'attribute' && part.name !== 'class');
      return isPlaced && !isNamed;
    });
  } catch {
    return false;
  }
}

/** True when every alternative of a selector depends on the position of the element. */
export const isPositional = (text: string): boolean =>
  alternativesOf(text).every((one) => {
    const last = selectorParts(one.split('>>>').at(-1) ?? '').at(-1);
    return last !== undefined && 'css' in last && !last.texts.length && isByPosition(last.css);
  });
