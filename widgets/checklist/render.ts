import { type Card, cardTitle, createCard } from '../../embed/kit/card';
import { button, closeButton, thanks } from '../../embed/kit/controls';
import { h, redraw } from '../../embed/kit/dom';
import { richText } from '../../embed/kit/html';
import type { Renderer } from '../../embed/kit/renderer';
import { createStage, type Stage } from '../../embed/kit/stage';
import { LAUNCHER_PANEL_STYLES, LAUNCHER_STYLES, RICH_STYLES, THANKS_STYLES } from '../../embed/kit/styles';
import * as texts from '../../embed/kit/texts';
import { cornerOf } from '../appearance/corners';
import type { Views } from '../contract/views';
import { confetti } from './confetti';
import { type Item, itemRow, openItem } from './item';
import { meter } from './meter';
import { CHECKLIST_STYLES } from './styles';

const STYLES = RICH_STYLES + THANKS_STYLES + LAUNCHER_STYLES + LAUNCHER_PANEL_STYLES + CHECKLIST_STYLES;

type View = Views['checklist'];

/** A checklist, and which of its items are done. */
type State = {
  view: View;
  completed: Set<string>;
  /** A preview shows all items as completed, so that the author sees the celebration. */
  isPreviewOfEnd: boolean;
};

const isDone = ({ completed, isPreviewOfEnd }: State, { id }: Item) => isPreviewOfEnd || completed.has(id);
const doneCount = (state: State) => state.view.items.filter((item) => isDone(state, item)).length;
const isComplete = (state: State) => state.view.items.length > 0 && doneCount(state) === state.view.items.length;
const nextItemId = (state: State) => state.view.items.find((item) => !isDone(state, item))?.id;

const headingOf = ({ settings, name }: View) => settings.title || name;
const celebrationTitle = (stage: Stage, { settings }: View) => settings.celebration?.title || stage.say(texts.allDone);

/** The message that all items are done. */
function celebrationMessage(stage: Stage, view: View): HTMLElement {
  const { celebration } = view.settings;
  const content = richText(celebration?.content);
  const more = content || celebration?.title ? undefined : stage.say(texts.allDoneMore);
  const box = thanks(celebrationTitle(stage, view), more);
  if (content) box.append(content);
  return box;
}

/** The top of the panel: the title, the introduction, and a bar for the items that are done. */
function head(stage: Stage, state: State): HTMLElement {
  const { view } = state;
  const [at, of] = [doneCount(state), view.items.length];
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
    cardTitle(headingOf(view)),
    richText(view.settings.intro),
    h('div', { class: 'progress' }, bar, h('span', { class: 'quiet' }, label)),
  );
}

/** The button that opens and closes the panel, with the progress. */
function launcher(state: State, isOpen: boolean, toggle: () => void): HTMLElement {
  const { view } = state;
  const done = doneCount(state);
  const left = view.items.length - done;
  return h(
    'button',
    {
      type: 'button',
      class: `launcher ${cornerOf(view.settings.position)}`,
      'data-key': 'launcher',
      'aria-expanded': String(isOpen),
      onclick: toggle,
    },
    meter(view.items.length ? done / view.items.length : 0),
    h('span', {}, view.settings.launcherText || headingOf(view)),
    left > 0 && h('span', { class: 'count', 'aria-hidden': 'true' }, String(left)),
  );
}

/** Draws a checklist: a launcher with its progress, and the panel of tasks. */
export const render: Renderer<View> = (root, widget, given) => {
  const stage = createStage(root, STYLES, given);
  const { env } = stage;
  const state: State = { view: widget, completed: new Set(env.progress?.completed), isPreviewOfEnd: false };
  let unfolded = nextItemId(state);
  /** All items are completed, and the celebration has not been shown yet. */
  let isCelebrationDue = false;
  let panel: Card | undefined;
  const place = h('div');
  stage.element.append(place);

  const dismiss = () => {
    env.emit({ name: 'checklist_dismissed' });
    stage.destroy();
    env.closed();
  };
  const complete = (item: Item) => {
    if (isDone(state, item)) return;
    state.completed.add(item.id);
    env.keep({ completed: [...state.completed] });
    env.emit({ name: 'checklist_step_completed', props: { itemId: item.id } });
    isCelebrationDue = isComplete(state);
    const done = stage.say(texts.done, { at: doneCount(state), of: state.view.items.length });
    stage.announce(isCelebrationDue ? `${done} ${celebrationTitle(stage, state.view)}` : done);
    if (isCelebrationDue) env.emit({ name: 'checklist_finished' });
    unfolded = nextItemId(state);
    draw();
  };
  const act = (item: Item) => {
    openItem(env, item);
    if (item.type === 'start-tour' && !env.still) collapse();
  };

  const row = (item: Item) =>
    itemRow(stage, item, {
      done: isDone(state, item),
      open: unfolded === item.id,
      toggle: () => {
        unfolded = unfolded === item.id ? undefined : item.id;
        draw();
      },
      act: () => act(item),
      complete: () => complete(item),
    });
  const toggle = () => (panel ? collapse() : expand());
  const draw = () => {
    const { view } = state;
    redraw(place, launcher(state, !!panel, toggle));
    if (!panel) return;
    panel.element.className = `card enter sheet panel opened ${cornerOf(view.settings.position)}`;
    panel.draw(
      closeButton(stage, collapse),
      head(stage, state),
      isComplete(state) && celebrationMessage(stage, view),
      h('ul', { class: 'items' }, ...view.items.map(row)),
      h('div', { class: 'foot' }, button(stage.say(texts.dismiss), 'ghost', dismiss, 'dismiss')),
    );
    if (isCelebrationDue && view.settings.celebration?.effect === 'confetti' && stage.moves()) confetti(panel.element);
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
    panel = createCard(stage, state.view.name, { look: '', takesFocus: true, onEscape: collapse });
    draw();
    panel.focus();
    stage.afterPaint(() => env.emit({ name: 'checklist_opened' }));
  };

  draw();
  if (env.still) expand();
  stage.afterPaint(() => env.emit({ name: 'checklist_shown' }));

  return {
    update: (changed, { progress, ...appearance } = {}) => {
      state.view = changed;
      if (progress?.completed) state.completed = new Set(progress.completed);
      stage.change(appearance);
      draw();
    },
    complete: (id) => {
      const item = state.view.items.find((one) => one.id === id);
      if (item) complete(item);
    },
    // The index after the last item shows the celebration.
    show: (index) => {
      isCelebrationDue = state.isPreviewOfEnd = index > 0 && index >= state.view.items.length;
      unfolded = state.view.items[index]?.id;
      if (panel) draw();
      else expand();
    },
    destroy: stage.destroy,
  };
};
