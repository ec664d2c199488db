// Code that only some widgets need: rules on more than the address, triggers that listen to the page, entries that complete by themselves.
import { VISIT_JUDGES } from '../../widgets/targeting/page';
import type { Progress } from '../kit/renderer';
import type { findAll } from './find';
import { nameOf, type Offer, type Showable } from './offers';
import { pageFacts } from './page-facts';
import type { Storage } from './storage';
import type { Subscribe, When } from './subscribe';

const DEFAULT_SCROLL_PERCENT = 50;

function listen(target: EventTarget, name: string, then: (event: Event) => void): () => void {
  target.addEventListener(name, then, { capture: true, passive: true });
  return () => target.removeEventListener(name, then, { capture: true });
}

const scrolled = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight ? (100 * scrollTop) / (scrollHeight - clientHeight) : 100;
};

/**
 * Calls `go` when a person clicks an element, has scrolled down a percentage of the page, or leaves the page at its top.
 * @returns a function that ends the waiting
 */
function gesture(on: string, value: string, go: () => void, find: typeof findAll): () => void {
  if (on === 'exit')
    return listen(document, 'mouseout', (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (!relatedTarget && clientY <= 0) go();
    });
  if (on === 'click')
    return listen(document, 'click', (event) => {
      const path = event.composedPath();
      if (find(value).some((element) => path.includes(element))) go();
    });
  if (on === 'scroll')
    return listen(window, 'scroll', () => scrolled() >= Number(value || DEFAULT_SCROLL_PERCENT) && go());
  return () => {};
}

/** For widgets that were published with the choice to show them to everybody again: deletes what this browser has stored about them. */
function renew(offers: readonly Offer[], closed: Set<string>, local: Storage, session: Storage): void {
  for (const offer of offers) {
    const name = nameOf(offer);
    if (!offer.again || local.get(`again:${name}`) === offer.again) continue;
    closed.delete(name);
    session.remove(`past:${name}`);
    for (const key of ['at', 'later']) local.remove(`${key}:${name}`);
    local.set(`again:${name}`, offer.again);
  }
}

/** What `watchCompletions` needs to complete an entry. */
export type Completing = {
  local: Storage;
  subscribe: Subscribe;
  when: When;
  doneOf: (offer: Showable) => Set<string>;
  emit: (offer: Offer, name: string, properties?: Record<string, unknown>) => void;
  /** Makes the widget complete the entry; false if the widget is not on the page. */
  onScreen: (name: string, entry: string) => boolean;
};

/** Completes entries of widgets when their triggers fire, even while the widgets are not on the page. @returns a function that ends it */
function watchCompletions(offers: readonly Offer[], completing: Completing): () => void {
  const { local, subscribe, when, doneOf, emit, onScreen } = completing;
  const complete = (offer: Offer, entry: string) => {
    const { completions } = offer;
    const name = nameOf(offer);
    const done = doneOf(offer);
    if (!completions || done.has(entry) || onScreen(name, entry)) return;
    local.set(`at:${name}`, { ...local.get<Progress>(`at:${name}`), completed: [...done.add(entry)] });
    emit(offer, completions.event, { [completions.property]: entry });
    if (completions.entries.every(({ id }) => done.has(id))) emit(offer, completions.finished);
  };
  const stops: (() => void)[] = [];
  for (const offer of offers)
    for (const { id, by } of offer.completions?.entries ?? [])
      if (by && !doneOf(offer).has(id)) stops.push(when(by, subscribe, () => complete(offer, id)));
  return () => {
    for (const stop of stops) stop();
  };
}

/** One object instead of exports: the build shortens the names of properties, but not those of exports. */
export const extras = { gesture, pageFacts, renew, visitJudges: VISIT_JUDGES, watchCompletions };
