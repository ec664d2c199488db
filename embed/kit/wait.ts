/**
 * True when an element takes up room on the page and can be seen there: neither hidden by `visibility` nor by `opacity`. What is scrolled
 * away can.
 */
export function isVisible(element: Element): boolean {
  if (!element.getClientRects().length) return false;
  if ('checkVisibility' in element) return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  return getComputedStyle(element).visibility === 'visible' && getComputedStyle(element).opacity !== '0';
}

type Wait = {
  find: () => Element | null;
  seconds: number;
  /** Whether people can be led to an element that is visible; left out, they can. */
  accepts?: (element: Element) => boolean;
  onFound: (element: Element) => void;
  onMissing: () => void;
};

/** How often a page is looked at that changes all the time, so that waiting costs it next to nothing. */
const LOOK_MS = 250;
/** Searches take an 80th of the time at most: the longer one takes, the later the next one starts, after this pause at the latest. */
const MAX_PAUSE_MS = 2_000;
const PART = 80;

/**
 * Waits for an element to be there and visible. When the time is up `onMissing` is called once, and it goes on waiting:
 * an element that comes late is still found. @returns what ends the waiting.
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
    // An observer does not see into shadow roots, nor what a style sheet shows.
    poll = setTimeout(look, pause);
    const element = find();
    pause = Math.min(MAX_PAUSE_MS, Math.max(LOOK_MS, PART * (performance.now() - lookedAt)));
    if (!element || !isVisible(element) || accepts?.(element) === false) return;
    end();
    onFound(element);
  };
  // Only what is added and removed: attributes change all the time on some pages, and the poll sees what they show.
  const observer = new MutationObserver(() => performance.now() - lookedAt < pause || look());
  observer.observe(document, { childList: true, subtree: true });
  const timer = setTimeout(() => ended || onMissing(), seconds * 1_000);
  look();
  return end;
}

/**
 * Calls back when an element has left the page, as happens when a framework redraws it: at once, so that its successor is found before
 * anything is painted. @returns what ends it.
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
