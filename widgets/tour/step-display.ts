import { type Card, createCard } from '../../embed/kit/card';
import { h } from '../../embed/kit/dom';
import { trapTab } from '../../embed/kit/focus';
import { anchor, boxOf, EDGE, placementOf } from '../../embed/kit/position';
import type { RenderEnv } from '../../embed/kit/renderer';
import { createSpotlight } from '../../embed/kit/spotlight';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import { safeLink } from '../../embed/kit/urls';
import { bringIntoView, isInView, whenCovered } from '../../embed/kit/view';
import { visibleArea } from '../../embed/kit/viewport';
import { whenGone } from '../../embed/kit/wait';
import type { Navigation } from './navigation';
import type { Step, Tour } from './path';
import { isDimmed, stepCard } from './step';

/** Matches phones, where the card is at the top or bottom edge. */
const PHONE = '(max-width: 480px)';
/** In windows below this height, a card may have no room next to its target. */
const LOW_PX = 480;
/** The distance from a target to its card, except on phones. */
const GAP_PX = 18;
/** The distance from a target to its highlight, and to the card on phones. */
const RING_PX = 12;
/** The minimum height of a card: its button and one line. */
const MIN_CARD_PX = 96;

/** A card that is placed at a target. `fresh`: the step has not been shown yet, so the page scrolls to the target. */
type Placed = { element: HTMLElement; target: Element; fresh: boolean; isPhone: boolean };

/** Makes room for both the target and its card. On phones, the card is at the edge that is further from the target. */
function makeRoom(stage: Stage, { element, target, fresh, isPhone }: Placed): void {
  if (!isPhone && innerHeight > LOW_PX) return;
  const gap = isPhone ? RING_PX : GAP_PX + EDGE;
  const most = innerHeight - boxOf(target).height - gap - 2 * RING_PX;
  const needs = gap + Math.max(MIN_CARD_PX, Math.min(element.offsetHeight, most));
  const { top, bottom } = (fresh && !stage.env.still && bringIntoView(target, stage.moves(), needs)) || boxOf(target);
  const { y, height } = visibleArea();
  const [above, below] = [top - y, y + height - bottom];
  element.classList.toggle('over', isPhone && below < needs && above > below);
  const room = Math.max(above, below) - gap;
  if (room < element.offsetHeight && (isPhone || room > MIN_CARD_PX))
    element.style.setProperty('max-height', `${Math.max(MIN_CARD_PX, room)}px`);
}

/**
 * Advances the tour after the action in the application that the step waits for.
 * @returns a function that stops waiting; undefined if the step waits for its button only
 */
function whenDone(
  env: RenderEnv,
  step: Step,
  target: Element | null,
  { next, advance }: Navigation,
): (() => void) | undefined {
  if (target && step.advanceOn === 'click') {
    const onTarget = () => (safeLink(step.redirectToUrl) ? next() : advance());
    target.addEventListener('click', onTarget);
    return () => target.removeEventListener('click', onTarget);
  }
  if (step.advanceOn === 'url-change') return env.when({ on: 'url' }, advance);
  if (step.advanceOn === 'event') return env.when({ on: 'event', value: step.advanceOnEvent ?? step.id }, advance);
  return undefined;
}

/** Presents a step that has not been shown yet: animates its card, moves the focus there, and reports the step once it is visible. */
function present(tour: Tour, card: Card, step: Step): void {
  const { stage } = tour;
  const { env } = stage;
  if (stage.moves())
    card.element.animate?.([{ opacity: 0, transform: 'translateY(8px)' }, {}], {
      duration: 260,
      easing: 'cubic-bezier(.16,1,.3,1)',
    });
  card.focus();
  stage.announce(`${stage.say(texts.progress, { at: tour.at + 1, of: tour.view.steps.length })} ${step.title ?? ''}`);
  const { at } = tour;
  stage.afterPaint(() => {
    if (tour.beginning) env.emit({ name: tour.beginning });
    tour.beginning = undefined;
    env.emit({ name: 'tour_step', props: { stepId: step.id, index: at } });
  });
}

/** The card of a tour and the spotlight on its target. */
type StepDisplay = {
  /** Shows a step at its target, or in the middle of the page. `fresh`: it has not been shown yet. */
  place: (step: Step, target: Element | null, fresh: boolean) => void;
  hide: () => void;
  /** Takes the spotlight off the page; the stage removes the card. */
  remove: () => void;
};

/**
 * Puts the card and the spotlight on the page.
 * @param stops gets what ends with the step, such as listeners
 * @param findAgain is called when the target is gone or covered, with a condition for its replacement
 */
export function createStepDisplay(
  tour: Tour,
  navigation: Navigation,
  stops: (() => void)[],
  findAgain: (accepts?: (target: Element) => boolean) => void,
): StepDisplay {
  const { stage } = tour;
  const { env } = stage;
  const arrow = h('div', { class: 'arrow', 'aria-hidden': 'true' });
  const light = createSpotlight(() => tour.view.settings.closeOnOutsideClick && navigation.close());
  stage.element.append(light.element);
  const card = createCard(stage, tour.view.name, {
    look: 'sheet step',
    takesFocus: true,
    trap: trapTab,
    onEscape: () => !element.hidden && navigation.close(),
  });
  const { element } = card;

  const place = (step: Step, target: Element | null, fresh: boolean) => {
    const isPhone = matchMedia(PHONE).matches;
    element.hidden = false;
    element.className = `card sheet step ${target ? 'anchored' : 'center'}`;
    element.setAttribute('aria-modal', String(!target));
    for (const name of ['translate', 'max-height']) element.style.removeProperty(name);
    stage.layer.raise(target);
    const dimmed = isDimmed(step) || !target;
    light.element.hidden = !dimmed;
    light.aim(dimmed ? target : null);
    card.draw(...stepCard(tour, navigation), target && arrow);
    if (target) {
      makeRoom(stage, { element, target, fresh, isPhone });
      if (!isPhone)
        stops.push(anchor({ target, card: element, arrow, placement: placementOf(step.direction), gap: GAP_PX }));
      stops.push(whenGone(target, () => findAgain()));
      if (!env.still) stops.push(whenCovered(target, () => findAgain(isInView)));
    }
    const stop = whenDone(env, step, target, navigation);
    if (stop) stops.push(stop);
    if (fresh) present(tour, card, step);
  };

  return {
    place,
    hide: () => {
      element.hidden = true;
      light.element.hidden = true;
    },
    remove: light.destroy,
  };
}
