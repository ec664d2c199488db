import { type Gate, gate, momentOf } from '../../widgets/targeting/gates';
import { comesByItself } from '../../widgets/targeting/turn';
import { nameOf, type Offer } from '../script/offers';
import type { Answered } from './answered';

/** What a widget that comes over the page waits for at this moment, because the person does something else; undefined for nothing. */
function busyWith(offer: Offer, { isBehindDialog, isTyping }: Answered): string | undefined {
  if (!offer.interrupts) return undefined;
  if (isBehindDialog(offer)) return 'A dialog of the application is open: it waits until that is closed.';
  return comesByItself(offer) && isTyping() ? 'The person is typing: it waits until they have stopped.' : undefined;
}

/** The moment at which a widget starts, once nothing holds it back. */
export function startOf(offer: Offer, state: Answered, isShown: boolean): Gate {
  const { waiting } = state;
  const moment = momentOf(offer.start);
  const wanted = offer.start;
  if (isShown) return gate('start', true, 'It has started.', { wanted });
  const busy = busyWith(offer, state);
  if (busy) return gate('start', false, busy, { wanted });
  const waits = offer.start.on === 'call' || waiting.has(nameOf(offer));
  const sentence = waits ? `It waits for ${moment}.` : `Once it is let through, it waits for ${moment}.`;
  return gate('start', !waits, sentence, { wanted });
}
