import * as semantics from '../../embed/kit/semantics';
import { visibleBoxOf } from '../../embed/kit/view';
import { isVisible } from '../../embed/kit/wait';
import { selectorsFor } from '../../embed/on-page/selectors';
import { findTarget, loadSemantics } from '../../embed/script/find';
import type { TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import { CHANGES, type Tools } from './changes';

// Bundled for pages: picks elements as the picker does, changes the page, and finds them as the browser script does.

const MAX_TARGETS = 14;
const POINTED_AT = 'button, a[href], input, h1, h2, th, [role="combobox"], label, .ant-select, svg, main';
const ROWS = 'tr, li, [role="row"]';

const tools: Tools = {
  another: (element, text) => {
    const copy = element.cloneNode(true) as Element;
    for (const one of [copy, ...copy.querySelectorAll('*')])
      for (const name of ['id', 'data-testid', 'for', 'href', 'aria-label', 'aria-labelledby'])
        one.removeAttribute(name);
    tools.texts(copy, (old) => (old.trim() ? text : old));
    return copy;
  },
  texts: (element, change) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.matches('script, style')) node.nodeValue = change(node.nodeValue ?? '');
  },
  rename: (element, tag) => {
    const next = document.createElement(tag);
    for (const { name, value } of element.attributes) next.setAttribute(name, value);
    next.append(...element.childNodes);
    element.replaceWith(next);
    return next;
  },
  rowOf: (element) => element.closest(ROWS),
};

export type Outcome = 'right' | 'missing' | 'changed' | 'wrong';
export type Result = { target: string; change: string; outcome: Outcome; selector: string };

export type Picked = { domQuery: string; targetSnapshot: TargetSnapshot };

/** What the picker puts into the fields of a step for an element. */
export function pick(element: Element): Picked {
  const domQuery = selectorsFor(element, semantics).join(' || ');
  return { domQuery, targetSnapshot: semantics.snapshotOf(element, domQuery) };
}

/** The least width and height of the ring, and how far it is from the target on each side. */
const MIN_PX = 32;
const PADDING_PX = 6;

/** By how many pixels the ring of a tour is off its target: the x and y of its center, its width and its height. */
export async function ringOffset({ domQuery, targetSnapshot }: Picked): Promise<number[] | undefined> {
  await loadSemantics(async () => semantics);
  const target = findTarget(domQuery, targetSnapshot)?.element;
  const widget = document.querySelector('docent-widget')?.shadowRoot;
  const ring = widget?.querySelector('.ring')?.getBoundingClientRect();
  if (!target || !ring) return undefined;
  const box = visibleBoxOf(target);
  const sizes = [box.width, box.height].map((size) => Math.max(MIN_PX, size + 2 * PADDING_PX)) as [number, number];
  return [
    ring.left + ring.width / 2 - (box.left + box.width / 2),
    ring.top + ring.height / 2 - (box.top + box.height / 2),
    ring.width - sizes[0],
    ring.height - sizes[1],
  ].map((off) => Math.trunc(off) + 0);
}

const placeOf = (element: Element): number[] => {
  const parent = element.parentElement;
  return parent && element !== document.body ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
};

/** Picks elements of the page one by one, changes the page in every way, and returns what is found after each change. */
export async function tryChanges(): Promise<Result[]> {
  await loadSemantics(async () => semantics);
  const pristine = document.body.cloneNode(true);
  const language = document.documentElement.lang;
  const seen = [...document.body.querySelectorAll(POINTED_AT)].filter(isVisible);
  const step = Math.max(1, Math.floor(seen.length / MAX_TARGETS));
  const targets = seen.filter((_, at) => at % step === 0).slice(0, MAX_TARGETS);
  const places = targets.map(placeOf);
  const restore = () => {
    document.documentElement.lang = language;
    document.body.replaceWith(pristine.cloneNode(true));
  };
  const elementAt = (place: number[]) =>
    place.reduce((at, index) => at.children[index] as Element, document.body as Element) as HTMLElement;
  const results: Result[] = [];
  for (const place of places) {
    restore();
    const element = elementAt(place);
    const selector = selectorsFor(element, semantics).join(' || ');
    // The picker has no selector that identifies this element.
    if (!selector) continue;
    const snapshot = semantics.snapshotOf(element, selector);
    const target = `${element.localName} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    for (const [change, apply] of Object.entries(CHANGES)) {
      restore();
      const right = apply(elementAt(place), tools);
      const found = findTarget(selector, snapshot);
      const outcome = !found ? 'missing' : found.change ? 'changed' : found.element === right ? 'right' : 'wrong';
      results.push({ target, change, outcome, selector });
    }
  }
  restore();
  return results;
}
