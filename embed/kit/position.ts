import { arrow, autoUpdate, computePosition, flip, offset, type Placement, shift } from '@floating-ui/dom';

const SIDES = ['top', 'right', 'bottom', 'left'];
const OPPOSITE: Record<string, string> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };
const EDGE = 10;

/** Where a card may stand for a `direction`: a known one as it is; `auto`, and whatever is unknown, by the room there is. */
export function placementOf(direction: unknown, fallback: Placement = 'bottom'): Placement {
  const text = typeof direction === 'string' ? direction : '';
  const [side, edge] = text.split('-');
  if (!side || !SIDES.includes(side)) return fallback;
  return (edge === 'start' || edge === 'end' ? `${side}-${edge}` : side) as Placement;
}

type Anchored = { target: Element; card: HTMLElement; arrow?: HTMLElement; placement: Placement; gap?: number };

/** Keeps a card beside its target while either moves; the arrow follows. @returns what ends it. */
export function anchor({ target, card, arrow: tip, placement, gap = 12 }: Anchored): () => void {
  const update = async () => {
    const middleware = [
      offset(gap),
      flip({ padding: EDGE, crossAxis: 'alignment', fallbackAxisSideDirection: 'start' }),
      shift({ padding: EDGE, crossAxis: true }),
      ...(tip ? [arrow({ element: tip, padding: 14 })] : []),
    ];
    const at = await computePosition(target, card, { placement, strategy: 'fixed', middleware });
    card.style.setProperty('left', `${Math.round(at.x)}px`);
    card.style.setProperty('top', `${Math.round(at.y)}px`);
    card.classList.add('placed');
    if (!tip) return;
    const side = at.placement.split('-')[0] as string;
    for (const name of SIDES) tip.style.removeProperty(name);
    const { x, y } = at.middlewareData.arrow ?? {};
    if (x !== undefined) tip.style.setProperty('left', `${x}px`);
    if (y !== undefined) tip.style.setProperty('top', `${y}px`);
    tip.style.setProperty(OPPOSITE[side] as string, '-6px');
    tip.dataset.side = side;
  };
  return autoUpdate(target, card, () => void update());
}

/** Calls `draw` with the target's box now and whenever it moves or changes. @returns what ends it. */
export function follow(target: Element, by: HTMLElement, draw: (box: DOMRect) => void): () => void {
  return autoUpdate(target, by, () => draw(target.getBoundingClientRect()), { animationFrame: false });
}

/** Brings the target into view when it is not. */
export function reveal(target: Element, smooth: boolean): void {
  const box = target.getBoundingClientRect();
  const inView = box.top >= 60 && box.bottom <= innerHeight - 60 && box.left >= 0 && box.right <= innerWidth;
  if (!inView) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: smooth ? 'smooth' : 'auto' });
}
