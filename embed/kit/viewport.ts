const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** The maximum width of a scroll bar. */
const MAX_BAR_PX = 24;

/**
 * The width or height of the window in which fixed elements are placed. On a phone, a page that is wider than the screen is laid out in a
 * window larger than the root's client size; without a doctype, the root's client height is that of the whole page.
 */
const sideOf = (inner: number, client: number): number => (Math.abs(inner - client) > MAX_BAR_PX ? inner : client);

/** The factor by which CSS `zoom` enlarges an element: its own `zoom` and that of its ancestors. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** The size of the window in which fixed elements are placed. */
export function windowSize(): { width: number; height: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: sideOf(innerWidth, clientWidth), height: sideOf(innerHeight, clientHeight) };
}

/** How much of the window people do not see on each side: on a page that is wider than the screen, and under an on-screen keyboard. */
function insets(): Record<(typeof SIDES)[number], number> {
  const view = window.visualViewport;
  // After a pinch zoom, only a part of the page is visible; widgets keep their place on the page.
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
export function visibleArea(): { x: number; y: number; width: number; height: number } {
  const { left, top, right, bottom } = insets();
  const { width, height } = windowSize();
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/**
 * Keeps `--seen-left` and the same for the other sides set on the element around a widget: the distances that styles add to the edges of
 * the window. Also keeps the element as large as on a page without zoom. @returns a function that stops this
 */
export function followViewport(element: HTMLElement): () => void {
  const view = window.visualViewport;
  const draw = () => {
    // CSS `zoom` on the page enlarges, and so moves, elements that are positioned in pixels of the window.
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
