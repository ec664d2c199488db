import { h } from './dom';
import { safeSource } from './urls';

// Loaded for widgets that have a sender.

export const BYLINE_STYLES = `
.byline { display: flex; align-items: center; gap: 10px; margin: 0 0 12px; padding-inline-end: 28px; font-size: 13.5px; font-weight: 550; }
.byline img, .byline i { flex: none; display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: var(--tint); color: var(--on-tint); font-style: normal; object-fit: cover; }
`;

/** The sender of a widget: the name, after a picture or else the first letter of the name. */
export function byline(name: string, imageUrl: unknown): Node[] {
  const src = safeSource(imageUrl);
  const letter = h('i', { 'aria-hidden': 'true' }, [...name.trim()][0]?.toUpperCase());
  const picture = src && h('img', { src, alt: '' });
  if (picture) picture.addEventListener('error', () => picture.replaceWith(letter));
  return [picture || letter, h('span', {}, name)];
}
