import { h } from '../../embed/kit/dom';
import { follow } from '../../embed/kit/position';
import type { Renderer } from '../../embed/kit/renderer';
import { createStage } from '../../embed/kit/stage';
import { RICH_STYLES } from '../../embed/kit/styles';
import { targetFinder } from '../../embed/kit/target';
import { watchView } from '../../embed/kit/view';
import { waitFor, whenGone } from '../../embed/kit/wait';
import type { Views } from '../contract/views';
import type { TargetChange, TargetSnapshot } from '../selectors/target-snapshot';
import { createHint, type Hint, hasMark, modeOf, type Tip } from './hint';
import { drawMark, listenToMark, placeMark } from './mark';
import { TIP_STYLES } from './styles';

/** Has the element of a tip open its hint. @returns functions that stop it */
function listenToTarget(target: Element, tip: Tip, { open, leave, close, toggle }: Hint): (() => void)[] {
  const acts: Record<string, Record<string, () => void>> = {
    hover: { pointerenter: open, pointerleave: leave, focusin: open, focusout: leave },
    focus: { focusin: open, focusout: close },
    click: hasMark(tip) ? {} : { click: toggle },
  };
  return Object.entries(acts[modeOf(tip)] ?? {}).map(([name, act]) => {
    target.addEventListener(name, act);
    return () => target.removeEventListener(name, act);
  });
}

/** Draws a smart tip: a mark on its element, and the hint that opens there. */
export const render: Renderer<Views['smartTip']> = (root, widget, given) => {
  const stage = createStage(root, RICH_STYLES + TIP_STYLES, given);
  const { env } = stage;
  const tip: Tip = { view: widget };
  const stops: (() => void)[] = [];
  let seen = false;
  let reported = false;

  const release = () => {
    hint.stay();
    for (const stop of stops.splice(0)) stop();
  };
  stage.ends(release);
  const mark = h('button', { type: 'button', class: 'mark', hidden: true, 'aria-expanded': 'false' });
  stage.element.append(mark);
  const hint = createHint(stage, tip, mark);
  listenToMark(mark, tip, hint);

  const attach = (found: Element) => {
    release();
    tip.target = found;
    stage.layer.raise(found);
    // The mark is hidden while its element is scrolled out of view or covered.
    if (hasMark(tip))
      stops.push(
        watchView(found, (isSeen) => {
          mark.hidden = !isSeen;
        }),
      );
    drawMark(mark, tip, stage);
    if (hasMark(tip)) stops.push(follow(found, mark, (box) => placeMark(mark, tip, stage, box)));
    stops.push(...listenToTarget(found, tip, hint));
    stops.push(whenGone(found, locate));
    if (modeOf(tip) === 'always' || env.still) hint.open();
    hint.place();
    if (!seen) stage.afterPaint(() => env.emit({ name: 'smart_tip_available' }));
    seen = true;
  };
  /** Reports a target once per page. A target that was found before is not reported as missing. */
  const report = (domQuery: string, change: TargetChange | undefined) => {
    const name = change ? 'smart_tip_target_changed' : 'smart_tip_target_missing';
    if (!reported && (change || (!seen && (tip.view as { isExpected?: boolean }).isExpected)))
      env.emit({ name, props: { domQuery, ...change } });
    reported = true;
  };
  const locate = () => {
    release();
    hint.close();
    tip.target = undefined;
    mark.hidden = true;
    const { cssSelector: selector, targetSnapshot: snapshot, changedTarget } = tip.view.settings;
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
      const moved = changed.settings.cssSelector !== tip.view.settings.cssSelector;
      const other = changed.settings.displayOn !== tip.view.settings.displayOn;
      tip.view = changed;
      stage.change({ ...appearance });
      if (moved || other || !tip.target) return locate();
      hint.draw();
      attach(tip.target);
    },
    show: hint.open,
    destroy: stage.destroy,
  };
};
