import { boxOf } from './position';
import { windowSize, zoomOf } from './viewport';

/** Time after which an element that could not be brought into view is tried again. */
const RETRY_MS = 2_000;
/** The distance that an element is kept from the edges of the page when it is scrolled into view. */
const MARGIN_PX = 60;
/** The points of an element that are checked for visibility, as fractions of its width and height. */
const POINTS = [0.5, 0.1, 0.9, 0.3, 0.7];
const SCROLLS = /auto|scroll|overlay/;

const rootOf = (element: Element): Document | ShadowRoot => element.getRootNode() as Document | ShadowRoot;

function parentOf(element: Element): Element | null {
  const root = rootOf(element);
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The topmost element at a point of a document, also in open shadow roots. Elements of Docent are ignored. */
function elementAt(view: Document, x: number, y: number): Element | undefined {
  let root: Document | ShadowRoot = view;
  let found: Element | undefined;
  for (;;) {
    const hit: Element | undefined = root.elementsFromPoint(x, y).find((one) => one.localName !== 'docent-widget');
    if (!hit || hit === found) return found;
    found = hit;
    if (!hit.shadowRoot) return hit;
    root = hit.shadowRoot;
  }
}

const isAround = (outer: Element, inner: Element): boolean => {
  for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
  return false;
};

const areaOf = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
};

/** True if the element that was hit belongs to the target: it is inside it, is its label, or covers it in a box that is hardly larger. */
function belongs(hit: Element, target: Element): boolean {
  if (isAround(target, hit)) return true;
  const parent = parentOf(target);
  if (!parent) return false;
  const label = target.closest('label');
  if (label && isAround(label, hit)) return true;
  // An element without pointer events is never hit: its parent is hit instead.
  if (hit === parent && getComputedStyle(target).pointerEvents === 'none') return true;
  if (isAround(parent, hit) && hit !== parent && areaOf(parent) <= 2 * areaOf(target)) return true;
  // An element that `content-visibility: auto` draws only in the window is not hit before that.
  return isAround(hit, target) && target.checkVisibility?.({ contentVisibilityAuto: true }) === false;
}

/** True where people can see an element as the page is now: in the window, not clipped by what scrolls, not covered. */
export function isInView(element: Element): boolean {
  const view = element.ownerDocument;
  const { clientWidth, clientHeight } = view.documentElement;
  const { width, height } = view === document ? windowSize() : { width: clientWidth, height: clientHeight };
  // The first box of a link around a block is empty.
  const box = [...element.getClientRects()].find(({ width, height }) => width && height);
  if (!box) return false;
  const [left, right] = [Math.max(0, box.left), Math.min(width, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(height || innerHeight, box.bottom)];
  if (right <= left || bottom <= top) return false;
  const isSeen = POINTS.some((y) =>
    POINTS.some((x) => {
      const hit = elementAt(view, left + x * (right - left), top + y * (bottom - top));
      return hit !== undefined && belongs(hit, element);
    }),
  );
  const frame = isSeen && view !== document ? view.defaultView?.frameElement : undefined;
  return frame ? isInView(frame) : isSeen;
}

/** The elements around another one that people can scroll, the innermost first. */
function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  const { documentElement, body } = element.ownerDocument;
  let at: Element | null = element;
  while (at && at !== documentElement) {
    const { position } = getComputedStyle(at);
    if (position === 'fixed') return found;
    at = parentOf(at);
    if (!at || at === body || at === documentElement) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    const isScrollable =
      (SCROLLS.test(overflowY) && at.scrollHeight > at.clientHeight) ||
      (SCROLLS.test(overflowX) && at.scrollWidth > at.clientWidth);
    if (isScrollable) found.push(at);
  }
  const page = element.ownerDocument.scrollingElement ?? documentElement;
  const inner = body && body !== page && SCROLLS.test(getComputedStyle(body).overflowY) ? [body] : [];
  const frame = element.ownerDocument.defaultView?.frameElement;
  return [...found, ...inner, page, ...(frame && element.ownerDocument !== document ? scrollersOf(frame) : [])];
}

/** By how much a range has to move along an axis to be between `from` and `to`; with `centers`, to the middle if it fits. */
function shiftOf(start: number, end: number, from: number, to: number, centers: boolean): number {
  if (start >= from && end <= to) return 0;
  if (centers && end - start < to - from) return (start + end) / 2 - (from + to) / 2;
  return start < from || end - start > to - from ? start - from : end - to;
}

/** True if people can scroll an element along an axis: with `overflow: hidden`, only scripts can. */
function scrollsAlong(scroller: Element, axis: 'overflowX' | 'overflowY'): boolean {
  const { documentElement, body } = scroller.ownerDocument;
  const isPage = scroller === documentElement || scroller === body;
  const elements =
    isPage && scroller === scroller.ownerDocument.scrollingElement ? [documentElement, body] : [scroller];
  return !elements.some((one) => /hidden|clip/.test(getComputedStyle(one)[axis]));
}

/** Does the same as `scrollTo`, which some libraries replace with their own functions. */
const scroll = (scroller: Element, to: ScrollToOptions): void => scroller.scroll(to);

/** The distance to keep from the edges of a part of the window that has this height. */
const marginOf = (height: number): number => Math.max(0, Math.min(MARGIN_PX, height / 4));

/** Scrolls `scroller` so that `target` is visible in it, above the lowest `below` pixels of the window. */
function scrollOne(scroller: Element, target: Element, below: number): void {
  const box = target.getBoundingClientRect();
  const isPage = scroller === scroller.ownerDocument.scrollingElement;
  const frame = isPage
    ? new DOMRect(0, 0, scroller.clientWidth, scroller.clientHeight)
    : scroller.getBoundingClientRect();
  const free = innerHeight - below;
  const isLimited = below > 0 && scroller.ownerDocument === document && free > frame.top;
  const bottom = isLimited ? Math.min(frame.bottom, free) : frame.bottom;
  const margin = isPage ? marginOf(bottom - frame.top) : 0;
  const top = shiftOf(box.top, box.bottom, frame.top + margin, bottom - margin, true);
  const left = shiftOf(box.left, box.right, frame.left, frame.right, false);
  const zoom = isPage ? 1 : zoomOf(scroller);
  scroll(scroller, {
    left: scroller.scrollLeft + (scrollsAlong(scroller, 'overflowX') ? left / zoom : 0),
    top: scroller.scrollTop + (scrollsAlong(scroller, 'overflowY') ? top / zoom : 0),
    behavior: 'instant' as ScrollBehavior,
  });
}

const tried = new WeakMap<Element, { at: number; where: string }>();

/**
 * Brings an element into view by scrolling the elements around it, in both directions.
 * @param smooth scrolls so that people can follow
 * @param below how many pixels at the lower edge of the window are covered
 * @returns its box after the scrolling; undefined if scrolling cannot show it, because it is off the page or covered: then nothing is scrolled
 */
export function bringIntoView(element: Element, smooth = false, below = 0): DOMRect | undefined {
  const box = boxOf(element);
  const { left, top, width, height } = box;
  const margin = marginOf(innerHeight - below);
  const isRoomy = top >= margin && top + height <= innerHeight - margin - below;
  const isSeen = isInView(element);
  if (isSeen && isRoomy) return box;
  const where = [left, top, width, height].map(Math.round).join();
  const before = tried.get(element);
  if (!isSeen && before?.where === where && performance.now() - before.at < RETRY_MS) return undefined;
  const scrollers = scrollersOf(element);
  const positions = scrollers.map(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));
  for (const scroller of scrollers) {
    const isInside = scroller.ownerDocument === element.ownerDocument;
    scrollOne(scroller, isInside ? element : (element.ownerDocument.defaultView?.frameElement ?? element), below);
  }
  const isShown = isInView(element);
  const boxAfter = boxOf(element);
  const targets = scrollers.map(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }));
  if (!isShown) tried.set(element, { at: performance.now(), where });
  if (!isShown || smooth)
    scrollers.forEach((scroller, index) => {
      scroll(scroller, { ...positions[index], behavior: 'instant' as ScrollBehavior });
    });
  if (isShown && smooth)
    scrollers.forEach((scroller, index) => {
      scroll(scroller, { ...targets[index], behavior: 'smooth' });
    });
  return isShown ? boxAfter : isSeen ? box : undefined;
}

/** How often an element that was in view is checked, and how long it has to be covered before that counts. */
const LOOK_MS = 250;
const COVERED_MS = 1_000;

/** True if a part of an element is inside the window. */
const isOnScreen = (element: Element): boolean => {
  const { left, top, right, bottom, width, height } = visibleBoxOf(element);
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
};

/** Calls back when something has covered an element for a while, such as a dialog of the host. @returns a function that stops it */
export function whenCovered(element: Element, covered: () => void): () => void {
  let since: number | undefined;
  const poll = setInterval(() => {
    const isCovered = element.isConnected && isOnScreen(element) && !isInView(element);
    const now = performance.now();
    since = isCovered ? (since ?? now) : undefined;
    if (since === undefined || now - since < COVERED_MS) return;
    clearInterval(poll);
    covered();
  }, LOOK_MS);
  return () => clearInterval(poll);
}

/** Calls back with whether people can see an element, now and whenever that changes. @returns a function that stops it */
export function watchView(element: Element, changed: (isSeen: boolean) => void): () => void {
  let before: boolean | undefined;
  const look = () => {
    const isSeen = element.isConnected && isInView(element);
    if (isSeen !== before) changed(isSeen);
    before = isSeen;
  };
  const poll = setInterval(look, LOOK_MS);
  addEventListener('scroll', look, { capture: true, passive: true });
  look();
  return () => {
    clearInterval(poll);
    removeEventListener('scroll', look, true);
  };
}

/** The part of an element's box that no scrolling element around it clips; empty where all of it is clipped. */
export function visibleBoxOf(element: Element): DOMRect {
  const box = boxOf(element);
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const { position, overflowX, overflowY } = getComputedStyle(at);
    if (at !== element && at !== at.ownerDocument.documentElement && at !== at.ownerDocument.body) {
      const clip = boxOf(at);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    if (position === 'fixed') break;
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}
