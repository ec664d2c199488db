import type { Progress, WidgetResponse } from '../kit/renderer';
import { nameOf, type Showable } from './offers';
import { newId } from './outbox';
import type { Parts, Responses } from './parts';

/** How long an incomplete response can be continued, on any page and in any tab. */
const SAME_RESPONSE_MS = 1_800_000;

/** The last submitted state of an incomplete response. */
type Given = { id: string; revision: number } & Progress['given'];

/** The responses of the person. An incomplete response is stored, so that later answers are added to it. */
export function createResponses(
  parts: Pick<Parts, 'claimNow' | 'local' | 'outbox' | 'turns' | 'notifyTabs'>,
): Responses {
  const keyOf = (offer: Showable) => `given:${nameOf(offer)}`;
  const givenOf = (offer: Showable): Given | undefined => {
    const given = parts.local.get<Given>(keyOf(offer));
    return given && Date.now() - given.revision < SAME_RESPONSE_MS ? given : undefined;
  };
  return {
    givenOf,
    submit: (offer: Showable, { kind, ...fields }: WidgetResponse, shownAt: number) => {
      const given = givenOf(offer);
      // Only incomplete responses have the field, and it is false.
      const isComplete = !('isComplete' in fields);
      const body = {
        ...fields,
        id: given?.id ?? newId(),
        widgetId: offer.id,
        url: location.href.slice(0, 2_000),
        // Based on the clock, so that it increases across pages and tabs.
        revision: Math.max(Date.now(), (given?.revision ?? 0) + 1),
        shownAt,
        ...(kind === 'nps' && { language: navigator.language }),
      };
      parts.outbox.response(parts.claimNow(), `/responses/${kind}`, body, isComplete || !given);
      if (kind === 'feedback') return;
      if (isComplete) parts.local.remove(keyOf(offer));
      else parts.local.set(keyOf(offer), body);
      parts.turns.answering.add(nameOf(offer));
      // Until the next answer of the server, a complete response allows no second one.
      offer.answered = parts.notifyTabs(offer) && isComplete;
    },
    /** Discards the incomplete response: the next answer begins a new response. */
    forget: (offer: Showable) => parts.local.remove(keyOf(offer)),
  };
}
