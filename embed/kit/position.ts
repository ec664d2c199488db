import { arrow, computePosition, flip, offset, type Placement, type Platform, shift } from '@floating-ui/core';
import { seenPart } from './viewport';

const SIDES = ['top', 'right', 'bottom', 'left'];
const OPPOSITE: Record<string, string> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };
/** What cards keep to the edges of the window. */
export const EDGE = 16;
const REST_MS = 250;

/** Where a card may stand for a `direction`: a known one as it is; `auto`, and whatever is unknown, by the room there is. */
export function placementOf(direction: unknown, fallback: Placement = 'bottom'): Placement {
  const text = typeof direction === 'string' ? direction : '';
  const [side, edge] = text.split('-');
  if (!side || !SIDES.includes(side)) return fallback;
  return (edge === 'start' || edge === 'end' ? `${side}-${edge}` : side) as Placement;
}

/** The place of an element in this window, that of one inside a frame too. */
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

/** Moves something from where its styles put it, in the one way that no browser counts as a shift of the layout. */
export const moveTo = (element: HTMLElement, x: number, y: number): void =>
  element.style.setProperty('translate', `${Math.round(x)}px ${Math.round(y)}px`);

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height });

/** Cards are fixed in the window, which is all that positions are worked out from. */
const platform: Platform = {
  getElementRects: ({ reference, floating }) => ({
    reference: boxOf(reference),
    floating: { x: 0, y: 0, ...sizeOf(floating) },
  }),
  getDimensions: sizeOf,
  getClippingRect: seenPart,
};

/**
 * Calls `draw` with the target's place now, in each frame while it or `by` moves or changes its size, and once it rests when
 * a look at it four times a second finds a change. @returns what ends it.
 */
export function follow(target: Element, by: HTMLElement, draw: (box: DOMRect) => void): () => void {
  let last = '';
  let frame = 0;
  const check = () => {
    frame = 0;
    // An element that was taken off the page measures as nothing: what was drawn stays until its successor is found.
    if (!target.isConnected) return;
    const box = boxOf(target);
    const { width, height } = sizeOf(by);
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
  const poll = setInterval(check, REST_MS);
  for (const one of [target, by]) sizes.observe(one);
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
