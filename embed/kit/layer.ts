import { nativeModal, type RaisedCard } from './modal';
import { isVisible } from './wait';

/** Places the host element of a widget in the document, above everything else. */
export type Layer = {
  /**
   * Brings the widget into the top layer, above everything that is already in it.
   * @param target the element that the widget points at. The widget joins the dialog around it: while a dialog is open, people can use only
   *   what is in it. With `null`, the widget points at nothing and joins the open dialog. If omitted, the previous target stays.
   */
  raise: (target?: Element | null, card?: RaisedCard) => void;
  /** True while the widget is inside a dialog of the host application. */
  isInDialog: () => boolean;
  end: () => void;
};

/** Elements that a widget may have to join. The code for that is loaded only on a page that has one. */
const MAY_BE_JOINED =
  'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true],[role=menu],[role=listbox],[popover]:not(docent-widget)';
/** How often the dialog that a widget has joined is checked. */
const LOOK_MS = 500;
/** Events that host applications listen to on their document, to close a dialog or to keep the focus inside it. */
const POINTER_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'focusout'];
const KEY_EVENTS = ['keydown', 'keyup', 'keypress'];

/** Keeps the host element of a widget visible and usable, whatever dialogs the host application opens. */
export function createLayer(host: HTMLElement): Layer {
  const canPop = 'showPopover' in host;
  // A page that sets a z-index controls the stacking order itself, except in dialogs.
  const hasOwnIndex = host.style.getPropertyValue('--docent-z0') !== '';
  const ending = new AbortController();
  const { signal } = ending;
  let last: Element | null = null;
  let card: RaisedCard | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let raises = 0;
  let leaveOrder = () => {};
  const firstHome = host.parentElement ?? document.body;
  // Turbo and similar libraries replace the body when the page changes.
  const home = () => (firstHome.isConnected ? firstHome : document.body);
  const isInDialog = () => host.isConnected && host.parentElement !== home();

  /** Brings the host element above everything in the top layer. Its styles keep it drawn meanwhile, so that nothing flickers. */
  const lift = () => {
    if (!canPop || !host.isConnected) return;
    host.popover = 'manual';
    if (host.matches(':popover-open')) host.hidePopover();
    if (!hasOwnIndex || isInDialog()) host.showPopover();
  };
  /** Moves the host element into another element, above everything. */
  const move = (next: Element) => {
    const active = host.shadowRoot?.activeElement as HTMLElement | null | undefined;
    if (next !== host.parentElement) {
      next.append(host);
      active?.focus({ preventScroll: true });
    }
    lift();
    clearInterval(watch);
    if (isInDialog()) watch = setInterval(leave, LOOK_MS);
  };
  const raise = (target = last, given = card) => {
    last = target;
    card = given;
    leaveOrder();
    raises += 1;
    const current = raises;
    const isInRoot = !target || target.getRootNode() === document;
    if (!canPop || (isInRoot && !isInDialog() && !document.querySelector(MAY_BE_JOINED))) return move(home());
    lift();
    import('./dialogs').then(
      ({ containerOf, joinTabOrder }) => {
        if (current !== raises || signal.aborted) return;
        move(containerOf(target, host, home()));
        if (card && isInDialog()) leaveOrder = joinTabOrder(card, () => (isInDialog() ? host.parentElement : null));
      },
      // If that code does not load, the widget stays in the page.
      () => move(home()),
    );
  };
  /** Moves the widget back to the page once its dialog is closed. A closed dialog may stay in the document, hidden. */
  const leave = () => {
    if (host.parentElement && isVisible(host.parentElement)) return;
    move(home());
    raise(null);
  };

  // A launcher stays where it is: only a widget that opens over the page joins a dialog.
  lift();

  // The host application must not treat a click or focus in a widget as one outside of its dialog. It gets the event only while the widget
  // is in that dialog.
  for (const name of POINTER_EVENTS)
    host.addEventListener(name, (event) => isInDialog() || event.stopPropagation(), { signal });
  for (const name of KEY_EVENTS) host.addEventListener(name, (event) => event.stopPropagation(), { signal });

  // Libraries hide everything outside of their dialog from screen readers.
  const show = () => {
    for (const name of ['aria-hidden', 'inert']) if (host.hasAttribute(name)) host.removeAttribute(name);
  };
  const hidden = new MutationObserver(show);
  hidden.observe(host, { attributeFilter: ['aria-hidden', 'inert'] });

  // What the host application opens in the top layer covers the widget, which is then lifted again.
  const onToggle = (event: Event) => {
    const opened = event.target as Element;
    if (opened === host || (event as ToggleEvent).newState !== 'open') return;
    // The bar for picking and previewing is above widgets, and inside of whatever dialog is open.
    if (host.dataset.docentWidget === 'on-page') return raise(null);
    if (opened.localName === host.localName) return;
    const modal = nativeModal();
    if (!modal || modal.contains(host)) lift();
  };
  document.addEventListener('toggle', onToggle, { capture: true, signal });
  return {
    raise,
    isInDialog,
    end: () => {
      clearInterval(watch);
      leaveOrder();
      ending.abort();
      hidden.disconnect();
    },
  };
}
