/** The CSS variable with the height of the banner, with which an application can offset elements at the top of the window. */
const VARIABLE = '--docent-banner-height';
const POINTS = [0.2, 0.5, 0.8];

/** True if the application has a fixed element where a banner of this height would be. */
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

/** The banners that the page makes room for. They cover each other, so it makes room for the tallest. */
const banners = new Set<{ height: number }>();
/** The inline styles of the application, to restore when the last banner is closed. */
let before: [paddingTop: string, boxSizing: string] | undefined;

function update(): void {
  const { style } = document.documentElement;
  if (before) [style.paddingTop, style.boxSizing] = before;
  const height = Math.max(0, ...[...banners].map((banner) => banner.height));
  if (!banners.size) {
    before = undefined;
    style.removeProperty(VARIABLE);
    return;
  }
  before ??= [style.paddingTop, style.boxSizing];
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).paddingTop) || 0;
  // With `border-box`, the height of a page that fills the window includes the padding, so its content shrinks to make room.
  style.boxSizing = 'border-box';
  style.paddingTop = `${padding + height}px`;
  style.setProperty(VARIABLE, `${height}px`);
}

/**
 * Makes room for a banner above the page.
 * @returns a function that removes the room again; undefined if people would not see the banner because the page is scrolled down, or if it
 *   would hide a part of the application: a fixed element at the top, or the end of a page that fills the window and does not scroll
 */
export function makeRoomForBanner(height: number): (() => void) | undefined {
  if (scrollY > 0 || hasFixedTop(height)) return undefined;
  const banner = { height };
  const undo = () => {
    banners.delete(banner);
    update();
  };
  banners.add(banner);
  update();
  const { scrollHeight, clientHeight } = document.documentElement;
  const isLocked = [document.documentElement, document.body].some((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflowY),
  );
  if (!isLocked || scrollHeight <= clientHeight) return undo;
  undo();
  return undefined;
}
