import { type Card, cardTitle, createCard } from '../../embed/kit/card';
import { closeButton } from '../../embed/kit/controls';
import { h } from '../../embed/kit/dom';
import { onEscape } from '../../embed/kit/focus';
import { richText } from '../../embed/kit/html';
import { anchor, placementOf } from '../../embed/kit/position';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import type { Views } from '../contract/views';

/** Time to move the pointer from the element to the tip. */
const LEAVE_MS = 180;

/** A tip and its element, while that is on the page. */
export type Tip = { view: Views['smartTip']; target?: Element | undefined };

export type Hint = ReturnType<typeof createHint>;

/** What opens the hint: `hover`, `click` or `focus`; `always` if it is open all the time. */
export function modeOf({ view }: Tip): string {
  const wanted = view.settings.displayOn ?? '';
  return ['click', 'focus', 'always'].includes(wanted) ? wanted : 'hover';
}

/** True if a mark shows that the element has a tip. */
export const hasMark = ({ view }: Tip): boolean => view.settings.indicator !== 'none';

/** The hint of a tip: a card that opens next to its element or its mark. */
export function createHint(stage: Stage, tip: Tip, mark: HTMLElement) {
  const { env } = stage;
  let card: Card | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let unplace: (() => void) | undefined;
  const arrow = h('div', { class: 'arrow', 'aria-hidden': 'true' });
  const mode = () => modeOf(tip);
  const stay = () => clearTimeout(leaving);

  const draw = () => {
    const closable = mode() === 'click' || mode() === 'always';
    card?.draw(
      closable && closeButton(stage, close),
      h('div', { class: 'body' }, cardTitle(tip.view.title), richText(tip.view.content)),
      arrow,
    );
  };
  const onClick = (event: Event) => {
    const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
    if (link) env.emit({ name: 'smart_tip_action_clicked', props: { url: (link as HTMLAnchorElement).href } });
  };
  const open = () => {
    stay();
    if (card || !tip.target) return;
    card = createCard(stage, stage.say(texts.tip), {
      look: 'tip',
      role: mode() === 'hover' || mode() === 'focus' ? 'tooltip' : 'dialog',
    });
    card.element.addEventListener('pointerenter', stay);
    card.element.addEventListener('pointerleave', leave);
    card.element.addEventListener('click', onClick);
    draw();
    place();
    mark.setAttribute('aria-expanded', 'true');
    stage.announce(`${tip.view.title} ${card.element.querySelector('.rich')?.textContent ?? ''}`);
    stage.afterPaint(() => env.emit({ name: 'smart_tip_open' }));
  };
  const place = () => {
    unplace?.();
    const { target, view } = tip;
    if (!card || !target) return;
    const at = mode() !== 'always' && view.settings.indicator === 'icon' ? mark : target;
    unplace = anchor({
      target: at,
      card: card.element,
      arrow,
      placement: placementOf(view.settings.direction, 'top'),
    });
  };
  const close = () => {
    stay();
    unplace?.();
    unplace = undefined;
    card?.remove();
    card = undefined;
    mark.setAttribute('aria-expanded', 'false');
  };
  const leave = () => {
    if (mode() !== 'hover' || env.still) return;
    stay();
    leaving = setTimeout(close, LEAVE_MS);
  };
  stage.ends(() => unplace?.());
  stage.ends(onEscape(() => (card ? close() : false), (stage.element.getRootNode() as ShadowRoot).host, true));
  return {
    draw,
    open,
    place,
    close,
    /** Closes it soon, unless the pointer comes back. */
    leave,
    /** Keeps it open after `leave`. */
    stay,
    toggle: () => (card ? close() : open()),
  };
}
