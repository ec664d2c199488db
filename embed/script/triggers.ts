import type { Trigger } from '../../widgets/targeting/trigger';
import { urlMatches } from '../../widgets/targeting/url';
import { findAll } from './find';
import { withExtras } from './loaded';
import type { Offer } from './offers';

/** Calls `then` each time that something of a name happens. @returns what ends it */
export type Hear = (name: string, then: () => void) => () => void;

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
  else
    withExtras(({ gesture }) => {
      if (!ended) stop = gesture(on, text, go, findAll);
    });
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
