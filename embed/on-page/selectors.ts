import { className, finder } from '@medv/finder';
import { isGenerated } from '../kit/generated-id';
import type * as Semantics from '../kit/semantics';
import { findAll } from '../script/find';

type Root = Document | ShadowRoot;

/** Attributes that teams write to find elements by, the most telling first. */
const MADE_TO_FIND = ['data-tour', 'data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'];
/** Attributes that name an element to people, or to the server. */
const NAMING = ['aria-label', 'name', 'href', 'title', 'alt', 'placeholder'];
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

/** What was written to find the element by. */
function marks(element: Element): string[] {
  const id = element.id && !isGenerated(element.id) ? `#${CSS.escape(element.id)}` : undefined;
  return [...MADE_TO_FIND.map((name) => attribute(element, name)), id].filter((one) => one !== undefined);
}

/** What the element is, with how it is called. */
function names(element: Element): string[] {
  const role = attribute(element, 'role');
  const base = role ?? element.localName;
  return NAMING.flatMap((name) => {
    const named = attribute(element, name);
    return named ? [base + named] : [];
  });
}

/** The same below the nearest ancestor that was written to be found. */
function scoped(element: Element, within: readonly string[]): string[] {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const [mark] = marks(at);
    if (mark) return [...within, element.localName].map((one) => `${mark} ${one}`);
  }
  return [];
}

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
    // A mere `button` is soon another one.
    return [above && /^[a-z][a-z0-9]*$/.test(found) ? `${above.localName} > ${found}` : found];
  } catch {
    return [];
  }
}

/** What people read on it. Texts with quotes or figures are left out: those are written badly, and these change. */
function readings(element: Element, { nameOf, roleOf, hasPlainText }: typeof Semantics): string[] {
  const [role, name] = [roleOf(element), nameOf(element)];
  if (!isWritable(name) || /["\\\d]/.test(name)) return [];
  if (role) return [`role=${role}[name="${name}"]`];
  return hasPlainText(element) ? [`${element.localName}:text-is("${name}")`] : [];
}

/** True where an element is named by its place among others, and by nothing of its own. */
const isPlaced = (selector: string): boolean =>
  /:(nth|first|last|only)-/.test(selector) && !/[[#][^ >+~]*$/.test(selector);

function within(element: Element, root: Root, semantics: typeof Semantics): string[] {
  const telling = [...marks(element), ...names(element)];
  const paths = [...scoped(element, telling), ...path(element, root, false), ...path(element, root, true)];
  const all = [...telling, ...readings(element, semantics), ...paths];
  const isAlone = (selector: string) => {
    const found = semantics.matchAll(root, selector);
    return found.length === 1 && found[0] === element && selector.length <= MAX_SELECTOR_LENGTH;
  };
  return [...new Set(all)].filter(isAlone).slice(0, MAX_SELECTORS);
}

/** Selectors that name this element alone, the one that will last longest first; up to three, none where there is no way to. */
export function selectorsFor(element: Element, semantics: typeof Semantics): string[] {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return root instanceof Document ? within(element, root, semantics) : [];
  const hosts = selectorsFor(root.host, semantics);
  return within(element, root, semantics)
    .flatMap((inner, at) => {
      const host = hosts[Math.min(at, hosts.length - 1)];
      return host ? [`${host} >>> ${inner}`] : [];
    })
    .filter((selector) => selector.length <= MAX_SELECTOR_LENGTH && findAll(selector)[0] === element);
}

/** True where only the position of the element tells it from others. */
export const arePositions = (selectors: readonly string[]): boolean =>
  selectors.every((selector) => isPlaced(selector.split('>>>').at(-1)?.trim() ?? ''));
