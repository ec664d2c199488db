const FOCUSABLE =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe, video[controls], [tabindex="0"]';

/** The focused element, through every open shadow root. */
export function deepActive(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** The elements inside of an element that Tab reaches, in order. */
export const focusable = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.getClientRects().length > 0);

/** Keeps Tab inside `card` while it is modal. */
export function trapTab(card: HTMLElement): void {
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || card.getAttribute('aria-modal') !== 'true') return;
    const stops = focusable(card);
    const active = (card.getRootNode() as ShadowRoot).activeElement;
    const [first, last] = [stops[0], stops.at(-1)];
    if (!first || !last) return event.preventDefault();
    const leaving = event.shiftKey ? active === first || active === card : active === last;
    if (!leaving) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  });
}

/** Focuses the first element inside that Tab reaches, or else the closest focusable ancestor. */
export function focusInto(element: Element): void {
  const [first] = focusable(element);
  (first ?? element.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: true });
}

/** The element of a widget with this `data-key`. */
export const byKey = (within: ParentNode, key: string | undefined): HTMLElement | undefined =>
  key === undefined
    ? undefined
    : [...within.querySelectorAll<HTMLElement>('[data-key]')].find((one) => one.dataset.key === key);

/** Remembers the focused element. @returns a function that restores the focus, unless the page has moved it since */
export function rememberFocus(root: ShadowRoot): () => void {
  const before = deepActive();
  return () => {
    const now = deepActive();
    const ours = !now || now === document.body || now.getRootNode() === root || now === root.host;
    // An element that was redrawn meanwhile is found by its key.
    const again = before?.isConnected ? before : byKey(root, before?.dataset.key);
    if (ours) again?.focus({ preventScroll: true });
  };
}

/**
 * Calls `close` on Escape and hides the key from the host application, so that an open dialog of the host stays open. When the focus is in
 * the host application, Escape calls `close` only with `anywhere`.
 * @param close returns false if it closed nothing: the host application then gets the key
 * @param host the host element of the widget
 * @returns a function that removes the listener
 */
export function onEscape(close: () => unknown, host: Element, anywhere: boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const ours = event.composedPath().includes(host) || event.target === document.body;
    if (!ours && !anywhere) return;
    if (close() === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // The capture phase reaches the window before the document, where libraries listen.
  window.addEventListener('keydown', listen, true);
  return () => window.removeEventListener('keydown', listen, true);
}
