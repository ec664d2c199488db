import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { alternativesOf } from '../../widgets/selectors/alternatives';
import { type SelectorPart, selectorParts, type TextMatch } from '../../widgets/selectors/selector-parts';
import { describeElement, type FoundTarget, type TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import { isGenerated } from './generated-id';

// Loaded for selectors that name a role or a text, and for elements that were picked: it computes roles and accessible names.

const MAX_TEXT = 80;
/** The elements that have a role without a `role` attribute. For a role that is not listed, all elements are checked. */
const TAGS: Record<string, string> = {
  button: 'button,input,summary',
  checkbox: 'input',
  combobox: 'select,input',
  heading: 'h1,h2,h3,h4,h5,h6',
  img: 'img,svg',
  link: 'a,area',
  radio: 'input',
  searchbox: 'input',
  textbox: 'input,textarea',
};
/** Attributes by which applications tell an element from others, and that a release does not change by accident. */
const STABLE = /\[(data-[\w-]+|name|href|aria-label|title|alt|placeholder|for|id|value)[*^$~|]?=/;
const POSITIONAL = /:(nth-|first-|last-|only-)/;
const ID = /#((?:[\w-]|\\.|[^\0-\x7f])+)/;

const squeeze = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const hashOf = (text: string): string => {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
};

/** Text that identifies the picture of an element without a name; empty without a picture. */
function pictureOf(element: Element): string {
  const picture = element.matches('img,svg') ? element : element.querySelector('img,svg');
  if (!picture) return '';
  return `picture ${hashOf(picture.getAttribute('src')?.split(/[?#]/)[0] ?? picture.innerHTML)}`;
}

export const roleOf = (element: Element): string => getRole(element) ?? '';

/** True if the name of an element is its whole text. The text is short then, since names are cut at MAX_TEXT. */
export const hasPlainText = (element: Element): boolean => squeeze(element.textContent) === nameOf(element);

/** The name of an element: its accessible name, else its text if that is short, else a hash of its picture. */
export function nameOf(element: Element): string {
  const name = squeeze(computeAccessibleName(element));
  if (name) return name.slice(0, MAX_TEXT);
  const text = squeeze(element.textContent);
  return text.length > MAX_TEXT ? '' : text || pictureOf(element);
}

/** The texts around an element that are not its own, such as those of its row. */
function pathOf(element: Element): string {
  const own = squeeze(element.textContent);
  for (let at = element.parentElement; at && at !== element.ownerDocument.body; at = at.parentElement) {
    const text = squeeze(at.textContent);
    if (text.length > own.length) return text.replace(own, '…').slice(0, MAX_TEXT);
  }
  return '';
}

const languageOf = (element: Element): string =>
  (element.closest('[lang]')?.getAttribute('lang') ?? '').toLowerCase().split('-')[0] ?? '';

/** The elements that have a role. The role is computed only for elements that may have it. */
const withRole = (root: ParentNode, role: string): Element[] =>
  [...root.querySelectorAll(role ? `[role~="${role}"],${TAGS[role] ?? '*'}` : '*')].filter(
    (element) => roleOf(element) === role && element.localName !== 'docent-widget',
  );

/** Elements that may get their name from something other than their text. */
const NAMING = '[aria-label],[aria-labelledby],[title],[alt],svg,img';

/**
 * The elements of a tag that have no role and may have this name. This check comes first because computing names costs a thousand times as
 * much, and some pages have thousands of such elements.
 */
const withoutRole = (root: ParentNode, tag: string, name: string): Element[] =>
  [...root.querySelectorAll(tag)].filter((one) => {
    const text = squeeze(one.textContent);
    const isText = (text.length > MAX_TEXT ? '' : text) === name || (!text && name.startsWith('picture '));
    return (isText || one.matches(NAMING)) && !roleOf(one);
  });

const sameText = (a: string, b: string, ignoresCase: boolean): boolean =>
  ignoresCase ? a.toLowerCase() === b.toLowerCase() : a === b;

const TEXTS: Record<TextMatch, (text: string, wanted: string) => boolean> = {
  'text-is': (text, wanted) => text === wanted,
  text: (text, wanted) => text.toLowerCase().includes(wanted.toLowerCase()),
  'has-text': (text, wanted) => text.toLowerCase().includes(wanted.toLowerCase()),
};

const textOf = (element: Element): string =>
  squeeze(
    element.matches('input:is([type=button],[type=submit],[type=reset])')
      ? (element as HTMLInputElement).value
      : element.textContent,
  );

function matchPart(root: ParentNode, part: SelectorPart): Element[] {
  if ('role' in part) {
    const { role, name, ignoresCase } = part;
    return withRole(root, role).filter(
      (element) => name === undefined || sameText(nameOf(element), squeeze(name), ignoresCase),
    );
  }
  let found = [...root.querySelectorAll(part.css)];
  for (const { match, text } of part.texts) {
    found = found.filter((element) => TEXTS[match](textOf(element), squeeze(text)));
    // Of nested matches, only the innermost.
    if (match !== 'has-text')
      found = found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
  }
  return found;
}

/** The elements below `root` that a selector of Docent's syntax names. @throws DOMException for CSS that the browser does not support */
export const matchAll = (root: ParentNode, selector: string): Element[] =>
  selectorParts(selector).reduce<ParentNode[]>(
    (roots, part) => [...new Set(roots.flatMap((one) => matchPart(one, part)))],
    [root],
  ) as Element[];

/** The snapshot of an element that was picked. */
export function snapshotOf(element: Element, selector: string): TargetSnapshot {
  const [role, name] = [roleOf(element), nameOf(element)];
  const root = element.getRootNode() as ParentNode;
  const alike = withRole(root, role).filter(
    (one) => (role || one.localName === element.localName) && nameOf(one) === name,
  );
  const path = pathOf(element);
  return {
    selector,
    tag: element.localName,
    role,
    name,
    path,
    alike: alike.length,
    alikeInPlace: alike.filter((one) => pathOf(one) === path).length,
    language: languageOf(element),
  };
}

/** True if an alternative names the element by an attribute that applications choose: the text of the element may then change. */
function isStable(alternative: string): boolean {
  const last =
    alternative
      .split('>>')
      .at(-1)
      ?.split(/[\s>+~](?![^[]*\])(?![^(]*\))/)
      .at(-1) ?? '';
  const id = ID.exec(last.replace(/\[[^\]]*\]/g, ''))?.[1];
  return !POSITIONAL.test(last) && (STABLE.test(last) || (id !== undefined && !isGenerated(id)));
}

/**
 * Finds an element that was picked. A stable attribute is trusted. Otherwise the element must have the role and name that it had, and the
 * same text around it if others have that role and name too. An element that only moved is found in its new place.
 * @param findAll finds the elements that one alternative of the selector names
 * @returns undefined if nothing is found; with `change` if the element that is found may be another one
 */
export function resolve(
  snapshot: TargetSnapshot,
  findAll: (selector: string, tried: readonly string[]) => Element[],
): FoundTarget | undefined {
  const { selector, tag, role = '', name = '', path = '', alike = 1, alikeInPlace, language = '' } = snapshot;
  let candidate: Element | undefined;
  for (const one of alternativesOf(selector)) {
    const found = findAll(selector, [one]);
    const drawn = found.filter((element) => element.getClientRects().length > 0);
    const [first = found[0]] = drawn;
    // This alternative matched only one element when it was picked.
    if (first && drawn.length < 2 && isStable(one)) return { element: first };
    candidate ??= first;
  }
  const root = (candidate?.getRootNode() ?? document) as ParentNode;
  const isTranslated = languageOf(candidate ?? document.body) !== language;
  const ofKind = role ? withRole(root, role) : withoutRole(root, tag, name);
  const named = ofKind.filter((one) => nameOf(one) === name);
  const inPlace = named.filter((one) => pathOf(one) === path);
  if (alike === 1 && named.length === 1) return { element: named[0] as Element };
  if (inPlace.length === 1 && (alikeInPlace ?? 1) === 1) return { element: inPlace[0] as Element };
  if (!candidate) return undefined;
  // These elements cannot be told apart, and none was added, removed or moved.
  if (named.length === alike && inPlace.length === (alikeInPlace ?? inPlace.length) && inPlace.includes(candidate))
    return { element: candidate };
  if (isTranslated && !named.length && roleOf(candidate) === role && candidate.localName === tag)
    return { element: candidate };
  const found = describeElement({ tag: candidate.localName, role: roleOf(candidate), name: nameOf(candidate) });
  return { element: candidate, change: { expected: describeElement(snapshot), found } };
}
