import type { Progress } from '../kit/renderer';
import type { Completing } from './extras';
import { withExtras } from './loaded';
import { nameOf, type Offer, type Showable } from './offers';
import { when } from './triggers';

/** Completes entries of widgets when their triggers fire, on the page or not. */
export function createCompletions(given: Omit<Completing, 'doneOf' | 'when'>) {
  let end = () => {};
  const doneOf = (offer: Showable): Set<string> => {
    const kept = given.local.get<Progress>(`at:${nameOf(offer)}`)?.completed ?? [];
    return new Set([...kept, ...(offer.completed ?? [])]);
  };
  return {
    end: () => end(),
    doneOf,
    /** Waits for what these offers wait for, and for nothing else. */
    watch: (offers: readonly Offer[]) => {
      const completing = offers.filter(({ completions }) => completions);
      end();
      if (completing.length)
        withExtras(({ watchCompletions }) => {
          end();
          end = watchCompletions(completing, { ...given, doneOf, when });
        });
    },
  };
}
