import { HOUR_MS } from '../../widgets/targeting/dates';
import { nameOf, type Offer, type Showable } from './offers';
import type { Parts } from './parts';

/** Modes under which a widget does not show again in this tab, even if the server does not know yet that it was shown. */
const ONCE = /^(session|once|until-closed)$/;

/** What this browser knows of the widgets that the person saw, has begun or closed. */
export function createHistory(parts: Pick<Parts, 'local' | 'responses' | 'session' | 'turns'>) {
  const { local, session } = parts;
  /** Widgets that the person closed on this page: whatever their frequency says, they stay away until the next page load. */
  const closed = new Set<string>();
  /** Whether a tour on this page shows a step or may show one soon, by its name: one that waits behind its beacon does not. */
  const holding = new Map<string, boolean | undefined>();
  /** True for a widget that other widgets wait for. */
  const isInterrupting = (offer: Showable) => holding.get(nameOf(offer)) ?? offer.interrupts;
  /** True for a widget whose next response would be refused, unless an incomplete one can be continued here. */
  const isAnswered = (offer: Offer) => offer.answered && !parts.responses.givenOf(offer);
  return {
    closed,
    holding,
    isInterrupting,
    /** Notes whether other widgets have to wait for a tour. If they no longer have to, one may show now. */
    holdBack: (offer: Showable, holds: boolean) => {
      holding.set(nameOf(offer), holds);
      if (!holds) parts.turns.judgeSoon();
    },
    isDue: (offer: Offer) =>
      offer.due &&
      !isAnswered(offer) &&
      !closed.has(nameOf(offer)) &&
      !((local.get<number>(`later:${nameOf(offer)}`) ?? 0) > Date.now()) &&
      !(ONCE.test(offer.mode) && session.get(`past:${nameOf(offer)}`)),
    /** True for a widget that the person has begun and neither finished nor closed, on this page or an earlier one. */
    isUnderWay: (offer: Offer) => !isAnswered(offer) && Boolean(local.get(`under:${nameOf(offer)}`)),
    shown: (offer: Showable) => {
      if (offer.mode && offer.mode !== 'until-closed') session.set(`past:${nameOf(offer)}`, true);
    },
    wasClosed: (offer: Showable, laterHours?: number) => {
      const name = nameOf(offer);
      if (isInterrupting(offer)) local.set('closed', Date.now());
      // Also stored in the browser: the next page may send its request before the server has received the event.
      if (laterHours) {
        local.set(`later:${name}`, Date.now() + laterHours * HOUR_MS);
        session.remove(`past:${name}`);
      } else {
        closed.add(name);
        if (offer.mode === 'until-closed') session.set(`past:${name}`, true);
      }
    },
    /** Forgets the progress and history of the previous person. */
    forget: () => {
      closed.clear();
      for (const key of local.keys()) if (/^(at|under|given|later):/.test(key)) local.remove(key);
      for (const key of session.keys()) session.remove(key);
    },
  };
}
