import { isVisible } from '../kit/wait';

const WITHIN = 'a[href], button, summary, [role="button"], [role="link"], [role="tab"], [role="menuitem"]';
const STOPS = `${WITHIN}, input, select, textarea, [tabindex], [data-tour], [data-testid], h1, h2, h3, img`;

/** Whether a person can point at an element: it is visible, and is not Docent's own. */
const isThere = (element: Element): boolean => element.localName !== 'docent-widget' && isVisible(element);

export const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode();
  const above = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return above === document.documentElement ? null : above;
};

export const childOf = (element: Element): Element | null =>
  [...(element.shadowRoot ?? element).children].find(isThere) ?? null;

export function siblingOf(element: Element, step: 1 | -1): Element | null {
  const next = (from: Element) => (step > 0 ? from.nextElementSibling : from.previousElementSibling);
  let at = next(element);
  while (at && !isThere(at)) at = next(at);
  return at;
}

/** The elements that Tab stops at, also in open shadow roots, in the order of the page. */
function stopsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(STOPS) && isThere(element) ? [element] : []),
    ...(element.shadowRoot && isThere(element) ? stopsIn(element.shadowRoot) : []),
  ]);
}

/** The next or the previous element that Tab stops at; wraps around at both ends. */
export function nextTabStop(element: Element | undefined, step: 1 | -1): Element | null {
  const stops = stopsIn(document.body);
  const at = element ? stops.indexOf(element) : -1;
  const from = at < 0 && step < 0 ? 0 : at;
  return stops[(from + step + stops.length) % stops.length] ?? null;
}

/** The element that the pointer most likely means: a button rather than the icon in it. */
export function elementAt(event: Event): Element | undefined {
  const [first] = event.composedPath();
  if (!(first instanceof Element)) return undefined;
  return first.closest(WITHIN) ?? first.closest('svg')?.parentElement ?? first;
}
