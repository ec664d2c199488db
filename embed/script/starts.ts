import { nameOf, type Offer } from './offers';
import type { Parts } from './parts';
import { whenStarts } from './triggers';

/** Widgets whose turn has not come: their trigger has not fired, or they wait for the person or for another widget. */
export function createStarts(parts: Pick<Parts, 'signals' | 'turns'>) {
  /** Widgets whose start is awaited, by name. */
  const waiting = new Map<string, () => void>();
  /** Widgets whose trigger fired while another widget was open. Triggers fire once, so these widgets wait for their turn. */
  const fired = new Set<string>();
  let lookAgain: ReturnType<typeof setTimeout> | undefined;
  return {
    waiting,
    fired,
    /** Waits for the trigger of a widget; one whose trigger has fired starts at once. */
    await: (offer: Offer, start: (offer: Offer) => void) => {
      const name = nameOf(offer);
      if (fired.has(name)) return start(offer);
      waiting.set(name, () => {});
      const stop = whenStarts(offer, parts.signals.subscribe, () => start(offer));
      if (waiting.has(name)) waiting.set(name, stop);
    },
    /** Keeps only widgets that are still offered, and stops waiting for those that do not belong on this page. */
    keep: (offerOf: (name: string) => Offer | undefined, belongs: (offer: Offer) => boolean) => {
      for (const [name, stop] of waiting) {
        const offer = offerOf(name);
        if (offer && belongs(offer)) continue;
        stop();
        waiting.delete(name);
      }
      for (const name of fired) if (!offerOf(name)) fired.delete(name);
    },
    /** Keeps a widget until the open one is closed. Widgets that start with the page are judged again anyway. */
    hold: (offer: Offer) => {
      if (offer.start.on !== 'load') fired.add(nameOf(offer));
    },
    /** Keeps a widget for `ms` milliseconds; then the page is judged again. */
    holdFor: (offer: Offer, ms: number) => {
      fired.add(nameOf(offer));
      // No event is fired when a dialog is only hidden, or when typing has ended.
      lookAgain ??= setTimeout(() => {
        lookAgain = undefined;
        parts.turns.judge();
      }, ms);
    },
    end: () => {
      clearTimeout(lookAgain);
      for (const stop of waiting.values()) stop();
    },
  };
}
