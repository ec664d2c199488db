import { RICH_TAGS } from '../../widgets/appearance/rich-text';
import { safeLink, safeSource } from './urls';

/** Elements that are removed with their content. Other elements that are not in RICH_TAGS are replaced by their content. */
const DROPPED =
  /^(script|style|template|iframe|object|embed|noscript|svg|math|head|title|textarea|select|audio|video)$/;
const ATTRIBUTES = ['alt', 'colspan', 'dir', 'height', 'lang', 'rowspan', 'title', 'width'];

type Sanitizing = HTMLElement & { setHTML?: (html: string, options: object) => void };
type TrustedTypes = { createPolicy: (name: string, rules: object) => { createHTML: (html: string) => string } };

let policy: { createHTML: (html: string) => string } | undefined;

/**
 * The key of `sanitized` on the window, set by the file that has created the policy. Each file of the script has a copy of this module, and
 * a page may allow each policy name only once. The policy itself is not shared: it lets any HTML through.
 */
const SHARED = Symbol.for('docent.sanitized');

/** Parses HTML in a document where nothing runs or loads, with the browser's sanitizer if it has one. */
function parse(html: string): Node {
  const inert: Sanitizing = document.implementation.createHTMLDocument('').body;
  if (inert.setHTML)
    try {
      // By default, the sanitizer removes pictures.
      inert.setHTML(html, { sanitizer: {} });
      return inert;
    } catch {
      // An early sanitizer, which takes other options: parse as in a browser without one.
    }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // A page that requires Trusted Types and does not allow the policy `docent` shows the HTML as plain text.
  try {
    if (trustedTypes && !policy) {
      policy = trustedTypes.createPolicy('docent', { createHTML: (text: string) => text });
      Reflect.set(window, SHARED, sanitized);
    }
    return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html').body;
  } catch {
    const shared: typeof sanitized | undefined = Reflect.get(window, SHARED);
    if (shared && shared !== sanitized) return shared(html);
    inert.textContent = html;
    return inert;
  }
}

/** Copies `from` with its allowed attributes; undefined if only its content is kept. */
function allowed(from: Element, tag: string): HTMLElement | undefined {
  if (!RICH_TAGS.includes(tag)) return undefined;
  const element = document.createElement(tag);
  for (const name of ATTRIBUTES) {
    const value = from.getAttribute(name);
    if (value !== null) element.setAttribute(name, value);
  }
  const link = tag === 'a' && safeLink(from.getAttribute('href'));
  if (link) {
    element.setAttribute('href', link);
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (tag === 'img') {
    const source = safeSource(from.getAttribute('src'));
    if (!source) return undefined;
    element.setAttribute('loading', 'lazy');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    element.setAttribute('src', source);
  }
  return element;
}

const MAX_DEPTH = 100;

function copy(from: Node, into: Node, depth: number): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.appendChild(new Text(node.nodeValue ?? ''));
    if (!(node instanceof Element) || depth > MAX_DEPTH) continue;
    const tag = node.localName;
    if (DROPPED.test(tag)) continue;
    const element = allowed(node, tag);
    copy(node, element ? into.appendChild(element) : into, depth + 1);
  }
}

/** Builds `html` without anything that can run; formatting, links and pictures stay. */
export function sanitized(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  copy(parse(html), fragment, 0);
  return fragment;
}

/** Rich text as authors write it, as nodes that cannot run anything. */
export function richText(html: unknown): HTMLElement | undefined {
  if (typeof html !== 'string' || !html.trim()) return undefined;
  const nodes = sanitized(html);
  if (!nodes.textContent?.trim() && !nodes.querySelector('img')) return undefined;
  const holder = document.createElement('div');
  holder.className = 'rich';
  // Plain text keeps its line breaks.
  if (!nodes.firstElementChild) holder.classList.add('plain');
  holder.appendChild(nodes);
  return holder;
}
