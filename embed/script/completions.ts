import type { Progress } from '../kit/renderer';
import { withExtras } from './loaded';
import { nameOf, type Offer, type Showable } from './offers';
import type { Completions, Parts } from './parts';
import { when } from './triggers';

/** Completes entries of widgets when their triggers fire, even while the widgets are not on the page. */
export function createCompletions(parts: Pick<Parts, 'emit' | 'local' | 'screen' | 'signals'>): Completions {
  let end = () => {};
  const doneOf = (offer: Showable): Set<string> => {
    const kept = parts.local.get<Progress>(`at:${nameOf(offer)}`)?.completed ?? [];
    return new Set([...kept, ...(offer.completed ?? [])]);
  };
  return {
    end: () => end(),
    doneOf,
    /** Waits for the triggers of these offers, and no longer for those of earlier ones. */
    watch: (offers: readonly Offer[]) => {
      const completing = offers.filter(({ completions }) => completions);
      end();
      if (completing.length)
        withExtras(({ watchCompletions }) => {
          end();
          end = watchCompletions(completing, {
            local: parts.local,
            subscribe: parts.signals.subscribe,
            emit: parts.emit,
            onScreen: parts.screen.complete,
            doneOf,
            when,
          });
        });
    },
  };
}
