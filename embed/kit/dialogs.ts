import { deepActive, focusable } from './focus';
import { nativeModal, type RaisedCard } from './modal';
import { isVisible } from './wait';

// Loaded when the page has a dialog, a popover or a menu.

const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';
const LISTS = '[role="menu"], [role="listbox"]';

/** The element around another one, through open shadow roots and the frames of this origin. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  if (element.parentElement) return element.parentElement;
  if (root instanceof ShadowRoot) return root.host;
  return element.ownerDocument === document ? null : (element.ownerDocument.defaultView?.frameElement ?? null);
}

function closest(element: Element | null, selector: string): Element | null {
  let at = element;
  while (at && !at.matches(selector)) at = parentOf(at);
  return at;
}

const openModal = (): Element | undefined =>
  nativeModal() ??
  [...document.querySelectorAll('[aria-modal="true"]')]
    .filter((one) => isVisible(one) && !one.closest('[aria-hidden="true"]'))
    .at(-1);

/**
 * The innermost element of a dialog that contains all focusable elements of the dialog. Libraries treat a click next to this element
 * as a click outside of the dialog.
 */
function panelOf(dialog: Element, target: Element | undefined): Element {
  const all = focusable(dialog);
  const interactive = closest(target ?? all[0] ?? null, 'a, button, label, input, select, textarea, [role="button"]');
  let at = interactive ? parentOf(interactive) : (target ?? dialog);
  while (at && at !== dialog && !all.every((one) => at?.contains(one))) at = parentOf(at);
  return at && dialog.contains(at) ? at : dialog;
}

/** The element that a widget has to be in so that people can use it whenever they can use its target: `home` if no dialog is involved. */
export function containerOf(target: Element | null, host: Element, home: Element): Element {
  if (target?.isConnected === false) return home;
  if (!target) {
    const before = host.parentElement;
    const isInOpen = before && before !== home && isVisible(before);
    const modal = isInOpen ? undefined : openModal();
    return isInOpen ? before : modal ? panelOf(modal, undefined) : home;
  }
  const list = closest(target, LISTS);
  // A list may contain only its entries, so the widget goes into the nearest focusable element around it.
  const around = list && (closest(parentOf(list), `[tabindex="-1"], ${DIALOGS}`) ?? list);
  const dialog = closest(target, DIALOGS) ?? closest(target, ':popover-open');
  return around ?? (dialog ? panelOf(dialog, target) : home);
}

/** Time in which a dialog that has just opened takes the focus for itself. */
const OPENING_MS = 1_000;

/**
 * Makes a card the last tab stop of the dialog around it, whose own tab order does not include the card. A card that takes the focus keeps
 * it while the dialog opens. @returns a function that ends this
 */
export function joinTabOrder({ element: card, holdsFocus }: RaisedCard, dialog: () => Element | null): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const root = card.getRootNode() as ShadowRoot;
  const startedAt = performance.now();
  let isTouched = !holdsFocus;
  const isAtEdge = (event: KeyboardEvent, stops: HTMLElement[]) => {
    const active = deepActive();
    return active === (event.shiftKey ? stops[0] : stops.at(-1)) || (event.shiftKey && active === card);
  };
  const onKey = (event: KeyboardEvent) => {
    isTouched = true;
    const around = dialog();
    if (event.key !== 'Tab' || !around) return;
    const [within, outside] = [focusable(card), focusable(around)];
    // The card was closed, or has nothing to focus.
    if (!within.length) return;
    const isInCard = event.composedPath().includes(card);
    const entersCard = outside.length > 0 && !isInCard && isAtEdge(event, outside);
    if (!entersCard && !(isInCard && isAtEdge(event, within))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const next = isInCard ? outside : within;
    (event.shiftKey ? next.at(-1) : next[0])?.focus();
  };
  const onFocus = () => {
    const isTaken = dialog() && deepActive()?.getRootNode() !== root;
    if (!isTaken || isTouched || performance.now() - startedAt > OPENING_MS) return;
    isTouched = true;
    card.focus({ preventScroll: true });
  };
  window.addEventListener('keydown', onKey as EventListener, { capture: true, signal });
  window.addEventListener('pointerdown', () => (isTouched = true), { capture: true, signal });
  window.addEventListener('focusin', onFocus, { capture: true, signal });
  return () => ended.abort();
}
