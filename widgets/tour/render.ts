import { type Card, createCard } from '../../embed/kit/card';
import { h } from '../../embed/kit/dom';
import { trapTab } from '../../embed/kit/focus';
import { PICTURE_STYLES } from '../../embed/kit/picture';
import { anchor, boxOf, EDGE, placementOf } from '../../embed/kit/position';
import type { Renderer } from '../../embed/kit/renderer';
import { createSpotlight, type Spotlight } from '../../embed/kit/spotlight';
import { createStage } from '../../embed/kit/stage';
import { LAUNCHER_STYLES, RICH_STYLES } from '../../embed/kit/styles';
import { targetFinder } from '../../embed/kit/target';
import * as texts from '../../embed/kit/texts';
import { safeLink } from '../../embed/kit/urls';
import { bringIntoView, isInView, whenCovered } from '../../embed/kit/view';
import { visibleArea } from '../../embed/kit/viewport';
import { waitFor, whenGone } from '../../embed/kit/wait';
import type { Views } from '../contract/views';
import { createBeacon } from './beacon';
import { isCentered, isDimmed, type Step, stepCard } from './step';
import { TOUR_STYLES } from './styles';

/** How long a card keeps its position after its target disappears and before a replacement is found. */
const HOLD_MS = 500;
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

/** Draws a product tour: the beacon, then one step after the other. */
export const render: Renderer<Views['tour']> = (root, widget, given) => {
  const stage = createStage(root, RICH_STYLES + LAUNCHER_STYLES + PICTURE_STYLES + TOUR_STYLES, given);
  const { env } = stage;
  let view = widget;
  let index = -1;
  let card: Card | undefined;
  let light: Spotlight | undefined;
  let beacon: ReturnType<typeof createBeacon> | undefined;
  /** The start event, sent when the first step is visible. */
  let beginning: 'tour_start' | 'tour_auto_start' | 'tour_continue' | undefined;
  const stops: (() => void)[] = [];
  const missed = new Set<string>();
  /** The ids of the steps that were shown, in order, for the Back button. */
  const trail: string[] = [];
  const arrow = h('div', { class: 'arrow', 'aria-hidden': 'true' });

  const release = () => {
    for (const stop of stops.splice(0)) stop();
  };
  const mayClose = () => view.settings.allowClosingTour !== false;
  const end = (name: 'tour_finish' | 'tour_closed' | 'tour_snoozed', hours?: number) => {
    // Without a visible step, the tour does not count as seen and may show again.
    if (!beginning) env.emit({ name, props: { stepId: view.steps[index]?.id, index, hours } });
    destroy();
    env.closed(hours);
  };
  const later = (hours: number) => end('tour_snoozed', hours);
  const close = () => {
    if (mayClose()) end('tour_closed');
  };
  const isOnPage = ({ pageUrl }: Partial<Step> = {}): boolean => {
    let there = !pageUrl;
    if (pageUrl)
      env.when({ on: 'url', value: pageUrl }, () => {
        there = true;
      })();
    return there || env.still === true;
  };
  const placeOf = (id: string | undefined) => view.steps.findIndex((step) => step.id === id);
  /** The index of the step that the button leads to; past the last step if the tour ends. */
  const following = () => {
    const named = placeOf(view.steps[index]?.nextStepId);
    return named < 0 ? index + 1 : named;
  };
  /** The index of the step shown before; in a tour that continues from an earlier page, of the previous step in the list. */
  const previous = () => {
    const at = placeOf(trail.at(-1));
    return at < 0 ? index - 1 : at;
  };
  /** The page of the following step, if the button has to navigate to it. */
  const nextPage = () => {
    const step = view.steps[following()];
    return isOnPage(step) || step?.pageUrl?.includes('{') ? undefined : step?.pageUrl;
  };
  const next = () => {
    const link = safeLink(view.steps[index]?.redirectToUrl) ?? safeLink(nextPage());
    advance();
    if (link) env.navigate(link);
  };
  /** Advances after an action in the application, which navigates itself. */
  const advance = () => lead(following());
  const lead = (to: number) => {
    const { id } = view.steps[index] ?? {};
    if (to >= view.steps.length) return end('tour_finish');
    if (id) trail.push(id);
    go(to);
  };
  const back = () => {
    const to = previous();
    trail.pop();
    go(to);
  };
  const runSecondButton = () => {
    const { action, stepId, url } = view.steps[index]?.secondButton ?? {};
    const link = safeLink(url);
    const named = placeOf(stepId);
    if (action === 'back') back();
    else if (action === 'close') end('tour_closed');
    else if (action === 'finish') end('tour_finish');
    else if (action === 'open-url') link && env.navigate(link);
    else lead(action === 'go-to-step' && named >= 0 ? named : following());
  };
  const draw = () => {
    card?.draw(
      ...stepCard(stage, view, index, {
        next,
        back,
        second: runSecondButton,
        close,
        later,
        following: following(),
        previous: previous(),
      }),
      card.element.matches('.anchored') && arrow,
    );
  };

  /** Makes room for both the target and its card. On phones, the card is at the edge that is further from the target. */
  const makeRoom = (element: HTMLElement, target: Element, fresh: boolean, isPhone: boolean) => {
    if (!isPhone && innerHeight > LOW_PX) return;
    const gap = isPhone ? RING_PX : GAP_PX + EDGE;
    const most = innerHeight - boxOf(target).height - gap - 2 * RING_PX;
    const needs = gap + Math.max(MIN_CARD_PX, Math.min(element.offsetHeight, most));
    const { top, bottom } = (fresh && !env.still && bringIntoView(target, stage.moves(), needs)) || boxOf(target);
    const { y, height } = visibleArea();
    const [above, below] = [top - y, y + height - bottom];
    element.classList.toggle('over', isPhone && below < needs && above > below);
    const room = Math.max(above, below) - gap;
    if (room < element.offsetHeight && (isPhone || room > MIN_CARD_PX))
      element.style.setProperty('max-height', `${Math.max(MIN_CARD_PX, room)}px`);
  };

  const place = (step: Step, target: Element | null, fresh: boolean) => {
    const element = card?.element;
    if (!card || !element) return;
    const phone = matchMedia(PHONE).matches;
    element.hidden = false;
    element.className = `card sheet step ${target ? 'anchored' : 'center'}`;
    element.setAttribute('aria-modal', String(!target));
    for (const name of ['translate', 'max-height']) element.style.removeProperty(name);
    stage.layer.raise(target);
    const dimmed = isDimmed(step) || !target;
    if (light) light.element.hidden = !dimmed;
    light?.aim(dimmed ? target : null);
    draw();
    if (target) {
      makeRoom(element, target, fresh, phone);
      if (!phone)
        stops.push(anchor({ target, card: element, arrow, placement: placementOf(step.direction), gap: GAP_PX }));
      stops.push(whenGone(target, () => locate(false)));
      if (!env.still) stops.push(whenCovered(target, () => locate(false, isInView)));
      if (step.advanceOn === 'click') {
        const onTarget = () => (safeLink(step.redirectToUrl) ? next() : advance());
        target.addEventListener('click', onTarget);
        stops.push(() => target.removeEventListener('click', onTarget));
      }
    }
    if (step.advanceOn === 'url-change') stops.push(env.when({ on: 'url' }, advance));
    if (step.advanceOn === 'event')
      stops.push(env.when({ on: 'event', value: step.advanceOnEvent ?? step.id }, advance));
    if (!fresh) return;
    if (stage.moves())
      element.animate?.([{ opacity: 0, transform: 'translateY(8px)' }, {}], {
        duration: 260,
        easing: 'cubic-bezier(.16,1,.3,1)',
      });
    card.focus();
    stage.announce(`${stage.say(texts.progress, { at: index + 1, of: view.steps.length })} ${step.title ?? ''}`);
    const at = index;
    stage.afterPaint(() => {
      if (beginning) env.emit({ name: beginning });
      beginning = undefined;
      env.emit({ name: 'tour_step', props: { stepId: step.id, index: at } });
    });
  };

  const waitHidden = () => {
    if (card) card.element.hidden = true;
    if (light) light.element.hidden = true;
  };
  /**
   * Finds the element that the step points at. `fresh`: the step has not been shown yet, so the page scrolls to it. `accepts`: an additional
   * condition for the element.
   */
  const locate = (fresh: boolean, accepts?: (target: Element) => boolean) => {
    release();
    const step = view.steps[index];
    if (!step) return;
    if (!isOnPage(step)) {
      waitHidden();
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
        env.emit({ name, props: { stepId: step.id, index, domQuery: step.domQuery, ...change() } });
      missed.add(step.id);
    };
    const missing = () => {
      report();
      const to = following();
      // Never go back: two steps with missing targets would skip to each other endlessly.
      if (step.missingTarget === 'skip') to > index && to < view.steps.length ? go(to) : end('tour_closed');
      else if (step.missingTarget === 'center') place(step, null, fresh);
      else if (step.missingTarget === 'end') end('tour_closed');
    };
    let found = false;
    const onFound = (target: Element) => {
      found = true;
      release();
      if (change()) report();
      place(step, target, fresh);
    };
    const bring = (target: Element) => env.still === true || bringIntoView(target, stage.moves()) !== undefined;
    const seconds = view.settings.timeout ?? 10;
    const stop = waitFor({ find, seconds, accepts: fresh ? bring : accepts, onFound, onMissing: missing });
    if (found) return;
    stops.push(stop);
    if (fresh || accepts) return waitHidden();
    const held = setTimeout(waitHidden, HOLD_MS);
    stops.push(() => clearTimeout(held));
  };

  const go = (to: number) => {
    beacon?.remove();
    beacon = undefined;
    index = Math.min(Math.max(0, to), view.steps.length - 1);
    const step = view.steps[index];
    if (!step) return;
    light ??= createSpotlight(() => view.settings.closeOnOutsideClick && close());
    if (!light.element.isConnected) stage.element.append(light.element);
    card ??= createCard(stage, view.name, { look: 'sheet step', takesFocus: true, trap: trapTab, onEscape: close });
    env.keep({ stepId: step.id, at: index });
    locate(true);
  };

  const resumeAt = () =>
    view.settings.saveProgress === false
      ? 0
      : Math.max(
          0,
          view.steps.findIndex(({ id }) => id === env.progress?.stepId),
        );
  const begin = (name: 'tour_start' | 'tour_auto_start') => {
    const at = resumeAt();
    beginning = at > 0 ? 'tour_continue' : name;
    go(at);
  };
  const wait = () => {
    if (view.settings.tourStart === 'manual' || view.settings.hideBeacon) return;
    const start = () => begin('tour_start');
    const dismiss = mayClose() ? () => end('tour_closed') : undefined;
    beacon ??= createBeacon(stage, start, dismiss);
    beacon.draw(view.settings, resumeAt() > 0);
  };
  const destroy = () => {
    release();
    light?.destroy();
    stage.destroy();
  };

  if (view.settings.tourStart === 'immediate') begin('tour_auto_start');
  else {
    wait();
    stage.afterPaint(() => env.emit({ name: 'tour_available' }));
  }

  return {
    update: (changed, appearance) => {
      const id = view.steps[index]?.id;
      view = changed;
      stage.change({ ...appearance });
      if (index < 0) return wait();
      const same = view.steps.findIndex((step) => step.id === id);
      index = Math.min(same < 0 ? index : same, view.steps.length - 1);
      locate(false);
    },
    show: (to) => {
      if (index === to) return;
      if (index < 0) beginning = 'tour_start';
      go(to);
    },
    destroy,
  };
};
