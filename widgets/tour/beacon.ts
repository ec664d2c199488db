import { closeButton } from '../../embed/kit/controls';
import { h, redraw } from '../../embed/kit/dom';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import { cornerOf } from '../appearance/corners';
import type { Views } from '../contract/views';

type Settings = Views['tour']['settings'];

/** The minified tour: a button in a corner that starts it, and a close button if people may dismiss it. */
export function createBeacon(stage: Stage, start: () => void, dismiss: (() => void) | undefined) {
  const holder = h('div', { class: 'beacon' });
  stage.element.append(holder);
  const draw = (settings: Settings, goesOn: boolean) => {
    const text = goesOn
      ? settings.continueTourBtnText || stage.say(texts.continueTour)
      : settings.startTourBtnText || stage.say(texts.startTour);
    holder.className = `beacon enter ${cornerOf(settings.beaconPosition)}`;
    redraw(
      holder,
      h(
        'button',
        { type: 'button', class: 'launcher', 'data-key': 'start', onclick: start },
        h('span', { class: 'pulse', 'aria-hidden': 'true' }),
        h('span', {}, text),
      ),
      dismiss && closeButton(stage, dismiss),
    );
  };
  return { draw, remove: () => holder.remove() };
}
