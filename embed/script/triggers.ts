import type { Trigger } from '../../widgets/targeting/trigger';
import { urlMatches } from '../../widgets/targeting/url';
import { findAll } from './find';
import { withExtras } from './loaded';
import type { Offer } from './offers';
import type { Subscribe } from './subscribe';

const isAt = (address: string): boolean => address !== '' && urlMatches(location.href, 'equals', address);

/** Calls `then` once, when a trigger fires; immediately if it already has. @returns a function that cancels it */
export function when({ on, value = '' }: Trigger, subscribe: Subscribe, then: () => void): () => void {
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
  else if (on === 'url') stop = subscribe('url', () => (!text || isAt(text)) && go());
  else if (on === 'event') stop = subscribe(`event ${text}`, go);
  else if (on === 'finished') stop = subscribe(text, go);
  else
    withExtras(({ gesture }) => {
      if (!ended) stop = gesture(on, text, go, findAll);
    });
  return () => {
    ended = true;
    stop();
  };
}

/** Calls `then` once, when a widget may start: after its trigger and its delay. @returns a function that cancels it */
export function whenStarts({ start }: Offer, subscribe: Subscribe, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = when(start, subscribe, () => {
    timer = setTimeout(then, (start.delaySeconds ?? 0) * 1_000);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
