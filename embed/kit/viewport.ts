const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** How much of the window people do not see on each side: on a page that is wider than the screen, and under an on-screen keyboard. */
function insets(): Record<(typeof SIDES)[number], number> {
  const view = window.visualViewport;
  // After pinch zoom the window shows a part of the page, and widgets stay where they are in it.
  if (!view || view.scale > 1.01) return { left: 0, top: 0, right: 0, bottom: 0 };
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    left: view.offsetLeft,
    top: view.offsetTop,
    right: Math.max(0, clientWidth - view.offsetLeft - view.width),
    bottom: Math.max(0, clientHeight - view.offsetTop - view.height),
  };
}

/** The part of the window that people see. */
export function seenPart(): { x: number; y: number; width: number; height: number } {
  const { left, top, right, bottom } = insets();
  const { clientWidth, clientHeight } = document.documentElement;
  return { x: left, y: top, width: clientWidth - left - right, height: (clientHeight || innerHeight) - top - bottom };
}

/** Keeps `--seen-left` and its like on an element: what styles add to the edges of the window. @returns what ends it */
export function followViewport(element: HTMLElement): () => void {
  const view = window.visualViewport;
  const draw = () => {
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
