import { type Card, cardTitle, createCard } from '../../embed/kit/card';
import { button, closeButton, thanks } from '../../embed/kit/controls';
import { h, redraw } from '../../embed/kit/dom';
import { richText } from '../../embed/kit/html';
import type { Renderer } from '../../embed/kit/renderer';
import { createStage } from '../../embed/kit/stage';
import { LAUNCHER_PANEL_STYLES, LAUNCHER_STYLES, RICH_STYLES, THANKS_STYLES } from '../../embed/kit/styles';
import * as texts from '../../embed/kit/texts';
import { safeLink } from '../../embed/kit/urls';
import { cornerOf } from '../appearance/corners';
import type { Views } from '../contract/views';
import { confetti } from './confetti';
import { type Item, itemRow } from './item';
import { meter } from './meter';
import { CHECKLIST_STYLES } from './styles';

/** Draws a checklist: a launcher with its progress, and the panel of tasks. */
export const render: Renderer<Views['checklist']> = (root, widget, given) => {
  const stage = createStage(
    root,
    RICH_STYLES + THANKS_STYLES + LAUNCHER_STYLES + LAUNCHER_PANEL_STYLES + CHECKLIST_STYLES,
    given,
  );
  const { env } = stage;
  let view = widget;
  let completed = new Set(env.progress?.completed);
  let unfolded: string | undefined;
  /** A preview shows all items as completed, so that the author sees the celebration. */
  let isPreviewOfEnd = false;
  /** All items are completed, and the celebration has not been shown yet. */
  let isCelebrationDue = false;
  let panel: Card | undefined;
  const place = h('div');
  stage.element.append(place);

  const heading = () => view.settings.title || view.name;
  const celebration = () => view.settings.celebration;
  const isDone = (item: Item) => isPreviewOfEnd || completed.has(item.id);
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
    isCelebrationDue = isComplete();
    const done = stage.say(texts.done, { at: doneCount(), of: view.items.length });
    stage.announce(isCelebrationDue ? `${done} ${celebrationTitle()}` : done);
    if (isCelebrationDue) env.emit({ name: 'checklist_finished' });
    unfoldNext();
    draw();
  };
  const act = (item: Item) => {
    if (item.type === 'start-tour') {
      if (item.tourId !== undefined) env.open({ type: 'tour', id: item.tourId });
      if (!env.still) collapse();
      return;
    }
    const link = safeLink(item.redirectToUrl);
    if (link) env.navigate(link);
  };

  const celebrationTitle = () => celebration()?.title || stage.say(texts.allDone);
  const celebrate = () => {
    const content = richText(celebration()?.content);
    const more = content || celebration()?.title ? undefined : stage.say(texts.allDoneMore);
    const box = thanks(celebrationTitle(), more);
    if (content) box.append(content);
    return box;
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
      cardTitle(heading()),
      richText(view.settings.intro),
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
        class: `launcher ${corner()}`,
        'data-key': 'launcher',
        'aria-expanded': String(!!panel),
        onclick: () => (panel ? collapse() : expand()),
      },
      meter(view.items.length ? doneCount() / view.items.length : 0),
      h('span', {}, view.settings.launcherText || heading()),
      left > 0 && h('span', { class: 'count', 'aria-hidden': 'true' }, String(left)),
    );
  };
  const corner = () => cornerOf(view.settings.position);
  const draw = () => {
    redraw(place, launcher());
    if (!panel) return;
    panel.element.className = `card enter sheet panel opened ${corner()}`;
    panel.draw(
      closeButton(stage, collapse),
      head(),
      isComplete() && celebrate(),
      h('ul', { class: 'items' }, ...view.items.map(row)),
      h('div', { class: 'foot' }, button(stage.say(texts.dismiss), 'ghost', dismiss, 'dismiss')),
    );
    if (isCelebrationDue && celebration()?.effect === 'confetti' && stage.moves()) confetti(panel.element);
    isCelebrationDue = false;
  };

  const collapse = () => {
    const closing = panel;
    panel = undefined;
    draw();
    closing?.remove();
  };
  const expand = () => {
    if (panel) return;
    panel = createCard(stage, view.name, { look: '', takesFocus: true, onEscape: collapse });
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
    // The index after the last item shows the celebration.
    show: (index) => {
      isCelebrationDue = isPreviewOfEnd = index > 0 && index >= view.items.length;
      unfolded = view.items[index]?.id;
      if (panel) draw();
      else expand();
    },
    destroy: stage.destroy,
  };
};
