import type { Progress } from '../kit/renderer';
import { nameOf, type Offer, type Showable } from './offers';
import type { Storage } from './storage';
import { type Hear, when } from './triggers';

/** What completing an entry takes. */
type Ground = {
  local: Storage;
  hear: Hear;
  emit: (offer: Offer, name: string, properties?: Record<string, unknown>) => void;
  /** Has the widget complete it, if it is on the page. */
  onScreen: (name: string, entry: string) => boolean;
};

/** Completes entries of widgets when their triggers fire, on the page or not. */
export function createCompletions({ local, hear, emit, onScreen }: Ground) {
  const stops: (() => void)[] = [];
  const end = () => {
    for (const stop of stops.splice(0)) stop();
  };
  const doneOf = (offer: Showable): Set<string> => {
    const kept = local.get<Progress>(`at:${nameOf(offer)}`)?.completed ?? [];
    return new Set([...kept, ...(offer.completed ?? [])]);
  };
  const complete = (offer: Offer, entry: string) => {
    const { completions } = offer;
    const name = nameOf(offer);
    const done = doneOf(offer);
    if (!completions || done.has(entry) || onScreen(name, entry)) return;
    local.set(`at:${name}`, { ...local.get<Progress>(`at:${name}`), completed: [...done.add(entry)] });
    emit(offer, completions.event, { [completions.property]: entry });
    if (completions.entries.every(({ id }) => done.has(id))) emit(offer, completions.finished);
  };
  return {
    end,
    doneOf,
    /** Waits for what these offers wait for, and for nothing else. */
    watch: (offers: readonly Offer[]) => {
      end();
      for (const offer of offers)
        for (const { id, by } of offer.completions?.entries ?? [])
          if (by && !doneOf(offer).has(id)) stops.push(when(by, hear, () => complete(offer, id)));
    },
  };
}
