import { arrow, computePosition, flip, offset, type Placement, type Platform, shift } from '@floating-ui/core';
import { visibleArea } from './viewport';

const SIDES = ['top', 'right', 'bottom', 'left'];
const OPPOSITE: Record<string, string> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };
/** The distance between cards and the edges of the window, in pixels. */
export const EDGE = 16;
const POLL_MS = 250;

/** The placement of a card for a `direction`: a known one as it is, `fallback` for `auto` and for unknown values. */
export function placementOf(direction: unknown, fallback: Placement = 'bottom'): Placement {
  const text = typeof direction === 'string' ? direction : '';
  const [side, edge] = text.split('-');
  if (!side || !SIDES.includes(side)) return fallback;
  return (edge === 'start' || edge === 'end' ? `${side}-${edge}` : side) as Placement;
}

/** The box of an element in the coordinates of this window, even if the element is in a frame. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  for (let view = element.ownerDocument.defaultView; view && view !== window; view = view.parent as typeof view) {
    const frame = view.frameElement;
    if (!frame) break;
    const { left, top } = frame.getBoundingClientRect();
    box.x += left + frame.clientLeft;
    box.y += top + frame.clientTop;
  }
  return box;
}

/** Moves an element from where its styles put it, with `translate`: no browser counts that as a layout shift. */
export const moveTo = (element: HTMLElement, x: number, y: number): void =>
  element.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** Cards have `position: fixed`, so positions are computed from the window only. */
const platform: Platform = {
  getElementRects: ({ reference, floating }) => ({
    reference: boxOf(reference),
    floating: { x: 0, y: 0, ...sizeOf(floating) },
  }),
  getDimensions: sizeOf,
  getClippingRect: visibleArea,
};

/**
 * Calls `draw` with the target's box: at once, then in each frame while the target or the follower moves or changes its size, and
 * otherwise when a check four times a second finds a change.
 * @param follower the element that `draw` positions
 * @returns a function that stops it
 */
export function follow(target: Element, follower: HTMLElement, draw: (box: DOMRect) => void): () => void {
  let last = '';
  let frame = 0;
  const check = () => {
    frame = 0;
    // An element that was removed from the page has an empty box: the last drawing stays until its replacement is found.
    if (!target.isConnected) return;
    const box = boxOf(target);
    const { width, height } = sizeOf(follower);
    const now = [box.x, box.y, box.width, box.height, width, height, innerWidth, innerHeight].join();
    if (now === last) return;
    last = now;
    draw(box);
    soon();
  };
  const soon = () => {
    frame ||= requestAnimationFrame(check);
  };
  const sizes = new ResizeObserver(soon);
  const poll = setInterval(check, POLL_MS);
  for (const one of [target, follower]) sizes.observe(one);
  addEventListener('scroll', soon, true);
  addEventListener('resize', soon);
  check();
  return () => {
    cancelAnimationFrame(frame);
    clearInterval(poll);
    sizes.disconnect();
    removeEventListener('scroll', soon, true);
    removeEventListener('resize', soon);
  };
}

type Anchored = { target: Element; card: HTMLElement; arrow?: HTMLElement; placement: Placement; gap?: number };

/** Positions a card and its arrow next to the target while either moves. @returns a function that stops it */
export function anchor({ target, card, arrow: tip, placement, gap = 12 }: Anchored): () => void {
  let ended = false;
  const middleware = [
    offset(gap),
    flip({ padding: EDGE, crossAxis: 'alignment', fallbackAxisSideDirection: 'start' }),
    shift({ padding: EDGE, crossAxis: true }),
    ...(tip ? [arrow({ element: tip, padding: 14 })] : []),
  ];
  const place = async () => {
    const at = await computePosition(target, card, { placement, strategy: 'fixed', middleware, platform });
    if (ended) return;
    moveTo(card, at.x, at.y);
    card.classList.add('placed');
    if (!tip) return;
    const side = at.placement.split('-')[0] as string;
    for (const name of SIDES) tip.style.removeProperty(name);
    const { x, y } = at.middlewareData.arrow ?? {};
    tip.style.setProperty(y === undefined ? 'left' : 'top', '0');
    tip.style.setProperty(OPPOSITE[side] as string, '-6px');
    moveTo(tip, x ?? 0, y ?? 0);
    tip.dataset.side = side;
  };
  const stop = follow(target, card, () => void place());
  return () => {
    ended = true;
    stop();
  };
}
