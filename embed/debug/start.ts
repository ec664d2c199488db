import { type Gate, gate, momentOf } from '../../widgets/gates';
import { nameOf, type Offer } from '../script/offers';
import type { Answered } from './gates';

/** The moment at which a widget starts, once nothing holds it back. */
export function startOf(offer: Offer, { waiting }: Answered, isShown: boolean): Gate {
  const moment = momentOf(offer.start);
  const wanted = offer.start;
  if (isShown) return gate('start', true, 'It has started.', { wanted });
  const waits = offer.start.on === 'call' || waiting.has(nameOf(offer));
  const sentence = waits ? `It waits for ${moment}.` : `Once it is let through, it waits for ${moment}.`;
  return gate('start', !waits, sentence, { wanted });
}
