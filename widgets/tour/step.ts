import { cardTitle } from '../../embed/kit/card';
import { button, closeButton, laterButton } from '../../embed/kit/controls';
import { type Child, h } from '../../embed/kit/dom';
import { richText } from '../../embed/kit/html';
import { media } from '../../embed/kit/media';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import type { Navigation } from './navigation';
import { following, mayClose, previous, type Step, type Tour } from './path';

/** Up to this number of steps, each step has a dot; longer tours say "2 of 12". */
const MAX_DOTS = 8;

/** True for a step in the middle of the page rather than at an element. */
export const isCentered = (step: Step): boolean =>
  step.type === 'welcome' || step.type === 'modal' || !step.domQuery?.trim();

/** True when the page behind a step is dimmed. */
export const isDimmed = (step: Step): boolean => step.type !== 'tooltip';

function progress(stage: Stage, at: number, of: number): Child {
  if (of < 2) return undefined;
  const label = stage.say(texts.progress, { at: at + 1, of });
  if (of > MAX_DOTS) return h('span', { class: 'quiet' }, label);
  const dots = [...Array(of).keys()].map((dot) => h('i', { 'data-now': dot === at }));
  return h('span', { class: 'dots', role: 'img', 'aria-label': label }, ...dots);
}

/** The contents of the current step's card. */
export function stepCard(tour: Tour, navigation: Navigation): Child[] {
  const { stage, view, at } = tour;
  const step = view.steps[at] as Step;
  const { settings } = view;
  const last = following(tour) >= view.steps.length;
  const other = step.secondButton?.text.trim() ? step.secondButton : undefined;
  const hasBack = previous(tour) >= 0;
  const forward =
    step.buttonText ||
    (last ? settings.finishBtnText || stage.say(texts.finish) : settings.nextBtnText || stage.say(texts.next));
  // A step that waits for an action in the page has no Next button, unless it is the last step.
  const waits =
    ['url-change', 'event'].includes(step.advanceOn ?? '') || (step.advanceOn === 'click' && !isCentered(step));
  const hasNext = last || !waits;
  const foot = h(
    'div',
    { class: 'foot' },
    progress(stage, at, view.steps.length),
    h('span', { class: 'gap' }),
    at === 0 && laterButton(stage, settings.snoozeHours, navigation.later),
    hasBack &&
      other?.action !== 'back' &&
      button(settings.backBtnText || stage.say(texts.back), 'ghost', navigation.back, 'back'),
    other && (hasBack || other.action !== 'back') && button(other.text, 'plain', navigation.second, 'second'),
    // Ignore the second click of a double click, which would skip the next step.
    hasNext && button(forward, 'primary', (event) => (event as MouseEvent).detail < 2 && navigation.next(), 'next'),
  );
  return [
    media(stage, step.imageUrl, step.videoUrl),
    mayClose(tour) && closeButton(stage, navigation.close),
    h('div', { class: 'body' }, cardTitle(step.title), richText(step.content)),
    foot,
  ];
}
