import { findElement } from './find';
import type { Offer } from './offers';

/** Hears what the application reports with `track`. */
export type Heard = { on: (name: string, then: () => void) => () => void };

function listen(target: EventTarget, name: string, then: (event: Event) => void): () => void {
  target.addEventListener(name, then, { capture: true, passive: true });
  return () => target.removeEventListener(name, then, { capture: true });
}

const scrolled = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight ? (100 * scrollTop) / (scrollHeight - clientHeight) : 100;
};

/** Calls `then` once, when the moment has come at which a widget starts. @returns what ends the waiting. */
export function whenStarts({ start }: Offer, heard: Heard, then: () => void): () => void {
  const { on, value = '', delaySeconds = 0 } = start;
  let stop = () => {};
  const go = () => {
    stop();
    const timer = setTimeout(then, delaySeconds * 1_000);
    stop = () => clearTimeout(timer);
  };
  if (on === 'load') go();
  else if (on === 'event') stop = heard.on(String(value), go);
  else if (on === 'exit')
    stop = listen(document, 'mouseout', (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (!relatedTarget && clientY <= 0) go();
    });
  else if (on === 'click')
    stop = listen(document, 'click', (event) => {
      const element = findElement(String(value));
      if (element && event.composedPath().includes(element)) go();
    });
  else if (on === 'scroll') stop = listen(window, 'scroll', () => scrolled() >= Number(value || 50) && go());
  return () => stop();
}
