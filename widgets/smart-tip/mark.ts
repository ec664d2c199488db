import { h } from '../../embed/kit/dom';
import { INFO, icon } from '../../embed/kit/icons';
import { moveTo } from '../../embed/kit/position';
import type { Stage } from '../../embed/kit/stage';
import * as texts from '../../embed/kit/texts';
import { type Hint, modeOf, type Tip } from './hint';

const MARK = { size: 24, gap: 4 };

const isIcon = ({ view }: Tip) => view.settings.indicator === 'icon';

/** Has the mark of a tip open its hint. A hint that opens on hover also opens by keyboard and by touch. */
export function listenToMark(mark: HTMLElement, tip: Tip, { open, leave, toggle }: Hint): void {
  const opensOnHover = () => modeOf(tip) === 'hover';
  mark.addEventListener('click', () => (opensOnHover() ? open() : toggle()));
  mark.addEventListener('focus', () => mark.matches(':focus-visible') && opensOnHover() && open());
  mark.addEventListener('blur', leave);
  mark.addEventListener('pointerenter', () => opensOnHover() && open());
  mark.addEventListener('pointerleave', leave);
}

/** Draws the mark: an icon or a dot. */
export function drawMark(mark: HTMLElement, tip: Tip, stage: Stage): void {
  mark.setAttribute('aria-label', tip.view.title || stage.say(texts.tip));
  mark.replaceChildren(isIcon(tip) ? icon(INFO, 20) : h('i'));
}

/** Moves the mark to its element, whose box is `box`: an icon next to it, a dot to its corner. */
export function placeMark(mark: HTMLElement, tip: Tip, stage: Stage, box: DOMRect): void {
  const asIcon = isIcon(tip);
  const rtl = stage.env.dir === 'rtl';
  const edge = rtl ? box.left : box.right;
  const outside = rtl ? edge - MARK.size - MARK.gap : edge + MARK.gap;
  const x = Math.min(Math.max(0, asIcon ? outside : edge - MARK.size / 2), innerWidth - MARK.size);
  const y = Math.max(0, asIcon ? box.top + (box.height - MARK.size) / 2 : box.top - MARK.size / 2);
  moveTo(mark, x, y);
}
