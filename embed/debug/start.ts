import { nameOf, type Offer } from '../script/offers';
import type { Answered, Condition } from './conditions';

const SCROLL_DEFAULT = 50;

/** What a widget waits for, in words. */
function momentOf({ on, value, delaySeconds = 0 }: Offer['start']): string {
  const moments: Record<Offer['start']['on'], string> = {
    load: 'the page to load',
    scroll: `scroll to ${value || SCROLL_DEFAULT} %`,
    exit: 'the pointer to leave the page at its top',
    click: `a click on ${value}`,
    event: `the event ${value}`,
    url: value ? `the address ${value}` : 'another address',
    tour: `tour ${value} to be finished`,
    call: 'the application to open it',
  };
  return `${moments[on]}${delaySeconds ? `, and ${delaySeconds} s more` : ''}`;
}

/** The moment at which a widget starts, once nothing holds it back. */
export function startOf(offer: Offer, { waiting }: Answered, isShown: boolean): Condition {
  const moment = momentOf(offer.start);
  const wanted = offer.start;
  if (isShown) return { condition: 'start', passed: true, sentence: 'It has started.', wanted };
  const waits = offer.start.on === 'call' || waiting.has(nameOf(offer));
  return {
    condition: 'start',
    passed: !waits,
    sentence: waits ? `It waits for ${moment}.` : `Once it is let through, it waits for ${moment}.`,
    wanted,
  };
}
