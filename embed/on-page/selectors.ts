import { className, finder } from '@medv/finder';
import { isGenerated } from '../kit/generated-id';
import type * as Semantics from '../kit/semantics';
import { findAll } from '../script/find';

type Root = Document | ShadowRoot;

/** Attributes that teams add so that tools can find elements, the most specific first. */
const LOCATOR_ATTRIBUTES = ['data-tour', 'data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'];
/** Attributes that name an element to people or to the server. */
const NAME_ATTRIBUTES = ['aria-label', 'name', 'href', 'title', 'alt', 'placeholder'];
/** A selector and two fallbacks. */
const MAX_SELECTORS = 3;
const MAX_SELECTOR_LENGTH = 300;
const MAX_VALUE_LENGTH = 80;
const SEARCH_TIMEOUT_MS = 150;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

const isWritable = (value: string): boolean =>
  value.trim() !== '' && value.length <= MAX_VALUE_LENGTH && !/[\n\r]|>>>|\|\||'/.test(value);

function attribute(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name);
  return value !== null && isWritable(value) ? `[${name}=${quoted(value)}]` : undefined;
}

/** Selectors by attributes that were added to find the element, and by its id. */
function locators(element: Element): string[] {
  const id = element.id && !isGenerated(element.id) ? `#${CSS.escape(element.id)}` : undefined;
  return [...LOCATOR_ATTRIBUTES.map((name) => attribute(element, name)), id].filter((one) => one !== undefined);
}

/** Selectors by the role or tag of the element together with one of its names. */
function namedSelectors(element: Element): string[] {
  const role = attribute(element, 'role');
  const base = role ?? element.localName;
  return NAME_ATTRIBUTES.flatMap((name) => {
    const named = attribute(element, name);
    return named ? [base + named] : [];
  });
}

/** The selectors in `within` and the tag of the element, each after a locator of the nearest ancestor that has one. */
function scoped(element: Element, within: readonly string[]): string[] {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const [ancestor] = locators(at);
    if (ancestor) return [...within, element.localName].map((one) => `${ancestor} ${one}`);
  }
  return [];
}

/** A short CSS path to the element. @param plain leaves out ids and classes */
function path(element: Element, root: Root, plain: boolean): string[] {
  try {
    const options = {
      root: root as unknown as Element,
      idName: (id: string) => !plain && !isGenerated(id),
      className: (name: string) => !plain && className(name),
      attr: () => false,
      timeoutMs: SEARCH_TIMEOUT_MS,
    };
    const found = finder(element, options);
    const above = element.parentElement;
    // A tag alone, such as `button`, soon matches another element.
    return [above && /^[a-z][a-z0-9]*$/.test(found) ? `${above.localName} > ${found}` : found];
  } catch {
    return [];
  }
}

/** Selectors by the text of the element. Texts with quotes need escapes, and texts with digits change often: both are left out. */
function textSelectors(element: Element, { nameOf, roleOf, hasPlainText }: typeof Semantics): string[] {
  const [role, name] = [roleOf(element), nameOf(element)];
  if (!isWritable(name) || /["\\\d]/.test(name)) return [];
  if (role) return [`role=${role}[name="${name}"]`];
  return hasPlainText(element) ? [`${element.localName}:text-is("${name}")`] : [];
}

/** True if a selector depends on the position among siblings, and uses no attribute or id of the element. */
const isPlaced = (selector: string): boolean =>
  /:(nth|first|last|only)-/.test(selector) && !/[[#][^ >+~]*$/.test(selector);

/** Selectors that match only this element of a document or shadow root. */
function selectorsInRoot(element: Element, root: Root, semantics: typeof Semantics): string[] {
  const stable = [...locators(element), ...namedSelectors(element)];
  const paths = [...scoped(element, stable), ...path(element, root, false), ...path(element, root, true)];
  const all = [...stable, ...textSelectors(element, semantics), ...paths];
  const isUnique = (selector: string) => {
    const found = semantics.matchAll(root, selector);
    return found.length === 1 && found[0] === element && selector.length <= MAX_SELECTOR_LENGTH;
  };
  return [...new Set(all)].filter(isUnique).slice(0, MAX_SELECTORS);
}

/** Up to three selectors that match only this element, the most stable first; empty if there is none. */
export function selectorsFor(element: Element, semantics: typeof Semantics): string[] {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return root instanceof Document ? selectorsInRoot(element, root, semantics) : [];
  const hosts = selectorsFor(root.host, semantics);
  return selectorsInRoot(element, root, semantics)
    .flatMap((inner, at) => {
      const host = hosts[Math.min(at, hosts.length - 1)];
      return host ? [`${host} >>> ${inner}`] : [];
    })
    .filter((selector) => selector.length <= MAX_SELECTOR_LENGTH && findAll(selector)[0] === element);
}

/** True if all selectors depend on the position of the element. */
export const arePositions = (selectors: readonly string[]): boolean =>
  selectors.every((selector) => isPlaced(selector.split('>>>').at(-1)?.trim() ?? ''));
