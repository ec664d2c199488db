const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** The most that a scroll bar takes of a window. */
const MAX_BAR_PX = 24;

/**
 * A side of the window that elements which are fixed are placed in. A page that is wider than the phone is laid out in a larger one than the
 * root says, and without a doctype the root says how long the page is.
 */
const sideOf = (inner: number, client: number): number => (Math.abs(inner - client) > MAX_BAR_PX ? inner : client);

/** By how much an element is enlarged by `zoom`, its own and that of what is around it. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** The window that elements which are fixed are placed in. */
export function windowSize(): { width: number; height: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: sideOf(innerWidth, clientWidth), height: sideOf(innerHeight, clientHeight) };
}

/** How much of the window people do not see on each side: on a page that is wider than the screen, and under an on-screen keyboard. */
function insets(): Record<(typeof SIDES)[number], number> {
  const view = window.visualViewport;
  // After pinch zoom the window shows a part of the page, and widgets stay where they are in it.
  if (!view || view.scale > 1.01) return { left: 0, top: 0, right: 0, bottom: 0 };
  const { width, height } = windowSize();
  return {
    left: view.offsetLeft,
    top: view.offsetTop,
    right: Math.max(0, width - view.offsetLeft - view.width),
    bottom: Math.max(0, height - view.offsetTop - view.height),
  };
}

/** The part of the window that people see. */
export function seenPart(): { x: number; y: number; width: number; height: number } {
  const { left, top, right, bottom } = insets();
  const { width, height } = windowSize();
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/**
 * Keeps `--seen-left` and its like on the element around a widget: what styles add to the edges of the window. It is as large as on a page
 * without zoom. @returns what ends it
 */
export function followViewport(element: HTMLElement): () => void {
  const view = window.visualViewport;
  const draw = () => {
    // A page that is zoomed by its styles enlarges, and so moves, what is placed by pixels of the window.
    const { host } = element.getRootNode() as ShadowRoot;
    if (zoomOf(host) !== 1) element.style.setProperty('zoom', String(1 / zoomOf(host)));
    const around = insets();
    for (const side of SIDES) {
      if (around[side] > 0) element.style.setProperty(`--seen-${side}`, `${around[side]}px`);
      else element.style.removeProperty(`--seen-${side}`);
    }
  };
  draw();
  for (const name of ['resize', 'scroll']) view?.addEventListener(name, draw);
  return () => {
    for (const name of ['resize', 'scroll']) view?.removeEventListener(name, draw);
  };
}
