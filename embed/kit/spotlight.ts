import { h } from './dom';
import { follow, moveTo } from './position';

const ROUND = 10;

/** The window with a rounded hole in it. Always the same commands, so that the hole can glide. */
function holePath(x: number, y: number, width: number, height: number): string {
  const r = Math.min(ROUND, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a ${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M 0 0 H ${innerWidth} V ${innerHeight} H 0 Z M ${x + r} ${y}`,
    `h ${width - 2 * r} ${corner(r, r)} v ${height - 2 * r} ${corner(-r, r)}`,
    `h ${2 * r - width} ${corner(-r, -r)} v ${2 * r - height} ${corner(r, -r)} Z`,
  ].join(' ');
}

export type Spotlight = { element: HTMLElement; aim: (target: Element | null) => void; destroy: () => void };

/** Dims the page but for the target, which stays usable through the hole. */
export function createSpotlight(onOutside: () => void, padding = 6): Spotlight {
  const shade = h('div', { class: 'shade', onclick: onOutside });
  const ring = h('div', { class: 'ring', hidden: true });
  const element = h('div', { class: 'spotlight', 'aria-hidden': 'true' }, shade, ring);
  let stop: (() => void) | undefined;

  const draw = (box: DOMRect) => {
    const [x, y] = [box.left - padding, box.top - padding].map(Math.round) as [number, number];
    const [width, height] = [box.width + 2 * padding, box.height + 2 * padding].map(Math.round) as [number, number];
    shade.style.setProperty('clip-path', `path(evenodd, "${holePath(x, y, width, height)}")`);
    moveTo(ring, x, y);
    ring.style.setProperty('width', `${width}px`);
    ring.style.setProperty('height', `${height}px`);
  };
  const aim = (target: Element | null) => {
    stop?.();
    stop = undefined;
    ring.hidden = !target;
    if (target) stop = follow(target, ring, draw);
    else shade.style.removeProperty('clip-path');
  };
  return {
    element,
    aim,
    destroy: () => {
      stop?.();
      element.remove();
    },
  };
}
