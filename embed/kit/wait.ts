/**
 * True when an element takes up room on the page and is hidden neither by `visibility` nor by `opacity`. An element that is scrolled out of
 * view counts as visible.
 */
export function isVisible(element: Element): boolean {
  if (!element.getClientRects().length) return false;
  if ('checkVisibility' in element) return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  return getComputedStyle(element).visibility === 'visible' && getComputedStyle(element).opacity !== '0';
}

type Wait = {
  find: () => Element | null;
  seconds: number;
  /** An additional condition for a visible element, for example that it can be scrolled into view. */
  accepts?: (element: Element) => boolean;
  onFound: (element: Element) => void;
  onMissing: () => void;
};

/** The shortest pause between two searches, so that waiting costs little on a page that changes all the time. */
const LOOK_MS = 250;
/** Searches take at most one 80th of the time: the longer a search takes, the longer the pause after it, up to this maximum. */
const MAX_PAUSE_MS = 2_000;
const PART = 80;

/**
 * Waits until an element exists and is visible. When the time is up, calls `onMissing` once and goes on waiting: an element that comes late
 * is still found. @returns a function that ends the waiting
 */
export function waitFor({ find, seconds, accepts, onFound, onMissing }: Wait): () => void {
  let ended = false;
  let lookedAt = -LOOK_MS;
  let pause = LOOK_MS;
  let poll: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    ended = true;
    observer.disconnect();
    clearTimeout(poll);
    clearTimeout(timer);
  };
  const look = () => {
    if (ended) return;
    lookedAt = performance.now();
    clearTimeout(poll);
    // A mutation observer notices neither changes in shadow roots nor elements that a style sheet makes visible.
    poll = setTimeout(look, pause);
    const element = find();
    pause = Math.min(MAX_PAUSE_MS, Math.max(LOOK_MS, PART * (performance.now() - lookedAt)));
    if (!element || !isVisible(element) || accepts?.(element) === false) return;
    end();
    onFound(element);
  };
  // Only added and removed nodes: attributes change all the time on some pages, and the poll finds elements that they show.
  const observer = new MutationObserver(() => performance.now() - lookedAt < pause || look());
  observer.observe(document, { childList: true, subtree: true });
  const timer = setTimeout(() => ended || onMissing(), seconds * 1_000);
  look();
  return end;
}

/**
 * Calls back when an element was removed or has become invisible. The removal is noticed at once: when a framework redraws the element, its
 * successor is found before anything is painted. @returns a function that stops it
 */
export function whenGone(element: Element, gone: () => void): () => void {
  const check = (isThere: boolean) => {
    if (isThere) return;
    end();
    gone();
  };
  const observer = new MutationObserver(() => check(element.isConnected));
  observer.observe(document, { childList: true, subtree: true });
  const poll = setInterval(() => check(element.isConnected && isVisible(element)), LOOK_MS);
  const end = () => {
    observer.disconnect();
    clearInterval(poll);
  };
  return end;
}
