import { h } from './dom';
import { follow, moveTo } from './position';
import { visibleBoxOf } from './view';

/** The minimum width and height of the hole, and the minimum radius of its corners. */
const MIN_PX = 32;
const MIN_ROUND = 6;

type Hole = Record<'x' | 'y' | 'width' | 'height' | 'round', number>;

/** The window with a rounded hole in it. Always the same path commands, so that the hole can glide. */
function holePath({ x, y, width, height, round }: Hole): string {
  const r = Math.min(round, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a ${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M 0 0 H ${innerWidth} V ${innerHeight} H 0 Z M ${x + r} ${y}`,
    `h ${width - 2 * r} ${corner(r, r)} v ${height - 2 * r} ${corner(-r, r)}`,
    `h ${2 * r - width} ${corner(-r, -r)} v ${2 * r - height} ${corner(r, -r)} Z`,
  ].join(' ');
}

export type Spotlight = { element: HTMLElement; aim: (target: Element | null) => void; destroy: () => void };

/** Dims the page except for the target, which stays usable through the hole. */
export function createSpotlight(onOutside: () => void, padding = 6): Spotlight {
  const shade = h('div', { class: 'shade', onclick: onOutside });
  const ring = h('div', { class: 'ring', hidden: true });
  const element = h('div', { class: 'spotlight', 'aria-hidden': 'true' }, shade, ring);
  let stop: (() => void) | undefined;

  /** The hole around the visible part of the target. Its corners follow those of the target. */
  const holeFor = (target: Element): Hole => {
    const box = visibleBoxOf(target);
    const isEmpty = !box.width || !box.height;
    const width = isEmpty ? 0 : Math.max(MIN_PX, Math.round(box.width + 2 * padding));
    const height = isEmpty ? 0 : Math.max(MIN_PX, Math.round(box.height + 2 * padding));
    const radius = Number.parseFloat(getComputedStyle(target).borderTopLeftRadius) || 0;
    return {
      x: Math.round(box.left + (box.width - width) / 2),
      y: Math.round(box.top + (box.height - height) / 2),
      width,
      height,
      round: Math.max(MIN_ROUND, radius + padding),
    };
  };
  const draw = (target: Element) => {
    const hole = holeFor(target);
    const { x, y, width, height, round } = hole;
    shade.style.setProperty('clip-path', `path(evenodd, "${holePath(hole)}")`);
    moveTo(ring, x, y);
    ring.style.setProperty('visibility', width ? 'visible' : 'hidden');
    ring.style.setProperty('border-radius', `${Math.min(round, width / 2, height / 2)}px`);
    ring.style.setProperty('width', `${width}px`);
    ring.style.setProperty('height', `${height}px`);
    // The ring glides from one target to the next. It is hidden until it has a place, so that it does not glide to its first target.
    ring.hidden = false;
  };
  const aim = (target: Element | null) => {
    stop?.();
    stop = undefined;
    ring.hidden ||= !target;
    if (target) stop = follow(target, ring, () => draw(target));
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
