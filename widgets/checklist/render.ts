import { type Card, cardTitle, createCard } from '../../embed/kit/card';
import { button, closeButton, thanks } from '../../embed/kit/controls';
import { h, redraw } from '../../embed/kit/dom';
import type { Renderer } from '../../embed/kit/renderer';
import { createStage } from '../../embed/kit/stage';
import { LAUNCHER_STYLES, RICH_STYLES, THANKS_STYLES } from '../../embed/kit/styles';
import * as texts from '../../embed/kit/texts';
import { safeLink } from '../../embed/kit/urls';
import type { Views } from '../views';
import { type Item, itemRow } from './item';
import { meter } from './meter';
import { CHECKLIST_STYLES } from './styles';

/** Draws a checklist: a launcher with its progress, and the panel of tasks. */
export const render: Renderer<Views['checklist']> = (root, widget, given) => {
  const stage = createStage(root, RICH_STYLES + THANKS_STYLES + LAUNCHER_STYLES + CHECKLIST_STYLES, given);
  const { env } = stage;
  let view = widget;
  let completed = new Set(env.progress?.completed);
  let unfolded: string | undefined;
  let panel: Card | undefined;
  const corner = h('div');
  stage.element.append(corner);

  const isDone = (item: Item) => completed.has(item.id);
  const doneCount = () => view.items.filter(isDone).length;
  const isComplete = () => view.items.length > 0 && doneCount() === view.items.length;
  const unfoldNext = () => {
    unfolded = view.items.find((item) => !isDone(item))?.id;
  };

  const dismiss = () => {
    env.emit({ name: 'checklist_dismissed' });
    stage.destroy();
    env.closed();
  };
  const complete = (item: Item) => {
    if (isDone(item)) return;
    completed.add(item.id);
    env.keep({ completed: [...completed] });
    env.emit({ name: 'checklist_step_completed', props: { itemId: item.id } });
    stage.announce(stage.say(texts.done, { at: doneCount(), of: view.items.length }));
    if (isComplete()) env.emit({ name: 'checklist_finished' });
    unfoldNext();
    draw();
  };
  const act = (item: Item) => {
    if (item.type === 'start-tour') {
      if (item.tourId !== undefined) env.open({ tour: item.tourId });
      if (!env.still) collapse();
      return;
    }
    const link = safeLink(item.redirectToUrl);
    if (link) env.navigate(link);
  };

  const head = () => {
    const [at, of] = [doneCount(), view.items.length];
    const filled = h('i');
    filled.style.setProperty('width', `${of ? (at / of) * 100 : 0}%`);
    const label = stage.say(texts.done, { at, of });
    const bar = h(
      'div',
      {
        class: 'bar',
        role: 'progressbar',
        'aria-valuemin': 0,
        'aria-valuemax': of,
        'aria-valuenow': at,
        'aria-label': label,
      },
      filled,
    );
    return h(
      'div',
      { class: 'head' },
      cardTitle(view.name),
      h('div', { class: 'progress' }, bar, h('span', { class: 'quiet' }, label)),
    );
  };
  const row = (item: Item) =>
    itemRow(stage, item, {
      done: isDone(item),
      open: unfolded === item.id,
      toggle: () => {
        unfolded = unfolded === item.id ? undefined : item.id;
        draw();
      },
      act: () => act(item),
      complete: () => complete(item),
    });
  const launcher = () => {
    const left = view.items.length - doneCount();
    return h(
      'button',
      {
        type: 'button',
        class: 'launcher corner',
        'data-key': 'launcher',
        'aria-expanded': String(!!panel),
        onclick: () => (panel ? collapse() : expand()),
      },
      meter(view.items.length ? doneCount() / view.items.length : 0),
      h('span', {}, view.name),
      left > 0 && h('span', { class: 'count', 'aria-hidden': 'true' }, String(left)),
    );
  };
  const draw = () => {
    redraw(corner, launcher());
    panel?.draw(
      closeButton(stage, collapse),
      head(),
      isComplete() && thanks(stage.say(texts.allDone), stage.say(texts.allDoneMore)),
      h('ul', { class: 'items' }, ...view.items.map(row)),
      h('div', { class: 'foot' }, button(stage.say(texts.dismiss), 'ghost', dismiss, 'dismiss')),
    );
  };

  const collapse = () => {
    const closing = panel;
    panel = undefined;
    draw();
    closing?.remove();
  };
  const expand = () => {
    if (panel) return;
    panel = createCard(stage, view.name, { look: 'sheet panel corner', takesFocus: true, onEscape: collapse });
    draw();
    panel.focus();
    stage.afterPaint(() => env.emit({ name: 'checklist_opened' }));
  };

  unfoldNext();
  draw();
  if (env.still) expand();
  stage.afterPaint(() => env.emit({ name: 'checklist_shown' }));

  return {
    update: (changed, { progress, ...appearance } = {}) => {
      view = changed;
      if (progress?.completed) completed = new Set(progress.completed);
      stage.change(appearance);
      draw();
    },
    complete: (id) => {
      const item = view.items.find((one) => one.id === id);
      if (item) complete(item);
    },
    show: (index) => {
      unfolded = view.items[index]?.id;
      expand();
      draw();
    },
    destroy: stage.destroy,
  };
};
