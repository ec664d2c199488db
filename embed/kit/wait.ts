/** True when an element takes up room on the page. */
export const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

type Wait = { find: () => Element | null; seconds: number; onFound: (element: Element) => void; onMissing: () => void };

const POLL_MS = 250;

/**
 * Waits for an element to be there and visible. When the time is up `onMissing` is called once, and it goes on waiting:
 * an element that comes late is still found. @returns what ends the waiting.
 */
export function waitFor({ find, seconds, onFound, onMissing }: Wait): () => void {
  let ended = false;
  const end = () => {
    ended = true;
    observer.disconnect();
    clearInterval(poll);
    clearTimeout(timer);
  };
  const look = () => {
    const element = ended ? null : find();
    if (!element || !isVisible(element)) return;
    end();
    onFound(element);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  // An observer does not see into shadow roots, nor what a style sheet shows.
  const poll = setInterval(look, POLL_MS);
  const timer = setTimeout(() => ended || onMissing(), seconds * 1_000);
  look();
  return end;
}

/** Calls back when an element has left the page, as happens when a framework redraws it. @returns what ends it. */
export function whenGone(element: Element, gone: () => void): () => void {
  const poll = setInterval(() => {
    if (element.isConnected && isVisible(element)) return;
    clearInterval(poll);
    gone();
  }, POLL_MS);
  return () => clearInterval(poll);
}
