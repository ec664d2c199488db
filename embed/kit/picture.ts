import { h } from './dom';
import { safeSource } from './urls';

export const PICTURE_STYLES = `
.media { position: relative; flex: none; width: 100%; max-height: 46vh; background: var(--raised); overflow: hidden; }
.media img, .media video { display: block; width: 100%; max-height: 46vh; object-fit: cover; }
.has-media > .close { background: rgba(15, 18, 28, .55); color: #fff; }
.has-media > .close:hover { background: rgba(15, 18, 28, .75); }
`;

/** The container of a picture or video at the top of a card. It is removed if its picture or video fails to load. */
export function mediaHolder(name: string, ...inside: HTMLElement[]): HTMLElement {
  const holder = h('div', { class: 'media', 'data-keep': `media ${name}` }, ...inside);
  // `error` events do not bubble, but they can be captured.
  holder.addEventListener('error', () => holder.remove(), true);
  return holder;
}

/** A picture at the top of a card. */
export function picture(imageUrl: unknown): HTMLElement | undefined {
  const src = safeSource(imageUrl);
  return src ? mediaHolder(src, h('img', { src, alt: '' })) : undefined;
}
