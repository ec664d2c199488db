import { createCard } from '../kit/card';
import { button, closeButton } from '../kit/controls';
import { append, type Child, h } from '../kit/dom';
import { trapTab } from '../kit/focus';
import type { Rendered } from '../kit/renderer';
import { createStage, type Stage } from '../kit/stage';
import { RICH_STYLES } from '../kit/styles';
import type { PanelEnv, PanelView } from './env';
import { read } from './read';
import { SHEET_STYLES } from './sheet-styles';
import * as texts from './texts';

/** A sheet at the side of the page, over it. */
export type Sheet = { stage: Stage; env: PanelEnv; element: HTMLElement };

/** What a sheet shows. */
type Contents<Content> = {
  entityType: 'changelog' | 'roadmap';
  /** The body of the request. */
  body: object;
  /** The title until the name of the content is loaded. */
  title: string;
  styles: string;
  /** Draws the loaded content. Called once. */
  draw: (content: Content, sheet: Sheet) => Child[];
};

/** A few words in place of content. */
export const notice = (title: string, more?: string, act?: HTMLElement): HTMLElement =>
  h('div', { class: 'notice' }, h('p', { class: 'strong' }, title), more && h('p', { class: 'text' }, more), act);

const LINES = 9;

/** A placeholder for the content. */
const waiting = (): HTMLElement =>
  h('div', { class: 'waiting', 'aria-hidden': 'true' }, ...[...Array(LINES)].map(() => h('i')));

/** Opens a sheet and loads its content; the sheet says that it is loading, or that loading failed. */
export function openSheet<Content extends { id: number; name: string }>(
  root: ShadowRoot,
  env: PanelEnv,
  { entityType, body, title, styles, draw }: Contents<Content>,
): Rendered<PanelView> {
  const stage = createStage(root, RICH_STYLES + SHEET_STYLES + styles, env);
  let closed = false;
  stage.ends(() => {
    closed = true;
  });
  const close = () => {
    stage.destroy();
    env.closed();
  };
  stage.element.append(h('div', { class: 'scrim enter', 'aria-hidden': 'true', onclick: close }));
  const card = createCard(stage, title, {
    look: 'panel',
    modal: true,
    trap: trapTab,
    takesFocus: true,
    onEscape: close,
  });
  const heading = h('h2', { class: 'title', id: 'title' }, title);
  const holder = h('div');
  card.draw(h('div', { class: 'head' }, heading, closeButton(stage, close)), holder);

  const put = (...children: Child[]) => {
    holder.replaceChildren();
    append(holder, children);
  };
  async function load(): Promise<void> {
    put(waiting());
    card.element.setAttribute('aria-busy', 'true');
    stage.announce(stage.say(texts.loading));
    const outcome = await read<Content>(env, `/${entityType}`, body);
    if (closed) return;
    card.element.setAttribute('aria-busy', 'false');
    if ('content' in outcome) {
      const { id, name } = outcome.content;
      root.host.setAttribute('data-docent-widget', `${entityType}/${id}`);
      heading.textContent = name;
      stage.announce('');
      return put(...draw(outcome.content, { stage, env, element: card.element }));
    }
    const again = () => {
      card.focus();
      void load();
    };
    stage.announce(stage.say(outcome.mayCome ? texts.failed : texts.unavailable));
    put(
      outcome.mayCome
        ? notice(
            stage.say(texts.failed),
            stage.say(texts.failedMore),
            button(stage.say(texts.again), 'primary', again, 'again'),
          )
        : notice(stage.say(texts.unavailable)),
    );
  }
  card.focus();
  void load();
  return {
    update: (_, appearance) => stage.change({ ...appearance }),
    show: card.focus,
    destroy: stage.destroy,
  };
}
