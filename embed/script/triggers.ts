import { urlMatches } from '../../widgets/targeting-url';
import type { Trigger } from '../../widgets/trigger';
import { findAll } from './find';
import type { Offer } from './offers';

/** Calls `then` each time that something of a name happens. @returns what ends it */
export type Hear = (name: string, then: () => void) => () => void;

function listen(target: EventTarget, name: string, then: (event: Event) => void): () => void {
  target.addEventListener(name, then, { capture: true, passive: true });
  return () => target.removeEventListener(name, then, { capture: true });
}

const scrolled = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight ? (100 * scrollTop) / (scrollHeight - clientHeight) : 100;
};

const isAt = (address: string): boolean => address !== '' && urlMatches(location.href, 'equals', address);

/** Calls `then` once, when a trigger fires; at once where it already has. @returns what ends the waiting. */
export function when({ on, value = '' }: Trigger, hear: Hear, then: () => void): () => void {
  const text = String(value);
  let ended = false;
  let stop = () => {};
  const go = () => {
    if (ended) return;
    ended = true;
    stop();
    then();
  };
  if (on === 'load' || (on === 'url' && isAt(text))) go();
  else if (on === 'url') stop = hear('url', () => (!text || isAt(text)) && go());
  else if (on === 'event' || on === 'tour') stop = hear(`${on} ${text}`, go);
  else if (on === 'exit')
    stop = listen(document, 'mouseout', (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (!relatedTarget && clientY <= 0) go();
    });
  else if (on === 'click')
    stop = listen(document, 'click', (event) => {
      const path = event.composedPath();
      if (findAll(text).some((element) => path.includes(element))) go();
    });
  else if (on === 'scroll') stop = listen(window, 'scroll', () => scrolled() >= Number(value || 50) && go());
  return () => {
    ended = true;
    stop();
  };
}

/** Calls `then` once, when the moment has come at which a widget starts. @returns what ends the waiting. */
export function whenStarts({ start }: Offer, hear: Hear, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = when(start, hear, () => {
    timer = setTimeout(then, (start.delaySeconds ?? 0) * 1_000);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
