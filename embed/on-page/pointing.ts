import { childOf, elementAt, nextTabStop, parentOf, siblingOf } from './tree';

/** The handlers for pointing at the page, and the elements of Docent. */
type PointingOptions = {
  /** The host element of Docent's bar: its events are not intercepted. */
  own: HTMLElement;
  /** An element of the bar: keys that are pressed on it also point at elements of the page. */
  surface: HTMLElement;
  at: () => Element | undefined;
  point: (element: Element) => void;
  pick: (element: Element) => void;
  pause: () => void;
};

const SWALLOWED = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'submit'];

/** Lets people point at elements with the mouse or keys; the page does not receive these events. @returns a function that ends it */
export function pointAtPage({ own, surface, at, point, pick, pause }: PointingOptions): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const isOwn = (event: Event) => event.composedPath().includes(own);
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of SWALLOWED)
    addEventListener(
      name,
      (event) => {
        if (isOwn(event)) return;
        swallow(event);
        const element = elementAt(event);
        // Disabled elements do not receive clicks.
        if (element && (name === 'click' || (name === 'pointerup' && element.matches(':disabled')))) pick(element);
      },
      options,
    );
  addEventListener(
    'pointermove',
    (event) => {
      const element = isOwn(event) ? undefined : elementAt(event);
      if (element && element !== at()) point(element);
    },
    options,
  );
  const moves: Record<string, (from: Element) => Element | null> = {
    ArrowUp: parentOf,
    ArrowDown: childOf,
    ArrowLeft: (from) => siblingOf(from, -1),
    ArrowRight: (from) => siblingOf(from, 1),
  };
  addEventListener(
    'keydown',
    (event) => {
      const [from] = event.composedPath();
      if (isOwn(event) && from !== surface) return;
      if (event.key === 'Escape') {
        swallow(event);
        return pause();
      }
      const now = at();
      const move = moves[event.key];
      const next =
        event.key === 'Tab' ? nextTabStop(now, event.shiftKey ? -1 : 1) : now ? move?.(now) : nextTabStop(undefined, 1);
      if (event.key === 'Tab' || move) {
        swallow(event);
        if (next) point(next);
      } else if (event.key === 'Enter') {
        swallow(event);
        if (now) pick(now);
      }
    },
    options,
  );
  return () => ended.abort();
}
