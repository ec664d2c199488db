import { describeStart, type Gate, gate } from '../../widgets/targeting/gates';
import { opensOnItsOwn } from '../../widgets/targeting/turn';
import { nameOf, type Offer } from '../script/offers';
import type { Answered } from './answered';

/** Why a widget that interrupts waits: a dialog is open, or the person is typing. Undefined if it need not wait. */
function whyBusy(offer: Offer, { isBehindDialog, isTyping }: Answered): string | undefined {
  if (!offer.interrupts) return undefined;
  if (isBehindDialog(offer)) return 'A dialog of the application is open: it waits until that is closed.';
  return opensOnItsOwn(offer) && isTyping() ? 'The person is typing: it waits until they have stopped.' : undefined;
}

/** The gate `start`: the trigger that a widget waits for once all other gates pass. */
export function startOf(offer: Offer, state: Answered, isShown: boolean): Gate {
  const { waiting } = state;
  const moment = describeStart(offer.start);
  const wanted = offer.start;
  if (isShown) return gate('start', true, 'It has started.', { wanted });
  const busy = whyBusy(offer, state);
  if (busy) return gate('start', false, busy, { wanted });
  const waits = offer.start.on === 'call' || waiting.has(nameOf(offer));
  const sentence = waits ? `It waits for ${moment}.` : `Once all other gates pass, it waits for ${moment}.`;
  return gate('start', !waits, sentence, { wanted });
}
