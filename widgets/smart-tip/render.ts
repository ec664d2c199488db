import { type Card, cardTitle, createCard } from '../../embed/kit/card';
import { closeButton } from '../../embed/kit/controls';
import { h } from '../../embed/kit/dom';
import { onEscape } from '../../embed/kit/focus';
import { richText } from '../../embed/kit/html';
import { INFO, icon } from '../../embed/kit/icons';
import { anchor, follow, moveTo, placementOf } from '../../embed/kit/position';
import type { Renderer } from '../../embed/kit/renderer';
import { createStage } from '../../embed/kit/stage';
import { RICH_STYLES } from '../../embed/kit/styles';
import { targetFinder } from '../../embed/kit/target';
import * as texts from '../../embed/kit/texts';
import { watchView } from '../../embed/kit/view';
import { waitFor, whenGone } from '../../embed/kit/wait';
import type { Views } from '../contract/views';
import type { TargetChange, TargetSnapshot } from '../selectors/target-snapshot';
import { TIP_STYLES } from './styles';

/** Time to move the pointer from the element to the tip. */
const LEAVE_MS = 180;
const MARK = { size: 24, gap: 4 };

/** Draws a smart tip: a mark on its element, and the hint that opens there. */
export const render: Renderer<Views['smartTip']> = (root, widget, given) => {
  const stage = createStage(root, RICH_STYLES + TIP_STYLES, given);
  const { env } = stage;
  let view = widget;
  let target: Element | undefined;
  let card: Card | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stops: (() => void)[] = [];
  let seen = false;
  let reported = false;
  const arrow = h('div', { class: 'arrow', 'aria-hidden': 'true' });

  const mode = () => {
    const wanted = view.settings.displayOn ?? '';
    return ['click', 'focus', 'always'].includes(wanted) ? wanted : 'hover';
  };
  const release = () => {
    clearTimeout(leaving);
    for (const stop of stops.splice(0)) stop();
  };
  stage.ends(release);
  const hasMark = () => view.settings.indicator !== 'none';
  const mark = h('button', { type: 'button', class: 'mark', hidden: true, 'aria-expanded': 'false' });
  stage.element.append(mark);

  const drawCard = () => {
    const closable = mode() === 'click' || mode() === 'always';
    card?.draw(
      closable && closeButton(stage, close),
      h('div', { class: 'body' }, cardTitle(view.title), richText(view.content)),
      arrow,
    );
  };
  const onClick = (event: Event) => {
    const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
    if (link) env.emit({ name: 'smart_tip_action_clicked', props: { url: (link as HTMLAnchorElement).href } });
  };
  const open = () => {
    clearTimeout(leaving);
    if (card || !target) return;
    card = createCard(stage, stage.say(texts.tip), {
      look: 'tip',
      role: mode() === 'hover' || mode() === 'focus' ? 'tooltip' : 'dialog',
    });
    card.element.addEventListener('pointerenter', () => clearTimeout(leaving));
    card.element.addEventListener('pointerleave', leave);
    card.element.addEventListener('click', onClick);
    drawCard();
    place();
    mark.setAttribute('aria-expanded', 'true');
    stage.announce(`${view.title} ${card.element.querySelector('.rich')?.textContent ?? ''}`);
    stage.afterPaint(() => env.emit({ name: 'smart_tip_open' }));
  };
  let unplace: (() => void) | undefined;
  const place = () => {
    unplace?.();
    if (!card || !target) return;
    const at = hasMark() && mode() !== 'always' && view.settings.indicator === 'icon' ? mark : target;
    unplace = anchor({
      target: at,
      card: card.element,
      arrow,
      placement: placementOf(view.settings.direction, 'top'),
    });
  };
  const close = () => {
    clearTimeout(leaving);
    unplace?.();
    unplace = undefined;
    card?.remove();
    card = undefined;
    mark.setAttribute('aria-expanded', 'false');
  };
  const leave = () => {
    if (mode() !== 'hover' || env.still) return;
    clearTimeout(leaving);
    leaving = setTimeout(close, LEAVE_MS);
  };
  const toggle = () => (card ? close() : open());
  stage.ends(() => unplace?.());
  stage.ends(onEscape(() => card && close(), root.host, true));
  // A tip that opens on hover also opens by keyboard and by touch.
  mark.addEventListener('click', () => (mode() === 'hover' ? open() : toggle()));
  mark.addEventListener('focus', () => mark.matches(':focus-visible') && mode() === 'hover' && open());
  mark.addEventListener('blur', leave);
  mark.addEventListener('pointerenter', () => mode() === 'hover' && open());
  mark.addEventListener('pointerleave', leave);

  const placeMark = (box: DOMRect) => {
    const asIcon = view.settings.indicator === 'icon';
    const rtl = env.dir === 'rtl';
    const edge = rtl ? box.left : box.right;
    const outside = rtl ? edge - MARK.size - MARK.gap : edge + MARK.gap;
    const x = Math.min(Math.max(0, asIcon ? outside : edge - MARK.size / 2), innerWidth - MARK.size);
    const y = Math.max(0, asIcon ? box.top + (box.height - MARK.size) / 2 : box.top - MARK.size / 2);
    moveTo(mark, x, y);
  };
  const listen = (element: Element, name: string, act: () => void) => {
    element.addEventListener(name, act);
    stops.push(() => element.removeEventListener(name, act));
  };
  const attach = (found: Element) => {
    release();
    target = found;
    stage.layer.raise(found);
    // The mark is hidden while its element is scrolled out of view or covered.
    if (hasMark())
      stops.push(
        watchView(found, (isSeen) => {
          mark.hidden = !isSeen;
        }),
      );
    mark.setAttribute('aria-label', view.title || stage.say(texts.tip));
    mark.replaceChildren(view.settings.indicator === 'icon' ? icon(INFO, 20) : h('i'));
    if (hasMark()) stops.push(follow(found, mark, placeMark));
    if (mode() === 'hover') {
      listen(found, 'pointerenter', open);
      listen(found, 'pointerleave', leave);
      listen(found, 'focusin', open);
      listen(found, 'focusout', leave);
    } else if (mode() === 'focus') {
      listen(found, 'focusin', open);
      listen(found, 'focusout', close);
    } else if (mode() === 'click' && !hasMark()) listen(found, 'click', toggle);
    stops.push(whenGone(found, locate));
    if (mode() === 'always' || env.still) open();
    place();
    if (!seen) stage.afterPaint(() => env.emit({ name: 'smart_tip_available' }));
    seen = true;
  };
  /** Reports a target once per page. A target that was found before is not reported as missing. */
  const report = (domQuery: string, change: TargetChange | undefined) => {
    const name = change ? 'smart_tip_target_changed' : 'smart_tip_target_missing';
    if (!reported && (change || (!seen && (view as { isExpected?: boolean }).isExpected)))
      env.emit({ name, props: { domQuery, ...change } });
    reported = true;
  };
  const locate = () => {
    release();
    close();
    target = undefined;
    mark.hidden = true;
    const { cssSelector: selector, targetSnapshot: snapshot, changedTarget } = view.settings;
    if (!selector) return;
    const { find, change } = targetFinder(env, { selector, snapshot: snapshot as TargetSnapshot, changedTarget });
    let found = false;
    const onFound = (element: Element) => {
      found = true;
      if (change()) report(selector, change());
      attach(element);
    };
    const stop = waitFor({ find, seconds: 10, onFound, onMissing: () => report(selector, change()) });
    if (!found) stops.push(stop);
  };
  locate();

  return {
    update: (changed, appearance) => {
      const moved = changed.settings.cssSelector !== view.settings.cssSelector;
      const other = changed.settings.displayOn !== view.settings.displayOn;
      view = changed;
      stage.change({ ...appearance });
      if (moved || other || !target) return locate();
      drawCard();
      attach(target);
    },
    show: open,
    destroy: stage.destroy,
  };
};
