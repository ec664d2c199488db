import DOMPurify from 'dompurify';
import { safeLink, safeSource } from './urls';

const TAGS =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre s small span strong sub sup table tbody td th thead tr u ul';
const ATTRIBUTES = 'alt colspan dir height href lang rowspan src title width';

let purifier: typeof DOMPurify | undefined;

/** An instance of its own, so that hooks of a host that uses DOMPurify too do not meet ours. */
function purify(): typeof DOMPurify {
  if (purifier) return purifier;
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') {
      const link = safeLink(element.getAttribute('href'));
      if (!link) return element.removeAttribute('href');
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    if (element.tagName === 'IMG') {
      if (!safeSource(element.getAttribute('src'))) return element.remove();
      element.setAttribute('loading', 'lazy');
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
    }
  });
  purifier = own;
  return own;
}

/** Strips `html` of all that can run; formatting, links and pictures stay. */
export const sanitised = (html: string): DocumentFragment =>
  purify().sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** Rich text as authors write it, as nodes that cannot run anything. */
export function richText(html: unknown): HTMLElement | undefined {
  if (typeof html !== 'string' || !html.trim()) return undefined;
  const nodes = sanitised(html);
  if (!nodes.textContent?.trim() && !nodes.querySelector('img')) return undefined;
  const holder = document.createElement('div');
  holder.className = 'rich';
  // Plain text keeps its line breaks.
  if (!nodes.firstElementChild) holder.classList.add('plain');
  holder.appendChild(nodes);
  return holder;
}
