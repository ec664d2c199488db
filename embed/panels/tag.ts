import { h } from '../kit/dom';
import type { Tag } from './env';

/** A tag in its own colors; the server makes sure that their contrast is sufficient. */
export function tagLabel({ name, color, textColor }: Tag): HTMLElement {
  const label = h('span', { class: 'tag' }, name);
  label.style.setProperty('background', color);
  label.style.setProperty('color', textColor);
  return label;
}
