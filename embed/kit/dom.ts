import { byKey } from './focus';

type Value = string | number | boolean | null | undefined | ((event: Event) => void);
export type Child = Node | string | null | undefined | false;

/** Builds an element. Functions such as `onclick` are listeners, `true` is an empty attribute; `false`, null and undefined omit it. */
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

/** Appends the children that are not empty. A string becomes a text node, never HTML. */
export function append(parent: Node, children: Child[]): void {
  for (const child of children) if (child) parent.appendChild(typeof child === 'string' ? new Text(child) : child);
}

/**
 * Replaces the content of `parent` without a flicker: pictures and videos that are in the old and the new content stay
 * loaded, and focus and caret stay on the field with the same `data-key`.
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
