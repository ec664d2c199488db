import type { WidgetResponse } from '../kit/renderer';
import { nameOf, type Showable } from './offers';
import { newId } from './outbox';
import type { Given, Parts, Responses } from './parts';

/** How long an incomplete response can be continued on another page and in another tab. */
const SAME_RESPONSE_MS = 1_800_000;

/** The responses of the person. An incomplete response is stored, so that later answers are added to it. */
export function createResponses(
  parts: Pick<Parts, 'claimNow' | 'local' | 'outbox' | 'person' | 'turns' | 'notifyTabs'>,
): Responses {
  const { local } = parts;
  const keyOf = (offer: Showable) => `given:${nameOf(offer)}`;
  /** The stored response. Only an incomplete one has a revision. */
  const storedOf = (offer: Showable) => local.get<Given | { id: string; revision?: never }>(keyOf(offer));
  /** False for a response of another user. A page that identifies no user continues any. */
  const isTheirs = ({ userId }: Given) => !userId || userId === (parts.person.userId ?? userId);
  const givenOf = (offer: Showable): Given | undefined => {
    const given = storedOf(offer);
    return given?.revision && Date.now() - given.revision < SAME_RESPONSE_MS && isTheirs(given) ? given : undefined;
  };
  /** The response that a card continues: its own, however old, unless another tab has completed that one. */
  const continuedBy = (offer: Showable, own: Given | undefined): Given | undefined => {
    const stored = storedOf(offer);
    const isCompleted = stored?.id === own?.id && !stored?.revision;
    return own && !isCompleted && isTheirs(own) ? own : givenOf(offer);
  };
  return {
    givenOf,
    submit: (offer: Showable, { kind, ...fields }: WidgetResponse, shownAt: number, own?: Given) => {
      const given = continuedBy(offer, own);
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
      if (kind === 'feedback') return undefined;
      const stored = { ...body, userId: parts.person.userId ?? given?.userId };
      const name = nameOf(offer);
      local.set(keyOf(offer), isComplete ? { id: body.id } : stored);
      // Nothing is left to continue on the next page.
      if (isComplete) local.remove(`under:${name}`);
      parts.turns.answering.add(name);
      // Until the next answer of the server, a complete response allows no second one.
      offer.answered = parts.notifyTabs(offer) && isComplete;
      return stored;
    },
    /** Discards the incomplete response: the next card begins a new response. */
    forget: (offer: Showable) => {
      if (storedOf(offer)?.revision) local.remove(keyOf(offer));
    },
  };
}
