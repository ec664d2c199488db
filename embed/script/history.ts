import { HOUR_MS } from '../../widgets/targeting/dates';
import { nameOf, type Offer, type Showable } from './offers';
import type { Parts } from './parts';

/** Modes under which a widget does not show again in this tab, even if the server does not know yet that it was shown. */
const ONCE = /^(session|once|until-closed)$/;

/** What this browser knows of the widgets that the person saw, has begun or closed. */
export function createHistory(parts: Pick<Parts, 'local' | 'responses' | 'session'>) {
  const { local, session } = parts;
  /** Widgets that the person closed on this page: whatever their frequency says, they stay away until the next page load. */
  const closed = new Set<string>();
  /** Widgets that show their steps on this page, by name: a tour that waits behind its beacon does not. */
  const running = new Set<string>();
  /** True for a widget that interrupts, or a tour that is showing its steps. */
  const isInterrupting = (offer: Showable) => offer.interrupts === true || running.has(nameOf(offer));
  /** True for a widget whose next response would be refused, unless an incomplete one can be continued here. */
  const isAnswered = (offer: Offer) => offer.answered && !parts.responses.givenOf(offer);
  return {
    closed,
    isInterrupting,
    /** Notes that a widget shows a step. */
    stepped: (offer: Showable) => void running.add(nameOf(offer)),
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
      running.delete(name);
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
      running.clear();
      for (const key of local.keys()) if (/^(at|under|given|later):/.test(key)) local.remove(key);
      for (const key of session.keys()) session.remove(key);
    },
  };
}
