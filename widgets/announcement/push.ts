/** How far a page is pushed down, for what an application keeps at the top of the window. */
const VARIABLE = '--docent-banner-height';
const POINTS = [0.2, 0.5, 0.8];

/** True where something of the application stays at the top of the window however the page moves. */
function hasFixedTop(height: number): boolean {
  return POINTS.some((part) =>
    document.elementsFromPoint(part * innerWidth, height / 2).some((hit) => {
      for (let at: Element | null = hit; at; at = at.parentElement)
        if (at.localName === 'docent-widget') return false;
        else if (getComputedStyle(at).position === 'fixed') return true;
      return false;
    }),
  );
}

/**
 * Makes room for a banner above the page.
 * @returns what takes the room away again; undefined where people would not see the banner, as the page is scrolled down, or where it would
 *   hide a part of the application: something fixed at the top, or an end of what fills the window and does not scroll
 */
export function pushPage(height: number): (() => void) | undefined {
  const { style } = document.documentElement;
  if (scrollY > 0 || hasFixedTop(height)) return undefined;
  const before = [style.paddingTop, style.boxSizing];
  const undo = () => {
    [style.paddingTop, style.boxSizing] = before as [string, string];
    style.removeProperty(VARIABLE);
  };
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).paddingTop) || 0;
  // What is as high as the window becomes lower by that, where it is measured with its padding.
  style.boxSizing = 'border-box';
  style.paddingTop = `${padding + height}px`;
  style.setProperty(VARIABLE, `${height}px`);
  const { scrollHeight, clientHeight } = document.documentElement;
  const isLocked = [document.documentElement, document.body].some((one) =>
    /hidden|clip/.test(getComputedStyle(one).overflowY),
  );
  if (!isLocked || scrollHeight <= clientHeight) return undo;
  undo();
  return undefined;
}
