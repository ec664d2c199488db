import { byKey } from './focus';

type Value = string | number | boolean | null | undefined | ((event: Event) => void);
export type Child = Node | string | null | undefined | false;

/** Builds an element. `onclick` and its like are listeners, `true` is an empty attribute, `false` and nothing leave it out. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
}

/** Appends what is there; text stays text. */
export function append(parent: Node, children: Child[]): void {
  for (const child of children) if (child) parent.appendChild(typeof child === 'string' ? new Text(child) : child);
}

const SVG = 'http://www.w3.org/2000/svg';

/** An icon of strokes on a 24 × 24 field. Decoration: what it means is told beside it. */
export function icon(path: string, size = 18): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { viewBox: '0 0 24 24', width: size, height: size, fill: 'none', stroke: 'currentColor' };
  const strokes = { 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries({ ...attributes, ...strokes })) svg.setAttribute(name, String(value));
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.appendChild(line);
  return svg;
}

export const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9.5l6 6 6-6',
  play: 'M8 5.5v13l11-6.5z',
  info: 'M12 11v6M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  message: 'M20 11.5a7.5 7.5 0 0 1-11 6.6L4 20l1.9-4.9A7.5 7.5 0 1 1 20 11.5z',
  list: 'M4 6.5l1.5 1.5L8 5M4 16.5L5.5 18 8 15M12 7h8M12 17h8',
} as const;

/**
 * Replaces what is in `parent` without a flicker: pictures and videos that are still there stay loaded, and focus and
 * caret stay on the field with the same `data-key`.
 */
export function redraw(parent: HTMLElement, ...children: Child[]): void {
  const root = parent.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement;
  const key = focused && parent.contains(focused) ? focused.getAttribute('data-key') : null;
  const caret = focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : undefined;
  const kept = [...parent.querySelectorAll('[data-keep]')];
  const top = parent.scrollTop;
  const fresh = document.createDocumentFragment();
  append(fresh, children);
  for (const next of fresh.querySelectorAll('[data-keep]')) {
    const old = kept.find((one) => one.getAttribute('data-keep') === next.getAttribute('data-keep'));
    if (old) next.replaceWith(old);
  }
  parent.replaceChildren(fresh);
  parent.scrollTop = top;
  const again = key === null ? undefined : byKey(parent, key);
  again?.focus({ preventScroll: true });
  if (caret && again instanceof HTMLTextAreaElement) again.setSelectionRange(caret[0] ?? 0, caret[1] ?? 0);
}
