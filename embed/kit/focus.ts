const FOCUSABLE =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input:not([disabled]), textarea:not([disabled]), iframe, video[controls], [tabindex="0"]';

/** The focused element, through every open shadow root. */
export function deepActive(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

const focusable = (within: HTMLElement): HTMLElement[] =>
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

/** The element of a widget with this `data-key`. */
export const byKey = (within: ParentNode, key: string | undefined): HTMLElement | undefined =>
  key === undefined
    ? undefined
    : [...within.querySelectorAll<HTMLElement>('[data-key]')].find((one) => one.dataset.key === key);

/** Remembers who has the focus. @returns what gives it back, unless somebody else took it meanwhile. */
export function rememberFocus(root: ShadowRoot): () => void {
  const before = deepActive();
  return () => {
    const now = deepActive();
    const ours = !now || now === document.body || now.getRootNode() === root || now === root.host;
    // An element that was redrawn meanwhile is known by its key.
    const again = before?.isConnected ? before : byKey(root, before?.dataset.key);
    if (ours) again?.focus({ preventScroll: true });
  };
}

/**
 * Calls `close` on Escape, unless somebody dealt with it. What people do in the host is the host's: there Escape counts only
 * `anywhere`, and the host hears it too. @returns what ends it.
 */
export function onEscape(close: () => void, host: Element, anywhere: boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const ours = event.composedPath().includes(host) || event.target === document.body;
    if (!ours && !anywhere) return;
    if (ours) event.preventDefault();
    close();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
