import { h } from './dom';
import type { Stage } from './stage';

/** The line that names the sender of a widget; undefined without a sender. It reserves its space until its code is loaded. */
export function senderLine(stage: Stage, sender: unknown): HTMLElement | undefined {
  const { name, imageUrl } = (sender ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || !name.trim()) return undefined;
  const line = h('div', { class: 'byline', 'data-keep': `byline ${name} ${imageUrl}` });
  line.style.setProperty('min-height', '32px');
  import('./byline').then(
    ({ BYLINE_STYLES, byline }) => {
      stage.addStyles(BYLINE_STYLES);
      line.append(...byline(name, imageUrl));
    },
    () => {},
  );
  return line;
}
