import { nativeModal, type RaisedCard } from './modal';

/** Where the host element of a widget is in the document, and that it is above everything there. */
export type Layer = {
  /**
   * Brings the widget into the top layer, above what is there already.
   * @param target the element that the widget points at, whose dialog the widget joins: with one open, only what is in it can be used.
   *   `null` where it points at nothing: it joins the dialog that is open. Left out, as before.
   */
  raise: (target?: Element | null, card?: RaisedCard) => void;
  /** True while the widget is inside a dialog of the host application. */
  isInDialog: () => boolean;
  end: () => void;
};

/** What the page has where a widget may have to join something: only then is that code loaded. */
const MAY_BE_JOINED =
  'dialog[open],[role=dialog],[role=alertdialog],[aria-modal=true],[role=menu],[role=listbox],[popover]:not(docent-widget)';
/** How often the dialog is looked at that a widget has joined. */
const LOOK_MS = 500;
/** What hosts listen to on their document in order to close or to keep the focus inside. */
const POINTER_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'focusout'];
const KEY_EVENTS = ['keydown', 'keyup', 'keypress'];

/** Keeps the host element of a widget in reach of people, whatever dialogs the host application opens. */
export function createLayer(host: HTMLElement): Layer {
  const canPop = 'showPopover' in host;
  // A page that sets a z-index decides itself what is above what, but for dialogs.
  const hasOwnIndex = host.style.getPropertyValue('--docent-z0') !== '';
  const ending = new AbortController();
  const { signal } = ending;
  let last: Element | null = null;
  let card: RaisedCard | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let times = 0;
  let leaveOrder = () => {};
  const home = host.parentElement ?? document.body;
  const isInDialog = () => host.isConnected && host.parentElement !== home;

  /** Brings it above what is in the top layer. Its own styles keep it drawn meanwhile, so that nothing flickers. */
  const lift = () => {
    if (!canPop || !host.isConnected) return;
    host.popover = 'manual';
    if (host.matches(':popover-open')) host.hidePopover();
    if (!hasOwnIndex || isInDialog()) host.showPopover();
  };
  /** Puts it into an element, above everything. */
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
    times += 1;
    const time = times;
    const isInRoot = !target || target.getRootNode() === document;
    if (!canPop || (isInRoot && !isInDialog() && !document.querySelector(MAY_BE_JOINED))) return move(home);
    lift();
    import('./dialogs').then(
      ({ containerOf, joinTabOrder }) => {
        if (time !== times || signal.aborted) return;
        move(containerOf(target, host, home));
        if (card && isInDialog()) leaveOrder = joinTabOrder(card, () => (isInDialog() ? host.parentElement : null));
      },
      // Without that code it stays where it is.
      () => move(home),
    );
  };
  /** Goes back to the page once the dialog is closed: it may stay in the document, hidden. */
  const leave = () => {
    if (host.parentElement?.getClientRects().length) return;
    move(home);
    raise(null);
  };

  // A launcher stays where it is: only what comes over the page joins a dialog.
  lift();

  // A click or a focus in here is none outside of the host's dialog. Inside of it, the host may know.
  for (const name of POINTER_EVENTS)
    host.addEventListener(name, (event) => isInDialog() || event.stopPropagation(), { signal });
  for (const name of KEY_EVENTS) host.addEventListener(name, (event) => event.stopPropagation(), { signal });

  // Libraries hide all that is outside of their dialog from screen readers.
  const show = () => {
    for (const name of ['aria-hidden', 'inert']) if (host.hasAttribute(name)) host.removeAttribute(name);
  };
  const hidden = new MutationObserver(show);
  hidden.observe(host, { attributeFilter: ['aria-hidden', 'inert'] });

  // What the host opens in the top layer comes above what is there.
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
