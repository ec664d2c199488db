import { targetFinder } from '../../embed/kit/target';
import { bringIntoView } from '../../embed/kit/view';
import { waitFor } from '../../embed/kit/wait';
import type { Navigation } from './navigation';
import { following, isOnPage, stepOf, type Tour } from './path';
import { isCentered } from './step';
import { createStepDisplay } from './step-display';

/** How long a card keeps its position after its target disappears and before a replacement is found. */
const HOLD_MS = 500;

/** Shows the steps of a tour at the elements that they point at. */
export type StepFinder = {
  /**
   * Finds the element that the step points at. `fresh`: the step has not been shown yet, so the page scrolls to it. `accepts`: an additional
   * condition for the element.
   */
  locate: (fresh: boolean, accepts?: (target: Element) => boolean) => void;
  destroy: () => void;
};

/** Puts the display of the steps on the page, and finds the element of each step for it. */
export function createStepFinder(tour: Tour, navigation: Navigation): StepFinder {
  const { stage } = tour;
  const { env } = stage;
  /** What ends with the step, such as listeners and timers. */
  const stops: (() => void)[] = [];
  const missed = new Set<string>();
  const release = () => {
    for (const stop of stops.splice(0)) stop();
  };

  const locate: StepFinder['locate'] = (fresh, accepts) => {
    release();
    const step = stepOf(tour);
    if (!step) return;
    const isHere = isOnPage(env, step);
    env.holdBack?.(isHere);
    if (!isHere) {
      hide();
      stops.push(env.when({ on: 'url', value: step.pageUrl ?? '' }, () => locate(fresh)));
      return;
    }
    if (isCentered(step)) return place(step, null, fresh);
    const { domQuery: selector = '', targetSnapshot: snapshot, changedTarget } = step;
    const { find, change } = targetFinder(env, { selector, snapshot, changedTarget });
    /** Reports once per page, even if the element disappears repeatedly. */
    const report = () => {
      const name = change() ? 'tour_step_target_changed' : 'tour_step_target_missing';
      if (!missed.has(step.id))
        env.emit({ name, props: { stepId: step.id, index: tour.at, domQuery: step.domQuery, ...change() } });
      missed.add(step.id);
    };
    const missing = () => {
      report();
      const to = following(tour);
      const { go, end } = navigation;
      // Never go back: two steps with missing targets would skip to each other endlessly.
      if (step.missingTarget === 'skip') to > tour.at && to < tour.view.steps.length ? go(to) : end('tour_closed');
      else if (step.missingTarget === 'center') place(step, null, fresh);
      else if (step.missingTarget === 'end') end('tour_closed');
      else env.holdBack?.(false);
    };
    let found = false;
    const onFound = (target: Element) => {
      found = true;
      release();
      env.holdBack?.(true);
      if (change()) report();
      place(step, target, fresh);
    };
    const bring = (target: Element) => env.still === true || bringIntoView(target, stage.moves()) !== undefined;
    const seconds = tour.view.settings.timeout ?? 10;
    const stop = waitFor({ find, seconds, accepts: fresh ? bring : accepts, onFound, onMissing: missing });
    if (found) return;
    stops.push(stop);
    if (fresh || accepts) return hide();
    const held = setTimeout(hide, HOLD_MS);
    stops.push(() => clearTimeout(held));
  };

  const { place, hide, remove } = createStepDisplay(tour, navigation, stops, (accepts) => locate(false, accepts));
  return {
    locate,
    destroy: () => {
      release();
      remove();
    },
  };
}
